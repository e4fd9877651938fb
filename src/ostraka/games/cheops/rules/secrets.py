"""What a seat may not know in Cheops: nothing. All moves are public, and seats move one at a time."""

import numpy as np

from ostraka.core.codes import kind_of, seat_of
from ostraka.core.jit import compiled
from ostraka.games.cheops.rules.moves import KIND_ROLL


@compiled
def simultaneous_phase(state: np.record) -> int:  # noqa: ARG001 - it is always so
    """A number for the phase in which seats decide at the same time; 0 if everything is public."""
    return 0


@compiled
def conceal(state: np.record, before: np.record, seat: int) -> None:
    """Take out of a state what a seat (or, with -1, a watcher) may not know."""


@compiled
def reopen(state: np.record) -> None:
    """Return hidden information to chance; Cheops hides none."""


@compiled
def owner_of(state: np.record, move: int) -> int:  # noqa: ARG001 - the state picks the game
    return move_owner(move)


@compiled
def move_owner(move: int) -> int:
    """The seat that a move is made by; -1 for chance."""
    return -1 if kind_of(move) == KIND_ROLL else seat_of(move)


@compiled
def as_seen_by(state: np.record, move: int, seat: int) -> int:  # noqa: ARG001 - as above
    return move  # nothing is secret
