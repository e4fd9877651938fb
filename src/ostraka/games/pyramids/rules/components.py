"""What a game of Pyramids is played with, and the same as arrays for the compiled rules."""

from collections import Counter
from typing import Annotated, Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Meta

from ostraka.core import game
from ostraka.core.errors import BadComponents, Fault, UnknownRules
from ostraka.core.game import Setup
from ostraka.games.pyramids.rules.shapes import CELLS, EVERY_CELL, SHAPES, SIDE, beside
from ostraka.games.pyramids.rules.state import DEALT, EXPEDITION, MOST_CARDS

Colour = Literal["green", "orange", "purple"]
COLOURS: Final[tuple[Colour, ...]] = ("green", "orange", "purple")
BONUSES: Final = (10, 6, 3)
SPACES: Final = 10  # on a score card, for red gems, for green gems and for skulls (P5)

PLAIN, WALL, ENTRANCE, TOMB = ".#ET"
ICONS: Final = {"x": "cross", "r": "red", "g": "green", "f": "torch", "s": "skull", "p": "potion"}
LETTERS: Final = PLAIN + WALL + ENTRANCE + TOMB + "".join(ICONS)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pyramid card: its chamber is five strings of five letters, the entrance's row first."""

    number: Annotated[int, Meta(ge=0, le=9999)]
    colour: Colour
    grid: tuple[str, ...]

    def cells(self, letter: str) -> int:
        """The set of cells that carry this letter."""
        return sum(1 << place for place, cell in enumerate("".join(self.grid)) if cell == letter)


class Components(game.Components, frozen=True):
    """The cards, the expedition cards by shape, and the penalties of the ten skulls."""

    cards: tuple[Card, ...]
    expedition: dict[str, Annotated[int, Meta(ge=0, le=99)]]
    skulls: tuple[Annotated[int, Meta(ge=-9999, le=9999)], ...]

    def card(self, number: int) -> Card:
        return next(card for card in self.cards if card.number == number)


FIRST_RULES: Final = 1  # a potion found by a cross waits for the other crosses
PRESENT_RULES: Final = 2  # it is drunk at once (PR1), and every shape is among the expedition cards (P4)


class Options(game.Options, frozen=True):
    """What changes how Pyramids is played."""

    short_deck: bool = False  # fewer than 48 cards are allowed
    rules: int = PRESENT_RULES  # the version of the rulings; a record without it is of the first

    def __post_init__(self) -> None:
        if not FIRST_RULES <= self.rules <= PRESENT_RULES:
            raise UnknownRules("pyramids", self.rules, PRESENT_RULES)


def card_faults(card: Card, where: str) -> list[Fault]:
    """What the rules find wrong with one card (P2, P3)."""
    if len(card.grid) != SIDE or any(len(row) != SIDE for row in card.grid):
        return [Fault("P2", where, "a chamber is five rows of five cells")]
    faults = [
        Fault("P3", where, f"{letter!r} is no letter of a chamber; the letters are {LETTERS}")
        for letter in sorted(set("".join(card.grid)) - set(LETTERS))
    ]
    for letter, name, home, row in ((ENTRANCE, "entrance", "top", 0), (TOMB, "tomb", "bottom", SIDE - 1)):
        if "".join(card.grid).count(letter) != 1:
            faults.append(Fault("P2", where, f"a chamber has exactly one {name} ({letter})"))
        elif letter not in card.grid[row]:
            faults.append(Fault("P2", where, f"the {name} ({letter}) belongs in the {home} row"))
    return faults


def faults(
    components: Components,
    seats: int,
    options: Options = Options(),  # noqa: B008 - frozen
) -> list[Fault]:
    """What the rules find wrong (P1 to P6); a short deck may have fewer than 48 cards, but enough to deal."""
    faults = [] if options.short_deck else count_faults(components)
    for colour, count in Counter(card.colour for card in components.cards).items():
        if options.short_deck and count > 16:
            faults.append(Fault("P1", "deck", f"{count} {colour} cards; each colour has at most 16"))
    if len(components.cards) < DEALT * seats:
        faults.append(
            Fault("P6", "deck", f"{len(components.cards)} cards; {seats} seats are dealt {DEALT} each")
        )
    for number, times in Counter(card.number for card in components.cards).items():
        if not 1 <= number <= MOST_CARDS:
            faults.append(Fault("P1", f"card {number}", f"numbers go from 1 to {MOST_CARDS}"))
        if times > 1:
            faults.append(Fault("P1", f"card {number}", f"appears {times} times; every number appears once"))
    for card in components.cards:
        faults += card_faults(card, f"card {card.number}")
    faults += expedition_faults(components.expedition, options.rules)
    return faults + skull_faults(components.skulls)


