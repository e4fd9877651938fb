"""Which seats are close to a bonus of a colour (P26)."""

import numpy as np

from ostraka.core.bits import size
from ostraka.games.pyramids.rules.components import COLOURS
from ostraka.games.pyramids.rules.scoring import explored_now, may_claim, pending_bonus
from ostraka.games.pyramids.rules.state import NO_CARD
from ostraka.games.pyramids.rules.summary import free_bonuses


def next_free(state: np.record, kit: np.record, colour: int) -> int:
    """The bonus that is next after the claims of this turn; 0 if none is left."""
    free = free_bonuses(state)[COLOURS[colour]]
    claims = sum(pending_bonus(state, kit, seat, colour) > 0 for seat in range(state.seats))
    return free[claims] if claims < len(free) else 0


def needs(state: np.record, kit: np.record, seat: int, colour: int, pyramids: int) -> bool:
    """Whether a seat needs exactly this number of further pyramids of a colour to claim a bonus."""
    count = size(explored_now(state, kit, seat) & int(kit.colour[colour]))
    return may_claim(count + pyramids, pyramids) and not may_claim(count + pyramids - 1, pyramids - 1)


def holds(state: np.record, kit: np.record, seat: int, colour: int) -> bool:
    """Whether a seat has a chamber of this colour that isn't explored yet."""
    cards = [int(chamber.card) for chamber in state.seat[seat].chamber if chamber.card != NO_CARD]
    left = [card for card in cards if not explored_now(state, kit, seat) >> card & 1]
    return any(kit.card[card].colour == colour for card in left)


def rivals(state: np.record, kit: np.record, seat: int, colour: int) -> list[int]:
    """The other seats that need one more pyramid of a colour for a bonus."""
    return [other for other in range(state.seats) if other != seat and needs(state, kit, other, colour, 1)]
