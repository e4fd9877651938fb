"""The public facts about a table, as one client may know them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from ostraka.server import messages
from ostraka.server.live.presence import Presence
from ostraka.table.chance import Fair


class Result(msgspec.Struct, frozen=True):
    """The stored result of a game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """The facts about a table that turns change."""

    status: messages.Status
    result: Result | None
    changed: int


def stored_standing(row: Row[Any]) -> Standing:
    result = None if row.result is None else msgspec.json.decode(row.result, type=Result)
    return Standing(row.status, result, row.changed)


def table_info(
    row: Row[Any],
    seats: Sequence[Row[Any]],
    standing: Standing,
    presence: Presence,
    *,
    person: str | None,
    may_sit: bool,
) -> messages.TableInfo:
    """The public facts about a table for one client, from rows: a list of tables opens no room."""
    result = standing.result
    seated = {seat.person for seat in seats}
    everyone = presence.everyone
    return messages.TableInfo(
        id=row.id if may_sit else None,
        watch=row.watch,
        game=row.game,
        status=standing.status,
        options=msgspec.json.decode(row.options, type=messages.TableOptions),
        setup=None if row.choices is None else msgspec.json.decode(row.choices),
        seats=tuple(
            _seat_info(
                seat,
                mine=person is not None and seat.person == person,
                connected=seat.person in everyone,
                stand_in_wait=presence.seconds_until_stand_in(seat.person),
            )
            for seat in seats
        ),
        watchers=sum(one not in seated for one in everyone),
        host=person == row.host,
        commitment=Fair([], row.secret).commitment,
        scores=None if result is None else result.scores,
        winners=None if result is None else result.winners,
        rematch=row.rematch_id if may_sit else None,
        created=row.created,
        changed=standing.changed,
    )


def _seat_info(
    seat: Row[Any], *, mine: bool, connected: bool, stand_in_wait: float | None
) -> messages.SeatInfo:
    return messages.SeatInfo(
        name=seat.name,
        bot=seat.bot,
        stand_in=seat.stand_in,
        mine=mine,
        ready=seat.bot is not None or seat.nonce is not None,
        connected=connected,
        stand_in_after=None if stand_in_wait is None else round(stand_in_wait, 1),
    )
