"""Decks from a seed: sixteen plans, each carried out once in every colour."""

from typing import Final, NamedTuple

from msgspec.structs import replace

from ostraka.core.bits import each
from ostraka.games.pyramids.rules.components import COLOURS, ICONS, Card, Colour, Components
from ostraka.games.pyramids.rules.deck_file import EXPEDITION, SKULLS
from ostraka.games.pyramids.rules.quality import below_standard
from ostraka.games.pyramids.rules.state import MOST_CARDS
from ostraka.games.pyramids.studies.chambers import Chamber, build_chamber, with_letters
from ostraka.games.pyramids.studies.deck_estimate import Paths
from ostraka.games.pyramids.studies.plans import PLANS, Plan
from ostraka.games.pyramids.studies.seeded_random import SeededRandom

FIRST_SEED: Final = 7
FIRST_TITLE: Final = """The first deck of Ostraka.
# wall, E entrance, T tomb, x cross, r red gem, g green gem, f torch, s skull, p potion"""
LEAST_WORTH: Final = 10  # tenths of a point; a card below is a trap
MOST_WORTH: Final = 40  # a card above is a gift
MOST_ARRANGEMENTS: Final = 60  # of icons in one chamber, before a new chamber is built


def make(seed: int) -> Components:
    """A deck of 48 cards that meets the design standard; the same seed makes the same deck."""
    rng = SeededRandom(seed)
    while True:
        numbers, cards_of = assign_numbers(rng), make_cards(rng)
        cards = [
            replace(card, number=number, colour=colour)
            for colour in COLOURS
            for number, card in zip(numbers[colour], colour_gems(rng, cards_of[colour]), strict=True)
        ]
        deck = Components(tuple(sorted(cards, key=lambda card: card.number)), EXPEDITION, SKULLS)
        if not below_standard(deck):
            return deck


# --- the deck


def assign_numbers(rng: SeededRandom) -> dict[Colour, list[int]]:
    """Numbers for the colours: one of every three each, and with about the same sum."""
    while True:
        numbers: dict[Colour, list[int]] = {colour: [] for colour in COLOURS}
        for first in range(1, MOST_CARDS, len(COLOURS)):
            for place, colour in enumerate(rng.shuffled(COLOURS)):
                numbers[colour].append(first + place)
        sums = list(map(sum, numbers.values()))
        # the example PX2 has purple pyramids 15 and 33
        if {15, 33} <= set(numbers["purple"]) and max(sums) - min(sums) <= len(COLOURS):
            return {colour: rng.shuffled(of_colour) for colour, of_colour in numbers.items()}


def make_cards(rng: SeededRandom) -> dict[Colour, list[Card]]:
    """A card of every plan for each colour; the poorest colour gets the best of the three."""
    cards: dict[Colour, list[Card]] = {colour: [] for colour in COLOURS}
    totals = dict.fromkeys(COLOURS, 0)
    for plan in rng.shuffled(PLANS):
        candidates = sorted((make_card(rng, plan) for _ in COLOURS), key=lambda candidate: candidate.worth)
        for colour, candidate in zip(sorted(COLOURS, key=lambda c: -totals[c]), candidates, strict=True):
            cards[colour].append(candidate.card)
            totals[colour] += candidate.worth
    return cards


def colour_gems(rng: SeededRandom, cards: list[Card]) -> list[Card]:
    """Make half of the gems green; no card has more than three of one colour."""
    gems = sum(card.cells("r").bit_count() for card in cards)
    while True:
        bag = rng.shuffled("rg" * (gems // 2))
        coloured = [with_letters(card, {cell: bag.pop() for cell in each(card.cells("r"))}) for card in cards]
        if all(card.cells(gem).bit_count() <= 3 for card in coloured for gem in "rg"):
            return coloured


# --- a card


def plan_of(card: Card) -> Plan:
    """The plan of a card, recognised by its icons."""
    icons = "".join(card.grid).replace("g", "r")
    return next(
        plan for plan in PLANS if all(icons.count(letter) == plan.icons.count(letter) for letter in ICONS)
    )


class CardCandidate(NamedTuple):
    """A card without number and colour, and its estimated worth."""

    worth: int
    card: Card


def make_card(rng: SeededRandom, plan: Plan) -> CardCandidate:
    while True:
        chamber = build_chamber(rng, plan)
        paths = Paths(chamber.card())
        for _ in range(MOST_ARRANGEMENTS):
            card = place_icons(rng, plan, chamber)
            if is_well_made(card, paths, plan):
                return CardCandidate(paths.estimate(card), card)


def place_icons(rng: SeededRandom, plan: Plan, chamber: Chamber) -> Card:
    """Put the first icons into dead ends, which should not be empty, and the others anywhere."""
    others = chamber.floor & ~chamber.doors & ~chamber.dead_ends
    cells = [*each(chamber.dead_ends), *rng.shuffled([*each(others)])]
    return with_letters(chamber.card(), dict(zip(cells, rng.shuffled(plan.icons), strict=False)))


def is_well_made(card: Card, paths: Paths, plan: Plan) -> bool:
    """Whether the icons matter, the skulls are a choice, and the card is neither trap nor gift."""
    return (
        not card.cells("s") & ~paths.cells
        and not any(card.cells(icon) & ~paths.near for icon in ICONS)
        and LEAST_WORTH <= paths.estimate(card) <= MOST_WORTH
        and paths.cost_of_skulls(card) > 0
        and paths.have_safe(card)
        and paths.are_guarded(card) == plan.guarded
    )
