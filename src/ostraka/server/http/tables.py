"""The HTTP API of tables: open, list, show, rematch."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import Body
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from ostraka.server import messages
from ostraka.server.errors import Refusal
from ostraka.server.http.access import address_of, ensure_person, person_of, services_of
from ostraka.server.http.links import TableLink, find_room, find_table
from ostraka.server.http.openapi import problems
from ostraka.server.http.request_body import JsonRequest, strict_body
from ostraka.server.live.create_table import create_rematch, create_table
from ostraka.server.rate_limits import TABLES

MOST_LISTED: Final = 100


@post("/api/tables", status_code=HTTP_201_CREATED, responses=problems("illegal", change=True))
async def open_table(
    request: JsonRequest, data: Annotated[messages.OpenTable, Body()]
) -> Response[messages.TableInfo]:
    """Open a table: its game, its seats, its options, and what is chosen of the setup."""
    services = services_of(request)
    services.rate_limits.take(TABLES, address_of(request))
    wanted = await strict_body(request, data)
    person, cookies = await ensure_person(request)
    room = await create_table(services.rooms, person, wanted)
    return Response(room.info(person, may_sit=True), cookies=cookies, status_code=HTTP_201_CREATED)


@get("/api/tables", responses=problems())
async def list_tables(request: JsonRequest) -> list[messages.TableInfo]:
    """Your tables, the latest first."""
    person = await person_of(request)
    if person is None:
        return []
    return await services_of(request).tables_of(person, MOST_LISTED)


@get("/api/tables/{link:str}", responses=problems("unknown"))
async def show_table(request: JsonRequest, link: TableLink) -> messages.TableInfo:
    """The public facts about a table, by either of its links."""
    room, may_sit = await find_room(request, link)
    return room.info(await person_of(request), may_sit=may_sit)


@post(
    "/api/tables/{link:str}/rematch",
    status_code=HTTP_200_OK,
    responses=problems("unknown", "not-yours", "too-early", change=True),
)
async def rematch(request: JsonRequest, link: TableLink) -> messages.TableInfo:
    """The same people at a new table."""
    room = await find_table(request, link)
    person = await person_of(request)
    if person is None:
        raise Refusal("not-yours", "only players of this game can ask for a rematch")
    services = services_of(request)
    services.rate_limits.take(TABLES, address_of(request))
    return (await create_rematch(services.rooms, room, person)).info(person, may_sit=True)


HANDLERS: Final = (open_table, list_tables, show_table, rematch)
