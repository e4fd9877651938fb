"""Moves of Cheops as the compiled rules know them: one integer each.

It holds, from the lowest bit: the kind (4 bits), the seat (3), and for stones laid a stone (6) and
how it is paid (4), twice; for a roll the colours of the dice (3 bits each, from 1, none 0).
`notation` turns it into an object that people can read.
"""

from typing import Final

from ostraka.core.bits import wide
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.jit import compiled, inlined
from ostraka.games.cheops.rules.dice import MOST_DICE
from ostraka.games.cheops.rules.state import QUARRY
from ostraka.games.cheops.rules.stones import EVERY_STONE, NO_STONE

KINDS: Final = ("roll", "lay", "done")
KIND_ROLL, KIND_LAY, KIND_DONE = range(3)

DIE: Final = 0  # how a stone is paid; 1 to 12 are the places of the quarry
JOKER: Final = QUARRY + 1
COLOUR_BITS: Final = 3


@inlined
def lay(seat: int, stone: int, how: int, second: int, second_how: int) -> int:
    return (
        KIND_LAY
        | wide(seat) << 4
        | wide(stone) << 7
        | wide(how) << 13
        | wide(second) << 17
        | wide(second_how) << 23
    )


@inlined
def done(seat: int) -> int:
    return KIND_DONE | wide(seat) << 4


@inlined
def roll(faces: int) -> int:
    return KIND_ROLL | wide(faces) << 7


@inlined
def stone_of(move: int) -> int:
    return (move >> 7) & 63


@inlined
def how_of(move: int) -> int:
    return (move >> 13) & 15


@inlined
def second_of(move: int) -> int:
    """The second stone of the relief, or `NO_STONE`."""
    return (move >> 17) & 63


@inlined
def second_how_of(move: int) -> int:
    return (move >> 23) & 15


@inlined
def faces_of(move: int) -> int:
    """The dice of a roll, the first in the lowest bits: 1 more than their colour each."""
    return move >> 7


@inlined
def dice_in(faces: int) -> int:
    """How many dice a roll has so far."""
    count = 0
    while faces != 0:
        count += 1
        faces >>= COLOUR_BITS
    return count


@compiled
def is_move(move: int) -> bool:
    """Whether an integer is a move at all: known kind, fields in range, unused bits zero."""
    if move < 0:
        return False
    kind = kind_of(move)
    if kind == KIND_ROLL:
        return seat_of(move) == 0 and _are_faces(faces_of(move))
    if kind == KIND_DONE:
        return move == done(seat_of(move))
    if kind != KIND_LAY or move >> 27 != 0:
        return False
    stone, second = stone_of(move), second_of(move)
    if not _is_stone(stone) or how_of(move) > JOKER or second_how_of(move) > JOKER:
        return False
    if second == NO_STONE:
        return second_how_of(move) == 0
    return _is_stone(second) and stone < second


@inlined
def _is_stone(stone: int) -> bool:
    return (EVERY_STONE >> stone) & 1 == 1


@inlined
def _are_faces(faces: int) -> bool:
    if faces >> COLOUR_BITS * MOST_DICE != 0:
        return False
    while faces != 0:
        face = faces & 7
        if face == 0 or face == 7:
            return False
        faces >>= COLOUR_BITS
    return True
