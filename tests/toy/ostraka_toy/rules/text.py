"""Scarabs as text, written and read by compiled code: for records, servers and browsers."""

from typing import Final

import numpy as np

from ostraka.core.codes import kind_of, seat_of
from ostraka.core.jit import compiled
from ostraka.core.reading import ABSENT, UNREADABLE, Source, is_at_end, read_number, read_word, skip_space
from ostraka.core.writing import (
    ITEM,
    Text,
    begin_list,
    begin_object,
    end_list,
    end_object,
    names,
    put_digits,
    put_null,
    put_number,
    put_quoted,
    put_space,
    put_word,
    words,
)
from ostraka_toy.rules.play import DEAL, KINDS, code
from ostraka_toy.rules.state import VALUES

_KINDS, _GAME = words(*KINDS), words("scarabs")
_N: Final = names("game", "round", "seats", "hand", "points")


@compiled
def owner_of(state: np.record, move: int) -> int:
    return seat_of(move)


@compiled
def as_seen_by(state: np.record, move: int, seat: int) -> int:
    """A deal as another seat, or a watcher, sees it: to whom, not what (S1)."""
    return move if kind_of(move) != DEAL or seat_of(move) == seat else code(DEAL, seat_of(move), 0)


@compiled
def write_move(state: np.record, move: int, text: Text) -> None:
    put_move(text, move)


@compiled
def put_move(text: Text, move: int) -> None:
    if kind_of(move) != DEAL:
        put_digits(text, seat_of(move))
        put_space(text)
        put_word(text, _KINDS, kind_of(move))
        return
    put_word(text, _KINDS, DEAL)
    put_space(text)
    put_digits(text, seat_of(move))
    if move >> 7 != 0:
        put_space(text)
        put_digits(text, move >> 7)


@compiled
def read_move(state: np.record, source: Source) -> int:
    return move_of(source)


@compiled
def move_of(source: Source) -> int:
    seat, kind, value = read_number(source), DEAL, 0
    if seat == ABSENT:
        if read_word(source, _KINDS) != DEAL or not skip_space(source):
            return UNREADABLE
        seat = read_number(source)
        value = read_number(source) if skip_space(source) else ABSENT
        if not 1 <= value <= VALUES:
            return UNREADABLE
    else:
        kind = read_word(source, _KINDS) if skip_space(source) else ABSENT
        if kind <= DEAL:
            return UNREADABLE
    return code(kind, seat, value) if 0 <= seat <= 7 and is_at_end(source) else UNREADABLE


@compiled
def write_snapshot(state: np.record, kit: np.record, text: Text) -> None:
    begin_object(text, ITEM)
    put_quoted(text, _N.game, _GAME, 0)
    put_number(text, _N.round, state.round_number)
    begin_list(text, _N.seats)
    for seat in range(state.seats):
        player = state.seat[seat]
        begin_object(text, ITEM)
        if player.hand == 0:
            put_null(text, _N.hand)
        else:
            put_number(text, _N.hand, player.hand)
        put_number(text, _N.points, player.points)
        end_object(text)
    end_list(text)
    end_object(text)
