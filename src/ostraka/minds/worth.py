# The bodies of dispatched functions are those of the games.
# mypy: disable-error-code="empty-body"
"""What a position is worth to a seat, by rule of thumb: each game has its own rules of thumb."""

import numpy as np

from ostraka.rules.game import dispatched


@dispatched
def worth(state: np.record, kit: np.record, seat: int) -> float:
    """The points that a seat can expect from what it has, whatever the others do."""
