"""From a link to its room."""

from typing import Annotated

from litestar.params import PathParameter

from ostraka.server.db.people import LINK, is_link
from ostraka.server.errors import Refusal, unknown_table
from ostraka.server.http.access import Connection, person_of, services_of
from ostraka.server.live.room import Room

TableLink = Annotated[str, PathParameter(pattern=LINK, description="from the link of the table")]
SeatNumber = Annotated[int, PathParameter(description="counted from 0")]


async def find_room(connection: Connection, link: str) -> tuple[Room, bool]:
    """The room behind either link of a table, and whether the link allows sitting down."""
    services = services_of(connection)
    if not is_link(link):
        raise unknown_table()
    try:
        return await services.rooms.open(link), True
    except Refusal as refusal:
        if refusal.code != "unknown":
            raise
        table_id = await services.store.tables.find_watched(link)
        if table_id is None:
            raise unknown_table() from None
        return await services.rooms.open(table_id), False


async def find_table(connection: Connection, link: str) -> Room:
    """The room behind a link that allows sitting down."""
    room, may_sit = await find_room(connection, link)
    if not may_sit:
        raise unknown_table()
    return room


async def find_to_watch(connection: Connection, link: str) -> Room:
    """The room behind either link, for a person who may watch."""
    room, may_sit = await find_room(connection, link)
    room.state.check_may_watch(await person_of(connection), may_sit=may_sit)
    return room
