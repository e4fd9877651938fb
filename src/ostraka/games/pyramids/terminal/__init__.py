"""Pyramids in the terminal: how it is drawn, typed, previewed and explained."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ostraka.cli.game import NEW_GAMES, GameOption, TerminalGame
from ostraka.games.pyramids.terminal.commands import deck

if TYPE_CHECKING:
    from ostraka.cli.play.face import Face
    from ostraka.games.pyramids.rules.components import Components

_CARD: Final = re.compile(r"^ *\d+ +(green|orange|purple)\b|^ *(expedition|skulls)\b", re.MULTILINE)


def _face(game: str) -> "Face":
    from ostraka.games.pyramids.terminal.face import PyramidsFace  # noqa: PLC0415 - wakes the compiler

    return PyramidsFace(game)


def _load_deck(path: Path) -> "Components":
    from ostraka.games.pyramids.terminal.decks import load_deck  # noqa: PLC0415 - as above

    return load_deck(path)


def _is_deck(text: str) -> bool:
    return _CARD.search(text) is not None


GAME: Final = TerminalGame(
    face=_face,
    options=(
        GameOption(
            "deck",
            "Deck to use instead of the one that comes with Ostraka (Pyramids).",
            Path,
            NEW_GAMES | {"tournament", "print"},
            load=_load_deck,
        ),
        GameOption(
            "backs",
            "Print the backs of cards too, for double-sided printing (Pyramids).",
            bool,
            frozenset({"print"}),
        ),
    ),
    commands=(deck,),
    owns=_is_deck,
)
