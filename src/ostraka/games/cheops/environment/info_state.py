"""Moves of Cheops as a player recalls them, in numbers."""

from typing import Final

import numpy as np

from ostraka.core.codes import kind_of, seat_of
from ostraka.games.cheops.rules import moves
from ostraka.games.cheops.rules.dice import MOST_DICE
from ostraka.games.cheops.rules.stones import NO_STONE

OF_A_MOVE: Final = 2 + MOST_DICE
_PLAYS: Final = 500  # the rules set no bound; games of random moves end far earlier


def numbers(move: int) -> list[int]:
    """Kind and seat, then the dice, or a stone and what pays for it, twice; all from 1, 0 for none."""
    found = [int(kind_of(move)) + 1, int(seat_of(move)) + 1]
    if kind_of(move) == moves.KIND_ROLL:
        faces = int(moves.faces_of(move))
        return [*found, *(faces >> moves.COLOUR_BITS * die & 7 for die in range(MOST_DICE))]
    if kind_of(move) == moves.KIND_DONE:
        return [*found, *[0] * MOST_DICE]
    stone, how = int(moves.stone_of(move)) + 1, int(moves.how_of(move)) + 1
    if moves.second_of(move) == NO_STONE:
        return [*found, stone, how, 0, 0]
    return [*found, stone, how, int(moves.second_of(move)) + 1, int(moves.second_how_of(move)) + 1]


def most_moves(kit: np.record, seats: int) -> int:  # noqa: ARG001 - as in every game
    """More moves than any game that we have seen: a roll, and three decisions of every seat in each play."""
    return _PLAYS * (1 + 3 * seats)
