"""Thread pools: bounded and first come, first served, so that no table starves another."""

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
MOST_REPLAYS: Final = 64  # running or queued; each takes a fraction of a second


class Pool:
    """Threads that run functions, with counters for the metrics."""

    def __init__(self, name: str, threads: int, most: int | None = None) -> None:
        self._executor = ThreadPoolExecutor(threads, name)
        self._most = most
        self.queued = 0  # running ones included
        self.finished = 0
        self.seconds = 0.0  # time until finished, the wait in the queue included

    async def run(self, work: Callable[[], T]) -> T:
        if self._most is not None and self.queued >= self._most:
            raise Refusal("busy", "too many requests of this kind at once; try again", retry=3)
        self.queued += 1
        start = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, work)
        finally:
            self.queued -= 1
            self.finished += 1
            self.seconds += time.perf_counter() - start

    def stop(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


class WorkerPools:
    """A pool for bots and hints, and others for work that must not delay them."""

    def __init__(self, bot_threads: int | None = None) -> None:
        self.bots = Pool("bots", bot_threads or os.cpu_count() or 1)
        self.reviews = Pool("reviews", 1)
        self.replays = Pool("replays", 1, MOST_REPLAYS)

    def stop(self) -> None:
        for pool in (self.bots, self.reviews, self.replays):
            pool.stop()


def choose_turn(table: Table, seat: int, bot_name: str, table_id: str) -> list[str]:
    """A whole turn of a bot; `table` is a copy that nothing else uses."""
    seed = int.from_bytes(sha256(f"{table_id} {seat}".encode()).digest()[:6], "big")
    bot = find_bot(bot_name, seed=seed)
    draft = Draft(table, seat)
    while draft.next:
        draft.play(bot.choose(draft.after))
    return draft.moves
