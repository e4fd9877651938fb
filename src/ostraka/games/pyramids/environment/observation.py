"""Observations of Pyramids: small integers, the observer's seat first, then clockwise.

A card takes 27 places: its number, its colour (1 to 3), and its 25 cells; all zeros mean no card. A cell is
1 plain, 2 wall, 3 entrance, 4 tomb, 5 cross, 6 red gem, 7 green gem, 8 torch, 9 skull, 10 potion, or 11
once it is marked.
"""

from typing import Final

import numpy as np

from ostraka.core.bits import lowest, one, size, wide
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.envs.contract import Bytes
from ostraka.envs.kernel.simd import copier, spreader, width_of
from ostraka.envs.layout import Part
from ostraka.games.pyramids.rules.components import BONUSES, COLOURS, ICONS
from ostraka.games.pyramids.rules.scoring import claimed
from ostraka.games.pyramids.rules.shapes import CELLS, SHAPES
from ostraka.games.pyramids.rules.state import (
    EXPEDITION,
    FLIPS,
    KEEP,
    MARK,
    MOST_CARDS,
    NO_CARD,
    OFFERED,
    ROUNDS,
    TAKE,
)

PLAIN, WALL, ENTRANCE, TOMB, FIRST_ICON = 1, 2, 3, 4, 5
MARKED: Final = FIRST_ICON + len(ICONS)
_BEFORE_CELLS: Final = 2  # number and colour
OF_A_CARD: Final = _BEFORE_CELLS + CELLS
_copy_card: Final = copier(OF_A_CARD, MARKED)
_flags_4, _flags_8 = spreader(4), spreader(8)
_CARD: Final = (MOST_CARDS, len(COLOURS), *[MARKED] * CELLS)
_MOST: Final = 127
_SETS_OF_BONUSES: Final = [
    [bonus for place, bonus in enumerate(BONUSES) if bits >> place & 1] for bits in range(1 << len(BONUSES))
]
_CLAIMED_POINTS: Final = np.array([sum(bonuses) for bonuses in _SETS_OF_BONUSES], np.int8)
_NEXT_BONUS: Final = np.array(
    [max({*BONUSES} - {*bonuses}, default=0) for bonuses in _SETS_OF_BONUSES], np.int8
)

SHARED: Final = (
    Part("owed", 4, 1, "the decision that this seat owes: keep, mark, cross, take"),
    Part("round", 1, ROUNDS, "the round"),
    Part("turn", 1, FLIPS, "flips so far in this round"),
    Part("shape", len(SHAPES), 1, f"the shape flipped last: {' '.join(SHAPES)}"),
    Part("left", len(SHAPES), EXPEDITION, "expedition cards still face down, by shape"),
    Part("bonuses", len(COLOURS), max(BONUSES), f"the next bonus of each colour: {' '.join(COLOURS)}"),
    Part("deck", 1, MOST_CARDS, "cards that this seat has not seen"),
    Part("cards", OFFERED * OF_A_CARD, _CARD, "the cards dealt to this seat, afterwards the offer"),
)
OF_A_SEAT: Final = (
    Part("chambers", 2 * OF_A_CARD, _CARD, "the two chambers"),
    Part("gems", 2, 10, "red and green gems"),
    Part("torches", ROUNDS, 1, "the torch of each round"),
    Part("skulls", 1, 10, "skulls crossed out"),
    Part("penalty", 1, _MOST, "their penalty"),
    Part("crosses", 1, _MOST, "further cells owed"),
    Part("potions", 1, _MOST, "unused potions"),
    Part("explored", len(COLOURS), _MOST, "pyramids explored, by colour"),
    Part("lowest", 1, MOST_CARDS, "the lowest number among them, which breaks ties"),
    Part("claimed", len(COLOURS), sum(BONUSES), "points of the bonuses claimed, by colour"),
)


PAGE: Final = np.dtype((np.record, [("card", np.int8, (MOST_CARDS + 1, width_of(OF_A_CARD)))]))


