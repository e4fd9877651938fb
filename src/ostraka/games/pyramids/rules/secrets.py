"""What a seat may not know in Pyramids, and how it is removed from a state.

A seat knows neither the four cards that another was dealt, nor what another has kept or marked in
the present phase before it has finished its own (PR9).
"""

import numpy as np

from ostraka.core.bits import one
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.jit import compiled
from ostraka.games.pyramids.rules.moves import KIND_DEAL, KIND_DRAW, KIND_FLIP, KIND_OFFER, code
from ostraka.games.pyramids.rules.state import DEAL, KEEP, MARK, NO_CARD


@compiled
def simultaneous_phase(state: np.record) -> int:
    """A number for the phase in which seats decide at the same time; 0 if everything is public."""
    if state.phase == MARK:
        return 1 + 8 * state.round_number + state.turn
    return 1 if state.phase == KEEP else 0


@compiled
def conceal(state: np.record, before: np.record, seat: int) -> None:
    """Take out of a state what a seat (or, with -1, a watcher) may not know."""
    undecided = seat < 0 or state.waiting & one(seat)
    if state.phase == MARK and undecided:
        state.waiting = before.waiting
        for other in range(state.seats):
            if other != seat:
                state.seat[other] = before.seat[other]
    elif state.phase == DEAL or state.phase == KEEP:
        for other in range(state.seats):
            if other != seat:
                _conceal_hand(state, other, undecided)


@compiled
def _conceal_hand(state: np.record, other: int, undecided: bool) -> None:
    player = state.seat[other]
    if undecided and player.chamber[0].card != NO_CARD:
        player.chamber[0].card = NO_CARD
        player.chamber[1].card = NO_CARD
        state.waiting |= one(other)
    unseen = player.dealt
    for place in range(2):
        if player.chamber[place].card != NO_CARD:
            unseen &= ~one(player.chamber[place].card)
    state.deck |= unseen
    player.dealt = 0


@compiled
def owner_of(state: np.record, move: int) -> int:  # noqa: ARG001 - the state picks the game
    return move_owner(move)


@compiled
def as_seen_by(state: np.record, move: int, seat: int) -> int:  # noqa: ARG001 - as above
    return move_seen_by(move, seat)


@compiled
def move_owner(move: int) -> int:
    """The seat that a move is made by or, for a deal, made for; -1 for all."""
    kind = kind_of(move)
    return -1 if kind == KIND_OFFER or kind == KIND_FLIP or kind == KIND_DRAW else seat_of(move)


@compiled
def move_seen_by(move: int, seat: int) -> int:
    """A deal to another seat shows the recipient, not the cards (P6)."""
    if kind_of(move) != KIND_DEAL or seat_of(move) == seat:
        return move
    return code(KIND_DEAL, seat_of(move), 0, 0)


@compiled
def reopen(state: np.record) -> None:
    """Return other seats' concealed hands to chance."""
    if state.phase == KEEP:
        state.phase = DEAL
        state.waiting = 0
