"""The lesson of Pyramids."""

from importlib.resources import files
from typing import Final

from ostraka.games.pyramids.rules import deck_file
from ostraka.games.pyramids.rules.components import Options
from ostraka.lessons.game import LessonGame
from ostraka.table.table import Table

_FOLDER: Final = files(__name__)


def _open_table() -> Table:
    deck = _FOLDER.joinpath("deck.txt").read_text("utf-8")
    return Table(
        "pyramids",
        components=deck_file.read(deck, "deck.txt"),
        options=Options(short_deck=True),  # the deck has only the cards that the lesson shows
    )


GAME: Final = LessonGame(_open_table, _FOLDER.joinpath("script.txt"))
