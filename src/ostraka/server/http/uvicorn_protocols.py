"""The wire below HTTP and WebSocket: it waits for nobody for ever, and keeps nothing without a bound."""

import asyncio
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

MOST_HEAD: Final = 32_768  # bytes of a request before its body
MOST_PIECES: Final = 64  # frames that one message may come in
PATIENCE: Final = 10.0  # seconds for a whole request, and for a client that does not read what it is sent


def heads_too(app: ASGIApp) -> ASGIApp:
    """Answer HEAD as GET, as monitors and those who preview links expect; uvicorn leaves the body out."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}  # type: ignore[assignment] # a copy: uvicorn keeps its own
        await app(scope, receive, send)

    return answer


class Deadline:
    """Cuts a connection off unless it is told in time that all is well."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self.clear()
        self._timer = loop.call_later(PATIENCE, transport.abort)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Http(HttpToolsProtocol):
    """HTTP, with an end to requests that never end and to answers that nobody reads."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as uvicorn calls it
        super().__init__(*args, **kwargs)
        self._asking = Deadline()
        self._reading = Deadline()
        self._head = 0  # bytes of a head that is not complete
        self._in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        self._asking.set(self.loop, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.clear()
        self._reading.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("Too much before the body.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._asking.set(self.loop, self.transport)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._head = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._asking.clear()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._asking.clear()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set(self.loop, self.transport)

    def resume_writing(self) -> None:
        self._reading.clear()
        super().resume_writing()


class Live(WebSocketsSansIOProtocol):
    """WebSocket, with an end to messages in endless pieces and to clients that do not read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as uvicorn calls it
        super().__init__(*args, **kwargs)
        self._reading = Deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.clear()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set(self.loop, self.transport)

    def resume_writing(self) -> None:
        self._reading.clear()
        super().resume_writing()

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) >= MOST_PIECES:
            self.frames = []
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many pieces")
            self.handle_parser_exception()
            return
        super().handle_cont(event)
