"""The actions of Pyramids: every number means the same wherever it is legal.

After `WAIT` come the pairs of the four cards dealt, the cards of the offer with the top of the deck, and
every pattern of cells, single cells first, in the first chamber and then in the second. Cards stand in
the order of their numbers.
"""

from typing import Final

import numpy as np

from ostraka.envs.forms import Numbers
from ostraka.rules.bits import lowest, nth, one, size, wide
from ostraka.rules.compiled import compiled, inlined
from ostraka.rules.pyramids import moves
from ostraka.rules.pyramids.legal import choices
from ostraka.rules.pyramids.notation import cell_names
from ostraka.rules.pyramids.shapes import CELLS, PLACEMENTS, WORD
from ostraka.rules.pyramids.state import KEEP, MARK, OFFERED

PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
_SINGLES: Final = [1 << cell for cell in range(CELLS)]
PATTERNS: Final = (*_SINGLES, *sorted({*PLACEMENTS.ravel().tolist()} - {0, *_SINGLES}))

FIRST_KEEP: Final = 1
FIRST_TAKE: Final = FIRST_KEEP + len(PAIRS)
TAKE_DECK: Final = FIRST_TAKE + OFFERED
FIRST_MARK: Final = TAKE_DECK + 1
ACTIONS: Final = FIRST_MARK + 2 * len(PATTERNS)

_PATTERNS: Final = np.array(PATTERNS, np.int64)
_PLACE: Final = {cells: place for place, cells in enumerate(PATTERNS)}
_PATTERN_OF: Final = np.array([[_PLACE.get(cells, 0) for cells in row] for row in PLACEMENTS.tolist()])
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
def allow(state: np.record, kit: np.record, seat: int, found: Numbers) -> int:
    """Write the legal actions of a seat that owes a decision into `found`, and say how many there are."""
    count = 0
    if state.phase == MARK:
        for chamber in range(2):
            words = choices(state, kit, seat, chamber)
            for word in range(2):
                bits = words[word]
                while bits:
                    pattern = _PATTERN_OF[state.flipped, WORD * word + lowest(bits)]
                    found[count] = FIRST_MARK + len(PATTERNS) * chamber + pattern
                    count += 1
                    bits &= bits - 1
    elif state.phase == KEEP:
        for pair in range(len(PAIRS)):
            found[count] = FIRST_KEEP + pair
            count += 1
    else:
        for card in range(size(state.offer)):
            found[count] = FIRST_TAKE + card
            count += 1
        if state.deck != 0:
            found[count] = TAKE_DECK
            count += 1
    return count


@compiled
def move_for(state: np.record, kit: np.record, seat: int, action: int) -> int:  # noqa: ARG001 - a form of all games
    """The move that an action means; the action must be a legal one."""
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
