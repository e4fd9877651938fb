"""What a position of Pyramids looks like to a seat, as numbers for a network."""

from enum import auto
from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.bots.features import FeatureGroup
from ostraka.core.bits import one, size, wide
from ostraka.core.jit import compiled, inlined
from ostraka.games.pyramids.bots.heuristic import NO_PATH, path_left
from ostraka.games.pyramids.rules import scoring
from ostraka.games.pyramids.rules.components import COLOURS
from ostraka.games.pyramids.rules.play import frontier
from ostraka.games.pyramids.rules.shapes import SHAPES, beside
from ostraka.games.pyramids.rules.state import FLIPS, KEEP, MOST_SEATS, NO_CARD, ROUNDS

FAR: Final = 12  # cells: longer paths are all alike


class Seat(FeatureGroup):
    """The time left, and the seat's score card."""

    TURNS_LEFT = auto()
    FLIPS_LEFT = auto()
    ROUNDS_LEFT = auto()
    FEWER_THAN_3_TURNS = auto()
    FEWER_THAN_6_TURNS = auto()
    FLIPS_LEFT_WITHOUT_TORCH = auto()
    TORCH_THIS_ROUND = auto()
    RED_GEMS = auto()
    GREEN_GEMS = auto()
    GEM_PAIRS = auto()
    SINGLE_GEMS = auto()
    SKULLS = auto()
    PENALTY = auto()
    PENALTY_AFTER_1_SKULL = auto()
    PENALTY_AFTER_2_SKULLS = auto()
    CROSSES = auto()
    SKULLS_TO_ERASE = auto()
    KEEPING_CARDS = auto()


class Colour(FeatureGroup):
    """A colour of pyramids and its next bonus."""

    ODD = auto()
    NEXT_BONUS = auto()
    BONUS_IF_ODD = auto()
    BONUS_OF_RIVALS = auto()
    CONTESTED_BONUS = auto()


class Chamber(FeatureGroup):
    """A chamber whose tomb isn't reached yet."""

    PATH = auto()
    FRONTIER = auto()
    CELLS_ON_SHORTEST_PATHS = auto()
    BONUS_IF_ODD = auto()
    NEXT_BONUS = auto()
    UNMARKED = auto()


class Icon(FeatureGroup):
    """Icons on some cells of a chamber."""

    RED = auto()
    GREEN = auto()
    CROSS = auto()
    TORCH = auto()
    POTION = auto()
    SKULL = auto()


CHAMBER_NAMES: Final = (
    *(f"path_of_{cells}" for cells in range(FAR)),
    f"path_of_{FAR}_or_more",
    "no_card",
    *Chamber.names(),
    *Icon.names("unmarked_"),
    *Icon.names("frontier_"),
    *Icon.names("ahead_"),
)
FEATURE_NAMES: Final = (
    *Seat.names(),
    *(f"cards_left_{shape}" for shape in SHAPES),
    "explored",
    *(name for colour in COLOURS for name in Colour.names(f"{colour}_")),
    "offer",
    *(f"seats_{seats}" for seats in range(2, MOST_SEATS + 1)),
    "margin",
    *(f"nearer_{name}" for name in CHAMBER_NAMES),
    *(f"farther_{name}" for name in CHAMBER_NAMES),
)
_SHAPES: Final = FEATURE_NAMES.index(f"cards_left_{SHAPES[0]}")
_EXPLORED: Final = FEATURE_NAMES.index("explored")
_COLOURS: Final = FEATURE_NAMES.index(Colour.names(f"{COLOURS[0]}_")[0])
_OF_A_COLOUR: Final = len(Colour)
_OFFER: Final = FEATURE_NAMES.index("offer")
_SEATS: Final = FEATURE_NAMES.index("seats_2")
_MARGIN: Final = FEATURE_NAMES.index("margin")
_NEARER: Final = FEATURE_NAMES.index(f"nearer_{CHAMBER_NAMES[0]}")
_FARTHER: Final = FEATURE_NAMES.index(f"farther_{CHAMBER_NAMES[0]}")
_OF_A_CHAMBER: Final = len(CHAMBER_NAMES)
_NO_CARD: Final = CHAMBER_NAMES.index("no_card")
_CHAMBER: Final = CHAMBER_NAMES.index(Chamber.names()[0])
_UNMARKED_ICONS: Final = CHAMBER_NAMES.index("unmarked_red")
_FRONTIER_ICONS: Final = CHAMBER_NAMES.index("frontier_red")
_ICONS_AHEAD: Final = CHAMBER_NAMES.index("ahead_red")


