"""What a seat sees of a game of Cheops, in exact types for every client."""

from typing import Literal

import msgspec
import numpy as np

from ostraka.rules.bits import each
from ostraka.rules.cheops.buildings import BUILDINGS, stone_names
from ostraka.rules.cheops.components import BONUSES, Colour, Components
from ostraka.rules.cheops.picture import colours_of, free_bonuses
from ostraka.rules.cheops.setup import Setup
from ostraka.rules.cheops.state import LAY, PHASES

Phase = Literal["roll", "lay", "over"]


class Seat(msgspec.Struct, frozen=True):
    sheet: str
    marked: tuple[str, ...]
    struck: tuple[int, ...]  # places of the quarry, from 1
    quarry: tuple[int, ...]  # places that can still be struck
    jokers: int  # not yet used
    bonuses: tuple[str, ...]  # gained
    complete: tuple[str, ...]  # buildings
    laid: int  # stones laid in this play
    points: dict[str, int]


class Shown(msgspec.Struct, frozen=True, tag_field="game", tag="cheops"):
    """The table as every seat may know it: nothing is secret."""

    components: Components
    phase: Phase
    plays: int  # plays begun
    first: int
    active: int
    builder: int | None
    rolled: tuple[Colour, ...]
    lying: tuple[Colour, ...]  # dice that the builder can still take
    blocked: tuple[Colour, ...]  # dice that the active seat has used in this play
    bonuses: tuple[str, ...]  # that can still be gained in this play
    seats: tuple[Seat, ...]


def shown(
    state: np.record, kit: np.record, components: Components, setup: Setup, points: list[dict[str, int]]
) -> Shown:
    """A state in words."""
    del kit  # all that is shown of the sheets stands in the components
    building = state.phase == LAY
    taken = state.lying if building and state.builder == state.active else state.middle
    return Shown(
        components=components,
        phase=PHASES[state.phase],
        plays=int(state.plays),
        first=setup.first,
        active=int(state.active),
        builder=int(state.builder) if building else None,
        rolled=colours_of(state.rolled),
        lying=colours_of(state.lying),
        blocked=colours_of(state.rolled - taken),
        bonuses=free_bonuses(state),
        seats=tuple(_seat(state.seat[seat], setup.sheets[seat], points[seat]) for seat in range(state.seats)),
    )


def _seat(player: np.record, sheet: str, points: dict[str, int]) -> Seat:
    marked = int(player.marked)
    return Seat(
        sheet=sheet,
        marked=stone_names(marked),
        struck=tuple(place + 1 for place in each(player.struck)),
        quarry=tuple(place + 1 for place in each(player.quarry)),
        jokers=int(player.jokers),
        bonuses=tuple(BONUSES[place] for place in each(player.bonuses)),
        complete=tuple(name for name, stones in BUILDINGS.items() if marked & stones == stones),
        laid=int(player.laid),
        points=points,
    )
