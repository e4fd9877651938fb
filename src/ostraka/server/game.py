"""What the server knows of a game beyond its rules and its bots."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from ostraka.core.registry import ask


@dataclass(frozen=True)
class ServerGame:
    """The `GAME` of a game's `server`: all of it can be left out."""

    constants: Mapping[str, object] = field(
        default_factory=dict
    )  # of the rules, for the game's browser client


@cache
def server_game(name: str) -> ServerGame:
    """What the server knows of a game."""
    return ask(name, "server", ServerGame) or ServerGame()
