"""What a position of Cheops looks like to a seat, as numbers for a learned judgement."""

from typing import Final

import numpy as np
import numpy.typing as npt

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

FEATURES: Final = 69
_NEVER: Final = 40  # stones still missing in a building that cannot be completed
_LEVEL: Final = np.array(LEVEL, np.int64)


@compiled
def secured_points(state: np.record, kit: np.record, seat: int) -> float:
    """The points that a seat has as good as in hand."""
    return float(scoring.score(state, kit, seat))


@compiled
def turn_number(state: np.record) -> int:
    """A number that grows from turn to turn."""
    return wide(state.plays)


@inlined
def stranded(marked: int) -> int:
    """The stones of the relief that have no free neighbour left: they can never be laid."""
    across, down = pairs_across(marked), pairs_down(marked)
    return RELIEF & ~marked & ~(across | across << 1 | down | down << WIDTH)


@inlined
def missing_for_two(marked: int) -> int:
    """How many stones a seat lacks to two complete buildings."""
    pyramid, arch = size(PYRAMID & ~marked), size(ARCH & ~marked)
    relief = size(RELIEF & ~marked) if stranded(marked) == 0 else _NEVER
    return pyramid + arch + relief - max(pyramid, arch, relief)


@compiled
def features(state: np.record, kit: np.record, seat: int, found: npt.NDArray[np.float32]) -> None:
    player = state.seat[seat]
    marked = wide(player.marked)
    free = supported(marked)
    at = 0
    for level in range(6):
        found[at] = size(marked & _LEVEL[level]) / (6 - level)
        at += 1
    left, right = size(marked & LEFT_COLUMN), size(marked & RIGHT_COLUMN)
    across, down = pairs_across(marked), pairs_down(marked)
    lost = size(stranded(marked))
    missing = missing_for_two(marked)
    found[at] = size(marked & PYRAMID) / 21
    found[at + 1] = scoring.pyramid_points(kit, marked) / 21
    found[at + 2] = left / 5
    found[at + 3] = right / 5
    found[at + 4] = min(left, right) / 5
    found[at + 5] = 1 if marked & CAP else 0
    found[at + 6] = scoring.arch_points(kit, marked) / 14
    found[at + 7] = size(marked & RELIEF) / 12
    found[at + 8] = scoring.relief_points(marked) / 15
    found[at + 9] = (size(across) + size(down)) / 17
    found[at + 10] = lost / 4
    found[at + 11] = 1 if lost > 0 else 0
    found[at + 12] = size(wide(player.quarry)) / 12
    found[at + 13] = player.jokers / 5
    found[at + 14] = min(missing, 23) / 23
    found[at + 15] = 1 / (1 + missing)
    found[at + 16] = scoring.complete(state, seat) / 2
    found[at + 17] = size(free) / 8
    at += 18
    wanted = payable = at_hand = 0
    for colour in range(len(COLOURS)):
        if free & kit.sheet[seat].stones[colour]:
            wanted += 1
            payable += 1 if quarry_of(state, kit, seat, colour) else 0
            at_hand += 1 if showing(state.lying, colour) > 0 else 0
    found[at] = wanted / 6
    found[at + 1] = payable / 6
    building = state.phase == LAY and state.builder == seat
    found[at + 2] = 1 if building else 0
    found[at + 3] = at_hand / 4 if building else 0
    at += 4
    at = _symbols(state, kit, seat, found, at)
    _others(state, kit, seat, found, at)


@inlined
def _symbols(state: np.record, kit: np.record, seat: int, found: npt.NDArray[np.float32], at: int) -> int:
    for symbol in range(len(SYMBOLS)):
        lacking = size(kit.sheet[seat].symbol[symbol] & ~state.seat[seat].marked)
        nearest = 9
        for other in range(state.seats):
            if other != seat:
                nearest = min(nearest, size(kit.sheet[other].symbol[symbol] & ~state.seat[other].marked))
        is_open = 0 if (state.gone | state.seat[seat].bonuses) & one(symbol) else 1
        found[at] = 1 if state.seat[seat].bonuses & one(symbol) else 0
        found[at + 1] = is_open
        found[at + 2] = is_open * lacking / 3
        found[at + 3] = is_open * (1 if lacking == 1 else 0)
        found[at + 4] = is_open * (1 if nearest <= 1 else 0)
        at += 5
    return at


@inlined
def _others(state: np.record, kit: np.record, seat: int, found: npt.NDArray[np.float32], at: int) -> None:
    best, nearest, stones, jokers, complete = -99, 99, 0, 0, 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, scoring.score(state, kit, other))
            nearest = min(nearest, missing_for_two(wide(state.seat[other].marked)))
            stones = max(stones, size(state.seat[other].marked))
            jokers = max(jokers, wide(state.seat[other].jokers))
            complete = max(complete, scoring.complete(state, other))
    to_build = (wide(state.active) - 1 - seat) % wide(state.seats)  # seats after this one in this play
    found[at] = best / 60
    found[at + 1] = min(nearest, 23) / 23
    found[at + 2] = 1 / (1 + nearest)
    found[at + 3] = stones / 44
    found[at + 4] = jokers / 5
    found[at + 5] = complete / 2
    found[at + 6] = scoring.score(state, kit, seat) / 60
    found[at + 7] = 1 if state.phase == LAY else 0
    found[at + 8] = to_build / 4
    found[at + 9] = 1 if state.active == seat else 0
    found[at + 10] = 1 if (state.active + 1) % state.seats == seat else 0
    found[at + 11] = min(wide(state.plays), 40) / 40
    for seats in range(2, MOST_SEATS + 1):
        found[at + 10 + seats] = 1 if state.seats == seats else 0
