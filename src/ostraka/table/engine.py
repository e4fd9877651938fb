"""The compiled calls of a table: each works on a row of an array, for any game.

Calling compiled code with arrays is several times faster than with single records.
"""

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core import game
from ostraka.core.announcements import MOST_AT_ONCE, Announcement, read_announcement
from ostraka.core.bits import wide
from ostraka.core.game import AnyGame, Rows
from ostraka.core.jit import bound, compiled, inlined
from ostraka.core.writing import Text, empty_text
from ostraka.table.randomness import pick

Numbers = npt.NDArray[np.int64]

# The status of a state: the set of waiting seats, and a bit for a chance move that is due.
CHANCE_DUE: Final = 256
_SNAPSHOT_SIZE: Final = 1 << 13  # bytes, enough for most
SEATS_IN: Final = tuple(frozenset(seat for seat in range(8) if seats >> seat & 1) for seats in range(256))


@compiled
def status(state: np.record) -> int:
    return wide(state.waiting) | (CHANCE_DUE if game.draws(state) > 0 else 0)


@compiled
def begin(rows: Rows, kits: Rows, seats: int) -> int:
    game.begin(rows[0], kits[0], seats)
    return status(rows[0])


@compiled
def advance(rows: Rows, kits: Rows, at: int, move: int) -> int:
    """Play a move on a copy in the next row; its status, or minus the reason why not."""
    reason = game.refusal(rows[at], kits[0], move)
    if reason > 0:
        return -reason
    rows[at + 1] = rows[at]
    game.play(rows[at + 1], kits[0], move)
    return status(rows[at + 1])


@inlined
def drawn_by_seed(state: np.record, kit: np.record, seed: int, drawn: int) -> int:
    """The chance move that is due, as a seed makes it after `drawn` single draws."""
    move = game.undrawn_move(state)
    for draw in range(game.draws(state)):
        move = game.with_draw(state, kit, move, pick(seed, drawn + draw, game.outcomes(state, move)))
    return move


@compiled
def settle(rows: Rows, kits: Rows, at: int, seed: int, drawn: int, made: Numbers) -> tuple[int, int, int]:
    """Let a seed make the chance moves that are due, in place, and write them to `made`.

    Returns the new status, how many moves were made, and how many single draws there have been.
    """
    state = rows[at]
    moves = 0
    while game.draws(state) > 0:
        move = drawn_by_seed(state, kits[0], seed, drawn)
        drawn += game.draws(state)
        game.play(state, kits[0], move)
        made[moves] = move
        moves += 1
    return status(state), moves, drawn


@compiled
def settle_move(rows: Rows, kits: Rows, at: int, move: int) -> int:
    """Play a chance move in place; the new status, or minus the reason why not."""
    reason = game.refusal(rows[at], kits[0], move)
    if reason > 0:
        return -reason
    game.play(rows[at], kits[0], move)
    return status(rows[at])


@compiled
def legal(rows: Rows, kits: Rows, at: int, seat: int, codes: Numbers) -> int:
    return game.legal(rows[at], kits[0], seat, codes)


@compiled
def draws(rows: Rows, at: int) -> int:
    return game.draws(rows[at])


@compiled
def undrawn_move(rows: Rows, at: int) -> int:
    return game.undrawn_move(rows[at])


@compiled
def outcomes(rows: Rows, at: int, move: int) -> int:
    return game.outcomes(rows[at], move)


@compiled
def with_draw(rows: Rows, kits: Rows, at: int, move: int, outcome: int) -> int:
    return game.with_draw(rows[at], kits[0], move, outcome)


@compiled
def breakdown(rows: Rows, kits: Rows, at: int, points: npt.NDArray[np.int64]) -> int:
    """Write the points of every seat by source; the set of seats that win by them."""
    for seat in range(rows[at].seats):
        game.breakdown(rows[at], kits[0], seat, points[seat])
    return game.winners(rows[at], kits[0])


@compiled
def phase_start(rows: Rows, at: int) -> int:
    """The row in which the present simultaneous phase began, when nobody had decided yet."""
    phase = game.simultaneous_phase(rows[at])
    while phase > 0 and at > 0 and game.simultaneous_phase(rows[at - 1]) == phase:
        at -= 1
    return at


@compiled
def conceal(rows: Rows, at: int, seat: int, shown: Rows) -> int:
    """Write the state as a seat may know it (a watcher is seat -1); return the row where its phase began."""
    start = phase_start(rows, at)
    shown[0] = rows[at]
    game.conceal(shown[0], rows[start], seat)
    return start


@compiled
def announcements(
    rows: Rows, kits: Rows, at: int, moves: Numbers, scratch: Rows, plies: Numbers, codes: Numbers
) -> int:
    """Play moves again from a row, and write what is said aloud, each with the number of moves before it.

    A simultaneous phase is compared as a whole, when it has ended.
    """
    before, after = scratch[0], scratch[1]
    scratch[0] = rows[phase_start(rows, at)]
    scratch[1] = rows[at]
    count = 0
    for number in range(len(moves)):
        game.play(after, kits[0], moves[number])
        phase = game.simultaneous_phase(after)
        if phase == 0 or phase != game.simultaneous_phase(before):
            new = game.announce(before, after, kits[0], codes[count:])
            plies[count : count + new] = number + 1
            count += new
            scratch[0] = scratch[1]
    return count


