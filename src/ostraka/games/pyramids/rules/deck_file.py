"""Decks as text that a person can read and edit.

; a comment
expedition I2 I3 I3 L3 L3 T4 L4 O4
skulls 1 2 3 4 6 8 10 12 15 18

1 purple
..E.#
rs..x
#.g..
..#fp
T.s..
"""

from collections import Counter
from functools import cache
from typing import Final

from ostraka.core.component_files import Reader, numbers, quoted, read_shipped
from ostraka.core.errors import Fault
from ostraka.games.pyramids.rules import components as parts
from ostraka.games.pyramids.rules import quality
from ostraka.games.pyramids.rules.components import COLOURS, Card, Components
from ostraka.games.pyramids.rules.shapes import SHAPES, SIDE
from ostraka.games.pyramids.rules.state import MOST_CARDS

EXPEDITION: Final[dict[str, int]] = {"I2": 1, "I3": 2, "L3": 2, "O4": 1, "T4": 1, "L4": 1}
SKULLS: Final[tuple[int, ...]] = (1, 2, 3, 4, 6, 8, 10, 12, 15, 18)


def standard() -> Components:
    """The deck that comes with Ostraka."""
    deck = _first()
    return Components(
        deck.cards, dict(deck.expedition), deck.skulls
    )  # a copy, because the cached dict is mutable


@cache
def _first() -> Components:
    return read_shipped(read, __package__, "decks/first.txt")


def read(text: str, name: str) -> Components:
    """Components from the text of a deck; `BadComponents` names file, line and remedy of every fault."""
    return _Reader(text, name).result()


def check(text: str, name: str) -> list[Fault]:
    """Everything wrong with the text of a deck, by the rules or by the design standard, with its line."""
    reader = _Reader(text, name)
    faults = parts.count_faults(reader.components)
    for card in reader.components.cards:
        if not parts.card_faults(card, ""):
            faults += quality.card_shortcomings(card)
    if not reader.faults and len(reader.cards) == MOST_CARDS:
        faults += quality.deck_shortcomings(reader.components)
    return reader.faults + reader.placed(faults)


class _Reader(Reader[Components]):
    """Reads a deck line by line."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__(name)
        self.cards: list[tuple[int, Card]] = []
        self.heading: tuple[int, int, str] | None = None
        self.rows: list[str] = []
        self.skipped = SIDE  # rows passed over since a heading that could not be read
        self.expedition = dict(EXPEDITION)
        self.skulls = SKULLS
        self.read_all(text)
        self.close_card()
        self.components = Components(tuple(card for _, card in self.cards), self.expedition, self.skulls)
        self.number_faults()

    def read(self, number: int, line: str) -> None:
        words = line.split()
        if not words:
            self.close_card()
            self.skipped = SIDE
        elif words[0] == "expedition":
            self.close_card()
            self.expedition = dict(Counter(words[1:]))
            self.add(number, parts.expedition_faults(self.expedition))
        elif words[0] == "skulls":
            self.close_card()
            self.read_skulls(number, words[1:])
        elif self.heading and len(self.rows) < SIDE:
            self.rows.append(line)
            if len(self.rows) == SIDE:
                self.close_card()
        else:
            self.read_heading(number, words)

    def read_skulls(self, number: int, words: list[str]) -> None:
        skulls = numbers(words)
        if skulls is None:
            self.fault(number, "the penalties of the skulls are ten numbers", "P5")
        else:
            self.skulls = skulls
            self.add(number, parts.skull_faults(skulls))

    def read_heading(self, number: int, words: list[str]) -> None:
        if len(words) == 2 and numbers(words[:1]) and words[1] in COLOURS:
            self.heading = number, int(words[0]), words[1]
            self.skipped = SIDE
        elif self.skipped < SIDE:  # the rows of a card whose heading is already reported
            self.skipped += 1
        else:
            self.skipped = 0
            self.fault(
                number,
                f"expected a card such as '7 green' followed by five rows (the colours are"
                f" {', '.join(COLOURS)}), found {quoted(' '.join(words))}",
            )

    def close_card(self) -> None:
        if self.heading is None:
            return
        line, number, colour = self.heading
        card = Card(number, next(known for known in COLOURS if known == colour), tuple(self.rows))
        self.heading, self.rows = None, []
        self.cards.append((line, card))
        self.line_of.setdefault(f"card {number}", line)
        self.add(line, parts.card_faults(card, ""), f"card {number}")

    def number_faults(self) -> None:
        known = set()
        for line, card in self.cards:
            if not 1 <= card.number <= MOST_CARDS:
                self.fault(line, f"numbers go from 1 to {MOST_CARDS}", "P1", f"card {card.number}")
            if card.number in known:
                self.fault(line, "appears twice; every number appears once", "P1", f"card {card.number}")
            known.add(card.number)


def write(components: Components, title: str) -> str:
    """The text of a deck, which `read` reads back."""
    shapes = " ".join(shape for shape in SHAPES for _ in range(components.expedition.get(shape, 0)))
    head = [*(f"; {line}" for line in title.splitlines()), f"expedition {shapes}"]
    head.append(f"skulls {' '.join(map(str, components.skulls))}")
    blocks = ["\n".join([f"{card.number} {card.colour}", *card.grid]) for card in components.cards]
    return "\n".join(head) + "\n\n" + "\n\n".join(blocks) + "\n"
