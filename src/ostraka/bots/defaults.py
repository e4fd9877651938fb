"""Default evaluation: the score."""

import numpy as np
import numpy.typing as npt

from ostraka.core.game import score
from ostraka.core.jit import compiled


@compiled
def heuristic_value(state: np.record, kit: np.record, seat: int) -> float:
    return float(score(state, kit, seat))


@compiled
def secured_points(state: np.record, kit: np.record, seat: int) -> float:
    return float(score(state, kit, seat))


@compiled
def features(state: np.record, kit: np.record, seat: int, values: npt.NDArray[np.float32]) -> None:
    pass


@compiled
def turn_number(state: np.record) -> int:  # noqa: ARG001 - the form of all games
    """Always 0: turns aren't known, so playouts go on to the end."""
    return 0
