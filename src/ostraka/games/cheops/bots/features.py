"""What a position of Cheops looks like to a seat, as numbers for a network."""

from enum import auto
from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.bots.features import FeatureGroup
from ostraka.core.bits import one, size, wide
from ostraka.core.jit import compiled, inlined
from ostraka.games.cheops.rules import scoring
from ostraka.games.cheops.rules.components import COLOURS, SYMBOLS
from ostraka.games.cheops.rules.dice import showing
from ostraka.games.cheops.rules.payment import quarry_of
from ostraka.games.cheops.rules.state import LAY, MOST_SEATS
from ostraka.games.cheops.rules.stones import (
    ARCH,
    CAP,
    LEFT_COLUMN,
    LEVEL,
    PYRAMID,
    RELIEF,
    RIGHT_COLUMN,
    WIDTH,
    pairs_across,
    pairs_down,
    supported,
)

_NEVER: Final = 40  # stones missing in a building that can't be completed
_LEVEL: Final = np.array(LEVEL, np.int64)


class Sheet(FeatureGroup):
    """What a seat has built, and what it has left."""

    PYRAMID_STONES = auto()
    PYRAMID_POINTS = auto()
    LEFT_COLUMN = auto()
    RIGHT_COLUMN = auto()
    LOWER_COLUMN = auto()
    CAPSTONE = auto()
    ARCH_POINTS = auto()
    RELIEF_STONES = auto()
    RELIEF_POINTS = auto()
    RELIEF_PAIRS = auto()
    STRANDED_STONES = auto()
    ANY_STRANDED = auto()
    QUARRY = auto()
    JOKERS = auto()
    MISSING_FOR_TWO_BUILDINGS = auto()
    NEARNESS_OF_TWO_BUILDINGS = auto()
    COMPLETE_BUILDINGS = auto()
    SUPPORTED_STONES = auto()
    COLOURS_WANTED = auto()
    COLOURS_IN_QUARRY = auto()
    IS_BUILDING = auto()
    COLOURS_ON_DICE = auto()


class Symbol(FeatureGroup):
    """One bonus symbol."""

    GAINED = auto()
    OPEN = auto()
    MISSING_STONES = auto()
    LAST_STONE = auto()
    RIVAL_AT_LAST_STONE = auto()


class Others(FeatureGroup):
    """The other seats, the best of them in each respect, and whose turn it is."""

    BEST_OTHER_SCORE = auto()
    FEWEST_MISSING_OF_OTHERS = auto()
    NEARNESS_OF_THE_END = auto()
    MOST_STONES_OF_OTHERS = auto()
    MOST_JOKERS_OF_OTHERS = auto()
    MOST_COMPLETE_OF_OTHERS = auto()
    OWN_SCORE = auto()
    LAYING = auto()
    SEATS_STILL_TO_BUILD = auto()
    IS_ACTIVE = auto()
    IS_NEXT_ACTIVE = auto()
    PLAYS = auto()


FEATURE_NAMES: Final = (
    *(f"level_{level}" for level in range(1, len(LEVEL) + 1)),
    *Sheet.names(),
    *(name for symbol in SYMBOLS for name in Symbol.names(f"{symbol}_")),
    *Others.names(),
    *(f"seats_{seats}" for seats in range(2, MOST_SEATS + 1)),
)
_SHEET: Final = FEATURE_NAMES.index(Sheet.names()[0])
_SYMBOLS: Final = FEATURE_NAMES.index(Symbol.names(f"{SYMBOLS[0]}_")[0])
_OF_A_SYMBOL: Final = len(Symbol)
_OTHERS: Final = FEATURE_NAMES.index(Others.names()[0])
_SEATS: Final = FEATURE_NAMES.index("seats_2")


@compiled
def secured_points(state: np.record, kit: np.record, seat: int) -> float:
    return float(scoring.score(state, kit, seat))


@compiled
def turn_number(state: np.record) -> int:
    return wide(state.plays)


@inlined
def stranded(marked: int) -> int:
    """The stones of the relief that have no free neighbour left: they can never be laid."""
    across, down = pairs_across(marked), pairs_down(marked)
    return RELIEF & ~marked & ~(across | across << 1 | down | down << WIDTH)


@inlined
def missing_for_two(marked: int) -> int:
    """How many stones a seat still needs for two complete buildings."""
    pyramid, arch = size(PYRAMID & ~marked), size(ARCH & ~marked)
    relief = size(RELIEF & ~marked) if stranded(marked) == 0 else _NEVER
    return pyramid + arch + relief - max(pyramid, arch, relief)


@compiled
def features(state: np.record, kit: np.record, seat: int, values: npt.NDArray[np.float32]) -> None:
    marked = wide(state.seat[seat].marked)
    free = supported(marked)
    for level in range(len(LEVEL)):
        values[level] = size(marked & _LEVEL[level]) / (6 - level)
    _buildings(state, kit, seat, marked, values)
    _colours(state, kit, seat, free, values)
    for symbol in range(len(SYMBOLS)):
        _symbol(state, kit, seat, symbol, values, _SYMBOLS + symbol * _OF_A_SYMBOL)
    _others(state, kit, seat, values)
    for seats in range(2, MOST_SEATS + 1):
        values[_SEATS + seats - 2] = 1 if state.seats == seats else 0


