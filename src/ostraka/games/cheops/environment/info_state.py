"""Moves of Cheops as rows of an information state."""

from typing import Final

import numpy as np

from ostraka.core.codes import kind_of, seat_of
from ostraka.games.cheops.rules import moves
from ostraka.games.cheops.rules.dice import MOST_DICE
from ostraka.games.cheops.rules.stones import NO_STONE

OF_A_MOVE: Final = 2 + MOST_DICE
_PLAYS: Final = 500  # the rules set no bound; random games end far earlier


def numbers(move: int) -> list[int]:
    """Kind, seat, then the dice or up to two stones with their payment; counted from 1, 0 for none."""
    begin = [int(kind_of(move)) + 1, int(seat_of(move)) + 1]
    if kind_of(move) == moves.KIND_ROLL:
        faces = int(moves.faces_of(move))
        return [*begin, *(faces >> moves.COLOUR_BITS * die & 7 for die in range(MOST_DICE))]
    if kind_of(move) == moves.KIND_DONE:
        return [*begin, *[0] * MOST_DICE]
    stone, how = int(moves.stone_of(move)) + 1, int(moves.how_of(move)) + 1
    if moves.second_of(move) == NO_STONE:
        return [*begin, stone, how, 0, 0]
    return [*begin, stone, how, int(moves.second_of(move)) + 1, int(moves.second_how_of(move)) + 1]


def most_moves(kit: np.record, seats: int) -> int:  # noqa: ARG001 - every game's parameters
    """A bound that no known game has reached: a roll and three decisions a seat in each play."""
    return _PLAYS * (1 + 3 * seats)
