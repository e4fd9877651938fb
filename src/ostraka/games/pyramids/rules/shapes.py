"""Where shapes can lie in a chamber, as sets of cells and as sets of placements.

A chamber has 25 cells; cell `column + 5 * row` is one bit of a *cell set*. For every shape there is
a list of *placements*: first the 25 single cells that P14 always allows, then every placement of the
whole shape (at most 96). A *placement set* has one bit for each, in two words of at most 61 bits.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.bits import each
from ostraka.core.jit import compiled, inlined

SIDE: Final = 5
CELLS: Final = SIDE * SIDE
EVERY_CELL: Final = (1 << CELLS) - 1
LEFT_EDGE: Final = sum(1 << SIDE * row for row in range(SIDE))
RIGHT_EDGE: Final = LEFT_EDGE << (SIDE - 1)
NOT_LEFT: Final = EVERY_CELL & ~LEFT_EDGE
NOT_RIGHT: Final = EVERY_CELL & ~RIGHT_EDGE

WORD: Final = 61  # bits of a placement set in each of its two words

PICTURES: Final = {
    "I2": ("##",),
    "I3": ("###",),
    "L3": ("#.", "##"),
    "O4": ("##", "##"),
    "T4": ("###", ".#."),
    "L4": ("###", "#.."),
}
SHAPES: Final = tuple(PICTURES)

Cell = tuple[int, int]


def _orientations(picture: tuple[str, ...]) -> set[frozenset[Cell]]:
    """Every quarter turn and mirror image of a shape, pushed into the top left corner (P10)."""
    cells = [(x, y) for y, row in enumerate(picture) for x, mark in enumerate(row) if mark == "#"]
    orientations = set()
    for mirrored in (cells, [(-x, y) for x, y in cells]):
        turned = mirrored
        for _ in range(4):
            turned = [(-y, x) for x, y in turned]
            left, top = min(x for x, _ in turned), min(y for _, y in turned)
            orientations.add(frozenset((x - left, y - top) for x, y in turned))
    return orientations


def _placements(picture: tuple[str, ...]) -> list[int]:
    singles = [1 << cell for cell in range(CELLS)]
    laid = {
        sum(1 << (x + dx) + SIDE * (y + dy) for x, y in shape)
        for shape in _orientations(picture)
        for dx in range(SIDE)
        for dy in range(SIDE)
        if all(x + dx < SIDE and y + dy < SIDE for x, y in shape)
    }
    return singles + sorted(laid)


_LISTS = [_placements(picture) for picture in PICTURES.values()]
MOST: Final = max(map(len, _LISTS))

PLACEMENTS: Final = np.zeros((len(SHAPES), MOST), np.int64)
for _shape, _list in enumerate(_LISTS):
    PLACEMENTS[_shape, : len(_list)] = _list


def _covering(shape: int, first: int, count: int) -> npt.NDArray[np.int64]:
    """For each set of the `count` cells from `first`: the placements that cover any of them."""
    by_cell = np.zeros((count, 2), np.int64)
    for index, cells in enumerate(_LISTS[shape]):
        for cell in each(cells):
            if first <= cell < first + count:
                by_cell[cell - first, index // WORD] |= 1 << index % WORD
    table = np.zeros((1 << count, 2), np.int64)
    for cell in range(count):
        table[1 << cell : 2 << cell] = table[: 1 << cell] | by_cell[cell]
    return table


# 25 cells as 9 + 8 + 8: three small tables instead of one of 32 million rows
_LOW_CELLS, _MIDDLE_CELLS, _HIGH_CELLS = 9, 8, 8
_MIDDLE: Final = _LOW_CELLS  # the first cell of each part
_HIGH: Final = _MIDDLE + _MIDDLE_CELLS
_IN_LOW: Final = (1 << _LOW_CELLS) - 1
_IN_MIDDLE: Final = (1 << _MIDDLE_CELLS) - 1
_IN_HIGH: Final = (1 << _HIGH_CELLS) - 1
COVER_LOW: Final = np.array([_covering(shape, 0, _LOW_CELLS) for shape in range(len(SHAPES))])
COVER_MIDDLE: Final = np.array([_covering(shape, _MIDDLE, _MIDDLE_CELLS) for shape in range(len(SHAPES))])
COVER_HIGH: Final = np.array([_covering(shape, _HIGH, _HIGH_CELLS) for shape in range(len(SHAPES))])


@inlined
def placements(shape: int, frontier: int, blocked: int) -> tuple[int, int]:
    """The set of placements, in two words, that touch the frontier and avoid blocked cells."""
    touching, touching_high = _covered(shape, frontier)
    barred, barred_high = _covered(shape, blocked)
    return touching & ~barred, touching_high & ~barred_high


@inlined
def _covered(shape: int, cells: int) -> tuple[int, int]:
    """The set of placements, in two words, that cover any of these cells."""
    low, middle, high = cells & _IN_LOW, (cells >> _MIDDLE) & _IN_MIDDLE, (cells >> _HIGH) & _IN_HIGH
    return (
        COVER_LOW[shape, low, 0] | COVER_MIDDLE[shape, middle, 0] | COVER_HIGH[shape, high, 0],
        COVER_LOW[shape, low, 1] | COVER_MIDDLE[shape, middle, 1] | COVER_HIGH[shape, high, 1],
    )


@inlined
def beside(cells: int) -> int:
    """The cells that share an edge with one of these, inside the chamber."""
    return (
        (cells << SIDE) | (cells >> SIDE) | ((cells & NOT_RIGHT) << 1) | ((cells & NOT_LEFT) >> 1)
    ) & EVERY_CELL


@compiled
def path_between(start: int, goal: int, floor: int) -> int:
    """How many cells the shortest path over this floor has, both ends counted; 0 if there is none."""
    reached = start
    for steps in range(1, CELLS + 1):
        if reached & goal:
            return steps
        reached |= beside(reached) & floor
    return 0
