"""The open rooms: those in use, and a few that may be used again."""

import asyncio
import time
from collections.abc import Iterator
from heapq import nsmallest
from typing import Final
from weakref import WeakValueDictionary

from ostraka.server.errors import Refusal, unknown_table
from ostraka.server.live.context import RoomContext
from ostraka.server.live.room import Room

IDLE: Final = 300.0  # seconds after which an idle room is closed
MOST_IDLE: Final = 500  # a room takes about 100 kB, so 50 MB in all; opening one again takes 2 ms


class Rooms:
    """The open rooms by table; of too many idle ones, those unused for longest are closed first."""

    def __init__(self, context: RoomContext, most_idle: int = MOST_IDLE) -> None:
        self.context = context
        self._most_idle = most_idle
        self._open: dict[str, Room] = {}
        self._referenced: WeakValueDictionary[str, Room] = WeakValueDictionary()  # closed ones in use, too
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._open.values()))

    def find(self, table_id: str) -> Room | None:
        """A room, if it is open."""
        return self._open.get(table_id)

    async def open(self, table_id: str) -> Room:
        """The one room of a table, opened if necessary."""
        room = self._open.get(table_id)
        if room is None:
            opening = self._opening.setdefault(table_id, asyncio.Lock())
            async with opening:
                room = self._open.get(table_id) or await self._open_room(table_id)
        room.used = time.monotonic()
        return room

    async def _open_room(self, table_id: str) -> Room:
        room = self._referenced.get(table_id)
        if room is None:
            room = self._referenced[table_id] = self._open[table_id] = await self._load(table_id)
        else:
            self._open[table_id] = room
            await self._reload(room)
        room.used = time.monotonic()
        room.wake_bots()
        self._close_some()
        return room

    async def _load(self, table_id: str) -> Room:
        stored = await self.context.store.tables.load(table_id)
        if stored is None:
            raise unknown_table()
        room = Room(stored, self.context)
        if room.state.is_full:  # the process was killed before the game could start
            self.context.tasks.start(room.seats_changed())
        return room

    async def _reload(self, room: Room) -> None:
        """Load what a room has missed while it was closed."""
        try:
            await room.reload()
        except Refusal:
            self.close(room)
            raise

    def close(self, room: Room) -> None:
        self._open.pop(room.id, None)

    def close_unused(self) -> None:
        """Close rooms that have been idle for long."""
        moment = time.monotonic()
        for room in self:
            if room.is_idle and moment - room.used > IDLE:
                self.close(room)

    def _close_some(self) -> None:
        """Close the idle rooms unused for longest, if there are too many."""
        if len(self._open) > self._most_idle:
            idle = [room for room in self if room.is_idle]
            for room in nsmallest(len(idle) - self._most_idle, idle, key=lambda room: room.used):
                self.close(room)
