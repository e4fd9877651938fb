"""What a server process has: its store, its rooms, its bots, and what goes on by itself."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from ostraka.server import messages
from ostraka.server.db.committer import Committer
from ostraka.server.db.store import Store
from ostraka.server.db.users import People
from ostraka.server.errors import Refusal, StoreDown, unknown_table
from ostraka.server.jobs.hints import Adviser
from ostraka.server.jobs.reviews import Reviewer
from ostraka.server.jobs.workers import Thinkers
from ostraka.server.live.bus import BEAT, find_bus
from ostraka.server.live.cleanup import Caretaker
from ostraka.server.live.peers import Neighbours
from ostraka.server.live.presence import Presence
from ostraka.server.live.room import Room
from ostraka.server.live.rooms import Rooms
from ostraka.server.live.table_info import kept_standing, table_info
from ostraka.server.logs import log
from ostraka.server.rate_limits import Limits
from ostraka.server.settings import Settings

_LEAVE: Final = 0.3  # seconds for what cannot be stopped at once
_READY: Final = 1.0  # seconds for which a database that has answered is taken to do so


class Building:
    """Everything that a server process has: the store, the rooms, the bots."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database_or_default)
        self.committer = Committer(self.store)
        self.bus = find_bus(settings.bus)
        self.thinkers = Thinkers(settings.threads or None)
        self.adviser = Adviser(self.store, self.thinkers)
        self.people = People(self.store)
        self.limits = Limits(on=settings.rates)
        self.rooms = Rooms(self._load)
        self.reviewer = Reviewer(self.store, self.thinkers, self.bus, self.later)
        self.neighbours = Neighbours(self.bus, self.rooms, self.people, self.later)
        self.caretaker = Caretaker(self.store, self.rooms, self.people, self.bus, settings.forget)
        self.stopping = asyncio.Event()
        self.connections = 0
        self.is_starting = True  # until the games themselves are in memory
        self._answered = float("-inf")  # when the database did last, to who asked whether it does
        self._checking: asyncio.Task[bool] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.check()
        self.committer.start()
        await self.bus.start(self.neighbours.hear)
        self.later(self._keep_house())

    async def stop(self) -> None:
        """Finish what is being written, and leave."""
        self.stopping.set()
        await self.committer.stop()
        rest = list(self._tasks)
        for task in rest:
            task.cancel()
        await asyncio.wait([*rest, asyncio.create_task(asyncio.sleep(0))], timeout=_LEAVE)
        self.thinkers.stop()
        await self.bus.stop()
        with suppress(StoreDown, TimeoutError):
            await asyncio.wait_for(self.store.close(), _LEAVE)

    def later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):  # whoever asked is told
            log.error("something went wrong", exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - what the work returns
        """Run something to its end, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self.later(work))

    # --- rooms

    async def room(self, table_id: str) -> Room:
        """An open room, or the one that is kept under this name."""
        return await self.rooms.room(table_id)

    async def _load(self, table_id: str) -> Room:
        kept = await self.store.load(table_id)
        if kept is None:
            raise unknown_table()
        room = Room(kept, self)
        if room.is_full:  # killed before it could begin
            self.later(room.changed())
        return room

    async def tables_of(self, person: str, most: int) -> list[messages.TableInfo]:
        """The tables at which a person sits, from their rows; who is here is known of open rooms alone."""
        return [
            table_info(
                *(row, chairs, kept_standing(row), self._presence(row.id), person),
                may_sit=True,
                patience=self.settings.patience,
            )
            for row, chairs in await self.store.tables_of(person, most)
        ]

    def _presence(self, table_id: str) -> Presence | None:
        room = self.rooms.find(table_id)
        return None if room is None else room.presence

    # --- what goes on by itself

    async def _keep_house(self) -> None:
        """Notice processes that are gone, and let the caretaker go round."""
        while True:
            await asyncio.sleep(BEAT)
            self.neighbours.look_after()
            await self.caretaker.go_round()

    async def is_ready(self) -> bool:
        """Whether the database answers; asked as often as anyone likes, it is asked little itself."""
        if self.stopping.is_set():
            return False
        if time.monotonic() - self._answered < _READY:
            return True
        if self._checking is None or self._checking.done():
            self._checking = self.later(self._check())
        return bool(await asyncio.shield(self._checking))

    async def _check(self) -> bool:
        try:
            await self.store.check()
        except StoreDown:
            return False
        self._answered = time.monotonic()
        return True
