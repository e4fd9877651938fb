"""A heuristic for Pyramids."""

from typing import Final

import numpy as np

from ostraka.core.bits import one, size, wide
from ostraka.core.jit import compiled
from ostraka.games.pyramids.rules import scoring
from ostraka.games.pyramids.rules.shapes import CELLS
from ostraka.games.pyramids.rules.state import FLIPS, NO_CARD, ROUNDS

CELLS_PER_TURN: Final = 1.9  # progress towards a tomb, both chambers together
CROSS: Final = 3.0  # points for a cross that isn't used yet
ICON_AHEAD: Final = 0.25  # the share of an unmarked icon that will be reached
HALF_A_BONUS: Final = 2.5  # points for an odd pyramid of a colour: half of a pair
NO_PATH: Final = 99


@compiled
def heuristic_value(state: np.record, kit: np.record, seat: int) -> float:
    player = state.seat[seat]
    turns = (ROUNDS - state.round_number) * FLIPS + FLIPS - state.turn
    value = float(scoring.score(state, kit, seat)) + CROSS * player.crosses
    # single gems may become pairs
    value += 1.4 * abs(float(player.red) - float(player.green)) * min(turns, 10) / 10
    value += 1.5 * min(2 * player.potions, player.skulls)
    reach = CELLS_PER_TURN * turns
    for place in range(2):
        chamber = player.chamber[place]
        if chamber.card == NO_CARD:
            value += new_card_value(reach)
        else:
            value += chamber_value(kit, chamber.card, wide(chamber.marked), reach)
            if chamber.marked & kit.card[chamber.card].tomb:
                value += colour_value(state, kit, seat, chamber.card)
    for colour in range(3):
        if size(player.explored & kit.colour[colour]) % 2 == 1 and scoring.next_bonus(state, colour) > 0:
            value += HALF_A_BONUS * min(1.0, turns / 10)
    return value


@compiled
def chamber_value(kit: np.record, card: int, marked: int, reach: float) -> float:
    """Points still to come from a chamber: its tomb if it is in reach, and some of the icons ahead."""
    if marked & kit.card[card].tomb:
        return scoring.TOMB + new_card_value(reach)
    missing = path_left(kit, card, marked)
    if missing > reach:
        return -0.2 * missing
    ahead = icons_value(kit, card, ~marked) * ICON_AHEAD
    return scoring.TOMB + ahead - 0.9 * missing


@compiled
def new_card_value(reach: float) -> float:
    """Points to expect from a card that isn't known yet."""
    return max(0.0, min(3.5, 0.35 * (reach - 6.0)))


@compiled
def path_left(kit: np.record, card: int, marked: int) -> int:
    """The length of the shortest path to the tomb, in cells that aren't marked yet."""
    start = marked if marked != 0 else wide(kit.card[card].entrance)
    for distance in range(CELLS):
        if start & kit.card[card].towards[distance]:
            return distance if marked != 0 else distance + 1
    return NO_PATH


@compiled
def icons_value(kit: np.record, card: int, cells: int) -> float:
    shown = kit.card[card]
    return (
        2.6 * size(cells & (shown.red | shown.green))
        + CROSS * size(cells & shown.cross)
        + 2.0 * size(cells & shown.torch)
        + 1.0 * size(cells & shown.potion)
        - 0.8 * size(cells & shown.skull)
    )


@compiled
def colour_value(state: np.record, kit: np.record, seat: int, card: int) -> float:
    """What a pyramid that is explored in this turn does for the bonuses of its colour."""
    colour = wide(kit.card[card].colour)
    bonus = scoring.next_bonus(state, colour)
    if bonus == 0:
        return 0.0
    is_second_of_a_pair = size(state.seat[seat].explored & kit.colour[colour] & ~one(card)) % 2 == 1
    return bonus - HALF_A_BONUS if is_second_of_a_pair else HALF_A_BONUS
