"""The state of a game of Cheops: one row of a structured array, about a hundred bytes.

A set of stones, of places in the quarry or of bonuses is the bits of an integer; dice are counted
by colour (`dice`). Chance rolls the dice: a state holds only dice that have been rolled.
"""

from typing import Final

import numpy as np

MOST_SEATS: Final = 5
FEWEST_SEATS: Final = 2
STONES_A_PLAY: Final = 2
QUARRY: Final = 12

# Phases, in the order of a play. Chance moves in ROLL.
ROLL, LAY, OVER = range(3)
PHASES: Final = ("roll", "lay", "over")

SEAT: Final = np.dtype(
    (
        np.record,
        [
            ("marked", np.int64),  # stones
            ("quarry", np.int16),  # places that can still be struck, right of the last one struck (C13)
            ("struck", np.int16),  # places struck out
            ("jokers", np.int8),  # not yet used
            ("bonuses", np.int8),  # gained: a set of places in BONUSES
            ("laid", np.int8),  # stones laid in this play
        ],
    )
)

STATE: Final = np.dtype(
    (
        np.record,
        [
            ("seat", SEAT, (MOST_SEATS,)),
            ("rolled", np.int32),  # dice of this play
            ("middle", np.int32),  # those that the active seat has left (C15)
            ("lying", np.int32),  # those that the builder can still take
            ("seats", np.int8),
            ("phase", np.int8),
            ("waiting", np.int8),  # seats that owe a decision: the builder, or none
            ("active", np.int8),  # the seat whose roll this is
            ("builder", np.int8),  # the seat whose turn to build it is
            ("gone", np.int8),  # bonuses that an earlier play has taken (C19)
            ("plays", np.int64),  # plays begun; nobody has to build, so there is no upper bound (CR9)
        ],
    )
)
