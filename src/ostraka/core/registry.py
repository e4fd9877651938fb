"""The registry of games: which are installed, and what each layer needs to know of one.

A game is a package with a module for each layer that knows it: `rules`, `bots`, `environment`, `terminal`,
`press`, `studies`, `lesson`. The `GAME` of such a module is a small record of the layer's own type. Modules
are imported when they are first asked for, so importing one game compiles nothing of another.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, TypeVar

from ostraka.core.errors import OstrakaError
from ostraka.core.game import AnyGame, Game
from ostraka.core.packages import check_game, game_packages

T = TypeVar("T")


def find_game(name: str) -> AnyGame:
    """The rules of a game."""
    game = ask(name, "rules", Game)
    if game is None:
        raise OstrakaError(f"the package {game_packages()[name]} has no rules")
    return game


@cache
def ask(game: str, layer: str, kind: type[T]) -> T | None:
    """What a game tells a layer: the `GAME` of its module of that name; None if it has no such module."""
    check_game(game)
    module = f"{game_packages()[game]}.{layer}"
    if find_spec(module) is None:
        return None
    found = getattr(import_module(module), "GAME", None)
    if not isinstance(found, kind):
        raise OstrakaError(f"{module}.GAME has to be a {kind.__name__}, not {found!r}")
    return found


class _Games(Mapping[str, AnyGame]):
    """All games by name; one is imported when it is looked up."""

    def __getitem__(self, name: str) -> AnyGame:
        if name not in game_packages():
            raise KeyError(name)
        return find_game(name)

    def __iter__(self) -> Iterator[str]:
        return iter(game_packages())

    def __len__(self) -> int:
        return len(game_packages())

    def __repr__(self) -> str:
        return f"<the games: {', '.join(self)}>"


GAMES: Final = _Games()
