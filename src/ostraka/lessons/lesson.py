"""A lesson is a game of which every move is written down, and the places where the learner comes in.

A script has one move a line, as a record writes it, chance included. A line such as `@ torch` begins a step
of the lesson: the table stands as it was left, something is said, and the moves of seat 0 that follow are
what the learner is asked to do. Where none follow, the step only tells. Moves of seat 0 that no step asks
for are made for the learner.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ostraka.core.component_files import lines
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.rules.setup import Setup as CheopsSetup
from ostraka.games.pyramids.rules import deck_file
from ostraka.games.pyramids.rules.components import Options
from ostraka.table.table import Table

LEARNER: Final = 0  # the seat
_STEP: Final = "@ "


@dataclass(frozen=True)
class Step:
    """A place where the lesson stops."""

    key: str  # of its words
    table: Table  # as it stands
    turn: tuple[str, ...]  # what the learner is asked to do; nothing: to read


@dataclass(frozen=True)
class Lesson:
    game: str
    components: Components
    steps: tuple[Step, ...]


def _pyramids() -> Table:
    return Table(
        "pyramids", components=deck_file.read(_text("pyramids", "deck.txt"), "deck.txt"), options=_SHORT
    )


def _cheops() -> Table:
    sheets = sheets_file.read(_text("cheops", "sheets.txt"), "sheets.txt")
    return Table("cheops", components=sheets, setup=CheopsSetup(sheets=("A", "B"), first=LEARNER))


_SHORT: Final = Options(short_deck=True)  # what no lesson shows need not be there
_OPENINGS: Final[dict[str, Callable[[], Table]]] = {"pyramids": _pyramids, "cheops": _cheops}


def _text(game: str, name: str) -> str:
    return files(f"ostraka.games.{game}.lesson").joinpath(name).read_text("utf-8")


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game; nobody changes its tables."""
    table = _OPENINGS[game]()
    return Lesson(
        game, table.components, tuple(_steps(table, _text(game, "script.txt"), f"{game}/script.txt"))
    )


def _steps(table: Table, text: str, name: str) -> list[Step]:
    found: list[tuple[str, Table, list[str]]] = []
    asked: list[str] = []  # of the step that was just begun
    for number, line in lines(text):
        if line.startswith(_STEP):
            asked = []
            found.append((line.removeprefix(_STEP), table.copy(), asked))
        elif line:
            try:
                move: Any = table.play(line)
            except OstrakaError as error:
                raise OstrakaError(f"{name}, line {number}: {error}") from None
            if move.seat == LEARNER:
                asked.append(str(move))
            else:
                asked = []
    return [Step(key, stood, tuple(turn)) for key, stood, turn in found]
