"""Moves of Pyramids in words, as the record writes them, and as small frozen objects."""

import re
from functools import lru_cache
from typing import Final

import msgspec

from ostraka.core.bits import each
from ostraka.core.codes import seat_of
from ostraka.core.errors import BadNotation
from ostraka.games.pyramids.rules import moves, refusals
from ostraka.games.pyramids.rules.moves import FROM_DECK, KINDS
from ostraka.games.pyramids.rules.shapes import CELLS, SHAPES, SIDE
from ostraka.games.pyramids.rules.state import MOST_CARDS

CELL_NAMES: Final = tuple("abcde"[cell % SIDE] + str(cell // SIDE + 1) for cell in range(CELLS))
_CELL_OF: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
_MOST_SEATS_IN_A_CODE: Final = 8

_NUMBER = "(0|[1-9][0-9]{0,3})"
_CELL = "[a-z][0-9]{1,2}"
_FORMS: Final = tuple(
    (kind, re.compile(pattern.replace("N", _NUMBER).replace("C", _CELL)))
    for kind, pattern in (
        (moves.KIND_DEAL, r"deal N((?: N)+)"),
        (moves.KIND_KEEP, r"N keep((?: N)+)"),
        (moves.KIND_OFFER, r"offer((?: N)+)"),
        (moves.KIND_FLIP, r"flip ([A-Z][0-9])"),
        (moves.KIND_MARK, r"N mark N((?: C)+)"),
        (moves.KIND_CROSS, r"N cross N((?: C)+)"),
        (moves.KIND_TAKE, r"N take (deck|N)"),
        (moves.KIND_DRAW, r"draw N"),
    )
)
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
_FOR_ALL: Final = (moves.KIND_OFFER, moves.KIND_FLIP, moves.KIND_DRAW)
_ON_A_CARD: Final = ("mark", "cross", "take", "draw")
_OF_CARDS: Final = ("deal", "keep", "offer")


def owner(move: int) -> int | None:
    """The seat that a move is made by or, for a deal, made for."""
    kind, seat, _, _ = moves.fields(move)
    return None if kind in _FOR_ALL else seat


@lru_cache(maxsize=1 << 12)
def seen_by(move: int, seat: int | None) -> int:
    """A deal as a seat, or a watcher, sees it: another's deal shows the recipient, not the cards (P6)."""
    return move if seat_of(move) == seat else int(moves.code(moves.KIND_DEAL, seat_of(move), 0, 0))


@lru_cache(maxsize=1 << 12)
def cell_names(cells: int) -> tuple[str, ...]:
    """The names of a set of cells in reading order."""
    return tuple(CELL_NAMES[cell] for cell in each(cells))


@lru_cache(maxsize=1 << 16)
def text(move: int) -> str:
    if not 0 <= move < 1 << 62 or not moves.is_move(move):
        return f"no move ({hex(move)[:24]})"
    kind, seat, subject, members = moves.fields(move)
    if kind in (moves.KIND_MARK, moves.KIND_CROSS):
        return f"{seat} {KINDS[kind]} {subject + 1} {' '.join(cell_names(members))}"
    if kind == moves.KIND_FLIP:
        return f"flip {SHAPES[subject]}"
    if kind == moves.KIND_TAKE:
        return f"{seat} take {'deck' if subject == FROM_DECK else subject + 1}"
    if kind == moves.KIND_DRAW:
        return f"draw {subject + 1}"
    cards = " ".join(str(card + 1) for card in each(members))
    if kind == moves.KIND_OFFER:
        return f"offer {cards}"
    return f"deal {seat} {cards}".rstrip() if kind == moves.KIND_DEAL else f"{seat} keep {cards}"


def parse(written: str) -> Move:
    """Read a move; `BadNotation` if it is none, `IllegalMove` if it can never be legal."""
    for kind, form in _FORMS:
        match = form.fullmatch(written)
        if match:
            return Move(int(_code(kind, match, written)))
    raise BadNotation(written, _REMEDY)


def _code(kind: int, match: re.Match[str], written: str) -> int:
    if kind == moves.KIND_FLIP:
        if match[1] not in SHAPES:
            raise refusals.REASONS[refusals.NO_SUCH_SHAPE].refuse(written)
        return moves.code(kind, 0, SHAPES.index(match[1]), 0)
    if kind == moves.KIND_DRAW:
        return moves.code(kind, 0, _card(match[1], written), 0)
    if kind == moves.KIND_OFFER:
        return moves.code(kind, 0, 0, _cards(match[1], written))
    seat = int(match[1])
    if seat >= _MOST_SEATS_IN_A_CODE:
        raise refusals.REASONS[refusals.NO_SUCH_SEAT].refuse(written)
    if kind == moves.KIND_TAKE:
        return moves.code(kind, seat, FROM_DECK if match[2] == "deck" else _card(match[2], written), 0)
    if kind in (moves.KIND_MARK, moves.KIND_CROSS):
        return moves.code(kind, seat, _card(match[2], written), _cells(match[3], written))
    return moves.code(kind, seat, 0, _cards(match[2], written))


def _card(number: str, written: str) -> int:
    if not 1 <= int(number) <= MOST_CARDS:
        raise refusals.REASONS[refusals.NO_SUCH_CARD].refuse(written)
    return int(number) - 1


def _cards(numbers: str, written: str) -> int:
    cards = [_card(number, written) for number in numbers.split()]
    if len(set(cards)) != len(cards):
        raise refusals.REASONS[refusals.REPEATED_CARD].refuse(written)
    return sum(1 << card for card in cards)


def _cells(names: str, written: str) -> int:
    cells = names.split()
    if not all(cell in _CELL_OF for cell in cells):
        raise refusals.REASONS[refusals.OFF_THE_CHAMBER].refuse(written)
    if len(set(cells)) != len(cells):
        raise refusals.REASONS[refusals.REPEATED_CELL].refuse(written)
    return sum(1 << _CELL_OF[cell] for cell in cells)
