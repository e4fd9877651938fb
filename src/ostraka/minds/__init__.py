"""Bots: they see a view, weigh its legal moves, and choose one."""

from typing import Final

from ostraka.minds import cheops, pyramids
from ostraka.minds.protocol import Mind, Weight
from ostraka.minds.random import Random
from ostraka.minds.scribe import Scribe
from ostraka.rules import GAMES
from ostraka.rules.errors import OstrakaError
from ostraka.rules.game import register

__all__ = ["MINDS", "Mind", "Weight", "mind"]

register(GAMES["pyramids"].state, pyramids)
register(GAMES["cheops"].state, cheops)

MINDS: Final[dict[str, type[Mind]]] = {"random": Random, "scribe": Scribe}


def mind(name: str, *, seed: int = 0) -> Mind:
    """A bot by its name; the same seed gives the same choices."""
    if name not in MINDS:
        raise OstrakaError(f"there is no bot {name!r}; the bots are: {', '.join(MINDS)}")
    return MINDS[name](seed)
