"""The WebSocket handshake of a table: permission and capacity."""

from contextlib import ExitStack, suppress
from typing import Any, Final

import msgspec
from litestar import websocket
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ostraka.server.errors import Refusal, refusal_for
from ostraka.server.http.access import address_of, person_of, services_of
from ostraka.server.http.links import find_room
from ostraka.server.http.security import check_origin
from ostraka.server.http.websocket import Connection
from ostraka.server.live.room import Room
from ostraka.server.rate_limits import CONNECTIONS, CONNECTIONS_PER_TABLE


@websocket("/api/tables/{link:str}/live")
async def connect(socket: WebSocket[Any, Any, Any], link: FromPath[str]) -> None:
    """A connection to a table (docs/protocol.md)."""
    services = services_of(socket)
    with ExitStack() as held:
        try:
            check_origin(socket, services.settings)
            services.rate_limits.take(CONNECTIONS, address_of(socket))
            held.enter_context(services.rate_limits.hold_connection(address_of(socket)))
            room, may_sit = await find_room(socket, link)
            person = await person_of(socket)
            if services.bus.shared and not room.state.seats_of(person):
                await room.reload()  # they may have sat down through another process just now
            room.state.check_may_watch(person, may_sit=may_sit)
            _check_capacity(room, person)
        except Exception as error:  # noqa: BLE001 - whatever it is, the client gets a refusal
            await _refuse(socket, error)
            return
        connection = Connection(socket, services, room, person, may_sit=may_sit)
        services.connections += 1
        try:
            await socket.accept()
            await connection.run()
        finally:
            services.connections -= 1
            with suppress(WebSocketDisconnect, OSError, RuntimeError):  # it may be closed already
                await socket.close(connection.close_code)


def _check_capacity(room: Room, person: str | None) -> None:
    """Count players and watchers separately, so that watchers cannot crowd out players."""
    plays = bool(room.state.seats_of(person))
    listeners = room.presence.listeners
    if (
        sum(bool(room.state.seats_of(listener.person)) == plays for listener in listeners)
        >= CONNECTIONS_PER_TABLE
    ):
        raise Refusal("busy", "too many connections to this table", retry=30)


async def _refuse(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    """Accept the handshake and send the reason: a browser cannot read why a handshake failed."""
    refusal = refusal_for(error)
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.accept()
        await socket.send_data(msgspec.json.encode(refusal.refused(None)).decode(), mode="text")
        await socket.close(4000 + refusal.status)


HANDLERS: Final = (connect,)