def page_of(kit: Rows) -> Rows:
    """Every card as observations show it before it is marked; the last row means no card."""
    page = np.zeros(1, PAGE)
    for number in range(MOST_CARDS):
        if int(kit[0].deck) >> number & 1:
            _print(kit[0].card[number], number, page[0].card[number])
    return page


def _print(card: np.record, number: int, face: Bytes) -> None:
    face[0], face[1] = number + 1, card.colour + 1
    kinds = ("wall", "entrance", "tomb", *ICONS.values())
    for cell in range(CELLS):
        codes = [code for code, kind in enumerate(kinds, WALL) if int(card[kind]) >> cell & 1]
        face[_BEFORE_CELLS + cell] = codes[0] if codes else PLAIN


@compiled
def observe(state: np.record, kit: np.record, page: np.record, seat: int, seen: np.record) -> None:
    """Write what a seat sees into `seen.numbers`; the page holds every card, ready to be copied."""
    at = _shared(state, kit, seat, seen)
    at = _cards(state, page, seat, seen, at)
    other = seat
    for _ in range(state.seats):
        at = _seat(state, kit, page, other, seen, at)
        other = other + 1 if other + 1 < state.seats else 0


@inlined
def _shared(state: np.record, kit: np.record, seat: int, seen: np.record) -> int:
    crosses = 1 if state.seat[seat].crosses > 0 else 0
    owed = 1 if state.phase == KEEP else 0
    owed |= one(1 + crosses) if state.phase == MARK else 0
    owed |= one(3) if state.phase == TAKE else 0
    _flags_4(seen, 0, owed if state.waiting & one(seat) != 0 else 0)
    seen.numbers[4] = state.round_number
    seen.numbers[5] = state.turn
    at = 6
    _flags_8(seen, at, one(state.flipped + 1) >> 1)  # none before the first flip
    at += len(SHAPES)
    for shape in range(len(SHAPES)):
        seen.numbers[at + shape] = size(wide(state.left & kit.showing[shape]))
    at += len(SHAPES)
    for colour in range(len(COLOURS)):
        seen.numbers[at + colour] = _NEXT_BONUS[claimed(state, colour)]
    at += len(COLOURS)
    seen.numbers[at] = size(wide(state.deck))
    return at + 1


@inlined
def _cards(state: np.record, page: np.record, seat: int, seen: np.record, at: int) -> int:
    cards = wide(state.seat[seat].dealt) if state.phase == KEEP else wide(state.offer)
    for _ in range(OFFERED):
        card = lowest(cards) if cards != 0 else MOST_CARDS
        _copy_card(seen, at, page, card, 0)
        at += OF_A_CARD
        cards &= cards - 1
    return at


@inlined
def _seat(state: np.record, kit: np.record, page: np.record, seat: int, seen: np.record, at: int) -> int:
    player = state.seat[seat]
    for chamber in range(2):
        card = wide(player.chamber[chamber].card)
        card = MOST_CARDS if card == NO_CARD else card
        _copy_card(seen, at, page, card, wide(player.chamber[chamber].marked) << _BEFORE_CELLS)
        at += OF_A_CARD
    seen.numbers[at] = player.red
    seen.numbers[at + 1] = player.green
    at += 2
    _flags_4(seen, at, wide(player.torches))
    at += ROUNDS
    penalty = min(wide(kit.skulls[max(player.skulls - 1, 0)]), _MOST)
    seen.numbers[at] = player.skulls
    seen.numbers[at + 1] = penalty if player.skulls > 0 else 0
    seen.numbers[at + 2] = player.crosses
    seen.numbers[at + 3] = player.potions
    at += 4
    for colour in range(len(COLOURS)):
        seen.numbers[at + colour] = size(player.explored & kit.colour[colour])
    at += len(COLOURS)
    seen.numbers[at] = lowest(player.explored) + 1 if player.explored != 0 else 0
    at += 1
    for colour in range(len(COLOURS)):
        seen.numbers[at + colour] = _CLAIMED_POINTS[player.bonuses[colour]]
    return at + len(COLOURS)
