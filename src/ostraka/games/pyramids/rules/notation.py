"""Moves of Pyramids in words, as the record writes them, and as small frozen objects."""

from functools import lru_cache
from typing import Final

import msgspec

from ostraka.core.bits import each
from ostraka.core.errors import BadNotation
from ostraka.core.reading import UNREADABLE, source_of
from ostraka.core.writing import empty_text
from ostraka.games.pyramids.rules import moves, refusals
from ostraka.games.pyramids.rules.move_text import CELL_NAMES, LONGEST, move_of, put_move
from ostraka.games.pyramids.rules.moves import FROM_DECK, KINDS
from ostraka.games.pyramids.rules.secrets import move_owner, move_seen_by
from ostraka.games.pyramids.rules.shapes import SHAPES

_REMEDY: Final = (
    "a move looks like '0 mark 3 c1 c2 b2', '0 cross 3 d2', '0 keep 3 40', '0 take 11' or '0 take deck'"
)


class Move(msgspec.Struct, frozen=True):
    """A move of a seat or of chance; its text is the record's notation, and `parse` reads it back."""

    code: int

    @property
    def kind(self) -> str:
        return KINDS[moves.fields(self.code)[0]]

    @property
    def seat(self) -> int | None:
        """The seat that makes the move; None for chance."""
        kind, seat, _, _ = moves.fields(self.code)
        return seat if kind in _BY_SEATS else None

    @property
    def card(self) -> int | None:
        """The number of the card that is marked, taken or drawn; None for the top of the deck."""
        subject = moves.fields(self.code)[2]
        return None if self.kind not in _ON_A_CARD or subject == FROM_DECK else subject + 1

    @property
    def cards(self) -> tuple[int, ...]:
        """The numbers of the cards that are dealt, kept or offered."""
        return tuple(card + 1 for card in each(moves.fields(self.code)[3])) if self.kind in _OF_CARDS else ()

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of the cells that are marked."""
        return cell_names(moves.fields(self.code)[3]) if self.kind in ("mark", "cross") else ()

    @property
    def shape(self) -> str | None:
        return SHAPES[moves.fields(self.code)[2]] if self.kind == "flip" else None

    def __str__(self) -> str:
        return text(self.code)

    def __repr__(self) -> str:
        return f"<{self}>"


_BY_SEATS: Final = (moves.KIND_KEEP, moves.KIND_MARK, moves.KIND_CROSS, moves.KIND_TAKE)
_ON_A_CARD: Final = ("mark", "cross", "take", "draw")
_OF_CARDS: Final = ("deal", "keep", "offer")


def owner(move: int) -> int | None:
    """The seat that a move is made by or, for a deal, made for; None for all."""
    seat = int(move_owner(move))
    return None if seat < 0 else seat


@lru_cache(maxsize=1 << 12)
def seen_by(move: int, seat: int | None) -> int:
    """A move as a seat, or a watcher (None), sees it."""
    return int(move_seen_by(move, -1 if seat is None else seat))


@lru_cache(maxsize=1 << 12)
def cell_names(cells: int) -> tuple[str, ...]:
    """The names of a set of cells in reading order."""
    return tuple(CELL_NAMES[cell] for cell in each(cells))


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
