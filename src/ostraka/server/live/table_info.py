"""A table from outside, as it is told to one person."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from ostraka.server import messages
from ostraka.server.live.presence import Presence
from ostraka.table.chance import Fair


class Result(msgspec.Struct, frozen=True):
    """How a game has ended, as it is kept."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """What turns change about a table."""

    status: messages.Status
    result: Result | None
    changed: int


def kept_standing(row: Row[Any]) -> Standing:
    result = None if row.result is None else msgspec.json.decode(row.result, type=Result)
    return Standing(row.status, result, row.changed)


def table_info(
    row: Row[Any],
    chairs: Sequence[Row[Any]],
    standing: Standing,
    presence: Presence | None,
    person: str | None,
    *,
    may_sit: bool,
    patience: float,
) -> messages.TableInfo:
    """A table by its row, its chairs, how it stands and, if it is open, who is here."""
    result = standing.result
    seated = {chair.person for chair in chairs}
    here = () if presence is None else presence.everyone

    def wait(chair: Row[Any]) -> float | None:
        gone = None if presence is None else presence.seconds_gone(chair.person)
        return None if gone is None else max(0.0, round(patience - gone, 1))

    return messages.TableInfo(
        id=row.id if may_sit else None,
        watch=row.watch,
        game=row.game,
        status=standing.status,
        options=msgspec.json.decode(row.wishes, type=messages.TableOptions),
        seats=tuple(
            messages.SeatInfo(
                name=chair.name,
                bot=chair.bot,
                stand_in=chair.stand_in,
                mine=person is not None and chair.person == person,
                ready=chair.bot is not None or chair.nonce is not None,
                connected=chair.person in here,
                stand_in_after=wait(chair),
            )
            for chair in chairs
        ),
        watchers=sum(one not in seated for one in here),
        host=person == row.host,
        commitment=Fair([], row.secret).commitment,
        scores=None if result is None else result.scores,
        winners=None if result is None else result.winners,
        rematch=row.follower if may_sit else None,
        created=row.created,
        changed=standing.changed,
    )
