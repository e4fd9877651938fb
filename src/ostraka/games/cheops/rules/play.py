"""What the moves of Cheops do. Moves are assumed to be legal: `refusals` checks that.

A state is one row of `STATE`, changed in place; `kit` is one row of `KIT`.
"""

import numpy as np

from ostraka.core.bits import one
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.jit import compiled, inlined
from ostraka.games.cheops.rules import moves
from ostraka.games.cheops.rules.components import FINISH, SYMBOLS
from ostraka.games.cheops.rules.dice import die
from ostraka.games.cheops.rules.payment import pay
from ostraka.games.cheops.rules.scoring import has_finished, taken
from ostraka.games.cheops.rules.state import LAY, OVER, QUARRY, ROLL, STONES_A_PLAY
from ostraka.games.cheops.rules.stones import NO_STONE


@compiled
def begin(state: np.record, kit: np.record, seats: int) -> None:
    """Make a state of zeros that of a game before the first roll (C5, C6)."""
    state.seats = seats
    for seat in range(seats):
        state.seat[seat].quarry = (1 << QUARRY) - 1
        state.seat[seat].jokers = seats
    _open_play(state, kit.first)


@inlined
def play(state: np.record, kit: np.record, move: int) -> None:
    """Make one legal move, and everything that follows from it without a decision."""
    kind = kind_of(move)
    if kind == moves.KIND_LAY:
        _lay(state, kit, seat_of(move), move)
    elif kind == moves.KIND_DONE:
        _next_builder(state)
    else:
        _roll(state, moves.faces_of(move))


# --- a play


@inlined
def _roll(state: np.record, faces: int) -> None:
    """C15: all dice, once."""
    dice = 0
    while faces != 0:
        dice += die((faces & 7) - 1)
        faces >>= moves.COLOUR_BITS
    state.rolled = dice
    state.middle = dice
    state.lying = dice
    state.phase = LAY
    state.waiting = one(state.builder)


@inlined
def _lay(state: np.record, kit: np.record, seat: int, move: int) -> None:
    player = state.seat[seat]
    stone, second = moves.stone_of(move), moves.second_of(move)
    laid = one(stone)
    pay(state, kit, seat, stone, moves.how_of(move))
    player.laid += 1
    if second != NO_STONE:
        laid |= one(second)
        pay(state, kit, seat, second, moves.second_how_of(move))
        player.laid += 1
    player.marked |= laid
    _gain(state, kit, seat, laid)
    if player.laid == STONES_A_PLAY:
        _next_builder(state)


@inlined
def _gain(state: np.record, kit: np.record, seat: int, laid: int) -> None:
    """C18 to C20: every symbol whose last stone this was, if no earlier play has taken its bonus."""
    player = state.seat[seat]
    for symbol in range(len(SYMBOLS)):
        carrying = kit.sheet[seat].symbol[symbol]
        if laid & carrying and not carrying & ~player.marked and not state.gone & one(symbol):
            player.bonuses |= one(symbol)


@inlined
def _next_builder(state: np.record) -> None:
    """C16: the next seat builds with the dice that the active one has left."""
    if state.builder == state.active:
        state.middle = state.lying
    state.lying = state.middle
    state.builder = state.builder + 1 if state.builder + 1 < state.seats else 0
    if state.builder == state.active:
        _close_play(state)
    else:
        state.waiting = one(state.builder)


@inlined
def _open_play(state: np.record, active: int) -> None:
    state.active = active
    state.builder = active
    state.waiting = 0
    state.phase = ROLL
    state.plays += 1
    for seat in range(state.seats):
        state.seat[seat].laid = 0


@inlined
def _finish(state: np.record, seat: int) -> bool:
    """C21: whether a seat has completed enough buildings; they bring it the finish bonus."""
    if not has_finished(state.seat[seat].marked):
        return False
    state.seat[seat].bonuses |= one(FINISH)
    return True


@inlined
def _close_play(state: np.record) -> None:
    """C17, C19, C21: bonuses gained in this play are gone, and two complete buildings end the game."""
    state.gone = taken(state)
    is_over = False
    for seat in range(state.seats):
        is_over |= _finish(state, seat)
    if is_over:
        state.phase = OVER
        state.waiting = 0
    else:
        _open_play(state, state.active + 1 if state.active + 1 < state.seats else 0)
