"""What the command line knows of a game beyond its rules.

Every `ostraka --help` asks for this, so neither this module nor the `GAME` of a game's `terminal` imports
the compiler: functions that need it import it when they are called.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cyclopts import App

from ostraka.core.errors import OstrakaError
from ostraka.core.packages import ask, game_packages

if TYPE_CHECKING:
    from ostraka.cli.play.face import Face
    from ostraka.core.game import Components

NEW_GAMES: Final = frozenset({"play", "simulate"})  # commands that start games one by one


def _plain_face(game: str) -> "Face":
    from ostraka.cli.play.face import Face  # noqa: PLC0415 - wakes the compiler

    return Face(game)


def _never(text: str) -> bool:
    del text
    return False


@dataclass(frozen=True)
class GameOption:
    """An option of commands that belongs to a game, such as a file of its components."""

    name: str
    help: str
    kind: type[str | int | bool | Path] = str
    commands: frozenset[str] = NEW_GAMES
    load: "Callable[[Path], Components] | None" = None  # the option names a file of components
    setup: Callable[[Any], object] | None = None  # sets the set-up field of the same name


@dataclass(frozen=True)
class TerminalGame:
    """The `GAME` of a game's `terminal`: all of it can be left out."""

    face: "Callable[[str], Face]" = _plain_face  # how the game of this name is drawn, typed and explained
    options: tuple[GameOption, ...] = ()
    commands: tuple[App, ...] = ()  # of its own, such as those that check components
    owns: Callable[[str], bool] = _never  # whether a text looks like a file of its components
    option: Mapping[str, GameOption] = field(init=False)  # by name

    def __post_init__(self) -> None:
        if self.owns is _never and any(option.load for option in self.options):
            raise OstrakaError("a game with a file of components must have `owns`, which recognises one")
        object.__setattr__(self, "option", {option.name: option for option in self.options})


@cache
def terminal_game(name: str) -> TerminalGame:
    """What the command line knows of a game."""
    return ask(name, "terminal", TerminalGame) or TerminalGame()


def terminal_games() -> dict[str, TerminalGame]:
    """All games by name."""
    return {name: terminal_game(name) for name in game_packages()}


def face_of(game: str) -> "Face":
    """How a game is drawn, typed and explained."""
    return terminal_game(game).face(game)
