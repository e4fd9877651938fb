"""A whole set: what is asked for, and what comes out of the press."""

import json
from dataclasses import dataclass
from importlib.resources import as_file, files
from typing import Any, Final

from ostraka.core.errors import BadComponents
from ostraka.core.extras import require
from ostraka.core.registry import GAMES
from ostraka.games.cheops.press import parts as cheops
from ostraka.games.pyramids.press import parts as pyramids
from ostraka.games.pyramids.rules.components import Components as PyramidsComponents
from ostraka.press.leaflet import leaflet
from ostraka.text.fluent import Words

typst = require("print", "typst")

PAPERS: Final = {"a4": "a4", "letter": "us-letter"}
RULER: Final = 100  # millimetres


@dataclass(frozen=True)
class Order:
    """What is to be printed, and how."""

    components: Any
    language: str = "en"
    paper: str = "a4"
    backs: bool = False

    @property
    def game(self) -> str:
        return "pyramids" if isinstance(self.components, PyramidsComponents) else "cheops"


@dataclass(frozen=True)
class Printed:
    """A PDF, and how many pages it has."""

    pdf: bytes
    pages: int


# words that stand as they are on the pages of both games, or of one
KEYS: Final = {
    "both": (
        *("credits", "rules", "rules-right", "rules-wrong", "points-total"),
        *("print-lead", "print-contents", "print-name"),
        *("print-needs", "print-need-pencils", "print-need-scissors"),
        *("print-steps", "print-step-size", "print-step-cut", "print-step-mono"),
    ),
    "pyramids": (
        *("score-card", "tool-single", "rules-figure-poses"),
        *("print-scores-about", "print-with-backs", "print-need-sleeves"),
        *("print-step-one-side", "print-step-two-sides", "print-step-plain", "print-step-wipe"),
    ),
    "cheops": (
        *("quarry", "bonuses", "print-sheets-about", "print-need-glue", "print-need-dice"),
        *("print-step-sheets", "print-dice-fold", "print-dice-numbers"),
    ),
}


def press(order: Order) -> Printed:
    """The set as a PDF; the same order gives the same bytes, and what cannot be played with is refused."""
    if isinstance(order.components, PyramidsComponents):
        wrong = pyramids.faults(order.components)
    else:
        wrong = cheops.faults(order.components)
    if wrong:
        raise BadComponents(wrong)
    with as_file(files("ostraka")) as house:
        compiler = typst.Compiler(
            house / "games" / order.game / "press" / "set.typ",
            root=house,
            font_paths=[house / "press" / "fonts"],
            ignore_system_fonts=True,
            sys_inputs={"set": json.dumps(_contents(order), ensure_ascii=False)},
        )
        pdf = compiler.compile(format="pdf")
        pages = json.loads(compiler.query("<pages>", field="value", one=True))
    if not isinstance(pdf, bytes):
        raise TypeError("typst made no PDF")
    return Printed(pdf, pages)


def _contents(order: Order) -> dict[str, Any]:
    words = Words(order.language)
    own = order.components
    parts = pyramids.parts(own, words) if isinstance(own, PyramidsComponents) else cheops.parts(own, words)
    said = {key: words(key) for key in (*KEYS["both"], *KEYS[order.game])}
    said["credits"] += " " + words(f"designers-{order.game}")
    if parts["most"] < GAMES[order.game].most:
        said["people"] = words("print-people", count=parts["most"])
    said["ruler"] = words("print-ruler", length=RULER)
    return {
        "game": words(f"game-{order.game}"),
        "language": order.language,
        "paper": PAPERS[order.paper],
        "backs": order.backs,
        "ruler": RULER,
        "words": said,
        "rules": leaflet(order.game, words),
        **parts,
    }
