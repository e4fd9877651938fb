"""The contents of a printed set of Pyramids."""

from typing import Any, Final

from ostraka.core.errors import Fault
from ostraka.games.pyramids.rules import GAME
from ostraka.games.pyramids.rules import components as rules
from ostraka.games.pyramids.rules.components import (
    BONUSES,
    COLOURS,
    ENTRANCE,
    ICONS,
    SPACES,
    TOMB,
    WALL,
    Components,
    Options,
)
from ostraka.games.pyramids.rules.scoring import GEM, PAIR, TORCH
from ostraka.games.pyramids.rules.shapes import PICTURES, SHAPES
from ostraka.games.pyramids.rules.state import DEALT, ROUNDS
from ostraka.text.fluent import Words

OPEN: Final = ("..E.#", "#....", ".#...", "...#.", "#.T..")  # a chamber with walls and no icons
# a legal and an illegal example: the cells marked before, and those of the shape
EXAMPLES: Final = {
    "P12": (((), ("c1", "c2", "d2")), ((), ("d2", "d3", "e3"))),
    "P13": ((("c1", "c2", "d2"), ("e2", "e3", "e4")), (("c1", "c2", "d2"), ("a3", "a4", "b4"))),
}
_ICONS: Final = {ENTRANCE: "entrance", TOMB: "tomb", WALL: "wall", **ICONS}
_ICON_WORDS: Final = {"red": "red-gem", "green": "green-gem"}


def faults(components: Components) -> list[Fault]:
    """Why two people cannot play with these components; an unfinished deck may be short."""
    return rules.faults(components, GAME.fewest, Options(short_deck=True))


def most_seats(components: Components) -> int:
    return min(GAME.most, len(components.cards) // DEALT)  # P6


def parts(components: Components, words: Words) -> dict[str, Any]:
    """All that the pages of Pyramids show."""
    drawn = [shape for shape in SHAPES for _ in range(components.expedition.get(shape, 0))]
    return {
        "cards": [
            {"number": card.number, "colour": card.colour, "grid": card.grid} for card in components.cards
        ],
        "shapes": [{"rows": PICTURES[shape], "name": words(f"shape-{shape}")} for shape in drawn],
        "figures": [{"rows": PICTURES[shape], "name": words(f"shape-{shape}")} for shape in SHAPES],
        "icons": _ICONS,
        "legend": [[letter, words(f"icon-{_ICON_WORDS.get(icon, icon)}")] for letter, icon in _ICONS.items()],
        "examples": {
            clause: [{"grid": OPEN, "marked": marked, "shape": shape} for marked, shape in both]
            for clause, both in EXAMPLES.items()
        },
        "colours": {colour: words(f"colour-{colour}") for colour in COLOURS},
        "score": {
            "cards": GAME.most,
            "rounds": ROUNDS,
            "gems": SPACES,
            "torch": TORCH,
            "pair": PAIR,
            "gem": GEM,
            "skulls": components.skulls,
            "bonuses": BONUSES,
            "sources": {source: words(f"points-{GAME.name}-{source}") for source in GAME.sources},
        },
        "contents": {
            "scores": words("print-scores", count=GAME.most),
            "cards": words("print-cards", count=len(components.cards)),
            "expedition": words("print-expedition", count=len(drawn)),
        },
    }
