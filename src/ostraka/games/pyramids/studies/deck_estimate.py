"""An estimate of what a chamber is worth to a player who crosses it well, and the paths it rests on.

Points are counted in tenths, as whole numbers, so that comparisons come out the same on every machine.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.bits import each
from ostraka.games.pyramids.rules.components import ENTRANCE, TOMB, WALL, Card
from ostraka.games.pyramids.rules.quality import shortest_path
from ostraka.games.pyramids.rules.shapes import CELLS, EVERY_CELL, SIDE, beside

EXPLORED: Final = 100
CELL: Final = -12  # 28 flips of three cells each earn about 100 points: a cell spent here is lost elsewhere
ICON_POINTS: Final = {"x": 18, "r": 22, "g": 22, "f": 26, "p": 10, "s": -18}
SLACK: Final = 2  # cells by which a natural path may be longer than the shortest

NEIGHBOURS: Final = tuple(int(beside(1 << cell)) for cell in range(CELLS))


def open_cells(card: Card) -> int:
    return EVERY_CELL & ~card.cells(WALL)


def natural_paths(card: Card) -> list[int]:
    """Every path to the tomb that is at most `SLACK` cells longer than the shortest, as a cell set."""
    entrance, tomb = card.cells(ENTRANCE).bit_length() - 1, card.cells(TOMB).bit_length() - 1
    floor, most = open_cells(card), shortest_path(card) + SLACK
    unfinished, finished = [(entrance, 1 << entrance)], []
    while unfinished:
        cell, path = unfinished.pop()
        if cell == tomb:
            finished.append(path)
            continue
        unfinished += [
            (step, path | 1 << step)
            for step in each(NEIGHBOURS[cell] & floor & ~path)
            if path.bit_count() + 1 + _distance(step, tomb) <= most
        ]
    return finished


def _distance(one: int, other: int) -> int:
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)


class Paths:
    """The natural paths of a chamber, prepared for estimates with many arrangements of icons."""

    def __init__(self, card: Card) -> None:
        self.all = natural_paths(card)
        adjacent = [int(beside(path)) & open_cells(card) & ~path for path in self.all]
        self._on_path = _matrix(self.all)
        self._adjacent = _matrix(adjacent)
        self.shortest = [path for path in self.all if path.bit_count() == shortest_path(card)]
        self.cells = _union(self.all)
        self.near = self.cells | _union(adjacent)

    def estimate(self, card: Card, icons: dict[str, int] = ICON_POINTS) -> int:
        """Points of the best natural path, with the adjacent cells that are worth a mark."""
        points = np.array([CELL + icons.get(letter, 0) for letter in "".join(card.grid)], np.int64)
        # a shape spills over the path, and a player lets it cover a gem rather than a skull
        return EXPLORED + int((self._on_path @ points + self._adjacent @ np.maximum(points, 0)).max())

    def cost_of_skulls(self, card: Card) -> int:
        """How many points the skulls cost, as marks or as detours."""
        return self.estimate(card, ICON_POINTS | {"s": 0}) - self.estimate(card)

    def are_guarded(self, card: Card) -> bool:
        """Whether there is a skull on every shortest path."""
        return all(path & card.cells("s") for path in self.shortest)

    def have_safe(self, card: Card) -> bool:
        """Whether some natural path has no skull."""
        return any(not path & card.cells("s") for path in self.all)


def _matrix(sets: list[int]) -> npt.NDArray[np.int64]:
    return np.array([[cells >> cell & 1 for cell in range(CELLS)] for cells in sets], np.int64)


def _union(sets: list[int]) -> int:
    union = 0
    for cells in sets:
        union |= cells
    return union


def estimate(card: Card) -> int:
    """Tenths of a point that a good player can expect from a card, its tomb included."""
    return Paths(card).estimate(card)
