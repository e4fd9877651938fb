"""Everything that a server process consists of, started and stopped together."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from ostraka.server import messages
from ostraka.server.db.committer import Committer
from ostraka.server.db.store import Store
from ostraka.server.errors import StoreDown
from ostraka.server.jobs.hints import Hints
from ostraka.server.jobs.reviews import Reviews
from ostraka.server.jobs.workers import WorkerPools
from ostraka.server.live.bus import HEARTBEAT, open_bus
from ostraka.server.live.cleanup import Cleanup
from ostraka.server.live.context import RoomContext
from ostraka.server.live.peers import Peers
from ostraka.server.live.presence import Presence
from ostraka.server.live.rooms import Rooms
from ostraka.server.live.table_info import stored_standing, table_info
from ostraka.server.rate_limits import RateLimits
from ostraka.server.settings import Settings
from ostraka.server.tasks import BackgroundTasks

_STOP_WITHIN: Final = 0.3  # seconds for each thing that cannot be stopped at once
_READY: Final = 1.0  # seconds, cache time of a readiness check


class Services:
    """The services of a process; handlers of requests find all of them here."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database_or_default)
        self.committer = Committer(self.store)
        self.bus = open_bus(settings.redis_url)
        self.workers = WorkerPools(settings.bot_threads or None)
        self.tasks = BackgroundTasks()
        self.rate_limits = RateLimits(enabled=settings.rate_limits)
        self.hints = Hints(self.store, self.workers)
        self.reviews = Reviews(self.store, self.workers, self.tasks)
        self.rooms = Rooms(
            RoomContext(
                self.store, self.committer, self.bus, self.workers, self.tasks, settings.stand_in_after
            )
        )
        self.peers = Peers(self.bus, self.rooms, self.store.people, self.tasks)
        self.cleanup = Cleanup(self.store, self.rooms, self.bus, settings.retention_days)
        self.stopping = asyncio.Event()
        self.connections = 0
        self.is_starting = True  # until the games are loaded
        self._answered = float("-inf")  # when the database last answered a check
        self._checking: asyncio.Task[bool] | None = None

    async def start(self) -> None:
        await self.store.check()
        self.committer.start()
        await self.bus.start(self.peers.receive)
        self.tasks.start(self._maintain())

    async def stop(self) -> None:
        """Finish pending writes, and end."""
        self.stopping.set()
        await self.committer.stop()
        await self.tasks.stop(_STOP_WITHIN)
        self.workers.stop()
        await self.bus.stop()
        with suppress(StoreDown, TimeoutError):
            await asyncio.wait_for(self.store.close(), _STOP_WITHIN)

    async def _maintain(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.peers.drop_silent()
            await self.cleanup.run()

    async def tables_of(self, person: str, most: int) -> list[messages.TableInfo]:
        """The tables at which a person sits, from their rows; only open rooms know who is connected."""
        return [
            table_info(row, seats, stored_standing(row), self._presence(row.id), person=person, may_sit=True)
            for row, seats in await self.store.tables.of_person(person, most)
        ]

    def _presence(self, table_id: str) -> Presence:
        room = self.rooms.find(table_id)
        return Presence() if room is None else room.presence

    async def is_ready(self) -> bool:
        """Whether the database responds; a success is cached for a second."""
        if self.stopping.is_set():
            return False
        if time.monotonic() - self._answered < _READY:
            return True
        if self._checking is None or self._checking.done():
            self._checking = self.tasks.start(self._check())
        return await asyncio.shield(self._checking)

    async def _check(self) -> bool:
        try:
            await self.store.check()
        except StoreDown:
            return False
        self._answered = time.monotonic()
        return True
