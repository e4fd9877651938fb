"""Rules of thumb for Pyramids."""

from typing import Final

import numpy as np

from ostraka.core.bits import one, size, wide
from ostraka.core.jit import compiled
from ostraka.games.pyramids.rules import scoring
from ostraka.games.pyramids.rules.shapes import CELLS
from ostraka.games.pyramids.rules.state import FLIPS, NO_CARD, ROUNDS

CELLS_A_TURN: Final = 1.9  # how much nearer to a tomb a turn brings, both chambers together
CROSS: Final = 3.0  # a further cell, before it is used
ICON_AHEAD: Final = 0.25  # how much of an icon that is not marked yet will be had
HALF_A_BONUS: Final = 2.5  # an odd pyramid of a colour is half of a pair
NO_PATH: Final = 99


@compiled
def heuristic_value(state: np.record, kit: np.record, seat: int) -> float:
    player = state.seat[seat]
    turns = (ROUNDS - state.round_number) * FLIPS + FLIPS - state.turn
    value = float(scoring.score(state, kit, seat)) + CROSS * player.crosses
    value += 1.4 * abs(float(player.red) - float(player.green)) * min(turns, 10) / 10  # may find their pair
    value += 1.5 * min(2 * player.potions, player.skulls)
    reach = CELLS_A_TURN * turns
    for place in range(2):
        chamber = player.chamber[place]
        if chamber.card == NO_CARD:
            value += new_card_worth(reach)
        else:
            value += chamber_worth(kit, chamber.card, wide(chamber.marked), reach)
            if chamber.marked & kit.card[chamber.card].tomb:
                value += colour_worth(state, kit, seat, chamber.card)
    for colour in range(3):
        if size(player.explored & kit.colour[colour]) % 2 == 1 and scoring.next_bonus(state, colour) > 0:
            value += HALF_A_BONUS * min(1.0, turns / 10)
    return value


@compiled
def chamber_worth(kit: np.record, card: int, marked: int, reach: float) -> float:
    """What a chamber will still bring: its tomb if it can be reached, and some of the icons ahead."""
    if marked & kit.card[card].tomb:
        return scoring.TOMB + new_card_worth(reach)
    missing = path_left(kit, card, marked)
    if missing > reach:
        return -0.2 * missing
    ahead = icons_worth(kit, card, ~marked) * ICON_AHEAD
    return scoring.TOMB + ahead - 0.9 * missing


@compiled
def new_card_worth(reach: float) -> float:
    """What a card that is not known yet will bring."""
    return max(0.0, min(3.5, 0.35 * (reach - 6.0)))


@compiled
def path_left(kit: np.record, card: int, marked: int) -> int:
    """How many cells are still to be marked up to the tomb."""
    start = marked if marked != 0 else wide(kit.card[card].entrance)
    for distance in range(CELLS):
        if start & kit.card[card].towards[distance]:
            return distance if marked != 0 else distance + 1
    return NO_PATH


@compiled
def icons_worth(kit: np.record, card: int, cells: int) -> float:
    shown = kit.card[card]
    return (
        2.6 * size(cells & (shown.red | shown.green))
        + CROSS * size(cells & shown.cross)
        + 2.0 * size(cells & shown.torch)
        + 1.0 * size(cells & shown.potion)
        - 0.8 * size(cells & shown.skull)
    )


@compiled
def colour_worth(state: np.record, kit: np.record, seat: int, card: int) -> float:
    """What a pyramid that is about to be set aside does for the bonuses of its colour."""
    colour = wide(kit.card[card].colour)
    bonus = scoring.next_bonus(state, colour)
    if bonus == 0:
        return 0.0
    is_second_of_a_pair = size(state.seat[seat].explored & kit.colour[colour] & ~one(card)) % 2 == 1
    return bonus - HALF_A_BONUS if is_second_of_a_pair else HALF_A_BONUS
