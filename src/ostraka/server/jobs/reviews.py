"""Reviews: a game that is over is looked back on once, with progress to all who listen, and that is kept."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from ostraka.bots.review import review
from ostraka.server.db.store import Store
from ostraka.server.errors import Conflict, Refusal, StoreDown
from ostraka.server.jobs.workers import Thinkers
from ostraka.server.live.bus import Bus
from ostraka.server.live.preview import record_of
from ostraka.server.live.room import Room, encode
from ostraka.table.record import decode

_REVIEW: Final = "review"
_TOLD: Final = 0.02  # how much further it has to be to be told again


class Reviewer:
    """Makes reviews in this process, and knows how far each has come."""

    def __init__(
        self, store: Store, thinkers: Thinkers, bus: Bus, later: Callable[[Coroutine[Any, Any, Any]], Any]
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._bus = bus
        self._later = later
        self._under_way: dict[str, float] = {}  # how far those have come that are being made
        self._failed: set[str] = set()  # tables; to try again would fail again

    async def kept(self, room: Room) -> bytes | None:
        """The review of a game, if it has been made."""
        kept = await self._store.paper(room.id, _REVIEW)
        return None if kept is None else kept.encode()

    @property
    def is_busy(self) -> bool:
        return bool(self._under_way)

    def under_way(self, room: Room) -> float | None:
        """How far a review has come that is being made here, from 0 to 1; refused if it cannot be made."""
        if room.id in self._failed:
            raise Refusal("broken", "this game cannot be reviewed; why is in the log")
        return self._under_way.get(room.id)

    def begin(self, room: Room) -> float:
        """Look back on a game that is over."""
        record = decode(record_of(room.course).encode())
        self._under_way[room.id] = 0.0
        self._later(self._make(room, record))
        return 0.0

    async def _make(self, room: Room, record: Any) -> None:  # noqa: ANN401 - the game's own record
        loop = asyncio.get_running_loop()

        def note(done: float) -> None:
            self._under_way[room.id] = done

        def tell(ply: int) -> None:
            done = min(0.99, ply / len(record.moves))
            if done - self._under_way[room.id] >= _TOLD:
                loop.call_soon_threadsafe(note, done)

        try:
            found = await self._thinkers.look_back(lambda: review(record, tell=tell))
            await self._store.keep_paper(room.id, _REVIEW, encode(found).decode())
        except (StoreDown, Conflict):  # it may go better another time
            raise
        except Exception:
            self._failed.add(room.id)
            raise
        finally:
            self._under_way.pop(room.id, None)
