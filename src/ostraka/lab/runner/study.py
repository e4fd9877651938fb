"""A study: a question that many games answer, played in batches."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from ostraka.core.errors import OstrakaError

LARGEST_BATCH: Final = 100_000
Part = dict[str, npt.NDArray[Any]]  # the result of one batch, as columns by name
Answer_co = TypeVar("Answer_co", covariant=True)


class Study(Protocol[Answer_co]):
    """A question, frozen and small: every worker gets a copy.

    Seeds belong to batches, never to workers. So a batch gives the same result wherever and whenever it is
    played, and a study gives the same answer on any number of machines.
    """

    extendable_by: ClassVar[frozenset[str]]  # fields that only say how much is played: a journal may grow

    @property
    def batches(self) -> int:
        """The largest number of batches."""
        ...

    def play(self, batch: int) -> Part:
        """Play the games of one batch."""
        ...

    def enough(self, parts: Sequence[Part]) -> bool:
        """Whether these parts, of the first batches in order, answer the question."""
        ...

    def summed_up(self, parts: Sequence[Part]) -> Answer_co: ...


def check_batch_size(batch_size: int) -> None:
    if not 1 <= batch_size <= LARGEST_BATCH:
        raise OstrakaError(f"a batch has 1 to {LARGEST_BATCH} games, or groups of games, not {batch_size}")


def concatenate(parts: Sequence[Part]) -> Part:
    """All parts as one, row after row."""
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
