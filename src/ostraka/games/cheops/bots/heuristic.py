"""A heuristic for Cheops."""

from typing import Final

import numpy as np

from ostraka.core.bits import one, size, wide
from ostraka.core.jit import compiled
from ostraka.games.cheops.rules import scoring
from ostraka.games.cheops.rules.components import SYMBOLS
from ostraka.games.cheops.rules.stones import ARCH, LEFT_COLUMN, PYRAMID, RELIEF, RIGHT_COLUMN

SURE: Final = 0.5  # the weight of a building's points now, compared with points per stone
PYRAMID_STONE: Final = 1.0  # points of a whole building per stone
ARCH_STONE: Final = 14 / 11
RELIEF_STONE: Final = 15 / 12
NEARLY: Final = 1.5  # points for an almost complete building: the second complete one ends the game
UNEVEN: Final = 0.3  # the cost of a stone by which one column of the arch is ahead of the other
TOWARDS: Final = 2.0  # points for a bonus that is almost gained
TEMPO: Final = 0.25  # per stone, beyond its points: the seat that builds faster ends the game


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
    """How close a building is to being complete: the square of the share that is built."""
    done = size(marked & building) / size(building)
    return done * done
