"""Bots at work: a bounded number of threads, first come, first served, so that no table starves another."""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Final, TypeVar

from ostraka.bots import find_bot
from ostraka.server.errors import Refusal
from ostraka.table.table import Table
from ostraka.table.turn_draft import Draft

T = TypeVar("T")
MOST_REPLAYS: Final = 64  # at work or in line; each takes a fraction of a second


class Thinkers:
    """Threads for bots and hints, and others for what must not keep these waiting: reviews and replays."""

    def __init__(self, threads: int | None = None) -> None:
        self._quick = ThreadPoolExecutor(threads or os.cpu_count() or 1, "thinker")
        self._slow = ThreadPoolExecutor(1, "reviewer")
        self._replayer = ThreadPoolExecutor(1, "replayer")
        self._replays = 0
        self.waiting = 0
        self.seconds = 0.0
        self.decisions = 0

    def stop(self) -> None:
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._slow.shutdown(wait=False, cancel_futures=True)
        self._replayer.shutdown(wait=False, cancel_futures=True)

    async def turn(self, table: Table, seat: int, level: str, table_id: str) -> list[str]:
        """A whole turn of a bot; `table` is a copy that nobody else uses."""
        return await self.think(lambda: whole_turn(table, seat, level, table_id))

    async def think(self, work: Callable[[], T]) -> T:
        self.waiting += 1
        started = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._quick, work)
        finally:
            self.waiting -= 1
            self.decisions += 1
            self.seconds += time.perf_counter() - started

    async def look_back(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._slow, work)

    async def replay(self, work: Callable[[], T]) -> T:
        if self._replays >= MOST_REPLAYS:
            raise Refusal("busy", "too many look back on a game at once; try again", retry=3)
        self._replays += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._replayer, work)
        finally:
            self._replays -= 1


def whole_turn(table: Table, seat: int, level: str, table_id: str) -> list[str]:
    bot = find_bot(level, seed=int.from_bytes(sha256(f"{table_id} {seat}".encode()).digest()[:6], "big"))
    draft = Draft(table, seat)
    while draft.next:
        draft.play(bot.choose(draft.after))
    return draft.moves
