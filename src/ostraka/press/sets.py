"""Prints a whole set as a PDF."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any, Final

from ostraka.core.errors import BadComponents
from ostraka.core.extras import require
from ostraka.core.game import Components
from ostraka.core.packages import game_packages
from ostraka.core.registry import find_game
from ostraka.press.game import PressGame, press_game
from ostraka.press.leaflet import leaflet
from ostraka.text.fluent import Words

typst = require("print", "typst")

PAPERS: Final = {"a4": "a4", "letter": "us-letter"}
RULER: Final = 100  # millimetres
WORDS: Final = (  # keys of the words on the pages of every set
    *("credits", "rules", "rules-right", "rules-wrong", "points-total"),
    *("print-lead", "print-contents", "print-name"),
    *("print-needs", "print-need-pencils", "print-need-scissors"),
    *("print-steps", "print-step-size", "print-step-cut", "print-step-mono"),
)


@dataclass(frozen=True)
class Order:
    """What to print, and how."""

    game: str
    components: Components
    language: str = "en"
    paper: str = "a4"
    options: Mapping[str, Any] = field(default_factory=dict)  # of the game; others have their defaults


@dataclass(frozen=True)
class Printed:
    """A PDF, and its number of pages."""

    pdf: bytes
    pages: int


def press(order: Order) -> Printed:
    """The set as a PDF; the same order gives the same bytes. Components with faults are refused."""
    game = press_game(order.game)
    faults = game.faults(order.components)
    if faults:
        raise BadComponents(faults)
    with _typst_root(order.game) as root, as_file(files("ostraka.press").joinpath("fonts")) as fonts:
        compiler = typst.Compiler(
            root / "game" / "set.typ",
            root=root,
            font_paths=[fonts],
            ignore_system_fonts=True,
            sys_inputs={"set": json.dumps(_contents(game, order), ensure_ascii=False)},
        )
        pdf = compiler.compile(format="pdf")
        pages = json.loads(compiler.query("<pages>", field="value", one=True))
    if not isinstance(pdf, bytes):
        raise TypeError("typst returned no PDF")
    return Printed(pdf, pages)


@contextmanager
def _typst_root(game: str) -> Iterator[Path]:
    """A folder with the game's pages, the common pages and the drawings: Typst reads from one root only."""
    sources = [
        ("game", press_game(game).pages),
        ("press/pages", files("ostraka.press").joinpath("pages")),
        ("art", files("ostraka").joinpath("art")),
        ("art", files(game_packages()[game]).joinpath("art")),
    ]
    with TemporaryDirectory(prefix="ostraka-") as folder:
        for name, source in sources:
            if source.is_dir():
                with as_file(source) as path:
                    copytree(path, Path(folder, name), dirs_exist_ok=True)
        yield Path(folder)


def _contents(game: PressGame[Any], order: Order) -> dict[str, Any]:
    """All that the pages show, as JSON."""
    words = Words(order.language)
    return {
        "game": words(f"game-{order.game}"),
        "language": order.language,
        "paper": PAPERS[order.paper],
        "ruler": RULER,
        "words": _words(game, order, words),
        "rules": leaflet(order.game, words),
        **game.options,
        **order.options,
        **game.parts(order.components, words),
    }


def _words(game: PressGame[Any], order: Order, words: Words) -> dict[str, str]:
    texts = {key: words(key) for key in (*WORDS, *game.words)}
    texts["credits"] += " " + words(f"designers-{order.game}")
    texts["ruler"] = words("print-ruler", length=RULER)
    most_seats = game.most_seats(order.components)
    if most_seats < find_game(order.game).most:
        texts["people"] = words("print-people", count=most_seats)
    return texts
