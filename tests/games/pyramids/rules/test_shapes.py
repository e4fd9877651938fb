"""The tables of placements agree with looking at every cell."""

import random

import pytest

from ostraka.core.bits import each
from ostraka.games.pyramids.rules.shapes import EVERY_CELL, MOST, PLACEMENTS, SHAPES, WORD, beside, placements


def neighbours(cell: int) -> set[int]:
    column, row = cell % 5, cell // 5
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return {x + 5 * y for x, y in around if 0 <= x < 5 and 0 <= y < 5}


def test_beside_is_the_cells_that_share_an_edge() -> None:
    choose = random.Random(1)
    for cells in [0, EVERY_CELL, *(choose.getrandbits(25) for _ in range(200))]:
        expected = set().union(*(neighbours(cell) for cell in each(cells))) if cells else set()
        assert set(each(beside(cells))) == expected


@pytest.mark.parametrize("shape", SHAPES)
def test_placements_touch_the_frontier_and_avoid_blocked_cells(shape: str) -> None:
    number = SHAPES.index(shape)
    listed = [int(cells) for cells in PLACEMENTS[number] if cells]
    choose = random.Random(shape)
    for _ in range(100):
        frontier = choose.getrandbits(25) & choose.getrandbits(25)
        blocked = choose.getrandbits(25) & choose.getrandbits(25)
        low, high = placements(number, frontier, blocked)
        fitting = {listed[index] for index in each(low)} | {listed[WORD + index] for index in each(high)}
        assert fitting == {cells for cells in listed if cells & frontier and not cells & blocked}


def test_a_placement_set_fits_into_two_words_of_61_bits() -> None:
    assert MOST == 121 <= 2 * WORD