@compiled
def secured_points(state: np.record, kit: np.record, seat: int) -> float:
    """The score with what the open turn brings: pyramids and bonuses."""
    points = float(scoring.score(state, kit, seat))
    for place in range(2):
        if scoring.tomb_reached(state, kit, seat, place):
            points += scoring.TOMB
    for colour in range(3):
        points += scoring.pending_bonus(state, kit, seat, colour)
    return points


@compiled
def turn_number(state: np.record) -> int:
    """Turns so far; the start of a round counts as one more."""
    return (FLIPS + 1) * wide(state.round_number) + wide(state.turn)


@compiled
def features(state: np.record, kit: np.record, seat: int, values: npt.NDArray[np.float32]) -> None:
    _seat(state, kit, seat, values)
    flips, cards = FLIPS - wide(state.turn), wide(state.left)
    for shape in range(len(SHAPES)):
        values[_SHAPES + shape] = size(cards & kit.showing[shape]) / 2 if flips > 0 else 0
    explored = scoring.explored_now(state, kit, seat)
    values[_EXPLORED] = size(explored) / 8
    for colour in range(len(COLOURS)):
        _colour(state, kit, seat, colour, explored, values, _COLOURS + colour * _OF_A_COLOUR)
    values[_OFFER] = size(state.offer) / 4
    for seats in range(2, MOST_SEATS + 1):
        values[_SEATS + seats - 2] = 1 if state.seats == seats else 0
    values[_MARGIN] = _margin(state, kit, seat) / 50
    first, second = _path(state, kit, seat, 0), _path(state, kit, seat, 1)
    nearer = 0 if first <= second else 1
    _chamber(state, kit, seat, nearer, min(first, second), values, _NEARER)
    _chamber(state, kit, seat, 1 - nearer, max(first, second), values, _FARTHER)


@inlined
def _seat(state: np.record, kit: np.record, seat: int, values: npt.NDArray[np.float32]) -> None:
    player = state.seat[seat]
    rounds = ROUNDS - wide(state.round_number)
    flips = FLIPS - wide(state.turn)
    turns = rounds * FLIPS + flips
    lit = player.torches & one(state.round_number - 1)
    skulls = wide(player.skulls)
    values[Seat.TURNS_LEFT] = turns / 28
    values[Seat.FLIPS_LEFT] = flips / 7
    values[Seat.ROUNDS_LEFT] = rounds / 3
    values[Seat.FEWER_THAN_3_TURNS] = 1 if turns < 3 else 0
    values[Seat.FEWER_THAN_6_TURNS] = 1 if turns < 6 else 0
    values[Seat.FLIPS_LEFT_WITHOUT_TORCH] = 0 if lit else flips / 7
    values[Seat.TORCH_THIS_ROUND] = 1 if lit else 0
    values[Seat.RED_GEMS] = player.red / 10
    values[Seat.GREEN_GEMS] = player.green / 10
    values[Seat.GEM_PAIRS] = min(player.red, player.green) / 10
    values[Seat.SINGLE_GEMS] = abs(player.red - player.green) / 5
    values[Seat.SKULLS] = skulls / 10
    values[Seat.PENALTY] = kit.skulls[skulls - 1] / 18 if skulls > 0 else 0
    values[Seat.PENALTY_AFTER_1_SKULL] = kit.skulls[min(skulls, 9)] / 18
    values[Seat.PENALTY_AFTER_2_SKULLS] = kit.skulls[min(skulls + 1, 9)] / 18
    values[Seat.CROSSES] = player.crosses / 3
    values[Seat.SKULLS_TO_ERASE] = min(2 * player.potions, player.skulls) / 4
    values[Seat.KEEPING_CARDS] = 1 if state.phase == KEEP else 0


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
    explored: int,
    values: npt.NDArray[np.float32],
    at: int,
) -> None:
    bonus = scoring.next_bonus(state, colour)
    odd = size(explored & kit.colour[colour]) % 2
    rivals = 0
    for other in range(state.seats):
        if other != seat and size(state.seat[other].explored & kit.colour[colour]) % 2 == 1:
            rivals += 1
    values[at + Colour.ODD] = odd
    values[at + Colour.NEXT_BONUS] = bonus / 10
    values[at + Colour.BONUS_IF_ODD] = odd * bonus / 10
    values[at + Colour.BONUS_OF_RIVALS] = rivals * bonus / 10
    values[at + Colour.CONTESTED_BONUS] = rivals * odd * bonus / 10


