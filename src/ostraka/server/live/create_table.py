"""New tables and rematches."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from ostraka.core.errors import BadComponents, OstrakaError
from ostraka.core.game import AnyGame, Choices
from ostraka.core.registry import find_game
from ostraka.server import messages
from ostraka.server.db.database import now
from ostraka.server.db.people import new_id
from ostraka.server.errors import Refusal
from ostraka.server.live.broadcast import encode
from ostraka.server.live.room import Room
from ostraka.server.live.rooms import Rooms
from ostraka.table.chance import SECRET_BYTES
from ostraka.table.new import check_components
from ostraka.table.setup_checks import check_seats


async def create_table(rooms: Rooms, host: str, wanted: messages.OpenTable) -> Room:
    """A new table with the wanted seats."""
    try:
        game = find_game(wanted.game)
        check_seats(game, len(wanted.seats))
    except OstrakaError as error:
        raise Refusal("bad-message", str(error)) from None
    choices = _checked_choices(game, len(wanted.seats), wanted.setup or {})
    seats = [_seat_row(number, seat, host) for number, seat in enumerate(wanted.seats)]
    if all(seat["bot"] is not None for seat in seats) and not wanted.options.watching:
        raise Refusal("bad-message", "a bots-only table has to allow watchers")
    return await _add(rooms, host, wanted.game, wanted.options, choices, seats)


def _checked_choices(game: AnyGame, seats: int, wanted: dict[str, Any]) -> Choices:
    """What was chosen, if the rules of the game allow it."""
    if not wanted:
        return game.choices()
    try:
        choices = msgspec.convert(wanted, game.choices)
    except msgspec.ValidationError as error:
        raise Refusal("bad-message", f"setup: {error}") from None
    try:
        check_components(game.name, seats, None, _chosen(choices))
    except BadComponents as error:
        fault = error.faults[0]
        code: messages.Code = "illegal" if fault.clause else "bad-message"
        raise Refusal(code, str(fault), clause=fault.clause or None, reason=fault.name or None) from None
    return choices


def _chosen(choices: Choices) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(choices).items() if value is not None}


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
    choices = _rematch_choices(find_game(row.game), row.choices)
    rematch = await _add(rooms, person, row.game, room.state.options, choices, seats, rematch_of=room.id)
    await rooms.context.tasks.finish(room.seats_changed())
    return rematch


def _rematch_choices(game: AnyGame, stored: str | None) -> Choices:
    choices = game.choices() if stored is None else msgspec.json.decode(stored, type=game.choices)
    return game.rematch_choices(choices)


async def _add(
    rooms: Rooms,
    host: str,
    game: str,
    options: messages.TableOptions,
    choices: Choices,
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
        "choices": encode(choices).decode() if _chosen(choices) else None,
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
