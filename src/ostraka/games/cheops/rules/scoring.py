"""What a game of Cheops is worth, by source, and what breaks a tie."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.bits import one, size, wide
from ostraka.core.jit import compiled, inlined
from ostraka.games.cheops.rules.components import FINISH
from ostraka.games.cheops.rules.stones import (
    ARCH,
    CAP,
    COLUMN,
    LEFT_COLUMN,
    LEVEL,
    LEVELS,
    PYRAMID,
    RELIEF,
    RIGHT_COLUMN,
)

SOURCES: Final = ("pyramid", "arch", "relief", "bonuses", "quarry", "jokers")
BONUS: Final = 3
JOKER: Final = 2
ENOUGH: Final = 2  # complete buildings, which end the game (C21)
RELIEF_POINTS: Final = (0, 0, 4, 6, 8, 11, 15)  # by pairs of stones (C24)
_RELIEF: Final = np.array(RELIEF_POINTS, np.int64)
_LEVEL: Final = np.array(LEVEL, np.int64)


@inlined
def taken(state: np.record) -> int:
    """The bonuses that any seat has gained."""
    gained = wide(0)
    for seat in range(state.seats):
        gained |= state.seat[seat].bonuses
    return gained


@inlined
def complete(marked: int) -> int:
    """How many buildings these stones complete (CR4)."""
    missing = ~marked
    return (0 if missing & PYRAMID else 1) + (0 if missing & ARCH else 1) + (0 if missing & RELIEF else 1)


@inlined
def has_finished(marked: int) -> bool:
    """C21: whether these stones complete enough buildings to end the game, and to gain the finish bonus."""
    return complete(marked) >= ENOUGH


@inlined
def pending_bonuses(marked: int, bonuses: int) -> int:
    """C21: the finish bonus of a seat that has finished, until it has it: it counts when the play is over."""
    return one(FINISH) & ~wide(bonuses) if has_finished(marked) else wide(0)


@inlined
def bonus_points(bonuses: int) -> int:
    """C25."""
    return BONUS * size(wide(bonuses))


@compiled
def pyramid_points(kit: np.record, marked: int) -> int:
    """C22: the level of the highest stone."""
    for level in range(LEVELS - 1, -1, -1):
        if marked & _LEVEL[level]:
            return wide(kit.pyramid[level])
    return wide(0)


@compiled
def arch_points(kit: np.record, marked: int) -> int:
    """C23, CR6: the level of the lower column, or the capstone's."""
    if marked & CAP:
        return wide(kit.arch[COLUMN])
    height = min(size(marked & LEFT_COLUMN), size(marked & RIGHT_COLUMN))
    return wide(kit.arch[height - 1]) if height > 0 else wide(0)


@compiled
def relief_points(marked: int) -> int:
    """C24, CR1."""
    return _RELIEF[size(marked & RELIEF) // 2]


@inlined
def by_source(state: np.record, kit: np.record, seat: int) -> tuple[int, int, int, int, int, int]:
    """A seat's points so far, in the order of C22 to C25."""
    player = state.seat[seat]
    pyramid = pyramid_points(kit, player.marked)
    arch = arch_points(kit, player.marked)
    relief = relief_points(player.marked)
    bonuses = bonus_points(player.bonuses)
    return pyramid, arch, relief, bonuses, size(wide(player.quarry)), JOKER * wide(player.jokers)


@compiled
def breakdown(state: np.record, kit: np.record, seat: int, points: npt.NDArray[np.int64]) -> None:
    points[0], points[1], points[2], points[3], points[4], points[5] = by_source(state, kit, seat)


@compiled
def score(state: np.record, kit: np.record, seat: int) -> int:
    pyramid, arch, relief, bonuses, quarry, jokers = by_source(state, kit, seat)
    return pyramid + arch + relief + bonuses + quarry + jokers


@inlined
def tie_break(state: np.record, seat: int) -> int:
    """C26: of tied seats, the one with more stones in its pyramid."""
    return size(state.seat[seat].marked & PYRAMID)
