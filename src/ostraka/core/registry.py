"""The registry of games: which ones are installed, and what each layer needs from them.

A game is a package with a module for each layer that it supports: `rules`, `bots`, `environment`, `terminal`,
`press`, `studies`, `lesson`, `server`. Each of them has a `GAME`, a small record of a type that the layer
defines; `text` has messages. Modules are imported on first use, so importing one game compiles nothing of
another.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from ostraka.core.errors import OstrakaError
from ostraka.core.game import RULES, AnyGame, Game
from ostraka.core.packages import ask, game_packages

__all__ = ["GAMES", "ask", "find_game"]


@cache
def find_game(name: str) -> AnyGame:
    """The rules of a game; an error if they are missing or break the contract."""
    game = ask(name, "rules", Game)
    package = game_packages()[name]
    if game is None:
        raise OstrakaError(f"the package {package} has no rules")
    faults = faults_of(game, name)
    if faults:
        raise OstrakaError(f"{package}.rules: {'; '.join(faults)}")
    return game


def faults_of(game: AnyGame, name: str) -> list[str]:
    """The clauses of the contract that a game breaks; every one names its remedy."""
    tagged = game.snapshot_type.__struct_config__
    checks = {
        f"Game.name must be {name!r} as in the registry, not {game.name!r}": game.name == name,
        "call RULES.register with the type of the state": RULES.knows(game.state),
        # clients tell the snapshots of all games apart by their tag
        f'declare the snapshot with tag_field="game", tag="{name}"': (
            (tagged.tag_field, tagged.tag) == ("game", name)
        ),
    }
    return [fault for fault, holds in checks.items() if not holds]


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
