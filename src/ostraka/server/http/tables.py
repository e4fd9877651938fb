"""What can be asked over HTTP, but for games that are over (`looking_back`)."""

from contextlib import ExitStack, suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, delete, get, post, websocket
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import Cookie
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Body, FromPath, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from ostraka.server import messages
from ostraka.server.db.users import COOKIE, LINK, YEAR, is_link
from ostraka.server.errors import Refusal, not_yours, refusal_for, unknown_table
from ostraka.server.http.openapi import problems
from ostraka.server.http.request_body import Asked, exact
from ostraka.server.http.security import address_of, check_origin
from ostraka.server.live import create_table
from ostraka.server.live.room import Room
from ostraka.server.live.websocket import Connection
from ostraka.server.rate_limits import CONNECTIONS, CONNECTIONS_AT_A_TABLE, KEYS, NEWCOMERS, TABLES
from ostraka.server.services import Building

MOST_LISTED: Final = 100
TOO_WEAK: Final = ("random", "novice")  # to play for somebody who has not chosen them
TableId = Annotated[str, PathParameter(pattern=LINK, description="from the link of the table")]
Seat = Annotated[int, PathParameter(description="from 0 on")]


def building_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Building:
    found: Building = connection.app.state.building
    return found


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    return await building_of(connection).people.who(connection.cookies.get(COOKIE))


async def somebody(request: Asked) -> tuple[str, list[Cookie]]:
    """The person who asks; a new one gets a key for their browser."""
    person = await person_of(request)
    if person is not None:
        return person, []
    building = building_of(request)
    building.limits.take(NEWCOMERS, address_of(request))
    person, key = await building.people.new()
    request.state.cookies = [cookie(building, key)]
    return person, request.state.cookies


def cookie(building: Building, key: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=key,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=building.settings.secure,
    )


async def find_room(request: ASGIConnection[Any, Any, Any, Any], link: str) -> tuple[Room, bool]:
    """A room by the link to its table or by that to watch it, and whether its holder may sit down."""
    building = building_of(request)
    if not is_link(link):
        raise unknown_table()
    try:
        return await building.room(link), True
    except Refusal as refusal:
        if refusal.code != "unknown":
            raise
        table_id = await building.store.table_watched_by(link)
        if table_id is None:
            raise unknown_table() from None
        return await building.room(table_id), False


async def find_table(request: ASGIConnection[Any, Any, Any, Any], link: str) -> Room:
    """The same, but only by the link to the table itself."""
    room, may_sit = await find_room(request, link)
    if not may_sit:
        raise unknown_table()
    return room


def check_room_left(room: Room, person: str | None) -> None:
    """Those who play and those who watch are counted apart: a crowd keeps no player out."""
    plays = bool(room.seats_of(person))
    crowd = sum(bool(room.seats_of(listener.person)) == plays for listener in room.listeners)
    if crowd >= CONNECTIONS_AT_A_TABLE:
        raise Refusal("busy", "too many look at this table already", retry=30)


async def find_to_watch(request: ASGIConnection[Any, Any, Any, Any], link: str) -> Room:
    """A room by either link, for someone who may look on."""
    room, may_sit = await find_room(request, link)
    room.check_watching(await person_of(request), may_sit=may_sit)
    return room


# --- tables


@post("/api/tables", status_code=HTTP_201_CREATED, responses=problems(change=True))
async def open_table(
    request: Asked, data: Annotated[messages.OpenTable, Body()]
) -> Response[messages.TableInfo]:
    """Open a table: which game, who sits where, how it is to be."""
    building = building_of(request)
    building.limits.take(TABLES, address_of(request))
    wanted = await exact(request, data)
    person, cookies = await somebody(request)
    room = await create_table.open_table(building, person, wanted)
    return Response(room.info(person, may_sit=True), cookies=cookies, status_code=HTTP_201_CREATED)


@get("/api/tables", responses=problems())
async def my_tables(request: Asked) -> list[messages.TableInfo]:
    """The tables at which the one who asks sits, the latest first."""
    person = await person_of(request)
    if person is None:
        return []
    return await building_of(request).tables_of(person, MOST_LISTED)


