# The bodies of dispatched functions are those of the games.
# mypy: disable-error-code="empty-body"
"""The compiled functions that environments need from a game, beyond its rules.

A state here is what a seat may know: its secrets are already concealed. Pass records, not arrays: Numba
reference-counts arrays at every call.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.contract import Contract

Bytes = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]

ENCODING: Final = Contract("environments")
WAIT: Final = 0  # the only action of a seat that owes no decision


@ENCODING.declare
def observe(state: np.record, kit: np.record, page: np.record, seat: int, seen: np.record) -> None:
    """Write what a seat sees into `seen.numbers`; a page holds the components, ready to be copied."""


@ENCODING.declare
def allow(state: np.record, kit: np.record, seat: int, mask: np.record) -> int:
    """Set the legal actions of a seat that owes a decision in an empty mask; return how many there are."""


@ENCODING.declare
def action_for(state: np.record, kit: np.record, seat: int, move: int) -> int:
    """The action that means a legal move."""


@ENCODING.declare
def move_for(state: np.record, kit: np.record, seat: int, action: int) -> int:
    """The move that a legal action means."""
