"""What a game of Pyramids is worth, by source, and what breaks a tie."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.bits import lowest, one, size, wide
from ostraka.core.jit import compiled, inlined
from ostraka.games.pyramids.rules.components import BONUSES
from ostraka.games.pyramids.rules.state import NO_CARD

SOURCES: Final = ("torches", "bonuses", "gems", "skulls", "pyramids")
TORCH, PAIR, GEM = 5, 5, 1  # points for a torch, a pair of gems and a single gem (P30)
TOMB: Final = 10  # points for each pyramid explored (P30)
_BONUSES: Final = np.array(BONUSES, np.int64)
_NO_NUMBER: Final = 99  # higher than any card


@compiled
def claimed(state: np.record, colour: int) -> int:
    """The bonuses of a colour that are gone, as a set of places in BONUSES (P26)."""
    gone = 0
    for seat in range(state.seats):
        gone |= state.seat[seat].bonuses[colour]
    return wide(gone)


@inlined
def bonus_points(place: int) -> int:
    """What the bonus at this place of BONUSES is worth."""
    return _BONUSES[place]


@inlined
def may_claim(explored: int, fresh: int) -> bool:
    """P26: whether, of the pyramids explored of a colour, those of this turn made a 2nd, 4th or 6th."""
    return min(explored, 7) // 2 > (explored - fresh) // 2  # the 8th claims nothing


@compiled
def next_bonus(state: np.record, colour: int) -> int:
    """What the next claim on a colour is worth; 0 when there is nothing left to claim."""
    place = lowest(~claimed(state, colour))
    return _BONUSES[place] if place < len(BONUSES) else 0


@inlined
def tomb_reached(state: np.record, kit: np.record, seat: int, place: int) -> bool:
    """Whether the tomb in a chamber is marked: the pyramid is explored, though not set aside yet (P21)."""
    chamber = state.seat[seat].chamber[place]
    return chamber.card != NO_CARD and chamber.marked & kit.card[chamber.card].tomb != 0


@inlined
def explored_now(state: np.record, kit: np.record, seat: int) -> int:
    """The pyramids that a seat has explored, set aside or not."""
    cards = state.seat[seat].explored
    for place in range(2):
        if tomb_reached(state, kit, seat, place):
            cards |= one(state.seat[seat].chamber[place].card)
    return cards


@inlined
def is_claiming(state: np.record, kit: np.record, seat: int, colour: int) -> bool:
    """P26: whether the pyramids of the open turn entitle a seat to a bonus of a colour."""
    cards = explored_now(state, kit, seat) & kit.colour[colour]
    fresh = cards & ~(state.seat[seat].explored & ~state.seat[seat].fresh)
    return may_claim(size(cards), size(fresh))


@inlined
def pending_bonus(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    """The points of the bonus that the open turn brings a seat, if nobody is quicker."""
    return next_bonus(state, colour) if is_claiming(state, kit, seat, colour) else 0


@inlined
def by_source(state: np.record, kit: np.record, seat: int) -> tuple[int, int, int, int, int]:
    """A seat's points so far, in the order of P30."""
    player = state.seat[seat]
    pairs = min(player.red, player.green)
    torches = TORCH * size(wide(player.torches))
    bonuses = 0
    for colour in range(3):
        for place in range(3):
            if player.bonuses[colour] & one(place):
                bonuses += _BONUSES[place]
    gems = PAIR * pairs + GEM * (player.red + player.green - 2 * pairs)
    skulls = -wide(kit.skulls[player.skulls - 1]) if player.skulls > 0 else 0
    return torches, bonuses, gems, skulls, TOMB * size(player.explored)


@compiled
def breakdown(state: np.record, kit: np.record, seat: int, points: npt.NDArray[np.int64]) -> None:
    points[0], points[1], points[2], points[3], points[4] = by_source(state, kit, seat)


@compiled
def score(state: np.record, kit: np.record, seat: int) -> int:
    torches, bonuses, gems, skulls, pyramids = by_source(state, kit, seat)
    return torches + bonuses + gems + skulls + pyramids


@inlined
def tie_break(state: np.record, seat: int) -> int:
    """P31, PR8: of tied seats, the one whose lowest explored number is lowest."""
    explored = state.seat[seat].explored
    return -lowest(explored) if explored != 0 else -_NO_NUMBER
