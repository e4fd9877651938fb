"""What is said aloud in Pyramids: what everybody should notice, such as an explored pyramid (P22)."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.announcements import NOBODY, announcement, topic
from ostraka.core.bits import lowest, one
from ostraka.core.jit import compiled
from ostraka.games.pyramids.rules.components import BONUSES, COLOURS
from ostraka.games.pyramids.rules.scoring import claimed
from ostraka.games.pyramids.rules.state import FLIP, FLIPS, MARK, NO_SEAT, ROUNDS

TOPICS: Final = (
    topic("torch", round=None),
    topic("explored", pyramid=None, colour=COLOURS),
    topic("takes-first", pyramid=None),
    topic("claimed", colour=COLOURS, points=None, next=None),  # `next` is the bonus that is left, or 0
    topic("round-over", round=None),
    topic("last-card"),
    topic("sits-out"),
)
_TORCH, _EXPLORED, _TAKES_FIRST, _CLAIMED, _ROUND_OVER, _LAST_CARD, _SITS_OUT = range(len(TOPICS))
_POINTS: Final = np.array(BONUSES, np.int64)


@compiled
def announce(state: np.record, after: np.record, kit: np.record, announcements: npt.NDArray[np.int64]) -> int:
    """Write what is to be said aloud about a change of the table; return how many."""
    count = 0
    for seat in range(state.seats):
        count = _announce_marks(state, after, kit, seat, announcements, count)
    if after.taker != NO_SEAT and state.taker == NO_SEAT and _explorers(after) > 1:
        number = lowest(after.seat[after.taker].fresh) + 1
        announcements[count] = announcement(_TAKES_FIRST, after.taker, number)
        count += 1
    for colour in range(len(COLOURS)):
        count = _announce_claims(state, after, colour, announcements, count)
    if after.round_number != state.round_number:
        announcements[count] = announcement(_ROUND_OVER, NOBODY, state.round_number)
        count += 1
    if state.phase == FLIP:
        count = _announce_flip(after, announcements, count)
    return count


@compiled
def _announce_marks(
    state: np.record,
    after: np.record,
    kit: np.record,
    seat: int,
    announcements: npt.NDArray[np.int64],
    count: int,
) -> int:
    """Torches (P18) and explored pyramids (P22) of a seat."""
    if after.seat[seat].torches != state.seat[seat].torches:
        announcements[count] = announcement(_TORCH, seat, state.round_number)
        count += 1
    explored = after.seat[seat].explored & ~state.seat[seat].explored
    while explored != 0:
        card = lowest(explored)
        announcements[count] = announcement(_EXPLORED, seat, card + 1, kit.card[card].colour)
        count += 1
        explored &= explored - 1
    return count


@compiled
def _explorers(state: np.record) -> int:
    """How many seats have still to take new cards (P24)."""
    explorers = 0
    for seat in range(state.seats):
        if state.seat[seat].takes > 0:
            explorers += 1
    return explorers


@compiled
def _announce_claims(
    state: np.record, after: np.record, colour: int, announcements: npt.NDArray[np.int64], count: int
) -> int:
    """The bonuses of a colour that have been claimed, the highest first (P26)."""
    new = claimed(after, colour) & ~claimed(state, colour)
    while new != 0:
        place = lowest(new)
        left = _POINTS[place + 1] if place + 1 < len(BONUSES) else 0
        for seat in range(state.seats):
            if after.seat[seat].bonuses[colour] & one(place):
                announcements[count] = announcement(_CLAIMED, seat, colour, _POINTS[place], left)
                count += 1
        new &= new - 1
    return count


@compiled
def _announce_flip(after: np.record, announcements: npt.NDArray[np.int64], count: int) -> int:
    """The last card of the game, and seats without a legal cell (PR4)."""
    if after.round_number == ROUNDS and after.turn == FLIPS:
        announcements[count] = announcement(_LAST_CARD, NOBODY)
        count += 1
    if after.phase == MARK:
        for seat in range(after.seats):
            if not after.waiting & one(seat):
                announcements[count] = announcement(_SITS_OUT, seat)
                count += 1
    return count
