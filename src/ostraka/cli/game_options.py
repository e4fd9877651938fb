"""Options that belong to games, as they were given on the command line."""

from collections.abc import Callable
from dataclasses import dataclass, fields, make_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import Parameter

from ostraka.cli.errors import CommandError
from ostraka.cli.game import GameOption, terminal_game, terminal_games
from ostraka.cli.options import flag, number

if TYPE_CHECKING:
    from ostraka.core.game import Components

F = TypeVar("F", bound=Callable[..., object])


@dataclass(frozen=True)
class GameOptions:
    """The options of all games; a command has a subclass with a field for each that it takes."""

    @property
    def given(self) -> dict[str, Any]:
        """The options that were given, by name."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value for name, value in values.items() if value is not None and value is not False}

    def check(self, game: str) -> None:
        """Refuse options of other games."""
        known = terminal_game(game).option
        for name in self.given:
            if name not in known:
                owners = [other for other, known in terminal_games().items() if name in known.option]
                takes = ", ".join(f"--{option}" for option in known) or "none"
                raise CommandError(
                    f"--{name} is an option of {' and '.join(owners)}; the options of {game} are: {takes}"
                )

    def components(self, game: str) -> "Components | None":
        """The components in the file that was named; None for those that come with Ostraka."""
        for name, path in self.given.items():
            load = terminal_game(game).option[name].load
            if load is not None:
                return load(path)
        return None

    def setup(self, game: str) -> dict[str, Any]:
        """What was chosen before the first move, by its name in the record."""
        option = terminal_game(game).option
        return {
            name: choose(value)
            for name, value in self.given.items()
            if (choose := option[name].setup) is not None
        }


def takes_game_options(function: F) -> F:
    """Give a command the options that games have for it, in its parameter `options`."""
    command = function.__name__.strip("_")
    offered: dict[str, GameOption] = {}
    for game in terminal_games().values():
        for option in game.options:
            if command in option.commands:
                offered.setdefault(option.name, option)
    kind = make_dataclass(
        "Options",
        [(name, _annotation(option), None) for name, option in offered.items()],
        bases=(GameOptions,),
        namespace={"__module__": __name__},
        frozen=True,
    )
    function.__annotations__["options"] = Annotated[kind, Parameter(name="*")]
    return function


def _annotation(option: GameOption) -> object:
    if option.kind is bool:
        return Annotated[bool, flag(option.help)]
    if option.kind is int:
        return Annotated[int | None, number(option.help)]
    kind = Path if option.kind is Path else str
    return Annotated[kind | None, Parameter(help=option.help)]
