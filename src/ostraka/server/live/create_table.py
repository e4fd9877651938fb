"""New tables and rematches."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.registry import find_game
from ostraka.server import messages
from ostraka.server.db.database import now
from ostraka.server.db.people import new_id
from ostraka.server.errors import Refusal
from ostraka.server.live.broadcast import encode
from ostraka.server.live.room import Room
from ostraka.server.live.rooms import Rooms
from ostraka.table.chance import SECRET_BYTES
from ostraka.table.setup_checks import check_seats


async def create_table(rooms: Rooms, host: str, wanted: messages.OpenTable) -> Room:
    """A new table with the wanted seats."""
    try:
        check_seats(find_game(wanted.game), len(wanted.seats))
    except OstrakaError as error:
        raise Refusal("bad-message", str(error)) from None
    seats = [_seat_row(number, seat, host) for number, seat in enumerate(wanted.seats)]
    if all(seat["bot"] is not None for seat in seats) and not wanted.options.watching:
        raise Refusal("bad-message", "a bots-only table has to allow watchers")
    return await _add(rooms, host, wanted.game, wanted.options, seats)


def _seat_row(number: int, seat: messages.WantedSeat, host: str) -> dict[str, Any]:
    if seat.bot is not None and (seat.mine or seat.nonce):
        raise Refusal("bad-message", f"seat {number} is either a bot's or a person's")
    if seat.mine and seat.name is None:
        raise Refusal("bad-message", f"seat {number} is yours, so it needs a name")
    return {
        "person": host if seat.mine else None,
        "name": seat.name if seat.mine else seat.bot and seat.bot.capitalize(),
        "bot": seat.bot,
        "nonce": seat.nonce if seat.mine else None,
    }


async def create_rematch(rooms: Rooms, room: Room, person: str) -> Room:
    """The same people at a new table, one seat further; the second request gets the same table."""
    if room.session.status != "over":
        raise Refusal("too-early", "the game is not over")
    if not room.state.seats_of(person):
        raise Refusal("not-yours", "only players of this game can ask for a rematch")
    row = room.state.row
    if row.rematch_id is not None:
        try:
            return await rooms.open(row.rematch_id)
        except Refusal as refusal:
            if refusal.code != "unknown":  # else it was removed before it started
                raise
    seats = [
        {"person": seat.person, "name": seat.name, "bot": seat.bot, "nonce": None}
        for seat in (*room.state.seats[1:], *room.state.seats[:1])
    ]
    rematch = await _add(rooms, person, row.game, room.state.options, seats, rematch_of=room.id)
    await rooms.context.tasks.finish(room.seats_changed())
    return rematch


async def _add(
    rooms: Rooms,
    host: str,
    game: str,
    options: messages.TableOptions,
    seats: Sequence[dict[str, Any]],
    *,
    rematch_of: str | None = None,
) -> Room:
    table_id, moment = new_id(), now()
    components = encode(find_game(game).standard()).decode()
    row = {
        "id": table_id,
        "watch": new_id(),
        "game": game,
        "seats": len(seats),
        "host": host,
        "options": encode(options).decode(),
        "components": hashlib.sha256(components.encode()).hexdigest(),
        "secret": secrets.token_bytes(SECRET_BYTES),
        "status": "open",
        "setup": None,
        "result": None,
        "rematch_id": None,
        "bots_only": all(seat["bot"] is not None for seat in seats),
        "created": moment,
        "changed": moment,
    }
    seat_rows = [
        {"table_id": table_id, "seat": number, "stand_in": None, **seat} for number, seat in enumerate(seats)
    ]
    context = rooms.context
    room = await rooms.open(await context.store.tables.add(row, seat_rows, components, rematch_of))
    await context.tasks.finish(room.seats_changed())
    return room
