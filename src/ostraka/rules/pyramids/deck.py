"""Decks as text that a person can read and edit, and the house standard that a good deck meets.

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

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from ostraka.rules.errors import BadComponents, Fault
from ostraka.rules.pyramids import components as parts
from ostraka.rules.pyramids.components import COLOURS, ENTRANCE, TOMB, WALL, Card, Components
from ostraka.rules.pyramids.shapes import EVERY_CELL, SHAPES, SIDE, beside
from ostraka.rules.pyramids.state import MOST_CARDS

EXPEDITION: Final[dict[str, int]] = {"I2": 1, "I3": 2, "L3": 2, "O4": 1, "T4": 1, "L4": 1}
SKULLS: Final[tuple[int, ...]] = (1, 2, 3, 4, 6, 8, 10, 12, 15, 18)
_BLESSINGS: Final = "xrgfp"


def standard() -> Components:
    """The deck that comes with Ostraka."""
    return read(files("ostraka.rules.pyramids").joinpath("decks/first.txt").read_text("utf-8"), "first.txt")


def load(path: Path) -> Components:
    try:
        text = path.read_text("utf-8-sig")  # some editors put a mark before the first letter
    except UnicodeDecodeError:
        raise BadComponents([Fault("", path.name, "save the deck as UTF-8 text")]) from None
    return read(text, path.name)


def read(text: str, name: str) -> Components:
    """Components from the text of a deck; `BadComponents` names file, line and remedy of every fault."""
    reader = _Reader(text, name)
    if reader.faults:
        raise BadComponents(reader.faults)
    return reader.components


def check(text: str, name: str) -> list[Fault]:
    """Everything wrong with the text of a deck, by the rules or by the house standard, with its line."""
    reader = _Reader(text, name)
    found = parts.count_faults(reader.components)
    if not reader.faults:
        found += below_standard(reader.components)
    return reader.faults + [Fault(fault.clause, reader.where(fault.where), fault.what) for fault in found]


class _Reader:
    """Reads a deck line by line and remembers where everything stood."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.faults: list[Fault] = []
        self.cards: list[tuple[int, Card]] = []
        self.heading: tuple[int, int, str] | None = None
        self.rows: list[str] = []
        self.expedition = EXPEDITION
        self.skulls = SKULLS
        for number, line in enumerate(text.splitlines(), 1):
            self.read(number, line.rstrip())
        self.close_card()
        self.components = Components(tuple(card for _, card in self.cards), self.expedition, self.skulls)
        self.number_faults()

    def fault(self, line: int, what: str, clause: str = "") -> None:
        self.faults.append(Fault(clause, f"{self.name}, line {line}", what))

    def read(self, number: int, line: str) -> None:
        words = line.split()
        if not words or words[0].startswith(";"):
            self.close_card()
        elif words[0] == "expedition":
            self.close_card()
            self.expedition = dict(Counter(words[1:]))
            self.add(number, parts.expedition_faults(self.expedition))
        elif words[0] == "skulls":
            self.close_card()
            self.read_skulls(number, words[1:])
        elif self.heading and len(self.rows) < SIDE:
            self.rows.append(line.strip())
            if len(self.rows) == SIDE:
                self.close_card()
        else:
            self.read_heading(number, words)

    def read_skulls(self, number: int, words: list[str]) -> None:
        try:
            self.skulls = tuple(int(word) for word in words)
        except ValueError:
            self.fault(number, "the penalties of the skulls are ten numbers", "P5")
        else:
            self.add(number, parts.skull_faults(self.skulls))

    def read_heading(self, number: int, words: list[str]) -> None:
        if len(words) == 2 and re.fullmatch("[0-9]{1,9}", words[0]) and words[1] in COLOURS:
            self.heading = number, int(words[0]), words[1]
        else:
            self.fault(
                number,
                f"expected a card such as '7 green' followed by five rows (the colours are"
                f" {', '.join(COLOURS)}), found {' '.join(words)!r}",
            )

    def close_card(self) -> None:
        if self.heading is None:
            return
        line, number, colour = self.heading
        card = Card(number, next(known for known in COLOURS if known == colour), tuple(self.rows))
        self.heading, self.rows = None, []
        self.cards.append((line, card))
        self.add(line, parts.card_faults(card, ""), f"card {number}: ")

    def add(self, line: int, faults: list[Fault], prefix: str = "") -> None:
        for fault in faults:
            self.fault(line, prefix + fault.what, fault.clause)

    def number_faults(self) -> None:
        known = set()
        for line, card in self.cards:
            if not 1 <= card.number <= MOST_CARDS:
                self.fault(line, f"card {card.number}: numbers go from 1 to {MOST_CARDS}", "P1")
            if card.number in known:
                self.fault(line, f"card {card.number} stands twice; every number stands once", "P1")
            known.add(card.number)

    def where(self, place: str) -> str:
        """The file, and the line of a place that is called after a card."""
        for line, card in self.cards:
            if place == f"card {card.number}":
                return f"{self.name}, line {line}, {place}"
        return f"{self.name}, {place}"


