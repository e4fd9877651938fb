"""What a position of Pyramids looks like to a seat, as numbers for a learned judgement."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.bits import one, size, wide
from ostraka.core.jit import compiled, inlined
from ostraka.games.pyramids.bots.heuristic import NO_PATH, path_left
from ostraka.games.pyramids.rules import scoring
from ostraka.games.pyramids.rules.play import frontier
from ostraka.games.pyramids.rules.shapes import SHAPES, beside
from ostraka.games.pyramids.rules.state import FLIPS, KEEP, MOST_SEATS, NO_CARD, ROUNDS

FAR: Final = 12  # ways longer than this are all alike
OF_A_CHAMBER: Final = 38
FEATURES: Final = 45 + 2 * OF_A_CHAMBER
_TOMB: Final = 10.0


@compiled
def secured_points(state: np.record, kit: np.record, seat: int) -> float:
    """The points that a seat has as good as in hand: pyramids and bonuses of this turn too."""
    points = float(scoring.score(state, kit, seat))
    for place in range(2):
        if _is_explored(state, kit, seat, place):
            points += _TOMB
    for colour in range(3):
        points += claim(state, kit, seat, colour)
    return points


@inlined
def _is_explored(state: np.record, kit: np.record, seat: int, place: int) -> bool:
    """Whether a tomb is marked, though the pyramid is not set aside yet."""
    chamber = state.seat[seat].chamber[place]
    return chamber.card != NO_CARD and chamber.marked & kit.card[chamber.card].tomb != 0


@inlined
def explored(state: np.record, kit: np.record, seat: int) -> int:
    """The pyramids that are explored, set aside or not."""
    cards = state.seat[seat].explored
    for place in range(2):
        if _is_explored(state, kit, seat, place):
            cards |= one(state.seat[seat].chamber[place].card)
    return cards


@inlined
def claim(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    """The bonus that the pyramids of this turn will claim, if nobody is quicker."""
    cards = explored(state, kit, seat) & kit.colour[colour]
    fresh = cards & ~(state.seat[seat].explored & ~state.seat[seat].fresh)
    return scoring.next_bonus(state, colour) if scoring.may_claim(size(cards), size(fresh)) else 0


@compiled
def turn_number(state: np.record) -> int:
    """A number that grows by one from turn to turn."""
    return (FLIPS + 1) * wide(state.round_number) + wide(state.turn)


@compiled
def features(state: np.record, kit: np.record, seat: int, found: npt.NDArray[np.float32]) -> None:
    player = state.seat[seat]
    rounds = ROUNDS - wide(state.round_number)
    flips = FLIPS - wide(state.turn)
    turns = rounds * FLIPS + flips
    lit = player.torches & one(state.round_number - 1)
    skulls = wide(player.skulls)
    at = 0
    found[at] = turns / 28
    found[at + 1] = flips / 7
    found[at + 2] = rounds / 3
    found[at + 3] = 1 if turns < 3 else 0
    found[at + 4] = 1 if turns < 6 else 0
    found[at + 5] = 0 if lit else flips / 7
    found[at + 6] = 1 if lit else 0
    found[at + 7] = player.red / 10
    found[at + 8] = player.green / 10
    found[at + 9] = min(player.red, player.green) / 10
    found[at + 10] = abs(player.red - player.green) / 5
    found[at + 11] = skulls / 10
    found[at + 12] = kit.skulls[skulls - 1] / 18 if skulls > 0 else 0
    found[at + 13] = kit.skulls[min(skulls, 9)] / 18
    found[at + 14] = kit.skulls[min(skulls + 1, 9)] / 18
    found[at + 15] = player.crosses / 3
    found[at + 16] = min(2 * player.potions, player.skulls) / 4
    found[at + 17] = 1 if state.phase == KEEP else 0
    at += 18
    for shape in range(len(SHAPES)):
        found[at] = size(wide(state.left & kit.showing[shape])) / 2 if flips > 0 else 0
        at += 1
    mine = explored(state, kit, seat)
    found[at] = size(mine) / 8
    at += 1
    for colour in range(3):
        at = _colour(state, kit, seat, colour, mine, found, at)
    found[at] = size(state.offer) / 4
    at += 1
    for seats in range(2, MOST_SEATS + 1):
        found[at] = 1 if state.seats == seats else 0
        at += 1
    found[at] = _margin(state, kit, seat) / 50
    at += 1
    first, second = _way(state, kit, seat, 0), _way(state, kit, seat, 1)
    nearer = 0 if first <= second else 1
    _chamber(state, kit, seat, nearer, min(first, second), found, at)
    _chamber(state, kit, seat, 1 - nearer, max(first, second), found, at + OF_A_CHAMBER)


@inlined
def _margin(state: np.record, kit: np.record, seat: int) -> float:
    best = -999.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, secured_points(state, kit, other))
    return max(-50.0, min(50.0, secured_points(state, kit, seat) - best))


@inlined
def _colour(
    state: np.record,
    kit: np.record,
    seat: int,
    colour: int,
    mine: int,
    found: npt.NDArray[np.float32],
    at: int,
) -> int:
    bonus = scoring.next_bonus(state, colour)
    count = size(mine & kit.colour[colour])
    rivals = 0
    for other in range(state.seats):
        if other != seat and size(state.seat[other].explored & kit.colour[colour]) % 2 == 1:
            rivals += 1
    odd = count % 2
    found[at] = odd
    found[at + 1] = bonus / 10
    found[at + 2] = odd * bonus / 10
    found[at + 3] = rivals * bonus / 10
    found[at + 4] = rivals * odd * bonus / 10
    return at + 5


@inlined
def _way(state: np.record, kit: np.record, seat: int, place: int) -> int:
    chamber = state.seat[seat].chamber[place]
    if chamber.card == NO_CARD:
        return NO_PATH
    return path_left(kit, chamber.card, wide(chamber.marked))


@inlined
def _chamber(
    state: np.record, kit: np.record, seat: int, place: int, way: int, found: npt.NDArray[np.float32], at: int
) -> None:
    for empty in range(OF_A_CHAMBER):
        found[at + empty] = 0
    card = wide(state.seat[seat].chamber[place].card)
    if card == NO_CARD:
        found[at + 1 + FAR] = 1
        return
    found[at + min(way, FAR)] = 1
    at += 2 + FAR
    if way == 0:
        return
    marked = wide(state.seat[seat].chamber[place].marked)
    edge = frontier(kit, card, marked)
    ahead = _shortest_ways(kit, card, marked, way)
    shown = kit.card[card]
    colour = wide(shown.colour)
    odd = size(explored(state, kit, seat) & kit.colour[colour]) % 2
    found[at] = way / 10
    found[at + 1] = size(edge) / 10
    found[at + 2] = size(ahead) / 10
    found[at + 3] = odd * scoring.next_bonus(state, colour) / 10
    found[at + 4] = scoring.next_bonus(state, colour) / 10
    found[at + 5] = 1 if marked == 0 else 0
    at += 6
    at = _icons(shown, ~marked, found, at)
    at = _icons(shown, edge, found, at)
    _icons(shown, ahead, found, at)


@inlined
def _shortest_ways(kit: np.record, card: int, marked: int, way: int) -> int:
    """The cells on any shortest way to the tomb."""
    layer = wide(kit.card[card].entrance)
    distance = way - 1
    if marked != 0:
        layer = beside(marked & kit.card[card].towards[way]) & kit.card[card].towards[distance]
    cells = layer
    while distance > 0:
        distance -= 1
        layer = beside(layer) & kit.card[card].towards[distance]
        cells |= layer
    return cells


@inlined
def _icons(shown: np.record, cells: int, found: npt.NDArray[np.float32], at: int) -> int:
    found[at] = size(cells & shown.red) / 2
    found[at + 1] = size(cells & shown.green) / 2
    found[at + 2] = size(cells & shown.cross) / 2
    found[at + 3] = size(cells & shown.torch)
    found[at + 4] = size(cells & shown.potion)
    found[at + 5] = size(cells & shown.skull) / 2
    return at + 6
