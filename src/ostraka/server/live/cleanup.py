"""Regular clean-up: closes idle rooms, finds lost messages, removes abandoned tables and people."""

import time
from typing import Final

from ostraka.server.db.database import now
from ostraka.server.db.store import Store
from ostraka.server.errors import Conflict, Refusal, StoreDown
from ostraka.server.live.bus import Bus, BusMessage
from ostraka.server.live.rooms import Rooms
from ostraka.server.logs import log

DAY: Final = 86_400_000  # milliseconds
MOST_TABLES: Final = 200  # removed at once, so that turns need not wait
MOST_PEOPLE: Final = 500  # looked at at once, for the same reason
_SYNC_EVERY: Final = 20.0  # seconds between two searches for lost messages
_REMOVE_EVERY: Final = 60.0  # seconds between two searches for abandoned tables and people


class Cleanup:
    """Runs once a heartbeat, and does a little each time."""

    def __init__(self, store: Store, rooms: Rooms, bus: Bus, retention_days: float) -> None:
        self._store = store
        self._rooms = rooms
        self._bus = bus
        self._retention = round(retention_days * DAY)
        self._last_person = ""  # where the next look at people continues
        self._last_sync = time.monotonic()
        self._last_removal = time.monotonic()  # clients have a minute to reconnect after a long downtime

    async def run(self) -> None:
        self._rooms.close_unused()
        moment = time.monotonic()
        try:
            if self._bus.shared and moment - self._last_sync > _SYNC_EVERY:
                self._last_sync = moment
                await self._reload_outdated()
            if self._retention:
                await self._touch_visited()
                if moment - self._last_removal > _REMOVE_EVERY:
                    self._last_removal = moment
                    await self._remove_tables()
                    await self._remove_people()
        except (StoreDown, Conflict, Refusal) as error:
            log.warning("clean-up failed", extra={"error": str(error)})

    async def _reload_outdated(self) -> None:
        """Load rooms again that have missed a turn of another process."""
        steps = await self._store.tables.steps([room.id for room in self._rooms])
        for room in self._rooms:
            if room.is_behind(steps.get(room.id, 0)):
                await room.reload()

    async def _touch_visited(self) -> None:
        """Keep tables that are visited but do not change."""
        before = now() - min(DAY, self._retention // 2)
        visited = [
            room
            for room in self._rooms
            if room.presence.listeners
            and (room.session.status == "open" or room.state.row.bots_only)
            and room.state.last_change < before
        ]
        if visited:
            await self._store.tables.touch([room.id for room in visited])
            for room in visited:
                await room.reload()

    async def _remove_tables(self) -> None:
        """Remove unvisited tables whose game never started, or without people."""
        before = now() - self._retention
        removed = await self._store.tables.remove_unstarted(before, MOST_TABLES)
        removed += await self._store.tables.remove_bots_only(before, MOST_TABLES)
        for table_id in removed:
            room = self._rooms.find(table_id)
            if room is not None:
                self._rooms.close(room)
            await self._bus.publish(BusMessage(table_id, "lobby", self._bus.origin))
        if removed:
            log.info("tables removed", extra={"count": len(removed)})
        for room in self._rooms:
            if room.state.row.rematch_id in removed:
                await room.reload()

    async def _remove_people(self) -> None:
        """Remove people who came long ago and have no seat and no table; a few are checked each time."""
        before = now() - self._retention
        removed, self._last_person = await self._store.people.remove_idle(
            self._last_person, before, MOST_PEOPLE
        )
        if removed:
            await self._bus.publish(BusMessage("", "people-removed", self._bus.origin, people=tuple(removed)))
            log.info("people removed", extra={"count": len(removed)})
