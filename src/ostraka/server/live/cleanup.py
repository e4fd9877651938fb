"""What is looked after while people play: rooms nobody uses, news that were lost, tables nobody wants."""

import time
from typing import Final

from ostraka.server.db.store import Store, now
from ostraka.server.db.users import People
from ostraka.server.errors import Conflict, Refusal, StoreDown
from ostraka.server.live.bus import Bus, News
from ostraka.server.live.rooms import Rooms
from ostraka.server.logs import log

DAY: Final = 86_400_000  # milliseconds
MOST_REMOVED: Final = 200  # tables at once, so that turns need not wait for it
MOST_LOOKED_AT: Final = 500  # people at once, for the same reason
_NEWS: Final = 20.0  # seconds between two looks at whether some news was lost on the way
_TABLES: Final = 60.0  # seconds between two looks for tables to be removed


class Caretaker:
    """Goes round once a beat, and does a little each time."""

    def __init__(self, store: Store, rooms: Rooms, people: People, bus: Bus, days: float) -> None:
        self._store = store
        self._rooms = rooms
        self._people = people
        self._last_person = ""  # whom the last look at people came to
        self._bus = bus
        self._keep = round(days * DAY)  # how long a table waits for its game to begin, and the like
        self._looked_for_news = time.monotonic()
        self._looked_for_tables = time.monotonic()  # who waits has a minute to come back after a long pause

    async def go_round(self) -> None:
        self._rooms.close_unused()
        moment = time.monotonic()
        try:
            if self._bus.shared and moment - self._looked_for_news > _NEWS:
                self._looked_for_news = moment
                await self._find_lost_news()
            if self._keep:
                await self._note_visits()
                if moment - self._looked_for_tables > _TABLES:
                    self._looked_for_tables = moment
                    await self._remove_tables()
                    await self._remove_people()
        except (StoreDown, Conflict, Refusal) as error:
            log.warning("the caretaker was kept from something", extra={"error": str(error)})

    async def _find_lost_news(self) -> None:
        steps = await self._store.steps([room.id for room in self._rooms])
        for room in self._rooms:
            if room.may_lack(steps.get(room.id, 0)):
                await room.look_again()

    async def _note_visits(self) -> None:
        """A table at which somebody waits is not forgotten, though nothing happens there."""
        before = now() - min(DAY, self._keep // 2)
        visited = [
            room
            for room in self._rooms
            if room.listeners and (room.status == "open" or room.row.bots) and room.last_change < before
        ]
        if visited:
            await self._store.touch([room.id for room in visited])
            for room in visited:
                await room.look_again()

    async def _remove_tables(self) -> None:
        """Remove tables at which no game has begun, or nobody sits, and nobody has been for long."""
        before = now() - self._keep
        removed = await self._store.remove_unbegun(before, MOST_REMOVED)
        removed += await self._store.remove_of_bots(before, MOST_REMOVED)
        for table_id in removed:
            room = self._rooms.find(table_id)
            if room is not None:
                self._rooms.close(room)
            await self._bus.tell(News(table_id, "lobby", self._bus.origin))
        if removed:
            log.info("tables were removed that nobody needs", extra={"number": len(removed)})
        for room in self._rooms:
            if room.row.follower in removed:
                await room.look_again()

    async def _remove_people(self) -> None:
        """Remove people who came long ago and have neither seat nor table; a few are looked at each time."""
        removed, self._last_person = await self._store.remove_people(
            self._last_person, now() - self._keep, MOST_LOOKED_AT
        )
        if removed:
            self._people.forget(set(removed))
            await self._bus.tell(News("", "forgotten", self._bus.origin, people=tuple(removed)))
            log.info("people were removed who have no table", extra={"number": len(removed)})
