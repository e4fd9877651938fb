"""The rooms that are open: those that are used, and a few that may be used again."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from heapq import nsmallest
from typing import Final
from weakref import WeakValueDictionary

from ostraka.server.errors import Refusal
from ostraka.server.live.room import Room

IDLE: Final = 300.0  # seconds after which a room in which nobody is, is closed
MOST_IDLE: Final = 500  # a room takes about 100 kB, so these take 50 MB; to open one again takes 2 ms

Load = Callable[[str], Awaitable[Room]]


class Rooms:
    """Open rooms by their tables; of those in which nobody is, the longest unused are closed first."""

    def __init__(self, load: Load, most_idle: int = MOST_IDLE) -> None:
        self._load = load
        self._most_idle = most_idle
        self._open: dict[str, Room] = {}
        self._held: WeakValueDictionary[str, Room] = WeakValueDictionary()  # closed ones in use too
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._open.values()))

    def find(self, table_id: str) -> Room | None:
        """A room, if it is open."""
        return self._open.get(table_id)

    async def room(self, table_id: str) -> Room:
        """A room, opened if it is not; whoever asks, there is only one for each table."""
        room = self._open.get(table_id)
        if room is None:
            opening = self._opening.setdefault(table_id, asyncio.Lock())
            async with opening:
                room = self._open.get(table_id) or await self._open_room(table_id)
        room.used = time.monotonic()
        return room

    async def _open_room(self, table_id: str) -> Room:
        room = self._held.get(table_id)
        if room is None:
            room = self._held[table_id] = self._open[table_id] = await self._load(table_id)
        else:
            self._open[table_id] = room
            await self._look_again(room)
        room.used = time.monotonic()
        room.wake_bots()
        self._close_some()
        return room

    async def _look_again(self, room: Room) -> None:
        """Find out what a room has not heard of while it was closed."""
        try:
            await room.look_again()
        except Refusal:
            self.close(room)
            raise

    def close(self, room: Room) -> None:
        self._open.pop(room.id, None)

    def close_unused(self) -> None:
        """Close rooms in which nobody has been for long."""
        moment = time.monotonic()
        for room in self:
            if room.is_idle and moment - room.used > IDLE:
                self.close(room)

    def _close_some(self) -> None:
        """Close the longest unused of too many rooms in which nobody is."""
        if len(self._open) > self._most_idle:
            idle = [room for room in self if room.is_idle]
            for room in nsmallest(len(idle) - self._most_idle, idle, key=lambda room: room.used):
                self.close(room)
