"""The actions of Pyramids: a number has the same meaning in every state.

First comes `WAIT`; then the pairs of the four cards dealt, the cards of the offer and the top of the deck;
then every pattern of cells in the first chamber and in the second. Patterns are the single cells, then every
placement of each shape. Cards are in the order of their numbers.
"""

from itertools import chain
from typing import Final

import numpy as np

from ostraka.core.bits import lowest, nth, one, size, wide
from ostraka.core.codes import kind_of
from ostraka.core.jit import compiled, inlined
from ostraka.envs.kernel.masks import allow_64
from ostraka.games.pyramids.rules import moves
from ostraka.games.pyramids.rules.legal import choices
from ostraka.games.pyramids.rules.notation import cell_names
from ostraka.games.pyramids.rules.shapes import CELLS, EVERY_CELL, PLACEMENTS, WORD
from ostraka.games.pyramids.rules.state import KEEP, MARK, OFFERED

PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
_LAID: Final = [[cells for cells in row[CELLS:] if cells != 0] for row in PLACEMENTS.tolist()]
PATTERNS: Final[tuple[int, ...]] = (*(1 << cell for cell in range(CELLS)), *chain(*_LAID))

FIRST_KEEP: Final = 1
FIRST_TAKE: Final = FIRST_KEEP + len(PAIRS)
TAKE_DECK: Final = FIRST_TAKE + OFFERED
FIRST_MARK: Final = TAKE_DECK + 1
ACTIONS: Final = FIRST_MARK + 2 * len(PATTERNS)

_PATTERNS: Final = np.array(PATTERNS, np.int64)
_FIRST_OF_SHAPE: Final = np.array([CELLS, *(CELLS + np.cumsum([len(laid) for laid in _LAID]))], np.int64)
_LAID_IN_LOW: Final = WORD - CELLS  # placements of a shape in the first word of a set
_FIRST_OF_PAIR: Final = np.array([low for low, _ in PAIRS])
_SECOND_OF_PAIR: Final = np.array([high for _, high in PAIRS])


def meaning(action: int) -> str:
    """An action in words."""
    if action < FIRST_KEEP:
        return "wait"
    if action < FIRST_TAKE:
        low, high = PAIRS[action - FIRST_KEEP]
        return f"keep dealt cards {low + 1} and {high + 1}"
    if action < FIRST_MARK:
        return "take the top of the deck" if action == TAKE_DECK else f"take card {action - FIRST_TAKE + 1}"
    chamber, pattern = divmod(action - FIRST_MARK, len(PATTERNS))
    return f"mark {' '.join(cell_names(PATTERNS[pattern]))} in chamber {chamber + 1}"


@inlined
def allow(state: np.record, kit: np.record, seat: int, mask: np.record) -> int:
    """Set the legal actions of a seat that owes a decision in an empty mask; return how many there are."""
    if state.phase == MARK:
        return _allow_marks(state, kit, seat, 0, mask) + _allow_marks(state, kit, seat, 1, mask)
    if state.phase == KEEP:
        allow_64(mask, FIRST_KEEP, one(len(PAIRS)) - 1)
        return len(PAIRS)
    offered = size(state.offer)
    allow_64(mask, FIRST_TAKE, one(offered) - 1)
    mask.bytes[TAKE_DECK] = state.deck != 0
    return offered + (1 if state.deck != 0 else 0)


@inlined
def _allow_marks(state: np.record, kit: np.record, seat: int, chamber: int, mask: np.record) -> int:
    """Set the legal patterns of one chamber; placements are numbered as patterns are.

    They are written in rising order, because each write sets the bytes after the set to zero.
    """
    low, high = choices(state, kit, seat, chamber)
    first = FIRST_MARK + len(PATTERNS) * chamber
    laid = first + _FIRST_OF_SHAPE[state.flipped]
    allow_64(mask, first, low & EVERY_CELL)
    allow_64(mask, laid, low >> CELLS)
    allow_64(mask, laid + _LAID_IN_LOW, high)
    return size(low) + size(high)


@compiled
def action_for(state: np.record, kit: np.record, seat: int, move: int) -> int:  # noqa: ARG001 - the contract's parameters
    """The action that means a legal move."""
    kind, subject, members = kind_of(move), moves.subject_of(move), moves.members_of(move)
    if kind == moves.KIND_KEEP:
        dealt = state.seat[seat].dealt
        low = size(dealt & (one(lowest(members)) - 1))
        high = size(dealt & (one(lowest(members & (members - 1))) - 1))
        pair = 0
        while _FIRST_OF_PAIR[pair] != low or _SECOND_OF_PAIR[pair] != high:
            pair += 1
        return FIRST_KEEP + pair
    if kind == moves.KIND_TAKE and subject == moves.FROM_DECK:
        return TAKE_DECK
    if kind == moves.KIND_TAKE:
        return FIRST_TAKE + size(state.offer & (one(subject) - 1))
    pattern = 0
    while _PATTERNS[pattern] != members:
        pattern += 1
    return FIRST_MARK + (0 if state.seat[seat].chamber[0].card == subject else len(PATTERNS)) + pattern


@compiled
def move_for(state: np.record, kit: np.record, seat: int, action: int) -> int:  # noqa: ARG001 - the contract's parameters
    """The move that a legal action means."""
    if action >= FIRST_MARK:
        chamber = (action - FIRST_MARK) // len(PATTERNS)
        cells = _PATTERNS[action - FIRST_MARK - len(PATTERNS) * chamber]
        kind = moves.KIND_CROSS if state.seat[seat].crosses > 0 else moves.KIND_MARK
        return moves.code(kind, seat, state.seat[seat].chamber[chamber].card, cells)
    if action >= FIRST_TAKE:
        card = moves.FROM_DECK if action == TAKE_DECK else nth(wide(state.offer), action - FIRST_TAKE)
        return moves.code(moves.KIND_TAKE, seat, card, 0)
    dealt = wide(state.seat[seat].dealt)
    low = nth(dealt, _FIRST_OF_PAIR[action - FIRST_KEEP])
    high = nth(dealt, _SECOND_OF_PAIR[action - FIRST_KEEP])
    return moves.code(moves.KIND_KEEP, seat, 0, one(low) | one(high))
