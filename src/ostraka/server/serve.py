"""Running the server: prepare, listen, say where, stop in good time."""

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
from ostraka.server.errors import StoreDown
from ostraka.server.http import uvicorn_protocols
from ostraka.server.http.app import make_app
from ostraka.server.http.security import headers
from ostraka.server.live.websocket import MOST_BYTES
from ostraka.server.logs import log, start_logging
from ostraka.server.services import Building
from ostraka.server.settings import Settings
from ostraka.server.unreachable import Unreachable
from ostraka.table.new import new

_THIS_MACHINE: Final = ("0.0.0.0", "::", "127.0.0.1", "::1")  # noqa: S104 - as a browser here may say
_COLLECT: Final = (100_000, 5, 5)  # 700, 10 and 10 by itself
_GOODBYE: Final = 0.3  # seconds
_UNREAD: Final = 131_072  # bytes that the system keeps for a client that does not read


def listen(settings: Settings) -> socket.socket:
    """A socket on the address that was asked for."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNREAD)
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        raise OstrakaError(
            f"cannot listen on {settings.host}:{settings.port}: {error.strerror}; choose another --port"
        ) from None
    found.listen(1024)
    return found


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    return settings.public or f"http://{'localhost' if host in _THIS_MACHINE else host}:{port}"


def warm_up(building: Building) -> None:
    """Fetch what a game needs from the cache, while the first pages are being asked for."""
    try:
        for game in GAMES:
            table = new(game, 2, seed=0)
            find_bot("scribe").choose(table.view(min(table.waiting)))
    finally:
        calm_collector()
        building.is_starting = False


def calm_collector() -> None:
    """Spare what stays from the searches for garbage, which stop all games, and search less often.

    Turns leave no cycles behind, only connections that end do; a search every hundred thousand objects
    comes once in minutes under load, and takes 0.1 s or less. Smaller ones would not be quicker: what
    every turn replaces counts as young, however few objects are new.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)
    gc.enable()


def serve(settings: Settings, *, browser: bool) -> None:
    """Serve until told to stop."""
    start_logging(settings.log)
    database = settings.database_or_default
    if is_shared(database):
        check_version(database)
    else:
        migrate(database)
    listening = listen(settings)
    where = address_of(settings, listening)
    server = _Server(settings, where, browser=browser)
    server.run([listening])


class _Server(uvicorn.Server):
    """Says where it is when it can be reached; tells the house to stop before connections are closed.

    It opens and closes the house itself: uvicorn would make a trace of what is wrong at the start.
    """

    def __init__(self, settings: Settings, where: str, *, browser: bool) -> None:
        self._where = where
        self._browser = browser
        self._house = AsyncExitStack()
        self._app = make_app(settings)
        super().__init__(
            uvicorn.Config(
                uvicorn_protocols.heads_too(self._app),
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                http=uvicorn_protocols.Http,
                ws=uvicorn_protocols.Live,
                headers=headers(secure=settings.secure),
                ws_max_size=2 * MOST_BYTES,
                ws_per_message_deflate=False,  # messages are short; compressing them takes time and memory
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=1,
                timeout_keep_alive=20,
                proxy_headers=False,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._house.enter_async_context(self._app.lifespan())
        except (StoreDown, ExceptionGroup) as error:
            reason = _reason(error)
            if isinstance(reason, StoreDown):
                raise Unreachable(f"the database cannot be reached: {reason}") from None
            raise reason from None
        await super().startup(sockets)
        log.info("serving", extra={"address": self._where})
        print(f"Ostraka is at {self._where}", flush=True)  # noqa: T201 - for the one who started it
        threading.Thread(
            target=warm_up, args=(self._app.state.building,), name="warm-up", daemon=True
        ).start()
        if self._browser:
            threading.Thread(target=webbrowser.open, args=(self._where,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._say_goodbye()
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._house.aclose()

    async def _say_goodbye(self) -> None:
        """Let everybody be told why, and to come back, before uvicorn closes what is still open."""
        building = self._app.state.building
        building.stopping.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE):
                while building.connections:  # noqa: ASYNC110 - they end in their own time
                    await asyncio.sleep(0.01)

    def handle_exit(self, sig: int, frame: object) -> None:
        building = getattr(self._app.state, "building", None)
        if building is not None:
            building.stopping.set()
        super().handle_exit(sig, frame)  # type: ignore[arg-type] # as signal hands it over


def _reason(error: Exception) -> Exception:
    """What went wrong, out of the groups in which the framework passes it on."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error
