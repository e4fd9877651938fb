"""Chance as a player of Pyramids: the chance move that is due, and its equally likely single draws.

Nothing here is random: the caller asks how many `outcomes` there are, and answers with one of them.
"""

import numpy as np

from ostraka.core.bits import nth, one, size, wide
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.jit import compiled, inlined
from ostraka.games.pyramids.rules import moves
from ostraka.games.pyramids.rules.state import DEAL, DEALT, DRAW, EXPEDITION, FLIP, OFFER, OFFERED


@inlined
def draws(state: np.record) -> int:
    """The number of single draws in the chance move that is due; 0 if none is due."""
    if state.phase == FLIP or state.phase == DRAW:
        return 1
    if state.phase == OFFER:
        return missing(state)
    return DEALT if state.phase == DEAL else 0


@compiled
def missing(state: np.record) -> int:
    """How many cards fill the offer now (P7, P23, P25)."""
    return min(OFFERED - size(state.offer), size(state.deck))


@inlined
def undrawn_move(state: np.record) -> int:
    """The chance move that is due, before anything is drawn for it."""
    if state.phase == FLIP:
        return moves.code(moves.KIND_FLIP, 0, 0, 0)
    if state.phase == DRAW:
        return moves.code(moves.KIND_DRAW, 0, 0, 0)
    if state.phase == OFFER:
        return moves.code(moves.KIND_OFFER, 0, 0, 0)
    seat = 0
    while state.seat[seat].dealt != 0:
        seat += 1
    return moves.code(moves.KIND_DEAL, seat, 0, 0)


@inlined
def outcomes(state: np.record, move: int) -> int:
    """How many equally likely outcomes the next single draw for this move has."""
    if kind_of(move) == moves.KIND_FLIP:
        return EXPEDITION - wide(state.turn)
    return size(state.deck & ~moves.members_of(move))


@inlined
def with_draw(state: np.record, kit: np.record, move: int, outcome: int) -> int:
    """The move after one more single draw has this outcome."""
    kind = kind_of(move)
    if kind == moves.KIND_FLIP:
        return moves.code(kind, 0, kit.expedition[nth(wide(state.left), outcome)], 0)
    card = nth(state.deck & ~moves.members_of(move), outcome)
    if kind == moves.KIND_DRAW:
        return moves.code(kind, 0, card, 0)
    return moves.code(kind, seat_of(move), 0, moves.members_of(move) | one(card))
