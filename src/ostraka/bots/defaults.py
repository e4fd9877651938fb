"""Default evaluation: the score."""

import numpy as np
import numpy.typing as npt

from ostraka.bots.contract import Scratch
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
def find_facts(
    state: np.record,  # noqa: ARG001 - as above
    kit: np.record,  # noqa: ARG001
    seat: int,  # noqa: ARG001
    move: int,  # noqa: ARG001
    scratch: Scratch,  # noqa: ARG001
    facts: npt.NDArray[np.int64],  # noqa: ARG001
) -> int:
    """Always 0: nothing is known about moves."""
    return 0


@compiled
def turn_number(state: np.record) -> int:  # noqa: ARG001 - the form of all games
    """Always 0: turns aren't known, so playouts go on to the end."""
    return 0
