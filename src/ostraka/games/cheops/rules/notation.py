"""Moves of Cheops in words, as the record writes them, and as small frozen objects."""

from functools import lru_cache
from typing import Final

import msgspec

from ostraka.core.codes import kind_of
from ostraka.core.errors import BadNotation
from ostraka.core.reading import UNREADABLE, source_of
from ostraka.core.writing import empty_text
from ostraka.games.cheops.rules import moves, refusals
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.move_text import LONGEST, move_of, put_move
from ostraka.games.cheops.rules.moves import COLOUR_BITS, DIE, JOKER, KINDS
from ostraka.games.cheops.rules.secrets import move_owner
from ostraka.games.cheops.rules.stones import NAME_OF, NO_STONE

_REMEDY: Final = (
    "a move looks like '0 lay p1.3=die', '0 lay l1=joker', '0 lay b2=die b3=quarry:4', '0 done'"
    " or 'roll red green blue'"
)


class Move(msgspec.Struct, frozen=True):
    """A move of a seat or of chance; its text is the record's notation, and `parse` reads it back."""

    code: int

    @property
    def kind(self) -> str:
        return KINDS[kind_of(self.code)]

    @property
    def seat(self) -> int | None:
        """The seat that makes the move; None for chance."""
        return owner(self.code)

    @property
    def stones(self) -> tuple[str, ...]:
        """The names of the stones that are laid."""
        return tuple(stone for stone, _ in _laid(self.code)) if self.kind == "lay" else ()

    @property
    def payments(self) -> tuple[str, ...]:
        """How each of these stones is paid."""
        return tuple(how for _, how in _laid(self.code)) if self.kind == "lay" else ()

    @property
    def dice(self) -> tuple[str, ...]:
        """The colours of a roll."""
        return _rolled(self.code) if self.kind == "roll" else ()

    def __str__(self) -> str:
        return text(self.code)

    def __repr__(self) -> str:
        return f"<{self}>"


def owner(move: int) -> int | None:
    """The seat that a move is made by; None for chance."""
    seat = int(move_owner(move))
    return None if seat < 0 else seat


def _laid(move: int) -> list[tuple[str, str]]:
    stones = [(NAME_OF[moves.stone_of(move)], _how_text(moves.how_of(move)))]
    if moves.second_of(move) != NO_STONE:
        stones.append((NAME_OF[moves.second_of(move)], _how_text(moves.second_how_of(move))))
    return stones


def _how_text(how: int) -> str:
    return "die" if how == DIE else "joker" if how == JOKER else f"quarry:{how}"


def _rolled(move: int) -> tuple[str, ...]:
    faces = moves.faces_of(move)
    dice = []
    while faces:
        dice.append(COLOURS[(faces & 7) - 1])
        faces >>= COLOUR_BITS
    return tuple(dice)


@lru_cache(maxsize=1 << 16)
def text(move: int) -> str:
    if not 0 <= move < 1 << 62 or not moves.is_move(move):
        return f"no move ({hex(move)[:24]})"
    written = empty_text(LONGEST)
    put_move(written, move)
    return str(written)


def parse(written: str) -> Move:
    """Read a move; `BadNotation` if it is none, `IllegalMove` if it can never be legal."""
    code = int(move_of(source_of(written)))
    if code == UNREADABLE:
        raise BadNotation(written, _REMEDY)
    if code < 0:
        raise refusals.REASONS[-code].refuse(written)
    return Move(code)
