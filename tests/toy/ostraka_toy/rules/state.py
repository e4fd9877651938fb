"""The state of a game of Scarabs, and what it is played with."""

from typing import Annotated, Final

import numpy as np
from msgspec import Meta

from ostraka.core import game

ROUNDS: Final = 3
VALUES: Final = 6
MOST_SEATS: Final = 3

SEAT: Final = np.dtype(
    (
        np.record,
        [
            ("hand", np.int8),  # the scarab that was dealt, 0 for none
            ("choice", np.int8),  # TAKE, LEAVE, or 0 before the decision
            ("points", np.int16),
        ],
    )
)
STATE: Final = np.dtype(
    (
        np.record,
        [
            ("seat", SEAT, (MOST_SEATS,)),
            ("seats", np.int8),
            ("waiting", np.int8),  # seats that owe a decision
            ("round_number", np.int8),  # from 1
        ],
    )
)
KIT: Final = np.dtype((np.record, [("left", np.int16)]))


class Components(game.Components, frozen=True):
    left: Annotated[int, Meta(ge=0, le=9)] = 3  # points for a scarab that is left


def kit(components: Components, seats: int, setup: game.Setup, options: game.Options) -> game.Rows:
    del seats, setup, options
    row = np.zeros(1, KIT)
    row[0].left = components.left
    row.setflags(write=False)
    return row
