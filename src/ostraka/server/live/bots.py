"""The bots of a table: each thinks when it owes a turn, and plays as a person would."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final, Protocol

from ostraka.server.errors import Refusal
from ostraka.server.jobs.workers import Thinkers
from ostraka.server.logs import log, pseudonym
from ostraka.table.table import Table

_DELAY: Final = (0.6, 1.4)  # seconds that a bot takes, at least and at most
_AGAIN: Final = 2.0  # seconds until a bot whose turn went wrong tries again


class Seated(Protocol):
    """What a bot needs of the room that it sits in."""

    id: str

    @property
    def bots_take_time(self) -> bool: ...

    def bot_due(self, seat: int) -> tuple[str, Table] | None:
        """The level of a bot that is to play now, and the table at which it is."""
        ...

    async def play_for_bot(self, seat: int, level: str, moves: Sequence[str]) -> None: ...


class Bots:
    """Which bots of a table are thinking; none thinks twice at once."""

    def __init__(self, thinkers: Thinkers, later: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._thinkers = thinkers
        self._later = later
        self._thinking: set[int] = set()

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def wake(self, room: Seated, seats: Iterable[int]) -> None:
        """Let the bots on some seats think, where they are to play and do not think yet."""
        for seat in seats:
            if seat not in self._thinking and room.bot_due(seat) is not None:
                self._thinking.add(seat)
                self._later(self._think(room, seat))

    async def _think(self, room: Seated, seat: int) -> None:
        """Play a bot's turns for as long as it is to play."""
        try:
            while (due := room.bot_due(seat)) is not None:
                level, table = due
                try:
                    await self._play(room, table, seat, level)
                except Refusal as refusal:
                    log.info(
                        "a bot's turn was refused", extra={"table": pseudonym(room.id), "why": refusal.text}
                    )
                    await asyncio.sleep(_AGAIN)
                except Exception:  # noqa: BLE001 - one bot's fault, and it must not stand still for it
                    log.exception("a bot failed", extra={"table": pseudonym(room.id), "level": level})
                    await asyncio.sleep(_AGAIN)
        finally:
            self._thinking.discard(seat)

    async def _play(self, room: Seated, table: Table, seat: int, level: str) -> None:
        earliest = time.monotonic() + (random.uniform(*_DELAY) if room.bots_take_time else 0.0)  # noqa: S311
        moves = await self._thinkers.turn(table.copy(), seat, level, room.id)
        await asyncio.sleep(max(0.0, earliest - time.monotonic()))
        await room.play_for_bot(seat, level, moves)
