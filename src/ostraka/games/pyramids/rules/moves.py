"""Moves of Pyramids as the compiled rules know them: one integer each.

It holds, from the lowest bit: the kind (4 bits), the seat (3), a card or a shape (7), and a set of
cells or of cards (48). `notation` turns it into an object that people can read.
"""

from typing import Final

from ostraka.core.bits import one, wide
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.jit import compiled, inlined
from ostraka.games.pyramids.rules.shapes import EVERY_CELL, SHAPES
from ostraka.games.pyramids.rules.state import MOST_CARDS

KINDS: Final = ("deal", "keep", "offer", "flip", "mark", "cross", "take", "draw")
(KIND_DEAL, KIND_KEEP, KIND_OFFER, KIND_FLIP, KIND_MARK, KIND_CROSS, KIND_TAKE, KIND_DRAW) = range(8)
FROM_DECK: Final = 48  # in the place of a card: the unseen top card of the deck


def fields(move: int) -> tuple[int, int, int, int]:
    """Kind, seat, subject and members at once, for code that is not compiled."""
    return move & 15, (move >> 4) & 7, (move >> 7) & 127, move >> 14


@inlined
def code(kind: int, seat: int, subject: int, members: int) -> int:
    return kind | wide(seat) << 4 | wide(subject) << 7 | wide(members) << 14


@inlined
def subject_of(move: int) -> int:
    """The card that is marked, taken or drawn, or the shape that is flipped."""
    return (move >> 7) & 127


@inlined
def members_of(move: int) -> int:
    """The cells that are marked, or the cards that are dealt, kept or offered."""
    return move >> 14


@compiled
def is_move(move: int) -> bool:
    """Whether an integer is a move at all: known kind, fields in range, unused bits zero."""
    if move < 0:
        return False
    kind, subject, members = kind_of(move), subject_of(move), members_of(move)
    if kind == KIND_FLIP:
        return seat_of(move) == 0 and subject < len(SHAPES) and members == 0
    if kind == KIND_DRAW:
        return seat_of(move) == 0 and subject < MOST_CARDS and members == 0
    if kind == KIND_TAKE:
        return subject <= FROM_DECK and members == 0
    if kind == KIND_MARK or kind == KIND_CROSS:
        return subject < MOST_CARDS and members <= EVERY_CELL
    if kind == KIND_OFFER and seat_of(move) != 0:
        return False
    return kind <= KIND_OFFER and subject == 0 and members < one(MOST_CARDS)
