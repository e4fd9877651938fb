"""The cards that a seat keeps or takes, compared with the other cards that it could have."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from ostraka.bots.bot import deciding_seat
from ostraka.bots.facts import Fact, fact
from ostraka.core.bits import each, size
from ostraka.core.game import Move
from ostraka.games.pyramids.bots.facts.bonuses import holds, needs, next_free, rivals
from ostraka.games.pyramids.bots.heuristic import NO_PATH, path_left
from ostraka.games.pyramids.rules.components import COLOURS
from ostraka.games.pyramids.rules.moves import FROM_DECK, fields
from ostraka.table.view import View

_CARDS_KEPT: Final = 2


@dataclass(frozen=True)
class _Choice:
    """The cards that a seat chooses from, and how many of them it gets."""

    state: np.record
    kit: np.record
    seat: int
    cards: list[int]
    wanted: int

    def path(self, card: int) -> int:
        return path_left(self.kit, card, 0)

    def count(self, card: int, *icons: str) -> int:
        return sum(size(int(self.kit.card[card][icon])) for icon in icons)

    def riches(self, card: int) -> int:
        return self.count(card, "red", "green", "torch", "cross")

    def skulls(self, card: int) -> int:
        return self.count(card, "skull")

    def has_most(self, card: int, measure: Callable[[int], int]) -> bool:
        """Whether a card is among the best that can be had by this measure, and some card is worse."""
        values = list(map(measure, self.cards))
        better = sum(value > measure(card) for value in values)
        return better < self.wanted and measure(card) > min(values)


def facts_of_keep(view: View, move: Move) -> Iterator[Fact]:
    """P6: two of the cards dealt."""
    seat = deciding_seat(view)
    choice = _Choice(view.state, view.kit[0], seat, list(each(view.state.seat[seat].dealt)), _CARDS_KEPT)
    kept = list(each(fields(move.code)[3]))
    for card in kept:
        yield from _card(choice, card)
    colours = {int(choice.kit.card[card].colour) for card in kept}
    if len(colours) == 1:
        yield from _pair(choice, *colours)


def facts_of_take(view: View, move: Move) -> Iterator[Fact]:
    """P22: one of the offer, or the top of the deck."""
    choice = _Choice(view.state, view.kit[0], deciding_seat(view), list(each(view.state.offer)), 1)
    _, _, card, _ = fields(move.code)
    if card == FROM_DECK:
        yield fact("unseen", cards=size(int(view.state.deck)))
        return
    yield from _card(choice, card)
    yield from _collected(choice, card)


def _card(choice: _Choice, card: int) -> Iterator[Fact]:
    """The path and the icons of a card."""
    pyramid, path = card + 1, choice.path(card)
    if path == NO_PATH:
        yield fact("walled", pyramid=pyramid)
    elif choice.has_most(card, lambda other: -choice.path(other)):
        yield fact("short", pyramid=pyramid, left=path)
    elif choice.has_most(card, choice.path):
        yield fact("long", pyramid=pyramid, left=path)
    if choice.has_most(card, choice.riches):
        gems, torches = choice.count(card, "red", "green"), choice.count(card, "torch")
        yield fact("rich", pyramid=pyramid, gems=gems, torches=torches, crosses=choice.count(card, "cross"))
    if choice.has_most(card, choice.skulls):
        yield fact("guarded", pyramid=pyramid, skulls=choice.skulls(card))


def _collected(choice: _Choice, card: int) -> Iterator[Fact]:
    """What a card of the offer means for the bonuses of its colour, to this seat and to others."""
    state, kit, seat = choice.state, choice.kit, choice.seat
    colour = int(kit.card[card].colour)
    points = next_free(state, kit, colour)
    if points == 0:
        return
    if holds(state, kit, seat, colour):
        yield from _pair(choice, colour)
    elif needs(state, kit, seat, colour, 1):
        yield fact("wanted", pyramid=card + 1, colour=COLOURS[colour], points=points)
    others = rivals(state, kit, seat, colour)
    if others and size(int(state.offer) & int(kit.colour[colour])) == 1:  # another one would do as well
        yield fact("denies", pyramid=card + 1, colour=COLOURS[colour], rivals=len(others))


def _pair(choice: _Choice, colour: int) -> Iterator[Fact]:
    """Two chambers of one colour, which together claim a bonus."""
    if needs(choice.state, choice.kit, choice.seat, colour, 2):
        points = next_free(choice.state, choice.kit, colour)
        yield fact("pair", colour=COLOURS[colour], points=points)
