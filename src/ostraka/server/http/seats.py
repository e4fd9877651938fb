"""The HTTP API of seats: sit down, stand up, stand-ins."""

from typing import Annotated, Final

from litestar import Response, delete, post
from litestar.params import Body
from litestar.status_codes import HTTP_200_OK

from ostraka.bots.names import STAND_INS
from ostraka.server import messages
from ostraka.server.errors import Refusal, not_yours
from ostraka.server.http.access import ensure_person, person_of, services_of
from ostraka.server.http.links import SeatNumber, TableLink, find_table
from ostraka.server.http.openapi import problems
from ostraka.server.http.request_body import JsonRequest, strict_body
from ostraka.server.live.room import Room


@post(
    "/api/tables/{link:str}/seats/{seat:int}",
    status_code=HTTP_200_OK,
    responses=problems("unknown", "taken", change=True),
)
async def sit_down(
    request: JsonRequest, link: TableLink, seat: SeatNumber, data: Annotated[messages.SitDown, Body()]
) -> Response[messages.TableInfo]:
    """Take a free seat, or add a nonce to your own that has none."""
    room = await find_table(request, link)
    if not 0 <= seat < len(room.state.seats):
        raise Refusal("unknown", f"there is no seat {seat}")
    services = services_of(request)
    data = await strict_body(request, data)
    person, cookies = await ensure_person(request)
    if not await services.store.tables.sit_down(room.id, seat, person, data.name, data.nonce):
        raise Refusal("taken", f"seat {seat} is taken")
    await services.tasks.finish(room.seats_changed())
    return Response(room.info(person, may_sit=True), cookies=cookies)


@delete(
    "/api/tables/{link:str}/seats/{seat:int}",
    status_code=HTTP_200_OK,
    responses=problems("unknown", "not-yours", "too-late", change=True),
)
async def stand_up(request: JsonRequest, link: TableLink, seat: SeatNumber) -> messages.TableInfo:
    """Leave a seat before the game has started."""
    room = await find_table(request, link)
    person = await _owner_of(request, room, seat)
    services = services_of(request)
    left = await services.store.tables.stand_up(room.id, seat, person)
    await services.tasks.finish(room.seats_changed())  # if too late, another process has started the game
    if not left:
        raise Refusal("too-late", "the game has started; the others can let a bot stand in for you")
    return room.info(person, may_sit=True)


@post(
    "/api/tables/{link:str}/seats/{seat:int}/stand-in",
    status_code=HTTP_200_OK,
    responses=problems("unknown", "not-yours", "too-early", "too-late", change=True),
)
async def set_stand_in(
    request: JsonRequest, link: TableLink, seat: SeatNumber, data: Annotated[messages.StandIn, Body()]
) -> messages.TableInfo:
    """Let a bot play for a person who has been absent too long, or for yourself."""
    data = await strict_body(request, data)
    room = await find_table(request, link)
    person = await person_of(request)
    seats, status = room.state.seats, room.session.status
    if person is None or not room.state.seats_of(person):
        raise Refusal("not-yours", "only players can ask for a stand-in")
    if not 0 <= seat < len(seats) or seats[seat].bot is not None:
        raise Refusal("unknown", f"seat {seat} has no person")
    if status != "playing":
        raise Refusal("too-late" if status == "over" else "too-early", "no game is being played")
    mine = seats[seat].person == person
    if not mine:
        _check_replaceable(room, seat, data.bot)
    services = services_of(request)
    if not await services.store.tables.set_stand_in(room.id, seat, data.bot, replace=mine):
        raise _already_replaced()
    await services.tasks.finish(room.seats_changed())
    return room.info(person, may_sit=True)


@delete(
    "/api/tables/{link:str}/seats/{seat:int}/stand-in",
    status_code=HTTP_200_OK,
    responses=problems("unknown", "not-yours", change=True),
)
async def remove_stand_in(request: JsonRequest, link: TableLink, seat: SeatNumber) -> messages.TableInfo:
    """Take your seat back from a bot."""
    room = await find_table(request, link)
    person = await _owner_of(request, room, seat)
    services = services_of(request)
    await services.store.tables.set_stand_in(room.id, seat, None)
    await services.tasks.finish(room.seats_changed())
    return room.info(person, may_sit=True)


async def _owner_of(request: JsonRequest, room: Room, seat: int) -> str:
    """The person of a request, if the seat is theirs."""
    person = await person_of(request)
    if person is None or seat not in room.state.seats_of(person):
        raise not_yours(seat)
    return person


def _check_replaceable(room: Room, seat: int, bot: messages.BotName) -> None:
    """Others may replace an absent person in order to play on, but not to make them lose."""
    if bot not in STAND_INS:
        raise Refusal("bad-message", f"a stand-in for somebody else must be a {STAND_INS[0]} or stronger")
    if room.state.seats[seat].stand_in is not None:
        raise _already_replaced()
    if not room.may_be_replaced(seat):
        raise Refusal("too-early", "this person was connected a moment ago", retry=10)


def _already_replaced() -> Refusal:
    return Refusal("too-late", "a bot already plays for this person")


HANDLERS: Final = (sit_down, stand_up, set_stand_in, remove_stand_in)
