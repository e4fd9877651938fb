"""Levelling: making the cards of a deck worth the same to good players.

Architects play with the deck, and a study of balance measures what each card is worth. Cards that are worth
too much or too little are replaced by new ones of the same plan, and all are measured again. When no card
stands out, cards of one plan exchange their colours until no colour is better than another.
"""

from collections.abc import Callable
from itertools import permutations
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from ostraka.core.bits import each
from ostraka.games.pyramids.rules import GAME
from ostraka.games.pyramids.rules.components import COLOURS, Card, Components
from ostraka.games.pyramids.rules.quality import below_standard
from ostraka.games.pyramids.studies.card_worth import Cards
from ostraka.games.pyramids.studies.chambers import with_letters
from ostraka.games.pyramids.studies.deck_estimate import estimate
from ostraka.games.pyramids.studies.deck_generator import make_card, plan_of
from ostraka.games.pyramids.studies.seeded_random import SeededRandom
from ostraka.lab.balance.balance import Balance, Balanced
from ostraka.lab.runner.run import run
from ostraka.table.chance import LARGEST_SEED

GAMES: Final = 600  # per measurement
ROUNDS: Final = 12  # measurements at most
NEAR: Final = 0.1  # how far from the mean a card may be measured
COLOURS_NEAR: Final = 0.015  # how far apart the means of two colours may be
CANDIDATES: Final = 12  # for a new card; the one with the closest estimate is taken
TENTHS: Final = 10  # of a point: the unit of estimates


class Measurement(NamedTuple):
    """What each card brings beyond the mean, by its number."""

    points: dict[int, float]
    deviation: dict[int, float]  # the same, as a share of what a card brings on average

    @staticmethod
    def of(balanced: Balanced) -> "Measurement":
        cards = Cards(balanced.evidence)
        effects = np.nan_to_num(cards.effects)  # a card that was never tried is left alone
        points = {card.number: float(effect) for card, effect in zip(cards.deck, effects, strict=True)}
        return Measurement(points, {number: effect / cards.mean for number, effect in points.items()})

    def colour_gap(self, deck: Components) -> float:
        """How far the best colour is ahead of the worst."""
        means = [
            sum(self.deviation[card.number] for card in deck.cards if card.colour == colour)
            / sum(card.colour == colour for card in deck.cards)
            for colour in COLOURS
        ]
        return max(means) - min(means)

    @property
    def worst(self) -> float:
        return max(abs(deviation) for deviation in self.deviation.values())


class History:
    """All measurements of all cards; what a card is worth is known better with every round."""

    def __init__(self) -> None:
        self._measurements: dict[Card, list[tuple[float, float]]] = {}

    def add(self, deck: Components, measurement: Measurement) -> Measurement:
        """The means of all measurements so far of each card in the deck."""
        points, deviation = {}, {}
        for card in deck.cards:
            of_card = self._measurements.setdefault(card, [])
            of_card.append((measurement.points[card.number], measurement.deviation[card.number]))
            points[card.number], deviation[card.number] = map(fmean, zip(*of_card, strict=True))
        return Measurement(points, deviation)


def level(
    deck: Components,
    seed: int,
    *,
    games: int = GAMES,
    play: Callable[[Balance], Balanced] = run,
    on_round: Callable[[Measurement], object] = lambda _measurement: None,
) -> Components:
    """The deck with cards replaced until none stands out; after `ROUNDS`, the best deck so far.

    `play` plays the study of each round, and `on_round` gets its measurement.
    """
    rng, history = SeededRandom(seed), History()
    tried: list[tuple[float, Components]] = []
    for number in range(1, ROUNDS + 1):
        study = Balance(
            GAME.name, deck, seed=(seed + number) % (LARGEST_SEED + 1), games=games, ablation=False
        )
        measurement = history.add(deck, Measurement.of(play(study)))
        on_round(measurement)
        gap = measurement.colour_gap(deck)
        tried.append((max(measurement.worst / NEAR, gap / COLOURS_NEAR), deck))
        if measurement.worst > NEAR:
            deck = replace_outliers(rng, deck, measurement)
        elif gap > COLOURS_NEAR:
            deck = exchange_colours(deck, measurement)
        else:
            return deck
    return min(tried, key=lambda scored: scored[0])[1]


def replace_outliers(rng: SeededRandom, deck: Components, measurement: Measurement) -> Components:
    """The deck with a new card for each one that stands out."""
    while True:
        cards = tuple(
            card
            if abs(measurement.deviation[card.number]) <= NEAR
            else _replacement(rng, card, measurement.points[card.number])
            for card in deck.cards
        )
        new_deck = replace(deck, cards=cards)
        if not below_standard(new_deck):
            return new_deck


def _replacement(rng: SeededRandom, card: Card, excess: float) -> Card:
    """A card of the same plan, whose estimate is lower by what the old card was worth too much."""
    wanted = estimate(card) - round(TENTHS * excess)
    candidates = [make_card(rng, plan_of(card)) for _ in range(CANDIDATES)]
    return put_in_place_of(card, min(candidates, key=lambda new: abs(new.worth - wanted)).card)


def exchange_colours(deck: Components, measurement: Measurement) -> Components:
    """Within each plan, give the best card to the poorest colour; plans with the largest range first."""
    plans: dict[str, list[Card]] = {}
    for card in sorted(deck.cards, key=lambda card: COLOURS.index(card.colour)):
        plans.setdefault(plan_of(card).icons, []).append(card)

    def points_of(cards: tuple[Card, ...]) -> list[float]:
        return [measurement.points[card.number] for card in cards]

    def range_of(cards: list[Card]) -> float:
        points = points_of(tuple(cards))
        return max(points) - min(points)

    totals = [0.0] * len(COLOURS)
    exchanged = []
    for cards in sorted(plans.values(), key=range_of, reverse=True):
        sums = [
            [total + points for total, points in zip(totals, points_of(order), strict=True)]
            for order in permutations(cards)
        ]
        order, totals = min(
            zip(permutations(cards), sums, strict=True), key=lambda option: max(option[1]) - min(option[1])
        )
        exchanged += [put_in_place_of(old, new) for old, new in zip(cards, order, strict=True)]
    return replace(deck, cards=tuple(sorted(exchanged, key=lambda card: card.number)))


def put_in_place_of(old: Card, new: Card) -> Card:
    """The new chamber with the number, the colour and the gem colours of the old card."""
    gems = [letter for letter in "".join(old.grid) if letter in "rg"]
    cells = each(new.cells("r") | new.cells("g"))
    coloured = with_letters(new, dict(zip(cells, gems, strict=True)))
    return replace(coloured, number=old.number, colour=old.colour)
