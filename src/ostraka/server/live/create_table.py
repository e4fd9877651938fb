"""Setting up tables: as somebody wishes, or again for the same people."""

import hashlib
import secrets
from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.registry import find_game
from ostraka.server import messages
from ostraka.server.db.store import now
from ostraka.server.db.users import new_id
from ostraka.server.errors import Refusal
from ostraka.server.live.room import Room, encode
from ostraka.server.services import Building
from ostraka.table.chance import SECRET_BYTES
from ostraka.table.setup_checks import check_seats


async def open_table(building: Building, person: str, wanted: messages.OpenTable) -> Room:
    """A new table; its chairs as they were wished for."""
    game = find_game(wanted.game)
    try:
        check_seats(game, len(wanted.seats))
    except OstrakaError as error:
        raise Refusal("bad-message", str(error)) from None
    seats = []
    for seat, chair in enumerate(wanted.seats):
        if chair.bot is not None and (chair.mine or chair.nonce):
            raise Refusal("bad-message", f"seat {seat} is a bot's or a person's, not both")
        if chair.mine and chair.name is None:
            raise Refusal("bad-message", f"seat {seat} is yours: it needs a name")
        seats.append(
            {
                "person": person if chair.mine else None,
                "name": chair.name if chair.mine else chair.bot and chair.bot.capitalize(),
                "bot": chair.bot,
                "nonce": chair.nonce if chair.mine else None,
            }
        )
    if all(chair.bot is not None for chair in wanted.seats) and not wanted.options.watching:
        raise Refusal("bad-message", "a game of bots that nobody may watch is for nobody")
    return await _add_table(building, person, wanted.game, wanted.options, seats)


async def _add_table(
    building: Building,
    host: str,
    game: str,
    options: messages.TableOptions,
    seats: list[dict[str, Any]],
    after: str | None = None,
) -> Room:
    table_id, moment = new_id(), now()
    parts = encode(find_game(game).standard()).decode()
    row = {
        "id": table_id,
        "watch": new_id(),
        "game": game,
        "seats": len(seats),
        "host": host,
        "wishes": encode(options).decode(),
        "components": hashlib.sha256(parts.encode()).hexdigest(),
        "secret": secrets.token_bytes(SECRET_BYTES),
        "status": "open",
        "setup": None,
        "result": None,
        "follower": None,
        "bots": all(seat["bot"] is not None for seat in seats),
        "created": moment,
        "changed": moment,
    }
    chairs = [
        {"table_id": table_id, "seat": seat, "stand_in": None, **chair} for seat, chair in enumerate(seats)
    ]
    room = await building.room(await building.store.add_table(row, chairs, parts, after))
    await building.finish(room.changed())
    return room


async def rematch(building: Building, room: Room, person: str) -> Room:
    """The same people again at a new table, one seat on; whoever asks second is led to the same."""
    if room.status != "over":
        raise Refusal("too-early", "the game is not over yet")
    if not room.seats_of(person):
        raise Refusal("not-yours", "a rematch is asked for by someone who has played")
    if room.row.follower is not None:
        try:
            return await building.room(room.row.follower)
        except Refusal as refusal:
            if refusal.code != "unknown":  # or it was removed before it began
                raise
    seats = [
        {"person": chair.person, "name": chair.name, "bot": chair.bot, "nonce": None}
        for chair in (*room.chairs[1:], *room.chairs[:1])
    ]
    follower = await _add_table(building, person, room.row.game, room.options, seats, room.id)
    await building.finish(room.changed())
    return follower