@inlined
def _buildings(
    state: np.record, kit: np.record, seat: int, marked: int, values: npt.NDArray[np.float32]
) -> None:
    player = state.seat[seat]
    left, right = size(marked & LEFT_COLUMN), size(marked & RIGHT_COLUMN)
    across, down = pairs_across(marked), pairs_down(marked)
    lost = size(stranded(marked))
    missing = missing_for_two(marked)
    values[_SHEET + Sheet.PYRAMID_STONES] = size(marked & PYRAMID) / 21
    values[_SHEET + Sheet.PYRAMID_POINTS] = scoring.pyramid_points(kit, marked) / 21
    values[_SHEET + Sheet.LEFT_COLUMN] = left / 5
    values[_SHEET + Sheet.RIGHT_COLUMN] = right / 5
    values[_SHEET + Sheet.LOWER_COLUMN] = min(left, right) / 5
    values[_SHEET + Sheet.CAPSTONE] = 1 if marked & CAP else 0
    values[_SHEET + Sheet.ARCH_POINTS] = scoring.arch_points(kit, marked) / 14
    values[_SHEET + Sheet.RELIEF_STONES] = size(marked & RELIEF) / 12
    values[_SHEET + Sheet.RELIEF_POINTS] = scoring.relief_points(marked) / 15
    values[_SHEET + Sheet.RELIEF_PAIRS] = (size(across) + size(down)) / 17
    values[_SHEET + Sheet.STRANDED_STONES] = lost / 4
    values[_SHEET + Sheet.ANY_STRANDED] = 1 if lost > 0 else 0
    values[_SHEET + Sheet.QUARRY] = size(wide(player.quarry)) / 12
    values[_SHEET + Sheet.JOKERS] = player.jokers / 5
    values[_SHEET + Sheet.MISSING_FOR_TWO_BUILDINGS] = min(missing, 23) / 23
    values[_SHEET + Sheet.NEARNESS_OF_TWO_BUILDINGS] = 1 / (1 + missing)
    values[_SHEET + Sheet.COMPLETE_BUILDINGS] = scoring.complete(state.seat[seat].marked) / 2


@inlined
def _colours(state: np.record, kit: np.record, seat: int, free: int, values: npt.NDArray[np.float32]) -> None:
    wanted = in_quarry = on_dice = 0
    for colour in range(len(COLOURS)):
        if free & kit.sheet[seat].stones[colour]:
            wanted += 1
            in_quarry += 1 if quarry_of(state, kit, seat, colour) else 0
            on_dice += 1 if showing(state.lying, colour) > 0 else 0
    is_building = state.phase == LAY and state.builder == seat
    values[_SHEET + Sheet.SUPPORTED_STONES] = size(free) / 8
    values[_SHEET + Sheet.COLOURS_WANTED] = wanted / 6
    values[_SHEET + Sheet.COLOURS_IN_QUARRY] = in_quarry / 6
    values[_SHEET + Sheet.IS_BUILDING] = 1 if is_building else 0
    values[_SHEET + Sheet.COLOURS_ON_DICE] = on_dice / 4 if is_building else 0


@inlined
def _symbol(
    state: np.record, kit: np.record, seat: int, symbol: int, values: npt.NDArray[np.float32], at: int
) -> None:
    missing = size(kit.sheet[seat].symbol[symbol] & ~state.seat[seat].marked)
    nearest = 9
    for other in range(state.seats):
        if other != seat:
            nearest = min(nearest, size(kit.sheet[other].symbol[symbol] & ~state.seat[other].marked))
    is_open = 0 if (state.gone | state.seat[seat].bonuses) & one(symbol) else 1
    values[at + Symbol.GAINED] = 1 if state.seat[seat].bonuses & one(symbol) else 0
    values[at + Symbol.OPEN] = is_open
    values[at + Symbol.MISSING_STONES] = is_open * missing / 3
    values[at + Symbol.LAST_STONE] = is_open * (1 if missing == 1 else 0)
    values[at + Symbol.RIVAL_AT_LAST_STONE] = is_open * (1 if nearest <= 1 else 0)


@inlined
def _others(state: np.record, kit: np.record, seat: int, values: npt.NDArray[np.float32]) -> None:
    best, nearest, stones, jokers, complete = -99, 99, 0, 0, 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, scoring.score(state, kit, other))
            nearest = min(nearest, missing_for_two(wide(state.seat[other].marked)))
            stones = max(stones, size(state.seat[other].marked))
            jokers = max(jokers, wide(state.seat[other].jokers))
            complete = max(complete, scoring.complete(state.seat[other].marked))
    to_build = (wide(state.active) - 1 - seat) % wide(state.seats)  # seats after this one in this play
    values[_OTHERS + Others.BEST_OTHER_SCORE] = best / 60
    values[_OTHERS + Others.FEWEST_MISSING_OF_OTHERS] = min(nearest, 23) / 23
    values[_OTHERS + Others.NEARNESS_OF_THE_END] = 1 / (1 + nearest)
    values[_OTHERS + Others.MOST_STONES_OF_OTHERS] = stones / 44
    values[_OTHERS + Others.MOST_JOKERS_OF_OTHERS] = jokers / 5
    values[_OTHERS + Others.MOST_COMPLETE_OF_OTHERS] = complete / 2
    values[_OTHERS + Others.OWN_SCORE] = scoring.score(state, kit, seat) / 60
    values[_OTHERS + Others.LAYING] = 1 if state.phase == LAY else 0
    values[_OTHERS + Others.SEATS_STILL_TO_BUILD] = to_build / 4
    values[_OTHERS + Others.IS_ACTIVE] = 1 if state.active == seat else 0
    values[_OTHERS + Others.IS_NEXT_ACTIVE] = 1 if (state.active + 1) % state.seats == seat else 0
    values[_OTHERS + Others.PLAYS] = min(wide(state.plays), 40) / 40
