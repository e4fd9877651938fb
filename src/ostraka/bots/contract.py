# The bodies of dispatched functions are those of the games.
# mypy: disable-error-code="empty-body"
"""What bots ask of a game beyond its rules; each game has its own answers."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.game import Contract

JUDGEMENT: Final = Contract("bots")


@JUDGEMENT.form
def heuristic_value(state: np.record, kit: np.record, seat: int) -> float:
    """The points that a seat can expect from what it has, by rule of thumb, whatever the others do."""


@JUDGEMENT.form
def secured_points(state: np.record, kit: np.record, seat: int) -> float:
    """The points that a seat has as good as in hand; a learned judgement adds what is to come."""


@JUDGEMENT.form
def features(state: np.record, kit: np.record, seat: int, values: npt.NDArray[np.float32]) -> None:
    """Write what a position looks like to a seat, as numbers near 0 to 1."""


@JUDGEMENT.form
def turn_number(state: np.record) -> int:
    """A number that grows by one from turn to turn."""
