"""Options and arguments that several commands share."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Group, Parameter, Token

from ostraka.bots.names import BOT_NAMES
from ostraka.cli.errors import CommandError
from ostraka.core.packages import game_packages
from ostraka.text.languages import LANGUAGE_CODES

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,19}")
_GAMES: Final = tuple(game_packages())
FIRST_GAME: Final = _GAMES[0]
BOTS: Final = f"{', '.join(BOT_NAMES[:-1])} and {BOT_NAMES[-1]}"
PLAY: Final = Group("Play", sort_key=1)
STUDY: Final = Group("Study", sort_key=2)
MAKE: Final = Group("Make", sort_key=3)
SERVE: Final = Group("Serve", sort_key=4)


def add(app: App, *functions: Callable[..., int], group: Group | None = None) -> None:
    """Add commands; `{first}` in their help becomes the name of a game, the first one."""
    for function in functions:
        function.__doc__ = (function.__doc__ or "").format(first=FIRST_GAME)
        app.command(function, function.__name__.strip("_"), group=group)


def whole_number(kind: object, tokens: Sequence[Token]) -> int:
    """A whole number, refused if it is not one: cyclopts would round 2.6 seats to 3."""
    del kind
    if re.fullmatch(r"[+-]?[0-9]{20,}", tokens[0].value):
        raise ValueError("that number is far too large.")
    if not _WHOLE.fullmatch(tokens[0].value):
        raise ValueError(f"{tokens[0].value!r} is not a whole number.")
    return int(tokens[0].value)


def whole_numbers(text: str | None, option: str) -> tuple[int, ...]:
    """Numbers separated by commas; none if there is no text."""
    words = [word.strip() for word in text.split(",")] if text else []
    for word in words:
        if not _WHOLE.fullmatch(word):
            raise CommandError(f"{option} {text}: {word!r} is not a whole number")
    return tuple(map(int, words))


def either(names: Sequence[str]) -> str:
    """Names as a choice: a, b or c."""
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def number(help_: str) -> Parameter:
    return Parameter(help=help_, converter=whole_number)


def flag(help_: str, name: str | None = None) -> Parameter:
    return Parameter(name=name, help=help_, negative="", show_default=False)


# --- games and players

Game = Annotated[str, Parameter(help=f"The game: {either(_GAMES)}.")]
Seats = Annotated[int, number("Number of players.")]
Games = Annotated[int, number("Number of games.")]
Seed = Annotated[int, number("Random seed: the same arguments give the same games.")]
Playouts = Annotated[int | None, number("Playouts per decision of pharaoh.")]
Milliseconds = Annotated[int | None, number("Milliseconds per decision of pharaoh, instead of playouts.")]
Language = Annotated[
    str | None,
    Parameter(
        help=f"Language: {either(LANGUAGE_CODES)}. "
        "Default: $OSTRAKA_LANGUAGE, else your locale, else English.",
        show_default=False,
    ),
]

# --- files

Source = Annotated[
    str,
    Parameter(help="File of games, JSON or JSON Lines; - is standard input.", allow_leading_hyphen=True),
]
WhichGame = Annotated[int, number("Which game of the file, counted from 1.")]
Force = Annotated[bool, flag("Overwrite existing files.")]
Json = Annotated[bool, flag("Print JSON.")]

# --- studies

Processes = Annotated[int | None, number("Number of processes. Default: one per core.")]
ClusterAt = Annotated[
    str | None, Parameter(help="Run on a dask.distributed scheduler, as in tcp://host:8786.")
]
Batch = Annotated[
    int | None,
    number("Games, or groups of games with the same chance, per batch; raise it for a large cluster."),
]
Results = Annotated[Path | None, Parameter(help="Write all results to this file: .parquet or .jsonl.")]
Report = Annotated[Path | None, Parameter(help="Write a page with charts to this file (.html).")]
Journal = Annotated[
    Path | None, Parameter(help="Log played batches to this file; the same command resumes from it.")
]
