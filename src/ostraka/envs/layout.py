"""The layout of an observation: its parts by name."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from ostraka.envs.contract import Bytes


class Part(NamedTuple):
    """`size` numbers from 0 to `most` (or to the values of a tuple, repeated), and their meaning."""

    name: str
    size: int
    most: int | tuple[int, ...]
    says: str


def placed(shared: Sequence[Part], of_a_seat: Sequence[Part], seats: int) -> Iterator[tuple[str, Part]]:
    """All parts in order; a part of a seat has the seat's distance, clockwise, in its name: `1.gems`."""
    yield from ((part.name, part) for part in shared)
    for away in range(seats):
        yield from ((f"{away}.{part.name}", part) for part in of_a_seat)


def slices(parts: Sequence[tuple[str, Part]]) -> dict[str, slice]:
    """The place of each part in an observation."""
    places, start = {}, 0
    for name, part in parts:
        places[name] = slice(start, start + part.size)
        start += part.size
    return places


def highest(parts: Sequence[tuple[str, Part]]) -> Bytes:
    """The largest value of each number of an observation."""
    return np.concatenate([np.resize(np.array(part.most, np.int8), part.size) for _, part in parts])
