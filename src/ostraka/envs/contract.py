# The bodies of dispatched functions are those of the games.
# mypy: disable-error-code="empty-body"
"""What environments ask of a game beyond its rules; each game has its own answers.

A state here is what a seat may know: secrets have been taken out of it. Rows are handed on as records and
not as arrays, which compiled code would count the users of at every call.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.game import Contract

Bytes = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]

ENCODING: Final = Contract("environments")
WAIT: Final = 0  # the only action of a seat that owes no decision


@ENCODING.form
def observe(state: np.record, kit: np.record, page: np.record, seat: int, seen: np.record) -> None:
    """Write what a seat sees into `seen.numbers`; on a page stand its cards or sheets, ready to be copied."""


@ENCODING.form
def allow(state: np.record, kit: np.record, seat: int, mask: np.record) -> int:
    """Add the legal actions of a seat that owes a decision to an empty mask; how many there are."""


@ENCODING.form
def action_for(state: np.record, kit: np.record, seat: int, move: int) -> int:
    """The action that means a legal move."""


@ENCODING.form
def move_for(state: np.record, kit: np.record, seat: int, action: int) -> int:
    """The move that an action means; the action must be a legal one."""
