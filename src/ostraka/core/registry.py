"""The registry of games: which ones are installed, and what each layer needs from them.

A game is a package with a module for each layer that it supports: `rules`, `bots`, `environment`, `terminal`,
`press`, `studies`, `lesson`, `server`. Each of these modules has a `GAME`, a small record of a type that the
layer defines; `text` has messages. Modules are imported on first use, so importing one game compiles nothing
of another.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from ostraka.core.errors import OstrakaError
from ostraka.core.game import AnyGame, Game
from ostraka.core.packages import ask, game_packages

__all__ = ["GAMES", "ask", "find_game"]


def find_game(name: str) -> AnyGame:
    """The rules of a game."""
    game = ask(name, "rules", Game)
    if game is None:
        raise OstrakaError(f"the package {game_packages()[name]} has no rules")
    return game


class _Games(Mapping[str, AnyGame]):
    """All games by name; a game is imported on lookup."""

    def __getitem__(self, name: str) -> AnyGame:
        if name not in game_packages():
            raise KeyError(name)
        return find_game(name)

    def __iter__(self) -> Iterator[str]:
        return iter(game_packages())

    def __len__(self) -> int:
        return len(game_packages())

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"


GAMES: Final = _Games()
