"""Cheops in the terminal: how it is drawn, typed, previewed and explained."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ostraka.cli.game import NEW_GAMES, GameOption, TerminalGame
from ostraka.games.cheops.terminal.commands import sheet

if TYPE_CHECKING:
    from ostraka.cli.play.face import Face
    from ostraka.games.cheops.rules.components import Components

_SHEET: Final = re.compile(r"^ *sheet\b", re.MULTILINE)


def _face(game: str) -> "Face":
    from ostraka.games.cheops.terminal.face import CheopsFace  # noqa: PLC0415 - wakes the compiler

    return CheopsFace(game)


def _load_block(path: Path) -> "Components":
    from ostraka.games.cheops.terminal.sheets import load_block  # noqa: PLC0415 - as above

    return load_block(path)


def _letters(text: str) -> list[str]:
    return text.upper().replace(",", " ").split()


def _is_block(text: str) -> bool:
    return _SHEET.search(text) is not None


GAME: Final = TerminalGame(
    face=_face,
    options=(
        GameOption(
            "block",
            "Block of sheets to use instead of the one that comes with Ostraka (Cheops).",
            Path,
            NEW_GAMES | {"tournament", "print"},
            load=_load_block,
        ),
        GameOption(
            "sheets",
            "Sheet of each seat, or the sheets to print, as in A,D (Cheops). Default: by chance, or all.",
            commands=NEW_GAMES | {"print"},
            setup=_letters,
        ),
        GameOption("first", "Seat that starts (Cheops). Default: by chance.", int, setup=int),
    ),
    commands=(sheet,),
    owns=_is_block,
)
