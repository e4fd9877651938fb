"""What a seat may not know in Cheops: nothing. All moves are public, and seats move one at a time."""

import numpy as np

from ostraka.core.jit import compiled


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
