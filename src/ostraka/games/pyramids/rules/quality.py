"""The design standard: criteria of a good deck, beyond the rules."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ostraka.core.errors import Fault
from ostraka.games.pyramids.rules import components as parts
from ostraka.games.pyramids.rules.components import COLOURS, ENTRANCE, TOMB, WALL, Card, Components
from ostraka.games.pyramids.rules.shapes import EVERY_CELL, beside, path_between

_BLESSINGS: Final = "xrgfp"


def shortest_path(card: Card) -> int:
    """How many cells the shortest path from the entrance to the tomb marks; 0 if there is none."""
    return int(path_between(card.cells(ENTRANCE), card.cells(TOMB), EVERY_CELL & ~card.cells(WALL)))


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
    faults = [fault for card in components.cards for fault in card_shortcomings(card)]
    return faults + list(deck_shortcomings(components))


def card_shortcomings(card: Card) -> Iterator[Fault]:
    where = f"card {card.number}"
    letters = Counter("".join(card.grid))
    icons = sum(letters[letter] for letter in parts.ICONS)
    path = shortest_path(card)
    if not 7 <= path <= 11:
        yield Fault(
            "",
            where,
            f"the shortest path has {path} cells; it should have 7 to 11"
            if path
            else "no path leads to the tomb",
        )
    if not 3 <= letters[WALL] <= 8:
        yield Fault("", where, f"{letters[WALL]} walls; there should be 3 to 8")
    if not 5 <= icons <= 10:
        yield Fault("", where, f"icons on {icons} cells; there should be 5 to 10")
    if reachable(card) | card.cells(WALL) != EVERY_CELL:
        yield Fault("", where, "some cells cannot be reached; make them walls or open a path")
    if not any(letters[letter] for letter in _BLESSINGS):
        yield Fault("", where, "nothing to gain: add a gem, a torch, a cross or a potion")
    if not letters["s"]:
        yield Fault("", where, "nothing to fear: add a skull")


def deck_shortcomings(components: Components) -> Iterator[Fault]:
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
