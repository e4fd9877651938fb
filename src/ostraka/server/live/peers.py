"""The other processes of one server: what they tell, and which of them are gone."""

import time
from collections.abc import Callable, Coroutine
from typing import Any

from ostraka.server.db.users import People
from ostraka.server.errors import Refusal
from ostraka.server.live.bus import SILENCE, Bus, News
from ostraka.server.live.room import Room
from ostraka.server.live.rooms import Rooms
from ostraka.server.logs import log


class Neighbours:
    """Passes on what is heard to the rooms of this process."""

    def __init__(
        self, bus: Bus, rooms: Rooms, people: People, later: Callable[[Coroutine[Any, Any, Any]], Any]
    ) -> None:
        self._bus = bus
        self._rooms = rooms
        self._people = people
        self._later = later
        self._alive: dict[str, float] = {}  # when each was heard last

    def look_after(self) -> None:
        """Take those for gone that have been silent for long."""
        moment = time.monotonic()
        for origin in [origin for origin, heard in self._alive.items() if moment - heard > SILENCE]:
            self._lose(origin)

    async def hear(self, news: News) -> None:
        """Another process tells something; a room that takes long must not keep the others from hearing."""
        if news.origin != self._bus.origin:
            if news.origin not in self._alive:  # new, or taken for gone
                await self._bus.tell(News("", "who", self._bus.origin))
            self._alive[news.origin] = time.monotonic()
        if news.kind == "gone":
            self._lose(news.origin)
        elif news.kind == "who":
            for busy in self._rooms:
                if busy.listeners:
                    busy.say_presence()
        elif news.kind == "forgotten":
            self._people.forget(news.people)
        elif news.kind == "missed":
            self._later(self._look_everywhere())
        elif (room := self._rooms.find(news.table_id)) is not None:
            self._later(self._tell(room, news))

    async def _tell(self, room: Room, news: News) -> None:
        try:
            await room.heard(news)
        except Refusal as refusal:
            if refusal.code == "unknown":  # it was removed
                self._rooms.close(room)
            log.warning("missed some news", extra={"why": refusal.text})

    def _lose(self, origin: str) -> None:
        """Another process is gone: what it was about to do is done here."""
        self._alive.pop(origin, None)
        for room in self._rooms:
            room.forget_process(origin)

    async def _look_everywhere(self) -> None:
        """Nobody knows what was missed: look at the truth of every room, and say again who is here."""
        for room in self._rooms:
            try:
                await room.look_again()
                room.say_presence()
            except Refusal as refusal:
                log.warning("missed some news", extra={"why": refusal.text})
