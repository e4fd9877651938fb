"""The cards that a seat keeps or takes, compared with the other cards that it could have."""

from typing import Final

import numpy as np

from ostraka.core.bits import lowest, size
from ostraka.core.jit import compiled, inlined
from ostraka.games.pyramids.bots.facts import topics
from ostraka.games.pyramids.bots.facts.bonuses import holds, needs, next_free, rivals
from ostraka.games.pyramids.bots.facts.topics import note
from ostraka.games.pyramids.bots.heuristic import NO_PATH, path_left
from ostraka.games.pyramids.rules.moves import FROM_DECK, members_of, subject_of
from ostraka.table.engine import Numbers

_CARDS_KEPT: Final = 2
_SHORTNESS, _LENGTH, _RICHES, _SKULLS = range(4)  # what cards are compared by


@compiled
def find_facts_of_keep(state: np.record, kit: np.record, seat: int, move: int, facts: Numbers) -> int:
    """P6: two of the cards dealt."""
    kept, choice = members_of(move), state.seat[seat].dealt
    count, left = 0, kept
    while left != 0:
        count = _compare(kit, choice, _CARDS_KEPT, lowest(left), facts, count)
        left &= left - 1
    colour = kit.card[lowest(kept)].colour
    if kept & ~kit.colour[colour] == 0:
        count = _note_pair(state, kit, seat, colour, facts, count)
    return count


@compiled
def find_facts_of_take(state: np.record, kit: np.record, seat: int, move: int, facts: Numbers) -> int:
    """P22: one of the offer, or the top of the deck."""
    card = subject_of(move)
    if card == FROM_DECK:
        return note(facts, 0, topics.UNSEEN, size(state.deck))
    count = _compare(kit, state.offer, 1, card, facts, 0)
    return _note_bonuses(state, kit, seat, card, facts, count)


@compiled
def _compare(kit: np.record, choice: int, wanted: int, card: int, facts: Numbers, count: int) -> int:
    """The path and the icons of a card, compared with others of which as many can be had as are wanted."""
    pyramid, path = card + 1, path_left(kit, card, 0)
    if path == NO_PATH:
        count = note(facts, count, topics.WALLED, pyramid)
    elif _has_most(kit, choice, wanted, card, _SHORTNESS):
        count = note(facts, count, topics.SHORT, pyramid, path)
    elif _has_most(kit, choice, wanted, card, _LENGTH):
        count = note(facts, count, topics.LONG, pyramid, path)
    if _has_most(kit, choice, wanted, card, _RICHES):
        shown = kit.card[card]
        gems, torches, crosses = size(shown.red) + size(shown.green), size(shown.torch), size(shown.cross)
        count = note(facts, count, topics.RICH, pyramid, gems, torches, crosses)
    if _has_most(kit, choice, wanted, card, _SKULLS):
        count = note(facts, count, topics.GUARDED, pyramid, size(kit.card[card].skull))
    return count


@compiled
def _has_most(kit: np.record, choice: int, wanted: int, card: int, measure: int) -> bool:
    """Whether a card is among the best that can be had by this measure, and some card is worse."""
    value = _measured(kit, card, measure)
    better, worse = 0, 0
    while choice != 0:
        other = _measured(kit, lowest(choice), measure)
        better += 1 if other > value else 0
        worse += 1 if other < value else 0
        choice &= choice - 1
    return better < wanted and worse > 0


@inlined
def _measured(kit: np.record, card: int, measure: int) -> int:
    shown = kit.card[card]
    if measure == _SKULLS:
        return size(shown.skull)
    if measure == _RICHES:
        return size(shown.red) + size(shown.green) + size(shown.torch) + size(shown.cross)
    path = path_left(kit, card, 0)
    return path if measure == _LENGTH else -path


@compiled
def _note_bonuses(state: np.record, kit: np.record, seat: int, card: int, facts: Numbers, count: int) -> int:
    """What a card of the offer means for the bonuses of its colour, to this seat and to others."""
    colour = kit.card[card].colour
    points = next_free(state, kit, colour)
    if points == 0:
        return count
    if holds(state, kit, seat, colour):
        count = _note_pair(state, kit, seat, colour, facts, count)
    elif needs(state, kit, seat, colour, 1):
        count = note(facts, count, topics.WANTED, card + 1, colour, points)
    others = rivals(state, kit, seat, colour, False)
    if others > 0 and size(state.offer & kit.colour[colour]) == 1:  # another one would do as well
        count = note(facts, count, topics.DENIES, card + 1, colour, others)
    return count


@compiled
def _note_pair(state: np.record, kit: np.record, seat: int, colour: int, facts: Numbers, count: int) -> int:
    """Two chambers of one colour, which together claim a bonus."""
    if needs(state, kit, seat, colour, 2):
        return note(facts, count, topics.PAIR, colour, next_free(state, kit, colour))
    return count
