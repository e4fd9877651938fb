"""What the terminal game tells a newcomer about Pyramids."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.layout import beside, explained
from ostraka.cli.console.text import listed
from ostraka.cli.play.typed import Words, typed
from ostraka.core.errors import IllegalMove
from ostraka.games.pyramids.rules.shapes import SHAPES
from ostraka.games.pyramids.rules.snapshot import Shown
from ostraka.games.pyramids.terminal.drawing import INKS, STYLES, shape

_AIM: Final = (
    "Mark a path in a chamber from its entrance (E) to its tomb (T). Every turn one shape is flipped for"
    " all: mark it whole, turned or mirrored, on one of your two chambers, or mark a single cell instead."
    " The first marks of a chamber cover its entrance, later ones touch what is marked; walls (#) stay"
    " free. After four rounds of seven flips the highest score wins."
)
_ICONS: Final = {
    "T": "tomb: explored, 10 points; you take a new card from offer or deck",
    "r": "red gem: with a green one 5 points, alone 1",
    "g": "green gem, likewise",
    "f": "torch: 5 points, once a round",
    "s": "skull: your worst penalty counts",
    "x": "cross: mark one more cell now",
    "p": "potion: erases your two worst skulls",
}
_BONUSES: Final = "The 2nd, 4th and 6th pyramid of a colour claim its best bonus: 10, then 6, then 3."
_TYPED: Final = {
    "mark 3 c1 c2": "cells of card 3, column and row; or: m 3 c1 c2, or: 3 c1c2",
    "cross 3 d2": "the further cell that a cross demands; or: 3 d2",
    "keep 3 40": "keeps two of the four cards",
    "take 11": "takes a card of the offer; take deck the top of the deck",
}


def page() -> RenderableType:
    """The help, as wide as there is room."""
    pictures = [Text("\n").join([Text(name, "bold"), shape(name)]) for name in SHAPES]
    return Group(
        Text(_AIM),
        Text(),
        explained({letter: (STYLES[letter], what) for letter, what in _ICONS.items()}),
        Text(_BONUSES),
        Text("The colours: ").append_text(Text(", ").join(Text(name, ink) for name, ink in INKS.items())),
        Text(),
        Text("The shapes; a round uses seven of its eight cards:"),
        beside(pictures),
        Text(),
        typed(_TYPED, "P13"),
    )


def instruction(kind: str, seat_name: str, legal: Sequence[Words], *, shape: str | None) -> str:
    """What is asked of a seat now, with an example that is legal."""
    longest = max(legal, key=len)
    example = " ".join(longest)
    if kind == "keep":
        return f"{seat_name}, keep two of these four cards, for example: {example}"
    if kind == "take":
        unseen = " (or take deck, unseen)" if ("take", "deck") in legal and len(legal) > 1 else ""
        return f"{seat_name}, take a new card, for example: {example}{unseen}"
    if kind == "cross":
        return f"{seat_name}, a cross demands one more cell, for example: {example}"
    return f"{seat_name}, mark {shape} or one cell, for example: {example}"


def objection(error: IllegalMove, shown: Shown, seat: int) -> str:
    """Why a move is refused, in the words of the one who sits there."""
    mine = shown.seats[seat]
    chambers = listed([str(chamber.card) for chamber in mine.chambers]) or "none"
    own = {
        "not your chamber": f"that is none of your chambers; yours are {chambers}",
        "not dealt": f"keep exactly two of your four cards: {' '.join(map(str, mine.dealt))}",
        "not offered": f"that card is not in the offer: {' '.join(map(str, shown.offer))}",
        "not marking": f"you have nothing to mark now; your chambers are {chambers}",
        "not keeping": "you have nothing to keep now",
        "no cross": "no cross demands a further cell of you now",
        "not taking": "you have no card to take now",
        "another takes": "it is another player's turn to take a card",
    }
    return own.get(error.reason, error.sentence)
