"""What an open turn has earned: explored pyramids that aren't set aside yet, and bonuses (P22, P26).

Seats that have still to mark may claim a bonus first, with a lower number (P27).
"""

from typing import Final

import numpy as np

from ostraka.core.bits import lowest, one, size, wide
from ostraka.core.jit import compiled, inlined
from ostraka.games.pyramids.rules.components import BONUSES
from ostraka.games.pyramids.rules.legal import choices
from ostraka.games.pyramids.rules.play import frontier
from ostraka.games.pyramids.rules.scoring import claimed, explored_now, is_claiming, may_claim
from ostraka.games.pyramids.rules.shapes import PLACEMENTS, WORD
from ostraka.games.pyramids.rules.state import MARK, NO_CARD

NO_BONUS: Final = -1
_NEVER: Final = 99  # more crosses than a shape can have

# What a seat may aim at to claim a bonus: the tomb of its first chamber, of its second, or both.
_FIRST, _SECOND, _BOTH = 1, 2, 4


@inlined
def explored_in_turn(state: np.record, kit: np.record, seat: int) -> int:
    """The pyramids that a seat has explored in this turn, set aside or not."""
    player = state.seat[seat]
    return explored_now(state, kit, seat) & ~(player.explored & ~player.fresh)


@compiled
def pending_place(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    """The place in BONUSES of what the open turn brings a seat; NO_BONUS if nothing.

    Of the seats that claim a colour now, the one with the lowest number gets the highest bonus (P27).
    """
    if not is_claiming(state, kit, seat, colour):
        return NO_BONUS
    number = lowest(explored_in_turn(state, kit, seat) & kit.colour[colour])
    free = ~claimed(state, colour)
    for other in range(state.seats):
        claims = other != seat and is_claiming(state, kit, other, colour)
        if claims and lowest(explored_in_turn(state, kit, other) & kit.colour[colour]) < number:
            free &= free - 1
    place = lowest(free)
    return place if place < len(BONUSES) else NO_BONUS


# --- seats that have still to mark


@compiled
def is_contested(state: np.record, kit: np.record, seat: int, colour: int) -> bool:
    """Whether a seat that has still to mark could claim this colour with a lower number (P27)."""
    if state.phase != MARK:
        return False
    number = lowest(explored_in_turn(state, kit, seat) & kit.colour[colour])
    for other in range(state.seats):
        if other != seat and state.waiting & one(other) and _can_claim(state, kit, other, colour, number):
            return True
    return False


@compiled
def _can_claim(state: np.record, kit: np.record, seat: int, colour: int, number: int) -> bool:
    """Whether this turn can bring a seat a bonus of a colour, with a number lower than this one."""
    goals = _goals(state, kit, seat, colour, number)
    if goals == 0:
        return False
    player = state.seat[seat]
    first, second = wide(player.chamber[0].marked), wide(player.chamber[1].marked)
    if player.crosses > 0:  # it has marked, and has crosses left to use
        return _can_explore(state, kit, seat, goals, first, second, player.crosses)
    for place in range(2):
        words = choices(state, kit, seat, place)
        for word in range(2):
            bits = words[word]
            while bits:
                cells = PLACEMENTS[state.flipped, WORD * word + lowest(bits)]
                crosses = size(cells & kit.card[player.chamber[place].card].cross)
                in_first, in_second = (cells, wide(0)) if place == 0 else (wide(0), cells)
                if _can_explore(state, kit, seat, goals, first | in_first, second | in_second, crosses):
                    return True
                bits &= bits - 1
    return False


@compiled
def _goals(state: np.record, kit: np.record, seat: int, colour: int, number: int) -> int:
    """Which tombs would bring a seat a bonus of a colour, with a number lower than this one."""
    had = size(state.seat[seat].explored & kit.colour[colour])
    goals, cards, lower = 0, 0, 0
    for place in range(2):
        card = state.seat[seat].chamber[place].card
        if card != NO_CARD and kit.colour[colour] & one(card):
            cards += 1
            if card < number:
                lower += 1
                if may_claim(had + 1, 1):
                    goals |= _FIRST if place == 0 else _SECOND
    if cards > 1 and lower > 0 and may_claim(had + 2, 2):
        goals |= _BOTH
    return goals


@compiled
def _can_explore(
    state: np.record, kit: np.record, seat: int, goals: int, first: int, second: int, crosses: int
) -> bool:
    """Whether the crosses suffice to mark all tombs of one of the goals, with these cells marked."""
    to_first = to_second = _NEVER
    if goals & (_FIRST | _BOTH):
        to_first = _crosses_to_tomb(kit, state.seat[seat].chamber[0].card, first)
    if goals & (_SECOND | _BOTH):
        to_second = _crosses_to_tomb(kit, state.seat[seat].chamber[1].card, second)
    return (
        (goals & _FIRST != 0 and to_first <= crosses)
        or (goals & _SECOND != 0 and to_second <= crosses)
        or (goals & _BOTH != 0 and to_first + to_second <= crosses)
    )


@compiled
def _crosses_to_tomb(kit: np.record, card: int, marked: int) -> int:
    """How many crosses it takes to mark the tomb; a cell with a cross returns its own (P16)."""
    tomb, cross = kit.card[card].tomb, kit.card[card].cross
    for crosses in range(_NEVER):
        if marked & tomb:
            return crosses
        reached = frontier(kit, card, marked)
        while reached & cross:
            marked |= reached & cross
            reached = frontier(kit, card, marked)
        if reached == 0:
            return _NEVER
        marked |= reached
    return _NEVER