@inlined
def _path(state: np.record, kit: np.record, seat: int, place: int) -> int:
    chamber = state.seat[seat].chamber[place]
    if chamber.card == NO_CARD:
        return NO_PATH
    return path_left(kit, chamber.card, wide(chamber.marked))


@inlined
def _chamber(
    state: np.record,
    kit: np.record,
    seat: int,
    place: int,
    path: int,
    values: npt.NDArray[np.float32],
    at: int,
) -> None:
    for feature in range(_OF_A_CHAMBER):
        values[at + feature] = 0
    card = wide(state.seat[seat].chamber[place].card)
    if card == NO_CARD:
        values[at + _NO_CARD] = 1
        return
    values[at + min(path, FAR)] = 1
    if path == 0:
        return
    marked = wide(state.seat[seat].chamber[place].marked)
    edge = frontier(kit, card, marked)
    ahead = _on_shortest_paths(kit, card, marked, path)
    shown = kit.card[card]
    colour = wide(shown.colour)
    odd = size(scoring.explored_now(state, kit, seat) & kit.colour[colour]) % 2
    values[at + _CHAMBER + Chamber.PATH] = path / 10
    values[at + _CHAMBER + Chamber.FRONTIER] = size(edge) / 10
    values[at + _CHAMBER + Chamber.CELLS_ON_SHORTEST_PATHS] = size(ahead) / 10
    values[at + _CHAMBER + Chamber.BONUS_IF_ODD] = odd * scoring.next_bonus(state, colour) / 10
    values[at + _CHAMBER + Chamber.NEXT_BONUS] = scoring.next_bonus(state, colour) / 10
    values[at + _CHAMBER + Chamber.UNMARKED] = 1 if marked == 0 else 0
    _icons(shown, ~marked, values, at + _UNMARKED_ICONS)
    _icons(shown, edge, values, at + _FRONTIER_ICONS)
    _icons(shown, ahead, values, at + _ICONS_AHEAD)


@inlined
def _on_shortest_paths(kit: np.record, card: int, marked: int, path: int) -> int:
    """The cells on any shortest path to the tomb."""
    layer = wide(kit.card[card].entrance)
    distance = path - 1
    if marked != 0:
        layer = beside(marked & kit.card[card].towards[path]) & kit.card[card].towards[distance]
    cells = layer
    while distance > 0:
        distance -= 1
        layer = beside(layer) & kit.card[card].towards[distance]
        cells |= layer
    return cells


@inlined
def _icons(shown: np.record, cells: int, values: npt.NDArray[np.float32], at: int) -> None:
    values[at + Icon.RED] = size(cells & shown.red) / 2
    values[at + Icon.GREEN] = size(cells & shown.green) / 2
    values[at + Icon.CROSS] = size(cells & shown.cross) / 2
    values[at + Icon.TORCH] = size(cells & shown.torch)
    values[at + Icon.POTION] = size(cells & shown.potion)
    values[at + Icon.SKULL] = size(cells & shown.skull) / 2
