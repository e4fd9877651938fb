"""Which seats are close to a bonus of a colour (P26)."""

import numpy as np

from ostraka.core.bits import lowest, one, size
from ostraka.core.jit import compiled
from ostraka.games.pyramids.rules.components import BONUSES
from ostraka.games.pyramids.rules.scoring import (
    bonus_points,
    claimed,
    explored_now,
    may_claim,
    pending_bonus,
)
from ostraka.games.pyramids.rules.state import NO_CARD


@compiled
def next_free(state: np.record, kit: np.record, colour: int) -> int:
    """The bonus that is next after the claims of this turn; 0 if none is left."""
    free = ~claimed(state, colour)
    for seat in range(state.seats):
        if pending_bonus(state, kit, seat, colour) > 0:
            free &= free - 1
    place = lowest(free)
    return bonus_points(place) if place < len(BONUSES) else 0


@compiled
def needs(state: np.record, kit: np.record, seat: int, colour: int, pyramids: int) -> bool:
    """Whether a seat needs exactly this number of further pyramids of a colour to claim a bonus."""
    count = size(explored_now(state, kit, seat) & kit.colour[colour])
    return may_claim(count + pyramids, pyramids) and not may_claim(count + pyramids - 1, pyramids - 1)


@compiled
def holds(state: np.record, kit: np.record, seat: int, colour: int) -> bool:
    """Whether a seat has a chamber of this colour that isn't explored yet."""
    cards = 0
    for place in range(2):
        card = state.seat[seat].chamber[place].card
        if card != NO_CARD:
            cards |= one(card)
    return cards & ~explored_now(state, kit, seat) & kit.colour[colour] != 0


@compiled
def rivals(state: np.record, kit: np.record, seat: int, colour: int, with_a_chamber: bool) -> int:
    """How many other seats need one more pyramid of a colour for a bonus, with a chamber of it or not."""
    count = 0
    for other in range(state.seats):
        if other != seat and needs(state, kit, other, colour, 1):
            count += 1 if not with_a_chamber or holds(state, kit, other, colour) else 0
    return count
