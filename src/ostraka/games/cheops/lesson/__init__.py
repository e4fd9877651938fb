"""The lesson of Cheops."""

from importlib.resources import files
from typing import Final

from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.rules.setup import Setup
from ostraka.lessons.game import LessonGame
from ostraka.table.table import Table

_FOLDER: Final = files(__name__)


def _open_table() -> Table:
    sheets = _FOLDER.joinpath("sheets.txt").read_text("utf-8")
    return Table(
        "cheops",
        components=sheets_file.read(sheets, "sheets.txt"),
        setup=Setup(sheets=("A", "B"), first=0),  # the learner begins
    )


GAME: Final = LessonGame(_open_table, _FOLDER.joinpath("script.txt"))
