"""The bots of a table: each computes its turn in a worker thread, and submits it as a person would."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, NamedTuple

from ostraka.server.errors import Refusal
from ostraka.server.jobs.workers import Pool, choose_turn
from ostraka.server.logs import log, pseudonym
from ostraka.server.tasks import BackgroundTasks
from ostraka.table.table import Table

_DELAY: Final = (0.6, 1.4)  # seconds that a bot takes, at least and at most
_RETRY: Final = 2.0  # seconds after a failed turn


class DueTurn(NamedTuple):
    """A turn that a bot owes."""

    bot: str
    table: Table
    delay: bool  # whether it should take its time


Due = Callable[[int], DueTurn | None]  # the turn that a seat owes
Submit = Callable[[int, str, Sequence[str]], Awaitable[None]]  # seat, bot, moves


class Bots:
    """The bots of one table that are at work; none works on two turns at once."""

    def __init__(self, table_id: str, pool: Pool, tasks: BackgroundTasks) -> None:
        self._table_id = table_id
        self._pool = pool
        self._tasks = tasks
        self._busy: set[int] = set()  # seats

    @property
    def are_busy(self) -> bool:
        return bool(self._busy)

    def wake(self, seats: Iterable[int], due_turn: Due, submit: Submit) -> None:
        """Let the bots of some seats play, where a turn is due and they are not busy."""
        for seat in seats:
            if seat not in self._busy and due_turn(seat) is not None:
                self._busy.add(seat)
                self._tasks.start(self._play_due_turns(seat, due_turn, submit))

    async def _play_due_turns(self, seat: int, due_turn: Due, submit: Submit) -> None:
        """Play a bot's turns for as long as one is due."""
        try:
            while (due := due_turn(seat)) is not None:
                fields = {"table": pseudonym(self._table_id), "seat": seat, "bot": due.bot}
                try:
                    await submit(seat, due.bot, await self._choose_turn(seat, due))
                except Refusal as refusal:
                    log.info("bot turn refused", extra={**fields, "reason": refusal.text})
                    await asyncio.sleep(_RETRY)
                except Exception:  # noqa: BLE001 - a bug in one bot must not stop the table
                    log.exception("bot turn failed", extra=fields)
                    await asyncio.sleep(_RETRY)
        finally:
            self._busy.discard(seat)

    async def _choose_turn(self, seat: int, due: DueTurn) -> Sequence[str]:
        earliest = time.monotonic() + (random.uniform(*_DELAY) if due.delay else 0.0)  # noqa: S311
        table = due.table.copy()
        moves = await self._pool.run(lambda: choose_turn(table, seat, due.bot, self._table_id))
        await asyncio.sleep(max(0.0, earliest - time.monotonic()))
        return moves
