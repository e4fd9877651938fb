"""What a seat sees of a game of Cheops, as JSON types for clients."""

from typing import Literal

import msgspec
import numpy as np

from ostraka.core import game
from ostraka.core.bits import each
from ostraka.core.tuples import Plain, plain
from ostraka.games.cheops.rules.components import BONUSES, Colour, Components
from ostraka.games.cheops.rules.scoring import bonus_points, pending_bonuses
from ostraka.games.cheops.rules.setup import Setup
from ostraka.games.cheops.rules.state import LAY, PHASES, ROLL
from ostraka.games.cheops.rules.stones import stone_names
from ostraka.games.cheops.rules.summary import colours_of, complete_buildings, free_bonuses, last_chances

Phase = Literal["roll", "lay", "over"]


class Seat(msgspec.Struct, frozen=True):
    sheet: str
    marked: tuple[str, ...]
    struck: tuple[int, ...]  # places of the quarry, from 1
    quarry: tuple[int, ...]  # places that can still be struck
    jokers: int  # not yet used
    bonuses: tuple[str, ...]  # gained
    pending: tuple[str, ...]  # those of them that count only when the play is over (C21)
    last_chance: tuple[str, ...]  # bonuses that it can gain in this play, and never after (C19)
    complete: tuple[str, ...]  # buildings
    laid: int  # stones laid in this play
    points: dict[str, int]


class Snapshot(game.Snapshot, frozen=True, tag_field="game", tag="cheops"):
    """The table as every seat may know it: nothing is secret."""

    phase: Phase
    plays: int  # plays begun
    last_play: bool  # the game ends with this play
    first: int
    active: int
    builder: int | None
    rolled: tuple[Colour, ...]
    lying: tuple[Colour, ...]  # dice that the builder can still take
    blocked: tuple[Colour, ...]  # dice that the active seat has used in this play
    bonuses: tuple[str, ...]  # that can still be gained in this play
    seats: tuple[Seat, ...]


class Shown(Snapshot, frozen=True, kw_only=True, tag_field="game", tag="cheops"):
    """The same, with what it is played with."""

    components: Components


def shown(snapshot: Snapshot, components: Components) -> Shown:
    return Shown(components=components, **msgspec.structs.asdict(snapshot))


def snapshot(state: np.record, kit: np.record, setup: Setup, points: list[dict[str, int]]) -> Snapshot:
    """A state in words."""
    del kit  # the components have everything that is shown of the sheets
    row = plain(state)
    building = row.phase == LAY
    left = row.lying if building and row.builder == row.active else row.middle
    blocked = 0 if row.phase == ROLL else row.rolled - left  # C17: a new play rolls all dice
    seats = tuple(
        _seat(row.seat[seat], setup.sheets[seat], points[seat], last_chances(row, seat))
        for seat in range(row.seats)
    )
    return Snapshot(
        phase=PHASES[row.phase],
        plays=int(row.plays),
        last_play=any(seat.pending for seat in seats),  # C21
        first=setup.first,
        active=int(row.active),
        builder=int(row.builder) if building else None,
        rolled=colours_of(row.rolled),
        lying=colours_of(row.lying),
        blocked=colours_of(blocked),
        bonuses=free_bonuses(row),
        seats=seats,
    )


def _seat(player: Plain, sheet: str, points: dict[str, int], last_chance: tuple[str, ...]) -> Seat:
    marked = int(player.marked)
    pending = int(pending_bonuses(marked, int(player.bonuses)))
    if pending:
        points = points | {"bonuses": points["bonuses"] + int(bonus_points(pending))}
    return Seat(
        sheet=sheet,
        marked=stone_names(marked),
        struck=tuple(place + 1 for place in each(player.struck)),
        quarry=tuple(place + 1 for place in each(player.quarry)),
        jokers=int(player.jokers),
        bonuses=_names(player.bonuses | pending),
        pending=_names(pending),
        last_chance=last_chance,
        complete=complete_buildings(marked),
        laid=int(player.laid),
        points=points,
    )


def _names(bonuses: int) -> tuple[str, ...]:
    return tuple(BONUSES[place] for place in each(bonuses))
