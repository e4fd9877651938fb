"""Which moves of Pyramids are legal: all of them as a list, or one of them picked at random."""

from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.bits import lowest, nth, one, size, wide
from ostraka.core.jit import compiled, inlined
from ostraka.games.pyramids.rules import moves
from ostraka.games.pyramids.rules.moves import FROM_DECK
from ostraka.games.pyramids.rules.play import frontier
from ostraka.games.pyramids.rules.shapes import MOST, PLACEMENTS, WORD, placements
from ostraka.games.pyramids.rules.state import DEALT, KEEP, MARK, NO_CARD, TAKE

MOST_MOVES: Final = 2 * MOST
_PAIRS: Final = tuple(combinations(range(DEALT), 2))  # of a hand (P6)


@compiled
def legal(state: np.record, kit: np.record, seat: int, codes: npt.NDArray[np.int64]) -> int:
    """Write the code of every legal move of a seat; return how many there are."""
    count = 0
    if not state.waiting & one(seat):
        return count
    if state.phase == MARK:
        kind = moves.KIND_CROSS if state.seat[seat].crosses > 0 else moves.KIND_MARK
        for place in range(2):
            card = wide(state.seat[seat].chamber[place].card)
            words = choices(state, kit, seat, place)
            for word in range(2):
                bits = words[word]
                while bits:
                    cells = PLACEMENTS[state.flipped, WORD * word + lowest(bits)]
                    codes[count] = moves.code(kind, seat, card, cells)
                    count += 1
                    bits &= bits - 1
    elif state.phase == KEEP:
        for low, high in _PAIRS:
            codes[count] = _keep(state, seat, low, high)
            count += 1
    elif state.phase == TAKE:
        bits = state.offer
        while bits:
            codes[count] = moves.code(moves.KIND_TAKE, seat, lowest(bits), 0)
            count += 1
            bits &= bits - 1
        if state.deck != 0:
            codes[count] = moves.code(moves.KIND_TAKE, seat, FROM_DECK, 0)
            count += 1
    return count


@inlined
def _keep(state: np.record, seat: int, low: int, high: int) -> int:
    """The move that keeps two cards of a hand, by their places in rising order."""
    dealt = state.seat[seat].dealt
    return moves.code(moves.KIND_KEEP, seat, 0, one(nth(dealt, low)) | one(nth(dealt, high)))


@inlined
def choices(state: np.record, kit: np.record, seat: int, place: int) -> tuple[int, int]:
    """The set of placements, in two words, that a seat may mark in one of its chambers."""
    chamber = state.seat[seat].chamber[place]
    if chamber.card == NO_CARD:
        return wide(0), wide(0)
    marked = wide(chamber.marked)
    edge = frontier(kit, chamber.card, marked)
    if state.seat[seat].crosses > 0:
        return edge, wide(0)  # the first 25 placements are the single cells
    return placements(state.flipped, edge, marked | kit.card[chamber.card].wall)


@inlined
def legal_at(state: np.record, kit: np.record, seat: int, fraction: int) -> int:
    """The legal move at this fraction, in 2**-32, of the list of a waiting seat."""
    if state.phase == MARK:
        return _mark_at(state, kit, seat, fraction)
    if state.phase == KEEP:
        low, high = _PAIRS[(fraction * len(_PAIRS)) >> 32]
        return _keep(state, seat, low, high)
    offered = size(state.offer)
    index = (fraction * (offered + (1 if state.deck != 0 else 0))) >> 32
    card = nth(state.offer, index) if index < offered else FROM_DECK
    return moves.code(moves.KIND_TAKE, seat, card, 0)


@inlined
def _mark_at(state: np.record, kit: np.record, seat: int, fraction: int) -> int:
    low, high = choices(state, kit, seat, 0)
    other_low, other_high = choices(state, kit, seat, 1)
    in_first = size(low) + size(high)
    index = (fraction * (in_first + size(other_low) + size(other_high))) >> 32
    place = 0
    if index >= in_first:
        place = 1
        index -= in_first
        low, high = other_low, other_high
    first = 0
    if index >= size(low):
        first = WORD
        index -= size(low)
        low = high
    cells = PLACEMENTS[state.flipped, first + nth(low, index)]
    kind = moves.KIND_CROSS if state.seat[seat].crosses > 0 else moves.KIND_MARK
    return moves.code(kind, seat, state.seat[seat].chamber[place].card, cells)
