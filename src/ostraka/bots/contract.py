# The bodies of dispatched functions are those of the games.
# mypy: disable-error-code="empty-body"
"""The compiled functions that bots need from a game; each game has its own."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.core.contract import Contract
from ostraka.core.game import Rows

JUDGEMENT: Final = Contract("bots")


class Scratch(NamedTuple):
    """States to try moves on, and room for a list of legal moves: compiled code allocates nothing."""

    states: Rows
    moves: npt.NDArray[np.int64]


@JUDGEMENT.declare
def heuristic_value(state: np.record, kit: np.record, seat: int) -> float:
    """The points that a seat can expect from what it has, by rule of thumb; other seats don't matter."""


@JUDGEMENT.declare
def secured_points(state: np.record, kit: np.record, seat: int) -> float:
    """The points that a seat is certain of; a network estimates the rest."""


@JUDGEMENT.declare
def features(state: np.record, kit: np.record, seat: int, values: npt.NDArray[np.float32]) -> None:
    """Write what a position looks like to a seat, as numbers between about 0 and 1."""


@JUDGEMENT.declare
def find_facts(
    state: np.record, kit: np.record, seat: int, move: int, scratch: Scratch, facts: npt.NDArray[np.int64]
) -> int:
    """Write facts about a legal move as `announcement` codes of `BotGame.fact_topics`; return how many."""


@JUDGEMENT.declare
def turn_number(state: np.record) -> int:
    """A number that grows from turn to turn."""
