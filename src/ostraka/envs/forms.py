# The bodies of dispatched functions are those of the games.
# mypy: disable-error-code="empty-body"
"""What environments ask of a game beyond its rules; each game has its own answers.

A state here is what a seat may know: secrets have been taken out of it.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.rules.game import dispatched

Bytes = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]

WAIT: Final = 0  # the only action of a seat that owes no decision


@dispatched
def observe(state: np.record, kit: np.record, printed: Bytes, seat: int, seen: Bytes) -> None:
    """Write what a seat sees; `printed` is what stands on its cards or sheets, ready to be copied."""


@dispatched
def allow(state: np.record, kit: np.record, seat: int, found: Numbers) -> int:
    """Write the legal actions of a seat that owes a decision into `found`, and say how many there are."""


@dispatched
def move_for(state: np.record, kit: np.record, seat: int, action: int) -> int:
    """The move that an action means; the action must be a legal one."""