def count_faults(components: Components) -> list[Fault]:
    """Whether there are 48 cards, 16 of each colour (P1)."""
    faults = []
    if len(components.cards) != MOST_CARDS:
        faults.append(Fault("P1", "deck", f"{len(components.cards)} cards; a deck has {MOST_CARDS}"))
    for colour in COLOURS:
        count = sum(card.colour == colour for card in components.cards)
        if count != 16:
            faults.append(Fault("P1", "deck", f"{count} {colour} cards; each colour has 16"))
    return faults


def expedition_faults(expedition: dict[str, int], rules: int = PRESENT_RULES) -> list[Fault]:
    """Whether 8 cards show the 6 shapes (P4); by the first rules, a shape could be missing."""
    faults = [
        Fault("P4", "expedition", f"{shape} is no shape; the shapes are {' '.join(SHAPES)}")
        for shape in expedition
        if shape not in SHAPES
    ]
    counts = expedition.values()
    if min(counts, default=0) < 0 or sum(counts) != EXPEDITION:
        faults.append(Fault("P4", "expedition", f"there are {EXPEDITION} cards in all"))
    missing = [shape for shape in SHAPES if expedition.get(shape, 0) < 1]
    if missing and rules > FIRST_RULES:
        what = f"no card shows {', '.join(missing)}; each of the {len(SHAPES)} shapes is on at least one"
        faults.append(Fault("P4", "expedition", what))
    return faults


def skull_faults(skulls: tuple[int, ...]) -> list[Fault]:
    grows = all(0 < before < after for before, after in zip((0, *skulls), skulls, strict=False) if before)
    if len(skulls) != SPACES or not grows or min(skulls) < 1 or max(skulls) > 999:
        return [Fault("P5", "skulls", "ten penalties from 1 to 999, each larger than the one before")]
    return []


CARD: Final = np.dtype(
    (
        np.record,
        [(name, np.int32) for name in ("wall", "entrance", "tomb", *ICONS.values(), "icons")]
        + [("colour", np.int8), ("towards", np.int32, (CELLS,))],  # the cells at each distance from the tomb
    )
)

KIT: Final = np.dtype(
    (
        np.record,
        [
            ("card", CARD, (MOST_CARDS,)),
            ("deck", np.int64),  # every card
            ("colour", np.int64, (3,)),  # the cards of each colour
            ("expedition", np.int8, (EXPEDITION,)),  # the shape on each expedition card
            ("showing", np.int16, (len(SHAPES),)),  # the expedition cards with each shape
            ("skulls", np.int16, (SPACES,)),
            ("rules", np.int8),  # the version of the rulings
        ],
    )
)

Kit = npt.NDArray[np.void]


def kit(
    components: Components,
    seats: int,
    setup: Setup | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
) -> Kit:
    """The components as one row of arrays; refuses those that break the rules."""
    del setup  # nothing is chosen before the deal
    wrong = faults(components, seats, options)
    if wrong:
        raise BadComponents(wrong)
    made = np.zeros(1, KIT)
    row = made[0]
    for card in components.cards:
        _put(row.card[card.number - 1], card)
        row.deck |= 1 << (card.number - 1)
        row.colour[COLOURS.index(card.colour)] |= 1 << (card.number - 1)
    row.expedition[:] = [
        place for place, shape in enumerate(SHAPES) for _ in range(components.expedition.get(shape, 0))
    ]
    for place, shape in enumerate(row.expedition):
        row.showing[shape] |= 1 << place
    row.skulls[:] = components.skulls
    row.rules = options.rules
    made.setflags(write=False)
    return made


def _put(row: np.record, card: Card) -> None:
    row.wall, row.entrance, row.tomb = card.cells(WALL), card.cells(ENTRANCE), card.cells(TOMB)
    for letter, icon in ICONS.items():
        row[icon] = card.cells(letter)
        row.icons |= card.cells(letter)
    row.colour = COLOURS.index(card.colour)
    floor = EVERY_CELL & ~card.cells(WALL)
    reached = layer = card.cells(TOMB)
    for distance in range(CELLS):
        row.towards[distance] = layer
        layer = int(beside(layer)) & floor & ~reached
        reached |= layer
