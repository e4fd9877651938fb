"""Moves of Pyramids as rows of an information state."""

from typing import Final

import numpy as np

from ostraka.core.bits import each
from ostraka.games.pyramids.rules import moves
from ostraka.games.pyramids.rules.state import DEALT, FLIPS, MOST_CARDS, OFFERED, ROUNDS

MEMBERS: Final = max(DEALT, OFFERED)  # no shape has more cells
OF_A_MOVE: Final = 3 + MEMBERS


def numbers(move: int) -> list[int]:
    """Kind, seat, card or shape, then cells or cards in order; counted from 1, 0 for none."""
    kind, seat, subject, members = moves.fields(move)
    numbered = [member + 1 for member in each(members)]
    return [kind + 1, seat + 1, subject + 1, *numbered, *[0] * (MEMBERS - len(numbered))]


def most_moves(kit: np.record, seats: int) -> int:
    """An upper bound: every card is drawn, offered and taken at most once."""
    crosses = sum(int(card.cross).bit_count() for card in kit.card)
    turns = ROUNDS * FLIPS
    return seats * (2 + turns) + turns + crosses + 3 * MOST_CARDS