@get("/api/tables/{link:str}", responses=problems("unknown"))
async def look_at_table(request: Asked, link: TableId) -> messages.TableInfo:
    """A table from outside; the link to the table or the one to watch it."""
    room, may_sit = await find_room(request, link)
    return room.info(await person_of(request), may_sit=may_sit)


@post(
    "/api/tables/{link:str}/seats/{seat:int}",
    status_code=HTTP_200_OK,
    responses=problems("unknown", "taken", change=True),
)
async def sit_down(
    request: Asked, link: TableId, seat: Seat, data: Annotated[messages.SitDown, Body()]
) -> Response[messages.TableInfo]:
    """Take a free seat, or add a nonce to one's own that has none yet."""
    room = await find_table(request, link)
    if not 0 <= seat < len(room.chairs):
        raise Refusal("unknown", f"there is no seat {seat}")
    building = building_of(request)
    data = await exact(request, data)
    person, cookies = await somebody(request)
    if not await building.store.sit_down(room.id, seat, person, data.name, data.nonce):
        raise Refusal("taken", f"seat {seat} is taken")
    await building.finish(room.changed())
    return Response(room.info(person, may_sit=True), cookies=cookies)


@delete(
    "/api/tables/{link:str}/seats/{seat:int}",
    status_code=HTTP_200_OK,
    responses=problems("unknown", "not-yours", "too-late", change=True),
)
async def stand_up(request: Asked, link: TableId, seat: Seat) -> messages.TableInfo:
    """Leave a seat before the game has begun."""
    room = await find_table(request, link)
    person = await person_of(request)
    building = building_of(request)
    if person is None or seat not in room.seats_of(person):
        raise not_yours(seat)
    if not await building.store.stand_up(room.id, seat, person):
        raise Refusal("too-late", "the game has begun; the others can put a bot in your place")
    await building.finish(room.changed())
    return room.info(person, may_sit=True)


def check_replacing(room: Room, seat: int, level: messages.BotName) -> None:
    """Who has someone else replaced wants to play on, and must not make them lose."""
    if level in TOO_WEAK:
        raise Refusal("bad-message", "for someone else, a bot must be a scribe or stronger")
    if room.chairs[seat].stand_in is not None:
        raise already_replaced()
    if not room.may_be_replaced(seat):
        raise Refusal("too-early", "this person was here a moment ago", retry=10)


def already_replaced() -> Refusal:
    return Refusal("too-late", "a bot plays for this person already")


@post(
    "/api/tables/{link:str}/seats/{seat:int}/stand-in",
    status_code=HTTP_200_OK,
    responses=problems("unknown", "not-yours", "too-early", "too-late", change=True),
)
async def put_stand_in(
    request: Asked, link: TableId, seat: Seat, data: Annotated[messages.StandIn, Body()]
) -> messages.TableInfo:
    """Let a bot play for a person who has been gone too long; asked for by someone else at the table."""
    data = await exact(request, data)
    room = await find_table(request, link)
    person = await person_of(request)
    if person is None or not room.seats_of(person):
        raise Refusal("not-yours", "only those who play can ask for a stand-in")
    if not 0 <= seat < len(room.chairs) or room.chairs[seat].bot is not None:
        raise Refusal("unknown", f"no person sits on seat {seat}")
    if room.status != "playing":
        raise Refusal("too-late" if room.status == "over" else "too-early", "no game is being played")
    mine = room.chairs[seat].person == person
    if not mine:
        check_replacing(room, seat, data.bot)
    building = building_of(request)
    if not await building.store.put_stand_in(room.id, seat, data.bot, replace=mine):
        raise already_replaced()
    await building.finish(room.changed())
    return room.info(person, may_sit=True)


@delete(
    "/api/tables/{link:str}/seats/{seat:int}/stand-in",
    status_code=HTTP_200_OK,
    responses=problems("unknown", "not-yours", change=True),
)
async def take_back(request: Asked, link: TableId, seat: Seat) -> messages.TableInfo:
    """Take one's seat back from a bot."""
    room = await find_table(request, link)
    person = await person_of(request)
    if person is None or seat not in room.seats_of(person):
        raise not_yours(seat)
    building = building_of(request)
    await building.store.put_stand_in(room.id, seat, None)
    await building.finish(room.changed())
    return room.info(person, may_sit=True)


