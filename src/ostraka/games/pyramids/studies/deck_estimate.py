"""What a chamber is worth to a player who walks it well: an estimate, and the ways it rests on.

Points are counted in tenths, as whole numbers, so that every machine agrees on every comparison.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.bits import each
from ostraka.games.pyramids.rules.components import ENTRANCE, TOMB, WALL, Card
from ostraka.games.pyramids.rules.quality import shortest_path
from ostraka.games.pyramids.rules.shapes import CELLS, EVERY_CELL, SIDE, beside

EXPLORED: Final = 100
CELL: Final = -12  # 28 flips of three cells each earn about 100 points: a cell spent here is missed there
WORTH: Final = {"x": 18, "r": 22, "g": 22, "f": 26, "p": 10, "s": -18}
SLACK: Final = 2  # how many cells longer than the shortest a way may be and still be natural

NEIGHBOURS: Final = tuple(int(beside(1 << cell)) for cell in range(CELLS))


def open_cells(card: Card) -> int:
    return EVERY_CELL & ~card.cells(WALL)


def natural_ways(card: Card) -> list[int]:
    """Every path to the tomb that is at most `SLACK` cells longer than the shortest, as a cell set."""
    entrance, tomb = card.cells(ENTRANCE).bit_length() - 1, card.cells(TOMB).bit_length() - 1
    floor, most = open_cells(card), shortest_path(card) + SLACK
    unfinished, found = [(entrance, 1 << entrance)], []
    while unfinished:
        cell, way = unfinished.pop()
        if cell == tomb:
            found.append(way)
            continue
        unfinished += [
            (step, way | 1 << step)
            for step in each(NEIGHBOURS[cell] & floor & ~way)
            if way.bit_count() + 1 + _apart(step, tomb) <= most
        ]
    return found


def _apart(one: int, other: int) -> int:
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)


class Ways:
    """The natural ways of a chamber, for which icons can then be weighed quickly."""

    def __init__(self, card: Card) -> None:
        self.sets = natural_ways(card)
        beside_them = [int(beside(way)) & open_cells(card) & ~way for way in self.sets]
        self.on = _matrix(self.sets)
        self.beside = _matrix(beside_them)
        self.shortest = [way for way in self.sets if way.bit_count() == shortest_path(card)]
        self.walked = _union(self.sets)
        self.near = self.walked | _union(beside_them)

    def worth(self, card: Card, icons: dict[str, int] = WORTH) -> int:
        """Points of the best natural way, with what is worth a step aside from it."""
        on = np.array([CELL + icons.get(letter, 0) for letter in "".join(card.grid)], np.int64)
        # a shape spills over the way, and rather over a gem than over a skull
        return EXPLORED + int((self.on @ on + self.beside @ np.maximum(on, 0)).max())

    def fear(self, card: Card) -> int:
        """How many points the skulls cost, in marks or in ways around them."""
        return self.worth(card, WORTH | {"s": 0}) - self.worth(card)

    def guarded(self, card: Card) -> bool:
        """Whether a skull stands on each of the shortest ways."""
        return all(way & card.cells("s") for way in self.shortest)

    def safe(self, card: Card) -> bool:
        """Whether some natural way meets no skull."""
        return any(not way & card.cells("s") for way in self.sets)


def _matrix(sets: list[int]) -> npt.NDArray[np.int64]:
    return np.array([[cells >> cell & 1 for cell in range(CELLS)] for cells in sets], np.int64)


def _union(sets: list[int]) -> int:
    found = 0
    for cells in sets:
        found |= cells
    return found


def worth(card: Card) -> int:
    """Tenths of a point that a good player may expect of a card, its tomb included."""
    return Ways(card).worth(card)
