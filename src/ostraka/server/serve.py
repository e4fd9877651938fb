"""Running the server: migrate, listen, print the address, stop gracefully."""

import asyncio
import gc
import socket
import threading
import webbrowser
from contextlib import AsyncExitStack, suppress
from typing import Final

import uvicorn

from ostraka.bots import find_bot
from ostraka.core.errors import OstrakaError
from ostraka.core.registry import GAMES
from ostraka.server.db.migrate import check_version, is_shared, migrate
from ostraka.server.errors import StoreDown, Unreachable
from ostraka.server.http import uvicorn_protocols
from ostraka.server.http.app import make_app
from ostraka.server.http.security import headers
from ostraka.server.http.websocket import MOST_BYTES
from ostraka.server.logs import log, start_logging
from ostraka.server.services import Services
from ostraka.server.settings import Settings
from ostraka.table.new import new

_THIS_MACHINE: Final = ("0.0.0.0", "::", "127.0.0.1", "::1")  # noqa: S104 - compared with, not bound
_GC_THRESHOLDS: Final = (100_000, 5, 5)  # the default is 700, 10 and 10
_GOODBYE: Final = 0.3  # seconds for clients to receive `bye`
_SEND_BUFFER: Final = 131_072  # bytes that the kernel buffers for a client that does not read


def listen(settings: Settings) -> socket.socket:
    """A listening socket."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise OstrakaError(
            f"cannot listen on {settings.host}:{settings.port}: {error.strerror}; choose another --port"
        ) from None
    listening.listen(1024)
    return listening


def url_for_browser(settings: Settings, listening: socket.socket) -> str:
    """The URL for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    return settings.public_url or f"http://{'localhost' if host in _THIS_MACHINE else host}:{port}"


def warm_up(services: Services) -> None:
    """Load the compiled code of all games from the cache, while the first pages are served."""
    try:
        for game in GAMES:
            table = new(game, 2, seed=0)
            find_bot("scribe").choose(table.view(min(table.waiting)))
    finally:
        tune_garbage_collector()
        services.is_starting = False


def tune_garbage_collector() -> None:
    """Exclude what is loaded now from collections, which stop all games, and collect less often.

    Turns create no reference cycles; only closed connections do. With a threshold of 100,000 objects, a
    collection runs once in minutes under load and takes at most 0.1 s. A lower threshold would not make it
    faster: whatever a turn replaces counts as young.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
    gc.enable()


def serve(settings: Settings, *, browser: bool) -> None:
    """Serve until the process gets a signal to stop."""
    start_logging(settings.log_level)
    database = settings.database_or_default
    if is_shared(database):
        check_version(database)
    else:
        migrate(database)
    listening = listen(settings)
    server = _Server(settings, url_for_browser(settings, listening), browser=browser)
    server.run([listening])


class _Server(uvicorn.Server):
    """Prints its address when it is reachable, and stops the services before it closes connections.

    It runs the lifespan of the application itself, because uvicorn would log a traceback for an error there.
    """

    def __init__(self, settings: Settings, address: str, *, browser: bool) -> None:
        self._address = address
        self._browser = browser
        self._lifespan = AsyncExitStack()
        self._app = make_app(settings)
        super().__init__(
            uvicorn.Config(
                uvicorn_protocols.answer_head(self._app),
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                http=uvicorn_protocols.HttpProtocol,
                ws=uvicorn_protocols.WebSocketProtocol,
                headers=headers(secure=settings.secure),
                ws_max_size=2 * MOST_BYTES,
                ws_per_message_deflate=False,  # messages are short, and compression costs time and memory
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=1,
                timeout_keep_alive=20,
                proxy_headers=False,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._lifespan.enter_async_context(self._app.lifespan())
        except (StoreDown, ExceptionGroup) as error:
            reason = _reason(error)
            if isinstance(reason, StoreDown):
                raise Unreachable(f"the database cannot be reached: {reason}") from None
            raise reason from None
        await super().startup(sockets)
        log.info("serving", extra={"address": self._address})
        print(f"Ostraka is at {self._address}", flush=True)  # noqa: T201 - for the terminal
        threading.Thread(
            target=warm_up, args=(self._app.state.services,), name="warm-up", daemon=True
        ).start()
        if self._browser:
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._say_goodbye()
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._lifespan.aclose()

    async def _say_goodbye(self) -> None:
        """Let connections send `bye` before uvicorn closes them."""
        services = self._app.state.services
        services.stopping.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE):
                while services.connections:  # noqa: ASYNC110 - there is no event for it
                    await asyncio.sleep(0.01)

    def handle_exit(self, sig: int, frame: object) -> None:
        services = getattr(self._app.state, "services", None)
        if services is not None:
            services.stopping.set()
        super().handle_exit(sig, frame)  # type: ignore[arg-type] # what `signal` passes


def _reason(error: Exception) -> Exception:
    """The first error inside the exception groups of the framework."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error
