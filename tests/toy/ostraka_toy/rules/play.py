"""The rules of Scarabs, compiled: all that `ostraka.core.game` asks of a game."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.announcements import announcement, topic
from ostraka.core.bits import one, wide
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.errors import Reason
from ostraka.core.jit import compiled
from ostraka_toy.rules.state import ROUNDS, VALUES

DEAL, TAKE, LEAVE = range(3)  # kinds of moves
KINDS: Final = ("deal", "take", "leave")
TOPICS: Final = (topic("won", points=None),)
REASONS: Final = (
    Reason("", "", ""),  # legal
    Reason("not a move", "", "this is not a move of Scarabs"),
    Reason("no deal", "S1", "each seat is dealt one scarab at the start of a round"),
    Reason("not waiting", "S2", "this seat has nothing to decide now"),
)


@compiled
def code(kind: int, seat: int, value: int) -> int:
    return kind | wide(seat) << 4 | wide(value) << 7


@compiled
def begin(state: np.record, kit: np.record, seats: int) -> None:
    state.seats = seats
    state.round_number = 1


@compiled
def draws(state: np.record) -> int:
    return 1 if state.waiting == 0 and state.round_number <= ROUNDS else 0


@compiled
def undrawn_move(state: np.record) -> int:
    seat = 0
    while state.seat[seat].hand != 0:
        seat += 1
    return code(DEAL, seat, 0)


@compiled
def outcomes(state: np.record, move: int) -> int:
    return VALUES


@compiled
def with_draw(state: np.record, kit: np.record, move: int, outcome: int) -> int:
    return code(DEAL, seat_of(move), outcome + 1)


@compiled
def refusal(state: np.record, kit: np.record, move: int) -> int:
    kind, seat, value = kind_of(move), seat_of(move), move >> 7
    if kind > LEAVE or seat >= state.seats or (value != 0) != (kind == DEAL) or value > VALUES:
        return 1
    if kind == DEAL:
        return 0 if draws(state) and seat == seat_of(undrawn_move(state)) else 2
    return 0 if state.waiting & one(seat) else 3


@compiled
def legal(state: np.record, kit: np.record, seat: int, codes: npt.NDArray[np.int64]) -> int:
    if not state.waiting & one(seat):
        return 0
    codes[0] = code(TAKE, seat, 0)
    codes[1] = code(LEAVE, seat, 0)
    return 2


@compiled
def legal_at(state: np.record, kit: np.record, seat: int, fraction: int) -> int:
    return code(TAKE if fraction >> 31 else LEAVE, seat, 0)


@compiled
def play(state: np.record, kit: np.record, move: int) -> None:
    player = state.seat[seat_of(move)]
    if kind_of(move) == DEAL:
        player.hand = move >> 7
        _open(state)
        return
    player.choice = kind_of(move)
    state.waiting &= ~one(seat_of(move))
    if state.waiting == 0:
        _close(state, kit)


@compiled
def _open(state: np.record) -> None:
    """Let everybody decide, once all have been dealt a scarab (S2)."""
    undecided = 0
    for seat in range(state.seats):
        if state.seat[seat].hand == 0:
            return
        if state.seat[seat].choice == 0:
            undecided |= one(seat)
    state.waiting = undecided


@compiled
def _close(state: np.record, kit: np.record) -> None:
    for seat in range(state.seats):
        if state.seat[seat].choice == LEAVE:
            state.seat[seat].points += kit.left  # S3
        elif _is_alone(state, seat):
            state.seat[seat].points += state.seat[seat].hand
    for seat in range(state.seats):
        state.seat[seat].hand = 0
        state.seat[seat].choice = 0
    state.round_number += 1


@compiled
def _is_alone(state: np.record, seat: int) -> bool:
    """Whether nobody else takes a scarab of this value (S4)."""
    for other in range(state.seats):
        taken = state.seat[other].choice == TAKE and state.seat[other].hand == state.seat[seat].hand
        if other != seat and taken:
            return False
    return True


@compiled
def breakdown(state: np.record, kit: np.record, seat: int, points: npt.NDArray[np.int64]) -> None:
    points[0] = state.seat[seat].points


@compiled
def score(state: np.record, kit: np.record, seat: int) -> int:
    return wide(state.seat[seat].points)


@compiled
def tie_break(state: np.record, seat: int) -> int:
    return 0  # ties are shared


@compiled
def announce(state: np.record, after: np.record, kit: np.record, announcements: npt.NDArray[np.int64]) -> int:
    """Announce the points of the round that has just ended."""
    count = 0
    for seat in range(state.seats):
        points = after.seat[seat].points - state.seat[seat].points
        if points > 0:
            announcements[count] = announcement(0, seat, points)
            count += 1
    return count


@compiled
def simultaneous_phase(state: np.record) -> int:
    """Seats decide at the same time, round by round."""
    return wide(state.round_number) if state.waiting else 0


@compiled
def conceal(state: np.record, before: np.record, seat: int) -> None:
    """Hide the others' scarabs (S1) and, from a seat that has still to decide, their choices (S2)."""
    undecided = seat < 0 or state.waiting & one(seat)
    if state.waiting and undecided:
        state.waiting = before.waiting
    for other in range(state.seats):
        if other != seat:
            state.seat[other].hand = 0
            if undecided:
                state.seat[other].choice = before.seat[other].choice


@compiled
def reopen(state: np.record) -> None:
    """Let chance deal again what was hidden."""
    for seat in range(state.seats):
        if state.seat[seat].hand == 0:
            state.waiting = 0
