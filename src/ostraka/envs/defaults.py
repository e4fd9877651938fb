"""The encoding of a game that has no `environment` of its own.

Action *i* is the *i*-th legal move of the seat, from 1, so its meaning changes from state to state. An
observation is the seat's own number and the state that this seat may know, two numbers a byte.
A picture is the text of the table.
"""

from types import ModuleType
from typing import Final

import numpy as np

from ostraka.core import game
from ostraka.core.game import AnyGame, Rows
from ostraka.core.jit import compiled
from ostraka.envs.canvas import Canvas
from ostraka.envs.contract import ENCODING, WAIT
from ostraka.envs.game import EnvGame
from ostraka.envs.kernel.simd import byte_at
from ostraka.envs.layout import Part
from ostraka.table.view import View

_NIBBLE: Final = 15
_PAGE: Final = np.dtype((np.record, [("empty", np.int8)]))  # all that is seen is in the state
_NIBBLES_OF_A_MOVE: Final = 16  # its code has 64 bits
_MOST_MOVES: Final = 1000  # that an information state recalls, the last ones of a longer game
_MOST_OUTCOMES: Final = 1024  # of a draw: the rules do not say
_MOST_DECISIONS: Final = 1000  # of a seat: the rules do not say
_COLUMN, _LINE = 8, 15  # pixels of a character
_COLUMNS, _LINES, _LINES_OF_A_SEAT = 110, 16, 16


def default_environment(of: AnyGame) -> EnvGame:
    """What environments know of a game from its rules alone; its encoding is registered."""
    ENCODING.register(of.state, _encoding(of.most_moves, of.state.itemsize))
    return EnvGame(
        actions=1 + of.most_moves,
        meaning=_meaning,
        page=_page,
        shared=(Part("observer", 1, of.most, "this seat, counted from 1"), *_fields(of.state)),
        of_a_seat=(),
        picture_size=_picture_size,
        paint=_paint,
        move_numbers=_move_numbers,
        numbers_of_a_move=1 + _NIBBLES_OF_A_MOVE,
        most_moves=_most_moves,
        most_outcomes=_MOST_OUTCOMES,
        most_decisions=_MOST_DECISIONS,
    )


def _encoding(most_moves: int, bytes_of_a_state: int) -> ModuleType:
    """The functions of `ENCODING` for states of one size; both sizes are constants when it is compiled."""

    @compiled
    def observe(state: np.record, kit: np.record, page: np.record, seat: int, seen: np.record) -> None:  # noqa: ARG001 - the contract's parameters
        seen.numbers[0] = seat + 1
        for place in range(bytes_of_a_state):
            byte = byte_at(state, place)
            seen.numbers[1 + 2 * place] = byte & _NIBBLE
            seen.numbers[2 + 2 * place] = byte >> 4

    @compiled
    def allow(state: np.record, kit: np.record, seat: int, mask: np.record) -> int:
        count = game.legal(state, kit, seat, np.empty(most_moves, np.int64))
        for at in range(count):
            mask.bytes[1 + at] = 1
        return count

    @compiled
    def action_for(state: np.record, kit: np.record, seat: int, move: int) -> int:
        moves = np.empty(most_moves, np.int64)
        count = game.legal(state, kit, seat, moves)
        at = 0
        while at < count and moves[at] != move:
            at += 1
        return 1 + at

    @compiled
    def move_for(state: np.record, kit: np.record, seat: int, action: int) -> int:
        moves = np.empty(most_moves, np.int64)
        game.legal(state, kit, seat, moves)
        return moves[action - 1]

    module = ModuleType(__name__)
    vars(module).update(observe=observe, allow=allow, action_for=action_for, move_for=move_for)
    return module


def _meaning(action: int) -> str:
    return "wait" if action == WAIT else f"legal move {action}"


def _page(kit: Rows) -> Rows:
    del kit
    return np.zeros(1, _PAGE)


def _fields(state: np.dtype[np.void]) -> list[Part]:
    """A part for each field of a state, up to where the next one begins."""
    starts = sorted((field[1], name) for name, field in (state.fields or {}).items())
    ends = [start for start, _ in starts[1:]] + [state.itemsize]
    return [
        Part(name, 2 * (end - start), _NIBBLE, f"the field `{name}` of the state, low half of a byte first")
        for (start, name), end in zip(starts, ends, strict=True)
    ]


def _move_numbers(move: int) -> list[int]:
    """1 for a move, then its code, lowest four bits first."""
    return [1, *(int(move) >> 4 * place & _NIBBLE for place in range(_NIBBLES_OF_A_MOVE))]


def _most_moves(kit: np.record, seats: int) -> int:
    del kit, seats
    return _MOST_MOVES


def _picture_size(seats: int) -> tuple[int, int]:
    return _COLUMN * _COLUMNS, _LINE * (_LINES + _LINES_OF_A_SEAT * seats)


def _paint(canvas: Canvas, view: View) -> None:
    """Write the text of the table in columns: the font is not monospaced."""
    for row, line in enumerate(str(view).splitlines()):
        for column, letter in enumerate(line):
            canvas.write(_COLUMN * (1 + column), _LINE * row, letter)
