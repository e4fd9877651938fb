"""Chance as a player of Cheops: the chance move that is due, and its equally likely single draws.

Nothing here is random: the caller asks how many `outcomes` there are, and answers with one of them.
"""

import numpy as np

from ostraka.core.bits import wide
from ostraka.core.jit import inlined
from ostraka.games.cheops.rules import moves
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.dice import dice_for
from ostraka.games.cheops.rules.state import ROLL


@inlined
def draws(state: np.record) -> int:
    """The number of single draws in the chance move that is due; 0 if none is due."""
    return dice_for(state.seats) if state.phase == ROLL else 0


@inlined
def undrawn_move(state: np.record) -> int:  # noqa: ARG001 - there is but one
    """The chance move that is due, before anything is drawn for it."""
    return moves.roll(0)


@inlined
def outcomes(state: np.record, move: int) -> int:  # noqa: ARG001 - a die is a die
    """How many equally likely outcomes the next single draw for this move has."""
    return len(COLOURS)


@inlined
def with_draw(state: np.record, kit: np.record, move: int, outcome: int) -> int:  # noqa: ARG001 - as above
    """The move after one more single draw has this outcome: one die more."""
    faces = moves.faces_of(move)
    return moves.roll(faces | wide(outcome + 1) << moves.COLOUR_BITS * moves.dice_in(faces))
