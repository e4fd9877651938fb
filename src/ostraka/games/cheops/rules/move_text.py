"""Moves of Cheops as text, written and read by compiled code."""

from typing import Final

import numpy as np

from ostraka.core.bits import wide
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
from ostraka.core.writing import Text, put_digits, put_letter, put_space, put_word, words
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.dice import MOST_DICE
from ostraka.games.cheops.rules.moves import (
    COLOUR_BITS,
    DIE,
    JOKER,
    KIND_DONE,
    KIND_LAY,
    KIND_ROLL,
    KINDS,
    done,
    faces_of,
    how_of,
    lay,
    roll,
    second_how_of,
    second_of,
    stone_of,
)
from ostraka.games.cheops.rules.refusals import (
    NO_SUCH_COLOUR,
    NO_SUCH_QUARRY_STONE,
    NO_SUCH_SEAT,
    NO_SUCH_STONE,
    NUMBER_OF_DICE,
    REPEATED_STONE,
    THIRD_STONE,
)
from ostraka.games.cheops.rules.state import QUARRY, STONES_A_PLAY
from ostraka.games.cheops.rules.stones import NAME_OF, NO_STONE

LONGEST: Final = 64  # letters of a move

_MOST_SEATS_IN_A_CODE: Final = 8
_LONGEST_COLOUR, _LONGEST_STONE = 12, 8  # letters of what looks like one
_KINDS, _COLOURS = words(*KINDS), words(*COLOURS)
_STONES: Final = words(*(NAME_OF.get(stone, "") for stone in range(NO_STONE)))
_WAYS, _QUARRY_STONE = words("die", "joker"), words("quarry")
_DIE, _JOKER = range(2)  # places in `_WAYS`
_EQUALS, _COLON, _DOT = map(ord, "=:.")


# --- writing


@compiled
def write_move(state: np.record, move: int, text: Text) -> None:  # noqa: ARG001 - the state picks the game
    put_move(text, move)


@compiled
def put_move(text: Text, move: int) -> None:
    kind = kind_of(move)
    if kind != KIND_ROLL:
        put_digits(text, seat_of(move))
        put_space(text)
    put_word(text, _KINDS, kind)
    if kind == KIND_ROLL:
        faces = faces_of(move)
        while faces != 0:
            put_space(text)
            put_word(text, _COLOURS, (faces & 7) - 1)
            faces >>= COLOUR_BITS
    elif kind == KIND_LAY:
        _put_stone(text, stone_of(move), how_of(move))
        if second_of(move) != NO_STONE:
            _put_stone(text, second_of(move), second_how_of(move))


@compiled
def _put_stone(text: Text, stone: int, how: int) -> None:
    put_space(text)
    put_word(text, _STONES, stone)
    put_letter(text, _EQUALS)
    if how == DIE:
        put_word(text, _WAYS, _DIE)
    elif how == JOKER:
        put_word(text, _WAYS, _JOKER)
    else:
        put_word(text, _QUARRY_STONE, 0)
        put_letter(text, _COLON)
        put_digits(text, how)


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
    if kind == ABSENT or (seat == ABSENT) != (kind == KIND_ROLL):
        return UNREADABLE
    if kind == KIND_ROLL:
        return _read_roll(source)
    move = done(seat & 7) if kind == KIND_DONE else _read_lay(source, seat & 7)
    if move == UNREADABLE or not is_at_end(source):
        return UNREADABLE
    return move if seat < _MOST_SEATS_IN_A_CODE else -NO_SUCH_SEAT


@compiled
def _read_roll(source: Source) -> int:
    faces, dice, reason = wide(0), 0, 0
    while skip_space(source):
        colour = _read_colour(source)
        if colour == UNREADABLE:
            return UNREADABLE
        if reason == 0 and colour < 0:
            reason = colour
        elif reason == 0 and dice >= MOST_DICE:
            reason = -NUMBER_OF_DICE
        elif reason == 0:
            faces |= wide(colour + 1) << COLOUR_BITS * dice
        dice += 1
    if dice == 0 or not is_at_end(source):
        return UNREADABLE
    return roll(faces) if reason == 0 else reason


@compiled
def _read_colour(source: Source) -> int:
    colour = read_word(source, _COLOURS)
    if colour != ABSENT:
        return colour
    size = 0
    while is_small_letter(next_letter(source)):
        source.at[0] += 1
        size += 1
    return -NO_SUCH_COLOUR if 1 <= size <= _LONGEST_COLOUR else UNREADABLE


@compiled
def _read_lay(source: Source, seat: int) -> int:
    stone, how, second, second_how = NO_STONE, 0, NO_STONE, 0  # the lower number first
    count, reason, repeated = 0, 0, False
    while skip_space(source):
        new = _read_stone(source)
        way = _read_way(source) if skip(source, _EQUALS) else UNREADABLE
        if new == UNREADABLE or way == UNREADABLE:
            return UNREADABLE
        if reason == 0 and new < 0:
            reason = new
        elif reason == 0 and way < 0:
            reason = way
        count += 1
        repeated = repeated or new == stone or new == second
        if new < stone:
            stone, how, second, second_how = new, way, stone, how
        else:
            second, second_how = new, way
    if count == 0:
        return UNREADABLE
    if reason == 0 and count > STONES_A_PLAY:
        reason = -THIRD_STONE
    elif reason == 0 and repeated:
        reason = -REPEATED_STONE
    return lay(seat, stone, how, second, second_how) if reason == 0 else reason


@compiled
def _read_stone(source: Source) -> int:
    """A stone, or what looks like one: a letter, then up to seven letters, digits and dots."""
    stone = read_word(source, _STONES, _EQUALS)
    if stone != ABSENT:
        return stone
    if not is_small_letter(next_letter(source)):
        return UNREADABLE
    size = 0
    while _may_be_in_a_name(next_letter(source)):
        source.at[0] += 1
        size += 1
    return -NO_SUCH_STONE if size <= _LONGEST_STONE else UNREADABLE


@inlined
def _may_be_in_a_name(letter: int) -> bool:
    return is_small_letter(letter) or is_digit(letter) or letter == _DOT


@compiled
def _read_way(source: Source) -> int:
    """How a stone is paid."""
    way = read_word(source, _WAYS)
    if way != ABSENT:
        return DIE if way == _DIE else JOKER
    if read_word(source, _QUARRY_STONE, _COLON) == ABSENT or not skip(source, _COLON):
        return UNREADABLE
    place = read_number(source)
    if place == ABSENT:
        return UNREADABLE
    return place if 1 <= place <= QUARRY else -NO_SUCH_QUARRY_STONE
