"""Makes the cards of a deck worth the same to good players.

Architects play with the deck, and the lab tells what each card is worth; those that are worth too much
or too little are made anew by the same plan, and all are measured again. When no card stands out, cards
of one plan change their colours until no colour is better than another.
"""

from collections.abc import Callable
from itertools import permutations
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from ostraka.core.bits import each
from ostraka.games.pyramids.rules.components import COLOURS, Card, Components
from ostraka.games.pyramids.rules.quality import below_standard
from ostraka.games.pyramids.studies.chambers import put
from ostraka.games.pyramids.studies.deck_estimate import worth
from ostraka.games.pyramids.studies.deck_generator import draft, plan_of
from ostraka.games.pyramids.studies.seeded_random import Draw
from ostraka.lab.balance.balance import Balance, Balanced
from ostraka.lab.runner.run import run
from ostraka.table.chance import LARGEST_SEED

GAMES: Final = 600  # of each measurement
ROUNDS: Final = 12  # measurements at most
NEAR: Final = 0.1  # how far from the mean a card may be measured
COLOURS_NEAR: Final = 0.015  # how far the means of two colours may be apart
DRAFTS: Final = 12  # of a new card, from which the likeliest is taken
TENTHS: Final = 10  # of a point: the generator counts in them


class Measured(NamedTuple):
    """What each card brings beyond the mean, by its number, in points and as a part of what a card brings."""

    points: dict[int, float]
    part: dict[int, float]

    @staticmethod
    def of(balanced: Balanced) -> "Measured":
        cards = balanced.cards
        beyond = np.nan_to_num(cards.effects)  # what is not known yet is no fault
        points = {card.number: float(more) for card, more in zip(cards.deck, beyond, strict=True)}
        return Measured(points, {number: more / cards.mean for number, more in points.items()})

    def uneven(self, deck: Components) -> float:
        """How far the best colour is ahead of the worst."""
        means = [
            sum(self.part[card.number] for card in deck.cards if card.colour == colour)
            / sum(card.colour == colour for card in deck.cards)
            for colour in COLOURS
        ]
        return max(means) - min(means)

    @property
    def worst(self) -> float:
        return max(abs(part) for part in self.part.values())


class Ledger:
    """All measurements of all cards there were: what a card is worth is known better with every round."""

    def __init__(self) -> None:
        self._entries: dict[Card, list[tuple[float, float]]] = {}

    def enter(self, deck: Components, found: Measured) -> Measured:
        """What is known of each card of the deck, this measurement and those before together."""
        points, part = {}, {}
        for card in deck.cards:
            entries = self._entries.setdefault(card, [])
            entries.append((found.points[card.number], found.part[card.number]))
            points[card.number], part[card.number] = map(fmean, zip(*entries, strict=True))
        return Measured(points, part)


def level(
    deck: Components,
    seed: int,
    *,
    games: int = GAMES,
    play: Callable[[Balance], Balanced] = run,
    tell: Callable[[Measured], object] = lambda _found: None,
) -> Components:
    """The deck with cards made anew until none stands out; after `ROUNDS`, the best there was.

    `play` plays each measurement, and `tell` hears what came of it.
    """
    draw, ledger = Draw(seed), Ledger()
    tried: list[tuple[float, Components]] = []
    for turn in range(1, ROUNDS + 1):
        own = (seed + turn) % (LARGEST_SEED + 1)
        study = Balance("pyramids", deck, seed=own, games=games, blindness=False)
        found = ledger.enter(deck, Measured.of(play(study)))
        tell(found)
        tried.append((max(found.worst / NEAR, found.uneven(deck) / COLOURS_NEAR), deck))
        if found.worst > NEAR:
            deck = made_anew(draw, deck, found)
        elif found.uneven(deck) > COLOURS_NEAR:
            deck = dealt_anew(deck, found)
        else:
            return deck
    return min(tried, key=lambda one: one[0])[1]


def made_anew(draw: Draw, deck: Components, found: Measured) -> Components:
    """The deck with a new card in the place of each that stands out."""
    while True:
        cards = tuple(
            card if abs(found.part[card.number]) <= NEAR else _other(draw, card, found.points[card.number])
            for card in deck.cards
        )
        made = replace(deck, cards=cards)
        if not below_standard(made):
            return made


def _other(draw: Draw, card: Card, more: float) -> Card:
    """A card by the same plan whose estimated worth differs by what the old one was off."""
    wanted = worth(card) - round(TENTHS * more)
    drafts = [draft(draw, plan_of(card)) for _ in range(DRAFTS)]
    return in_place_of(card, min(drafts, key=lambda drafted: abs(drafted.worth - wanted)).card)


def dealt_anew(deck: Components, found: Measured) -> Components:
    """Within each plan, the best card to the colour that is worst off; plans that differ most go first."""
    plans: dict[str, list[Card]] = {}
    for card in sorted(deck.cards, key=lambda card: COLOURS.index(card.colour)):
        plans.setdefault(plan_of(card).icons, []).append(card)

    def apart(cards: list[Card]) -> float:
        every = [found.points[card.number] for card in cards]
        return max(every) - min(every)

    riches = [0.0] * len(COLOURS)
    made = []
    for cards in sorted(plans.values(), key=apart, reverse=True):
        ways = [[found.points[card.number] for card in order] for order in permutations(cards)]
        sums = [[rich + more for rich, more in zip(riches, way, strict=True)] for way in ways]
        order, riches = min(
            zip(permutations(cards), sums, strict=True), key=lambda one: max(one[1]) - min(one[1])
        )
        made += [in_place_of(old, new) for old, new in zip(cards, order, strict=True)]
    return replace(deck, cards=tuple(sorted(made, key=lambda card: card.number)))


def in_place_of(old: Card, new: Card) -> Card:
    """A chamber with the number, the colour and the colours of gems of another card of its plan."""
    gems = [letter for letter in "".join(old.grid) if letter in "rg"]
    cells = each(new.cells("r") | new.cells("g"))
    dyed = put(new, dict(zip(cells, gems, strict=True)))
    return replace(dyed, number=old.number, colour=old.colour)
