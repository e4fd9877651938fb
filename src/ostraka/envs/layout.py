"""The parts of an observation, by name."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from ostraka.envs.contract import Bytes


class Part(NamedTuple):
    """So many numbers from 0 up to `most` (or up to a list of them, over and over), and what they say."""

    name: str
    size: int
    most: int | tuple[int, ...]
    says: str


def placed(shared: Sequence[Part], of_a_seat: Sequence[Part], seats: int) -> Iterator[tuple[str, Part]]:
    """Every part in its order; those of a seat are named after how far clockwise it sits, as in `1.gems`."""
    yield from ((part.name, part) for part in shared)
    for away in range(seats):
        yield from ((f"{away}.{part.name}", part) for part in of_a_seat)


def slices(parts: Sequence[tuple[str, Part]]) -> dict[str, slice]:
    """Where each part stands in an observation."""
    found, at = {}, 0
    for name, part in parts:
        found[name] = slice(at, at + part.size)
        at += part.size
    return found


def highest(parts: Sequence[tuple[str, Part]]) -> Bytes:
    """The largest value of each number of an observation."""
    return np.concatenate([np.resize(np.array(part.most, np.int8), part.size) for _, part in parts])
