"""Repeatable random choices for decks."""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class SeededRandom:
    """Random choices that are the same on every version of Python."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)  # noqa: S311 - repeatable, not secret

    def below(self, end: int) -> int:
        return int(self._source.random() * end)

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in things]