@post(
    "/api/tables/{link:str}/rematch",
    status_code=HTTP_200_OK,
    responses=problems("unknown", "not-yours", "too-early", change=True),
)
async def rematch(request: Asked, link: TableId) -> messages.TableInfo:
    """The same people again at a new table."""
    room = await find_table(request, link)
    person = await person_of(request)
    if person is None:
        raise Refusal("not-yours", "a rematch is asked for by someone who has played")
    building = building_of(request)
    building.limits.take(TABLES, address_of(request))
    return (await create_table.rematch(building, room, person)).info(person, may_sit=True)


# --- people


@post("/api/me", status_code=HTTP_200_OK, responses=problems(change=True))
async def become_somebody(request: Asked) -> Response[messages.Me]:
    """Get a key, or the same for another year: with it, whatever is asked next can be asked again."""
    _, new = await somebody(request)
    same = [cookie(building_of(request), request.cookies.get(COOKIE, ""))]
    return Response(messages.Me(new=bool(new)), cookies=new or same)


@post("/api/device-tokens", status_code=HTTP_201_CREATED, responses=problems("not-yours", change=True))
async def create_device_token(request: Asked) -> messages.DeviceToken:
    """A token for a private link, by which another device becomes this person too: once, and soon."""
    person = await person_of(request)
    if person is None:
        raise Refusal("not-yours", "there is nothing to move yet: open a table or take a seat first")
    building = building_of(request)
    building.limits.take(KEYS, address_of(request))
    return messages.DeviceToken(await building.people.token(person))


@post(
    "/api/device-tokens/use",
    status_code=HTTP_204_NO_CONTENT,
    responses=problems("unknown", change=True),
)
async def use_device_token(
    request: Asked, data: Annotated[messages.UseDeviceToken, Body()]
) -> Response[None]:
    """Become the person of a token, which is good once; what this browser was before is forgotten."""
    building = building_of(request)
    building.limits.take(KEYS, address_of(request))
    data = await exact(request, data)
    key = await building.people.exchange(data.token)
    if key is None:
        raise Refusal("unknown", "this private link is not valid, or no longer")
    return Response(None, cookies=[cookie(building, key)], status_code=HTTP_204_NO_CONTENT)


# --- live


@websocket("/api/tables/{link:str}/live")
async def live(socket: WebSocket[Any, Any, Any], link: FromPath[str]) -> None:
    """A connection to a table (docs/protocol.md)."""
    building = building_of(socket)
    with ExitStack() as held:
        try:
            check_origin(socket, building.settings)
            building.limits.take(CONNECTIONS, address_of(socket))
            held.enter_context(building.limits.hold(address_of(socket)))
            room, may_sit = await find_room(socket, link)
            person = await person_of(socket)
            if building.bus.shared and not room.seats_of(person):
                await room.look_again()  # they may have sat down at another process just now
            room.check_watching(person, may_sit=may_sit)
            check_room_left(room, person)
        except Exception as error:  # noqa: BLE001 - whatever it is, the client is told in our words
            await turn_away(socket, error)
            return
        connection = Connection(socket, building, room, person, may_sit=may_sit)
        building.connections += 1
        try:
            await socket.accept()
            await connection.run()
        finally:
            building.connections -= 1
            with suppress(WebSocketDisconnect, OSError, RuntimeError):  # it may be closed already
                await socket.close(connection.close_code)


async def turn_away(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    """A browser cannot read why a handshake failed: so it succeeds, and the reason is a message."""
    refusal = refusal_for(error)
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.accept()
        await socket.send_data(msgspec.json.encode(refusal.refused(None)).decode(), mode="text")
        await socket.close(4000 + refusal.status)


HANDLERS: Final = [
    open_table,
    my_tables,
    look_at_table,
    sit_down,
    stand_up,
    put_stand_in,
    take_back,
    rematch,
    become_somebody,
    create_device_token,
    use_device_token,
    live,
]
