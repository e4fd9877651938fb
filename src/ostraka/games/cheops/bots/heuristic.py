"""Rules of thumb for Cheops."""

from typing import Final

import numpy as np

from ostraka.core.bits import one, size, wide
from ostraka.core.jit import compiled
from ostraka.games.cheops.rules import scoring
from ostraka.games.cheops.rules.components import SYMBOLS
from ostraka.games.cheops.rules.stones import ARCH, LEFT_COLUMN, PYRAMID, RELIEF, RIGHT_COLUMN

SURE: Final = 0.5  # how much of a building's points is had now, and not stone by stone
PYRAMID_STONE: Final = 1.0  # the points of a whole building for each of its stones
ARCH_STONE: Final = 14 / 11
RELIEF_STONE: Final = 15 / 12
NEARLY: Final = 1.5  # a building that lacks few stones: the second one ends the game
UNEVEN: Final = 0.3  # a stone of the arch that the other column has to catch up with
TOWARDS: Final = 2.0  # what is had of a bonus, still to be gained, before its last stone
TEMPO: Final = 0.25  # what each stone is worth beyond its points: who builds faster ends the game


@compiled
def heuristic_value(state: np.record, kit: np.record, seat: int) -> float:
    player = state.seat[seat]
    marked = wide(player.marked)
    value = float(scoring.score(state, kit, seat)) + TEMPO * size(marked)
    value += (1.0 - SURE) * (
        PYRAMID_STONE * size(marked & PYRAMID)
        + ARCH_STONE * size(marked & ARCH)
        + RELIEF_STONE * size(marked & RELIEF)
        - scoring.pyramid_points(kit, marked)
        - scoring.arch_points(kit, marked)
        - scoring.relief_points(marked)
    )
    value -= UNEVEN * abs(float(size(marked & LEFT_COLUMN)) - float(size(marked & RIGHT_COLUMN)))
    value += NEARLY * (_nearly(marked, PYRAMID) + _nearly(marked, ARCH) + _nearly(marked, RELIEF))
    for symbol in range(len(SYMBOLS)):
        carrying = kit.sheet[seat].symbol[symbol]
        if not (state.gone | player.bonuses) & one(symbol):
            value += TOWARDS * size(carrying & marked) / size(carrying)
    return value


@compiled
def _nearly(marked: int, building: int) -> float:
    """How near a building is to being complete: the square of what is done of it."""
    done = size(marked & building) / size(building)
    return done * done
