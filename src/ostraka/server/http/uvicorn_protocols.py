"""uvicorn's protocols with timeouts and size limits (slow-loris protection)."""

import asyncio
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

MOST_HEADERS: Final = 32_768  # bytes of a request before its body
MOST_FRAMES: Final = 64  # of one message
TIMEOUT: Final = 10.0  # seconds for a whole request, and for a client that does not read


def answer_head(app: ASGIApp) -> ASGIApp:
    """Answer HEAD like GET, as monitors and link previews expect; uvicorn leaves the body out."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}  # type: ignore[assignment] # a copy, because uvicorn keeps its own
        await app(scope, receive, send)

    return answer


class Deadline:
    """A timer that aborts a connection unless it is cleared in time."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self.clear()
        self._timer = loop.call_later(TIMEOUT, transport.abort)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class ReadTimeout(asyncio.Protocol):
    """Aborts the connection of a client that does not read."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as uvicorn calls it
        super().__init__(*args, **kwargs)
        self._read_deadline = Deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read_deadline.clear()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_deadline.set(self.loop, self.transport)

    def resume_writing(self) -> None:
        self._read_deadline.clear()
        super().resume_writing()


class HttpProtocol(ReadTimeout, HttpToolsProtocol):
    """HTTP with a timeout for requests that never end and responses that nobody reads."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as uvicorn calls it
        super().__init__(*args, **kwargs)
        self._request_deadline = Deadline()
        self._header_bytes = 0  # received so far
        self._in_headers = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        self._request_deadline.set(self.loop, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_deadline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_headers:
            self._header_bytes += len(data)
        super().data_received(data)
        if self._in_headers and self._header_bytes > MOST_HEADERS and not self.transport.is_closing():
            self.send_400_response("Headers too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_headers = True
        self._request_deadline.set(self.loop, self.transport)

    def on_headers_complete(self) -> None:
        self._in_headers = False
        self._header_bytes = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_headers = True
        self._request_deadline.clear()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._request_deadline.clear()
        super().handle_websocket_upgrade()


class WebSocketProtocol(ReadTimeout, WebSocketsSansIOProtocol):
    """WebSocket with a limit for fragmented messages and a timeout for clients that do not read."""

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) >= MOST_FRAMES:
            self.frames = []
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many frames")
            self.handle_parser_exception()
            return
        super().handle_cont(event)
