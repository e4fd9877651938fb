"""What a seat may not know in Pyramids, and how it is removed from a state.

A seat knows neither the four cards that another was dealt, nor what another has kept or marked in
the present phase before it has finished its own (PR9).
"""

import numpy as np

from ostraka.core.bits import one
from ostraka.core.jit import compiled
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
def reopen(state: np.record) -> None:
    """Return other seats' concealed hands to chance."""
    if state.phase == KEEP:
        state.phase = DEAL
        state.waiting = 0
