"""Makes decks of pyramid cards from a seed: sixteen plans, each carried out once in every colour."""

from typing import Final, NamedTuple

from msgspec.structs import replace

from ostraka.core.bits import each
from ostraka.games.pyramids.rules.components import COLOURS, ICONS, Card, Colour, Components
from ostraka.games.pyramids.rules.deck_file import EXPEDITION, SKULLS
from ostraka.games.pyramids.rules.quality import below_standard
from ostraka.games.pyramids.rules.state import MOST_CARDS
from ostraka.games.pyramids.studies.chambers import Chamber, carve, put
from ostraka.games.pyramids.studies.deck_estimate import Ways
from ostraka.games.pyramids.studies.plans import PLANS, Plan
from ostraka.games.pyramids.studies.seeded_random import Draw

FIRST_SEED: Final = 7
FIRST_TITLE: Final = """The first deck of Ostraka.
# wall, E entrance, T tomb, x cross, r red gem, g green gem, f torch, s skull, p potion"""
LEAST_WORTH: Final = 10  # tenths of a point; a card below is a trap
MOST_WORTH: Final = 40  # a card above is a gift
PATIENCE: Final = 60  # arrangements of icons that are tried before new walls are


def make(seed: int) -> Components:
    """A deck of 48 cards that meets the house standard; the same seed makes the same deck."""
    draw = Draw(seed)
    while True:
        numbers, hands = spread(draw), share(draw)
        cards = [
            replace(card, number=number, colour=colour)
            for colour in COLOURS
            for number, card in zip(numbers[colour], dye(draw, hands[colour]), strict=True)
        ]
        deck = Components(tuple(sorted(cards, key=lambda card: card.number)), EXPEDITION, SKULLS)
        if not below_standard(deck):
            return deck


# --- the deck


def spread(draw: Draw) -> dict[Colour, list[int]]:
    """Numbers for the colours: each once in every three, and none lower than the others on the whole."""
    while True:
        numbers: dict[Colour, list[int]] = {colour: [] for colour in COLOURS}
        for first in range(1, MOST_CARDS, len(COLOURS)):
            for place, colour in enumerate(draw.shuffled(COLOURS)):
                numbers[colour].append(first + place)
        sums = [sum(owned) for owned in numbers.values()]
        # PX2 tells of purple pyramids 15 and 33
        if {15, 33} <= set(numbers["purple"]) and max(sums) - min(sums) <= len(COLOURS):
            return {colour: draw.shuffled(owned) for colour, owned in numbers.items()}


def share(draw: Draw) -> dict[Colour, list[Card]]:
    """A card of every plan for each colour, the best of the three for the colour that is worst off."""
    hands: dict[Colour, list[Card]] = {colour: [] for colour in COLOURS}
    riches = dict.fromkeys(COLOURS, 0)
    for plan in draw.shuffled(PLANS):
        drafts = sorted((draft(draw, plan) for _ in COLOURS), key=lambda drafted: drafted.worth)
        for colour, drafted in zip(sorted(COLOURS, key=lambda c: -riches[c]), drafts, strict=True):
            hands[colour].append(drafted.card)
            riches[colour] += drafted.worth
    return hands


def dye(draw: Draw, cards: list[Card]) -> list[Card]:
    """Make half of the gems green, so that no large hoard is of one colour."""
    gems = sum(card.cells("r").bit_count() for card in cards)
    while True:
        bag = draw.shuffled("rg" * (gems // 2))
        dyed = [put(card, {cell: bag.pop() for cell in each(card.cells("r"))}) for card in cards]
        if all(card.cells(gem).bit_count() <= 3 for card in dyed for gem in "rg"):
            return dyed


# --- a card


def plan_of(card: Card) -> Plan:
    """The plan by which a card was made, which its icons tell."""
    icons = "".join(card.grid).replace("g", "r")
    return next(
        plan for plan in PLANS if all(icons.count(letter) == plan.icons.count(letter) for letter in ICONS)
    )


class Draft(NamedTuple):
    """A card without number and colour, and its estimated worth."""

    worth: int
    card: Card


def draft(draw: Draw, plan: Plan) -> Draft:
    while True:
        chamber = carve(draw, plan)
        ways = Ways(chamber.card())
        for _ in range(PATIENCE):
            card = furnish(draw, plan, chamber)
            if well_furnished(card, ways, plan):
                return Draft(ways.worth(card), card)


def furnish(draw: Draw, plan: Plan, chamber: Chamber) -> Card:
    """Lay out the icons, the first of them in dead ends, which are not to be empty."""
    others = chamber.floor & ~chamber.doors & ~chamber.dead_ends
    cells = [*each(chamber.dead_ends), *draw.shuffled([*each(others)])]
    return put(chamber.card(), dict(zip(cells, draw.shuffled(plan.icons), strict=False)))


def well_furnished(card: Card, ways: Ways, plan: Plan) -> bool:
    """Whether the icons matter, the skulls are a choice, and the card is neither trap nor gift."""
    return (
        not card.cells("s") & ~ways.walked
        and not any(card.cells(icon) & ~ways.near for icon in ICONS)
        and LEAST_WORTH <= ways.worth(card) <= MOST_WORTH
        and ways.fear(card) > 0
        and ways.safe(card)
        and ways.guarded(card) == plan.guarded
    )
