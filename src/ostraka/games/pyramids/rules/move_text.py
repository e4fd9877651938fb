"""Moves of Pyramids as text, written and read by compiled code."""

from typing import Final

import numpy as np

from ostraka.core.bits import lowest, one
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.jit import compiled, inlined
from ostraka.core.reading import (
    ABSENT,
    UNREADABLE,
    Source,
    is_at_end,
    is_digit,
    is_small_letter,
    next_letter,
    read_number,
    read_word,
    skip,
    skip_space,
)
from ostraka.core.writing import Text, put_digits, put_space, put_word, words
from ostraka.games.pyramids.rules.moves import (
    FROM_DECK,
    KIND_CROSS,
    KIND_DEAL,
    KIND_DRAW,
    KIND_FLIP,
    KIND_KEEP,
    KIND_MARK,
    KIND_OFFER,
    KIND_TAKE,
    KINDS,
    code,
    members_of,
    subject_of,
)
from ostraka.games.pyramids.rules.refusals import (
    NO_SUCH_CARD,
    NO_SUCH_SEAT,
    NO_SUCH_SHAPE,
    OFF_THE_CHAMBER,
    REPEATED_CARD,
    REPEATED_CELL,
)
from ostraka.games.pyramids.rules.shapes import CELLS, SHAPES, SIDE
from ostraka.games.pyramids.rules.state import MOST_CARDS

CELL_NAMES: Final = tuple("abcde"[cell % SIDE] + str(cell // SIDE + 1) for cell in range(CELLS))
LONGEST: Final = 256  # letters of a move

_MOST_SEATS_IN_A_CODE: Final = 8
_KINDS, _SHAPES, _CELLS, _DECK = words(*KINDS), words(*SHAPES), words(*CELL_NAMES), words("deck")
_CAPITAL_A, _CAPITAL_Z = map(ord, "AZ")


@inlined
def _is_by_chance(kind: int) -> bool:
    return kind == KIND_DEAL or kind == KIND_OFFER or kind == KIND_FLIP or kind == KIND_DRAW


# --- writing


@compiled
def write_move(state: np.record, move: int, text: Text) -> None:  # noqa: ARG001 - the state picks the game
    put_move(text, move)


@compiled
def put_move(text: Text, move: int) -> None:
    kind, subject, members = kind_of(move), subject_of(move), members_of(move)
    if not _is_by_chance(kind):
        put_digits(text, seat_of(move))
        put_space(text)
    put_word(text, _KINDS, kind)
    if kind == KIND_DEAL:
        put_space(text)
        put_digits(text, seat_of(move))
    if kind == KIND_FLIP:
        put_space(text)
        put_word(text, _SHAPES, subject)
    elif kind == KIND_TAKE and subject == FROM_DECK:
        put_space(text)
        put_word(text, _DECK, 0)
    elif kind == KIND_TAKE or kind == KIND_DRAW:
        _put_cards(text, one(subject))
    elif kind == KIND_MARK or kind == KIND_CROSS:
        _put_cards(text, one(subject))
        _put_cells(text, members)
    else:
        _put_cards(text, members)


@compiled
def _put_cards(text: Text, cards: int) -> None:
    while cards != 0:
        put_space(text)
        put_digits(text, lowest(cards) + 1)
        cards &= cards - 1


@compiled
def _put_cells(text: Text, cells: int) -> None:
    while cells != 0:
        put_space(text)
        put_word(text, _CELLS, lowest(cells))
        cells &= cells - 1


# --- reading: each function returns what it has read, minus a reason to refuse it, or UNREADABLE


@compiled
def read_move(state: np.record, source: Source) -> int:  # noqa: ARG001 - as above
    return move_of(source)


@compiled
def move_of(source: Source) -> int:
    seat = read_number(source)
    if seat != ABSENT and not skip_space(source):
        return UNREADABLE
    kind = read_word(source, _KINDS)
    if kind == ABSENT or (seat == ABSENT) != _is_by_chance(kind) or not skip_space(source):
        return UNREADABLE
    if kind == KIND_DEAL:
        seat = read_number(source)
        if seat == ABSENT or not skip_space(source):
            return UNREADABLE
    subject, members = _read_subject(source, kind), 0
    if kind == KIND_MARK or kind == KIND_CROSS:
        members = _read_set(source, True) if skip_space(source) else UNREADABLE
    elif kind == KIND_DEAL or kind == KIND_KEEP or kind == KIND_OFFER:
        members = _read_set(source, False)
    if subject == UNREADABLE or members == UNREADABLE or not is_at_end(source):
        return UNREADABLE
    if seat >= _MOST_SEATS_IN_A_CODE:
        return -NO_SUCH_SEAT
    if subject < 0:
        return subject
    return code(kind, max(seat, 0), subject, members) if members >= 0 else members


@compiled
def _read_subject(source: Source, kind: int) -> int:
    """The card or the shape that a move is about; 0 for a move about several cards."""
    if kind == KIND_FLIP:
        return _read_shape(source)
    if kind == KIND_TAKE and read_word(source, _DECK) != ABSENT:
        return FROM_DECK
    if kind == KIND_TAKE or kind == KIND_DRAW or kind == KIND_MARK or kind == KIND_CROSS:
        return _read_card(source)
    return 0


@compiled
def _read_shape(source: Source) -> int:
    shape = read_word(source, _SHAPES)
    if shape != ABSENT:
        return shape
    if not _CAPITAL_A <= next_letter(source) <= _CAPITAL_Z:
        return UNREADABLE
    source.at[0] += 1
    return -NO_SUCH_SHAPE if _skip_digit(source) else UNREADABLE


@inlined
def _skip_digit(source: Source) -> bool:
    return is_digit(next_letter(source)) and skip(source, next_letter(source))


@compiled
def _read_card(source: Source) -> int:
    number = read_number(source)
    if number == ABSENT:
        return UNREADABLE
    return number - 1 if 1 <= number <= MOST_CARDS else -NO_SUCH_CARD


@compiled
def _read_set(source: Source, of_cells: bool) -> int:
    """A set of cells or of cards; one that doesn't exist is a worse fault than one that is repeated."""
    members, unknown, repeated = one(0) & 0, 0, False
    while True:
        member = _read_cell(source) if of_cells else _read_card(source)
        if member == UNREADABLE:
            return UNREADABLE
        if member < 0:
            unknown = member
        else:
            repeated = repeated or members & one(member) != 0
            members |= one(member)
        if not skip_space(source):
            break
    if unknown < 0:
        return unknown
    if repeated:
        return -REPEATED_CELL if of_cells else -REPEATED_CARD
    return members


@compiled
def _read_cell(source: Source) -> int:
    """A cell, or what looks like one: a letter and one or two digits."""
    cell = read_word(source, _CELLS)
    if cell != ABSENT:
        return cell
    if not is_small_letter(next_letter(source)):
        return UNREADABLE
    source.at[0] += 1
    if not _skip_digit(source):
        return UNREADABLE
    _skip_digit(source)
    return -OFF_THE_CHAMBER