def write(components: Components, title: str) -> str:
    """The text of a deck, which `read` reads back."""
    shapes = " ".join(shape for shape in SHAPES for _ in range(components.expedition.get(shape, 0)))
    head = [*(f"; {line}" for line in title.splitlines()), f"expedition {shapes}"]
    head.append(f"skulls {' '.join(map(str, components.skulls))}")
    blocks = ["\n".join([f"{card.number} {card.colour}", *card.grid]) for card in components.cards]
    return "\n".join(head) + "\n\n" + "\n\n".join(blocks) + "\n"


# --- the house standard


def shortest_way(card: Card) -> int:
    """How many cells the shortest path from the entrance to the tomb marks; 0 if there is none."""
    return way_between(card.cells(ENTRANCE), card.cells(TOMB), EVERY_CELL & ~card.cells(WALL))


def way_between(start: int, goal: int, floor: int) -> int:
    """How many cells the shortest path over this floor has, both ends counted; 0 if there is none."""
    reached = start
    for steps in range(1, SIDE * SIDE + 1):
        if reached & goal:
            return steps
        reached |= int(beside(reached)) & floor
    return 0


def reachable(card: Card) -> int:
    """The cells that a path from the entrance can reach."""
    return reach(card.cells(ENTRANCE), EVERY_CELL & ~card.cells(WALL))


def reach(start: int, floor: int) -> int:
    """The cells that a path over this floor can reach."""
    reached = start
    while wider := int(beside(reached)) & floor & ~reached:
        reached |= wider
    return reached


def canonical(card: Card) -> str:
    """The same text for all cards that are alike under turning and mirroring."""
    images = []
    for rows in (list(card.grid), [row[::-1] for row in card.grid]):
        turned = rows
        for _ in range(4):
            turned = ["".join(column) for column in zip(*turned[::-1], strict=True)]
            images.append("\n".join(turned))
    return min(images)


def below_standard(components: Components) -> list[Fault]:
    """Where a deck that the rules allow falls short of what makes a good one."""
    found = [fault for card in components.cards for fault in _card_shortcomings(card)]
    return found + list(_deck_shortcomings(components))


def _card_shortcomings(card: Card) -> Iterator[Fault]:
    where = f"card {card.number}"
    letters = Counter("".join(card.grid))
    icons = sum(letters[letter] for letter in parts.ICONS)
    way = shortest_way(card)
    if not 7 <= way <= 11:
        yield Fault(
            "",
            where,
            f"the shortest way has {way} cells; it should have 7 to 11"
            if way
            else "no way leads to the tomb",
        )
    if not 3 <= letters[WALL] <= 8:
        yield Fault("", where, f"{letters[WALL]} walls; there should be 3 to 8")
    if not 5 <= icons <= 10:
        yield Fault("", where, f"icons on {icons} cells; there should be 5 to 10")
    if reachable(card) | card.cells(WALL) != EVERY_CELL:
        yield Fault("", where, "some cells cannot be reached; make them walls or open a way")
    if not any(letters[letter] for letter in _BLESSINGS):
        yield Fault("", where, "nothing to gain: add a gem, a torch, a cross or a potion")
    if not letters["s"]:
        yield Fault("", where, "nothing to fear: add a skull")


def _deck_shortcomings(components: Components) -> Iterator[Fault]:
    letters = Counter("".join("".join(card.grid) for card in components.cards))
    cards = len(components.cards)
    if letters["r"] != letters["g"]:
        yield Fault(
            "", "deck", f"{letters['r']} red and {letters['g']} green gems; they should be equally many"
        )
    with_torch = sum(any("f" in row for row in card.grid) for card in components.cards)
    if not 0.4 * cards <= with_torch <= 0.6 * cards:
        yield Fault("", "deck", f"{with_torch} of {cards} cards have a torch; about half of them should")
    if letters["p"] >= letters["s"]:
        yield Fault("", "deck", f"{letters['p']} potions and {letters['s']} skulls; potions should be rarer")
    seen: dict[str, int] = {}
    for card in components.cards:
        twin = seen.setdefault(canonical(card), card.number)
        if twin != card.number:
            yield Fault("", f"card {card.number}", f"like card {twin}, turned or mirrored")
    yield from _number_shortcomings(components)


def _number_shortcomings(components: Components) -> Iterator[Fault]:
    """Low numbers break ties and come first (P24, P27, P31): no colour may have more than its share."""
    for colour in COLOURS:
        numbers = [card.number for card in components.cards if card.colour == colour]
        mean = sum(numbers) / len(numbers) if numbers else 0
        if not 23 <= mean <= 26:
            yield Fault(
                "", "deck", f"the mean number of {colour} is {mean:.1f}; spread the numbers (23 to 26)"
            )
