"""A WebSocket connection to a table: a reader that handles messages, and a writer with a queue."""

import asyncio
import itertools
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from websockets.frames import CloseCode

from ostraka.core.layout import layout_digest
from ostraka.server import messages
from ostraka.server.errors import Refusal, not_yours, refusal_for
from ostraka.server.http.request_body import UNREADABLE, unreadable
from ostraka.server.live.broadcast import encode
from ostraka.server.live.game_session import draft_turn
from ostraka.server.live.preview import preview
from ostraka.server.live.room import Room
from ostraka.server.logs import log, pseudonym
from ostraka.server.rate_limits import HINTS, MESSAGES, PREVIEWS, TURNS
from ostraka.server.services import Services

MOST_BYTES: Final = 16_384  # of a message
MOST_UNSENT: Final = 64  # messages for a client that does not read
_MANY_UNSENT: Final = 16
_TIMEOUT: Final = 10.0  # seconds for the first message, and for sending one
MOST_FAULTS: Final = 20
_connection_numbers: Final = itertools.count()
_decode: Final = msgspec.json.Decoder(messages.FromClient).decode


class Connection:
    """One client at one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        room: Room,
        person: str | None,
        *,
        may_sit: bool,
    ) -> None:
        self.person = person
        self.sent: tuple[tuple[int, ...], int] = ((), 0)
        self.reads_states = False
        self.may_sit = may_sit
        self.close_code: int = CloseCode.NORMAL_CLOSURE
        self._socket = socket
        self._services = services
        self._room = room
        self._number = f"{next(_connection_numbers)}"
        self._unsent: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._few_unsent = asyncio.Event()
        self._few_unsent.set()
        self._faults = 0
        self._ended = False

    # --- sending

    def send(self, text: bytes) -> None:
        """Queue a message; a client that reads too slowly is disconnected, and may reconnect."""
        if self._ended:
            return
        if self._unsent.qsize() >= MOST_UNSENT:
            self._drop_slow_client()
            return
        self._unsent.put_nowait(text)
        if self._unsent.qsize() >= _MANY_UNSENT:
            self._few_unsent.clear()

    def close_with(self, refusal: Refusal) -> None:
        """Send a refusal, and close."""
        self._refuse(None, refusal)
        self._end(4000 + refusal.status)

    def _drop_slow_client(self) -> None:
        while not self._unsent.empty():
            self._unsent.get_nowait()
        self._unsent.put_nowait(encode(messages.Bye("too-slow", reconnect=True)))
        self._end(CloseCode.TRY_AGAIN_LATER)

    def _end(self, code: int) -> None:
        """Close after the queued messages; nothing more is queued."""
        if not self._ended:
            self._ended = True
            self._few_unsent.set()
            self.close_code = code
            self._unsent.put_nowait(None)

    def _refuse(self, message_id: str | None, refusal: Refusal) -> None:
        self.send(encode(refusal.refused(message_id)))
        if refusal.code in ("bad-message", "too-big", "too-fast"):
            self._faults += 1
            if self._faults > MOST_FAULTS:
                self.send(encode(messages.Bye("too-many-faults", reconnect=False)))
                self._end(CloseCode.POLICY_VIOLATION)

    # --- the reader and the writer

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        stopping = asyncio.create_task(self._services.stopping.wait())
        try:
            await asyncio.wait({writer, reader, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if stopping.done() and not writer.done():
                self.send(encode(messages.Bye("stopping", reconnect=True)))
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
                    table = pseudonym(self._room.id)
                    log.error("websocket connection failed", exc_info=result, extra={"table": table})

    async def _write(self) -> None:
        while (text := await self._unsent.get()) is not None:
            if self._unsent.qsize() < _MANY_UNSENT:
                self._few_unsent.set()
            try:
                async with asyncio.timeout(_TIMEOUT):  # `wait_for` would start a task for every message
                    await self._socket.send_data(text.decode(), mode="text")
            except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
                return

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(_TIMEOUT):
                first = await self._receive()
        except TimeoutError:
            self.close_code = CloseCode.POLICY_VIOLATION
            return
        if not isinstance(first, messages.Hello):
            if first is not None:
                self._refuse(None, Refusal("bad-message", "the first message must be hello"))
            self._end(CloseCode.POLICY_VIOLATION)
            return
        try:
            await self._services.rooms.open(self._room.id)  # it may have been closed while nobody was in it
            self._room.state.check_may_watch(self.person, may_sit=self.may_sit)  # the game may have started
        except Refusal as refusal:
            self.close_with(refusal)
            return
        self._welcome(first)
        self._room.join(self)
        while not self._ended:
            await self._few_unsent.wait()  # back-pressure: don't read from a client that doesn't read
            message = await self._receive()
            if message is not None:
                await self._handle(message)

    async def _receive(self) -> messages.FromClient | None:
        """The next message; None if it was refused."""
        text = await self._socket.receive_data(mode="text")
        message_id: str | None = None
        try:
            _check_size(text)
            message: messages.FromClient = _decode(text)
            message_id = getattr(message, "id", None)
            self._services.rate_limits.take(MESSAGES, self._number)
        except UNREADABLE as error:
            self._refuse(None, unreadable(error))
        except Refusal as refusal:
            self._refuse(message_id, refusal)
            await asyncio.sleep(min(1.0, refusal.retry or 0.0))  # throttle reads
        else:
            return message
        return None

    # --- messages

    def _welcome(self, hello: messages.Hello) -> None:
        info = self._room.info(self.person, may_sit=self.may_sit)
        self.send(encode(messages.Welcome(info, self._room.session.components)))
        self._send_missed(hello)

    def _send_missed(self, hello: messages.Hello) -> None:
        """Send the present step to a client that may have missed some, in a form that it can read."""
        room, session = self._room, self._room.session
        self.reads_states = hello.layout == layout_digest(session.game)
        if session.table is None:
            return
        known = hello.step or 0
        since = known if 0 <= known <= session.step else 0
        seats = tuple(room.state.seats_of(self.person))
        self.sent = seats, session.step
        self.send(room.state.views.step_message(seats, since, as_states=self.reads_states, kit=True))

    async def _handle(self, message: messages.FromClient) -> None:
        if isinstance(message, messages.Play):  # a turn is committed even if this connection ends meanwhile
            await self._services.tasks.finish(self._answer(message))
        else:
            await self._answer(message)

    async def _answer(self, message: messages.FromClient) -> None:
        message_id = getattr(message, "id", None)
        try:
            match message:
                case messages.Play():
                    await self._play(message)
                case messages.Preview():
                    self._preview(message)
                case messages.Hint():
                    self._hint(message)
                case messages.Ping():
                    self.send(encode(messages.Pong()))
                case messages.Hello():
                    self._send_missed(message)
        except Exception as error:  # noqa: BLE001 - a bug of ours ends no connection
            self._refuse(message_id, self._refusal_for(error, message))

    async def _play(self, message: messages.Play) -> None:
        if self.person is None:
            raise not_yours(message.seat)
        self._services.rate_limits.take(TURNS, self._seat_key(message.seat))
        step = await self._room.submit_turn(self.person, message)
        self.send(encode(messages.Ack(message.id, step)))

    def _preview(self, message: messages.Preview) -> None:
        self._check_mine(message.seat)
        self._services.rate_limits.take(PREVIEWS, self._seat_key(message.seat))
        draft = draft_turn(self._room.session.running, message.seat, message.moves)
        self.send(encode(preview(draft, message.id)))

    def _hint(self, message: messages.Hint) -> None:
        self._check_mine(message.seat)
        if not self._room.state.options.hints:
            raise Refusal("not-yours", "this table is played without hints")
        self._services.rate_limits.take(HINTS, self._room.id)
        self._services.tasks.start(self._send_hint(message))

    async def _send_hint(self, message: messages.Hint) -> None:
        try:
            draft = draft_turn(self._room.session.running, message.seat, message.moves)
            advice = await self._services.hints.find(self._room.id, draft)
            self.send(encode(messages.Hinted(message.id, message.seat, advice)))
        except Exception as error:  # noqa: BLE001 - as in `_answer`
            self._refuse(message.id, self._refusal_for(error, message))

    def _refusal_for(self, error: Exception, message: messages.FromClient) -> Refusal:
        kind = type(message).__name__.lower()
        return refusal_for(error, table=pseudonym(self._room.id), message_type=kind)

    def _check_mine(self, seat: int) -> None:
        if seat not in self._room.state.seats_of(self.person):
            raise not_yours(seat)

    def _seat_key(self, seat: int) -> str:
        """The rate-limit key of a seat."""
        return f"{self._room.id} {seat}"


def _check_size(text: str) -> None:
    if len(text) > MOST_BYTES:
        raise Refusal("too-big", f"a message has at most {MOST_BYTES} characters")
