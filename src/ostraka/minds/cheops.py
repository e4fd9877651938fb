"""Rules of thumb for Cheops."""

from typing import Final

import numpy as np

from ostraka.rules.bits import one, size, wide
from ostraka.rules.cheops import scoring
from ostraka.rules.cheops.buildings import ARCH, LEFT_COLUMN, PYRAMID, RELIEF, RIGHT_COLUMN
from ostraka.rules.cheops.components import SYMBOLS
from ostraka.rules.cheops.state import QUARRY
from ostraka.rules.compiled import compiled

STONE: Final = 1.15  # what a stone brings in the end, whatever building it stands in
UNEVEN: Final = 0.25  # a stone of the arch that the other column has to catch up with
SYMBOL: Final = 1.3  # a stone towards a bonus that is still there
RESERVE: Final = 0.35  # what a quarry stone or a joker is worth beyond its points, while there is much to do


@compiled
def worth(state: np.record, kit: np.record, seat: int) -> float:
    player = state.seat[seat]
    marked = wide(player.marked)
    value = float(scoring.score(state, kit, seat))
    to_come = _to_come(state, seat)
    built = (
        scoring.pyramid_points(kit, marked) + scoring.arch_points(kit, marked) + scoring.relief_points(marked)
    )
    value += to_come * (STONE * size(marked) - built)
    value -= to_come * UNEVEN * abs(float(size(marked & LEFT_COLUMN)) - float(size(marked & RIGHT_COLUMN)))
    value += to_come * RESERVE * (size(wide(player.quarry)) * 6.0 / QUARRY + 2.0 * player.jokers)
    for symbol in range(len(SYMBOLS)):
        carrying = kit.sheet[seat].symbol[symbol]
        if not state.gone & one(symbol) and not player.bonuses & one(symbol):
            value += to_come * SYMBOL * size(carrying & marked) / size(carrying)
    return value


@compiled
def _to_come(state: np.record, seat: int) -> float:
    """How much of the game the others leave: 1 at the start, 0 when one of them has two buildings.

    What the seat builds itself does not count: else a stone that costs nothing could seem a loss, because
    it brings the end nearer, and bots that all think so would never end a game.
    """
    fewest = 99
    for other in range(state.seats):
        if other != seat:
            missing = ~wide(state.seat[other].marked)
            pyramid, arch, relief = size(missing & PYRAMID), size(missing & ARCH), size(missing & RELIEF)
            fewest = min(fewest, pyramid + arch + relief - max(pyramid, arch, relief))
    return min(1.0, fewest / 12.0)
