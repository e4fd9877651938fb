"""Moves of Pyramids as a player recalls them, in numbers."""

from typing import Final

import numpy as np

from ostraka.core.bits import each
from ostraka.games.pyramids.rules import moves
from ostraka.games.pyramids.rules.state import DEALT, FLIPS, MOST_CARDS, OFFERED, ROUNDS

MEMBERS: Final = max(DEALT, OFFERED)  # no shape has more cells
OF_A_MOVE: Final = 3 + MEMBERS


def numbers(move: int) -> list[int]:
    """Kind, seat, card or shape, then the cells or cards in their order; all from 1, 0 for none."""
    kind, seat, subject, members = moves.fields(move)
    found = [member + 1 for member in each(members)]
    return [kind + 1, seat + 1, subject + 1, *found, *[0] * (MEMBERS - len(found))]


def most_moves(kit: np.record, seats: int) -> int:
    """More moves than a game can have: every card is drawn, offered and taken at most once."""
    crosses = sum(int(card.cross).bit_count() for card in kit.card)
    turns = ROUNDS * FLIPS
    return seats * (2 + turns) + turns + crosses + 3 * MOST_CARDS
