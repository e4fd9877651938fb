"""A connection to a table: what it hears and what it says."""

import asyncio
import itertools
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from websockets.frames import CloseCode

from ostraka.server import messages
from ostraka.server.errors import Refusal, not_yours, refusal_for
from ostraka.server.http.request_body import UNREADABLE, not_understood
from ostraka.server.live.preview import previewed
from ostraka.server.live.room import Room, encode
from ostraka.server.logs import log
from ostraka.server.rate_limits import HINTS, MESSAGES, TRIES, TURNS
from ostraka.server.services import Building

MOST_BYTES: Final = 16_384  # of a message
MOST_UNSENT: Final = 64  # messages for a client that does not read
_MANY_UNSENT: Final = 16
_PATIENCE: Final = 10.0  # seconds for the first message, and for one that cannot be sent
MOST_OFFENCES: Final = 20
_numbers: Final = itertools.count()
_decode: Final = msgspec.json.Decoder(messages.FromClient).decode


class Connection:
    """One client at one table: a reader and a writer beside each other."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        building: Building,
        room: Room,
        person: str | None,
        *,
        may_sit: bool,
    ) -> None:
        self.person = person
        self.known: tuple[tuple[int, ...], int] = ((), 0)
        self.may_sit = may_sit
        self._socket = socket
        self._building = building
        self._room = room
        self._name = f"{next(_numbers)}"
        self._unsent: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._calm = asyncio.Event()  # few messages are in line
        self._calm.set()
        self._offences = 0
        self._ended = False
        self.close_code: int = CloseCode.NORMAL_CLOSURE

    def hear(self, text: bytes) -> None:
        """Put a message in line; who does not read for too long is cut off, and can come back."""
        if self._ended:
            return
        if self._unsent.qsize() >= MOST_UNSENT:
            self._cut()
            return
        self._unsent.put_nowait(text)
        if self._unsent.qsize() >= _MANY_UNSENT:
            self._calm.clear()

    def turn_away(self, refusal: Refusal) -> None:
        """Say why, and end."""
        self._refuse(None, refusal)
        self._end(4000 + refusal.status)

    def _cut(self) -> None:
        while not self._unsent.empty():
            self._unsent.get_nowait()
        self._unsent.put_nowait(encode(messages.Bye("too-slow", reconnect=True)))
        self._end(CloseCode.TRY_AGAIN_LATER)

    def _end(self, code: int) -> None:
        """Say no more than what is in line."""
        if not self._ended:
            self._ended = True
            self._calm.set()
            self.close_code = code
            self._unsent.put_nowait(None)

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        stopping = asyncio.create_task(self._building.stopping.wait())
        try:
            await asyncio.wait({writer, reader, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if stopping.done() and not writer.done():
                self.hear(encode(messages.Bye("stopping", reconnect=True)))
                self._end(CloseCode.SERVICE_RESTART)
            if self._ended and not writer.done():
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(writer), 0.5)
        finally:
            self._room.leave(self)
            for task in (reader, writer, stopping):
                task.cancel()
            for result in await asyncio.gather(reader, writer, stopping, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    log.error("a connection failed", exc_info=result)

    async def _write(self) -> None:
        while (text := await self._unsent.get()) is not None:
            if self._unsent.qsize() < _MANY_UNSENT:
                self._calm.set()
            try:
                async with asyncio.timeout(_PATIENCE):  # `wait_for` would start a task for every message
                    await self._socket.send_data(text.decode(), mode="text")
            except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
                return

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                first = await self._message()
        except TimeoutError:
            self.close_code = CloseCode.POLICY_VIOLATION
            return
        if not isinstance(first, messages.Hello):
            if first is not None:
                self._refuse(None, Refusal("bad-message", "say hello first"))
            self._end(CloseCode.POLICY_VIOLATION)
            return
        try:
            await self._building.room(self._room.id)  # it may have been closed while nobody was in it
            self._room.check_watching(self.person, may_sit=self.may_sit)  # the game may have begun
        except Refusal as refusal:
            self.turn_away(refusal)
            return
        self._welcome(first)
        self._room.join(self)
        while not self._ended:
            await self._calm.wait()  # who does not listen is not listened to
            message = await self._message()
            if message is not None:
                await self._obey(message)

    async def _message(self) -> messages.FromClient | None:
        """The next message; none if it could not be understood."""
        text = await self._socket.receive_data(mode="text")
        name: str | None = None
        try:
            _check_size(text)
            message: messages.FromClient = _decode(text)
            name = getattr(message, "id", None)
            self._building.limits.take(MESSAGES, self._name)
        except UNREADABLE as error:
            self._refuse(None, not_understood(error))
        except Refusal as refusal:
            self._refuse(name, refusal)
            await asyncio.sleep(min(1.0, refusal.retry or 0.0))  # reading slower is all that helps
        else:
            return message
        return None

    def _welcome(self, hello: messages.Hello) -> None:
        room, course = self._room, self._room.course
        info = room.info(self.person, may_sit=self.may_sit)
        self.hear(encode(messages.Welcome(info, course.components)))
        if course.table is not None:
            known = hello.step or 0
            since = known if 0 <= known <= course.step else 0
            seats = tuple(room.seats_of(self.person))
            self.known = seats, course.step
            self.hear(room.views.message_for(seats, since))

    # --- what is asked

    async def _obey(self, message: messages.FromClient) -> None:
        if isinstance(
            message, messages.Play
        ):  # it is played to its end, whether this connection lasts or not
            await self._building.finish(self._answer(message))
        else:
            await self._answer(message)

    async def _answer(self, message: messages.FromClient) -> None:
        name = getattr(message, "id", None)
        try:
            match message:
                case messages.Play():
                    await self._play(message)
                case messages.Preview():
                    self._mine(message.seat)
                    self._building.limits.take(TRIES, self._of(message.seat))
                    draft = self._room.course.draft(message.seat, message.moves)
                    self.hear(encode(previewed(draft, message.id)))
                case messages.Hint():
                    await self._hint(message)
                case messages.Ping():
                    self.hear(encode(messages.Pong()))
                case messages.Hello():
                    self._welcome(message)
        except Exception as error:  # noqa: BLE001 - a fault of ours ends no connection
            self._refuse(name, refusal_for(error))

    async def _play(self, message: messages.Play) -> None:
        if self.person is None:
            raise not_yours(message.seat)
        self._building.limits.take(TURNS, self._of(message.seat))
        step = await self._room.play(self.person, message)
        self.hear(encode(messages.Ack(message.id, step)))

    async def _hint(self, message: messages.Hint) -> None:
        self._mine(message.seat)
        if not self._room.options.hints:
            raise Refusal("not-yours", "this table plays without hints")
        self._building.limits.take(HINTS, self._room.id)
        self._building.later(self._advise(message))

    async def _advise(self, message: messages.Hint) -> None:
        try:
            room = self._room
            self.hear(encode(await self._building.adviser.advise(room.id, room.course, message)))
        except Exception as error:  # noqa: BLE001 - the same
            self._refuse(message.id, refusal_for(error))

    def _mine(self, seat: int) -> str:
        if self.person is None or seat not in self._room.seats_of(self.person):
            raise not_yours(seat)
        return self.person

    def _of(self, seat: int) -> str:
        return f"{self._room.id} {seat}"

    def _refuse(self, name: str | None, refusal: Refusal) -> None:
        self.hear(encode(refusal.refused(name)))
        if refusal.code in ("bad-message", "too-big", "too-fast"):
            self._offences += 1
            if self._offences > MOST_OFFENCES:
                self.hear(encode(messages.Bye("too-many-faults", reconnect=False)))
                self._end(CloseCode.POLICY_VIOLATION)


def _check_size(text: str) -> None:
    if len(text) > MOST_BYTES:
        raise Refusal("too-big", f"a message has at most {MOST_BYTES} letters")
