"""The other processes of a server: their messages, and which of them are gone."""

import time

from ostraka.server.db.people import People
from ostraka.server.errors import Refusal
from ostraka.server.live.bus import SILENCE, Bus, BusMessage
from ostraka.server.live.room import Room
from ostraka.server.live.rooms import Rooms
from ostraka.server.logs import log, pseudonym
from ostraka.server.tasks import BackgroundTasks


class Peers:
    """Passes the messages of other processes on to the rooms of this one."""

    def __init__(self, bus: Bus, rooms: Rooms, people: People, tasks: BackgroundTasks) -> None:
        self._bus = bus
        self._rooms = rooms
        self._people = people
        self._tasks = tasks
        self._last_heard: dict[str, float] = {}  # by process

    def drop_silent(self) -> None:
        """Drop processes that have been silent for long."""
        moment = time.monotonic()
        for origin in [origin for origin, heard in self._last_heard.items() if moment - heard > SILENCE]:
            self._drop(origin)

    async def receive(self, message: BusMessage) -> None:
        """Handle a message; rooms do so in tasks, because one that takes long must not delay the others."""
        if message.origin != self._bus.origin:
            if message.origin not in self._last_heard:  # new, or dropped before
                await self._bus.publish(BusMessage("", "presence-query", self._bus.origin))
            self._last_heard[message.origin] = time.monotonic()
        if message.kind == "stopped":
            self._drop(message.origin)
        elif message.kind == "presence-query":
            for room in self._rooms:
                if room.presence.listeners:
                    room.publish_presence()
        elif message.kind == "people-removed":
            self._people.forget(message.people)
        elif message.kind == "resync":
            self._tasks.start(self._reload_all())
        elif (addressed := self._rooms.find(message.table_id)) is not None:
            self._tasks.start(self._pass_on(message, addressed))

    async def _pass_on(self, message: BusMessage, room: Room) -> None:
        try:
            if message.kind == "presence":
                room.update_presence(message)
            elif message.kind == "lobby":
                await room.reload()
            elif message.kind == "turn":
                await room.catch_up(message)
        except Refusal as refusal:
            if refusal.code == "unknown":  # the table was removed
                self._rooms.close(room)
            _log_failure(room, refusal)

    def _drop(self, origin: str) -> None:
        """A process is gone: this one takes over what it was about to do."""
        self._last_heard.pop(origin, None)
        for room in self._rooms:
            room.drop_process(origin)

    async def _reload_all(self) -> None:
        """Messages may be lost: load every room again, and publish its people."""
        for room in self._rooms:
            try:
                await room.reload()
                room.publish_presence()
            except Refusal as refusal:
                _log_failure(room, refusal)


def _log_failure(room: Room, refusal: Refusal) -> None:
    log.warning("room not synchronised", extra={"table": pseudonym(room.id), "reason": refusal.text})
