"""A question that many games answer: what is played, in batches, and what it comes to."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from ostraka.core.errors import OstrakaError

LARGEST_BATCH: Final = 100_000
Part = dict[str, npt.NDArray[Any]]  # what one batch has brought, by name
Answer_co = TypeVar("Answer_co", covariant=True)


class Study(Protocol[Answer_co]):
    """Frozen and small: it goes to every worker.

    Seeds belong to batches, never to workers, so a batch brings the same wherever and whenever it is
    played, and a study comes to the same on any number of machines.
    """

    @property
    def batches(self) -> int:
        """How many there are at most."""
        ...

    def play(self, batch: int) -> Part:
        """The games of one batch."""
        ...

    def enough(self, parts: Sequence[Part]) -> bool:
        """Whether the batches so far, the first ones and in their order, answer the question."""
        ...

    def summed_up(self, parts: Sequence[Part]) -> Answer_co: ...


def check_size(share: int) -> None:
    """Refuse a size of batches that nobody could play."""
    if not 1 <= share <= LARGEST_BATCH:
        raise OstrakaError(f"a batch has 1 to {LARGEST_BATCH} games, or groups of games, not {share}")


def together(parts: Sequence[Part]) -> Part:
    """All parts as one, row after row."""
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