@compiled
def write_snapshot(rows: Rows, kits: Rows, at: int, text: Text) -> None:
    game.write_snapshot(rows[at], kits[0], text)


@compiled
def status_of(rows: Rows, at: int) -> int:
    return status(rows[at])


class Calls:
    """The compiled calls for one game, without the look-up by types that Numba makes at every call.

    Each is compiled, or read from the cache, when it is first needed.
    """

    def __init__(self, of: AnyGame) -> None:
        self._rows = np.zeros(1, of.state)
        self._kit = np.zeros(1, of.kit_type)
        self._kit.setflags(write=False)
        self._numbers = np.zeros(1, np.int64)

    @cached_property
    def begin(self) -> Callable[[Rows, Rows, int], int]:
        return bound(begin, self._rows, self._kit, 0)

    @cached_property
    def advance(self) -> Callable[[Rows, Rows, int, int], int]:
        return bound(advance, self._rows, self._kit, 0, 0)

    @cached_property
    def settle(self) -> Callable[[Rows, Rows, int, int, int, Numbers], tuple[int, int, int]]:
        return bound(settle, self._rows, self._kit, 0, 0, 0, self._numbers)

    @cached_property
    def settle_move(self) -> Callable[[Rows, Rows, int, int], int]:
        return bound(settle_move, self._rows, self._kit, 0, 0)

    @cached_property
    def legal(self) -> Callable[[Rows, Rows, int, int, Numbers], int]:
        return bound(legal, self._rows, self._kit, 0, 0, self._numbers)

    @cached_property
    def draws(self) -> Callable[[Rows, int], int]:
        return bound(draws, self._rows, 0)

    @cached_property
    def undrawn_move(self) -> Callable[[Rows, int], int]:
        return bound(undrawn_move, self._rows, 0)

    @cached_property
    def outcomes(self) -> Callable[[Rows, int, int], int]:
        return bound(outcomes, self._rows, 0, 0)

    @cached_property
    def with_draw(self) -> Callable[[Rows, Rows, int, int, int], int]:
        return bound(with_draw, self._rows, self._kit, 0, 0, 0)

    @cached_property
    def breakdown(self) -> Callable[[Rows, Rows, int, npt.NDArray[np.int64]], int]:
        return bound(breakdown, self._rows, self._kit, 0, np.zeros((1, 1), np.int64))

    @cached_property
    def status_of(self) -> Callable[[Rows, int], int]:
        return bound(status_of, self._rows, 0)

    @cached_property
    def phase_start(self) -> Callable[[Rows, int], int]:
        return bound(phase_start, self._rows, 0)

    @cached_property
    def conceal(self) -> Callable[[Rows, int, int, Rows], int]:
        return bound(conceal, self._rows, 0, 0, self._rows)

    @cached_property
    def announcements(self) -> Callable[[Rows, Rows, int, Numbers, Rows, Numbers, Numbers], int]:
        numbers = self._numbers
        return bound(announcements, self._rows, self._kit, 0, numbers, self._rows, numbers, numbers)

    @cached_property
    def write_snapshot(self) -> Callable[[Rows, Rows, int, Text], None]:
        return bound(write_snapshot, self._rows, self._kit, 0, empty_text(0))


@cache
def calls_for(of: AnyGame) -> Calls:
    return Calls(of)


def announced(
    of: AnyGame, rows: Rows, kit: Rows, at: int, moves: Sequence[int], ply: int
) -> list[Announcement]:
    """What is said aloud about these moves from a row, in which `ply` moves had been made."""
    room = MOST_AT_ONCE * len(moves)
    plies, codes = np.empty(room, np.int64), np.empty(room, np.int64)
    scratch = np.empty(2, of.state)
    count = calls_for(of).announcements(rows, kit, at, np.array(moves, np.int64), scratch, plies, codes)
    return [
        read_announcement(of.topics, code, ply + after)
        for code, after in zip(codes[:count].tolist(), plies[:count].tolist(), strict=True)
    ]


def points_by_source(of: AnyGame, rows: Rows, kit: Rows, at: int) -> tuple[list[dict[str, int]], list[int]]:
    """The points of each seat by source, and the seats that win by them."""
    points = np.zeros((int(rows[at].seats), len(of.sources)), np.int64)
    won = calls_for(of).breakdown(rows, kit, at, points)
    return [dict(zip(of.sources, row, strict=True)) for row in points.tolist()], sorted(SEATS_IN[won])


def snapshot_json(of: AnyGame, rows: Rows, kit: Rows, at: int) -> bytes:
    """A state as JSON for clients."""
    size = _SNAPSHOT_SIZE
    while True:
        text = empty_text(size)
        calls_for(of).write_snapshot(rows, kit, at, text)
        if text.is_whole:
            return bytes(text)
        size *= 2
