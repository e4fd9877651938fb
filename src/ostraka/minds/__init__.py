"""Bots: they see a view, weigh its legal moves, and choose one."""

from typing import Final

from ostraka.minds.mind import Mind, Weight
from ostraka.minds.random import Random
from ostraka.rules.errors import OstrakaError

__all__ = ["MINDS", "Mind", "Weight", "mind"]

MINDS: Final[dict[str, type[Mind]]] = {"random": Random}


def mind(name: str, *, seed: int = 0) -> Mind:
    """A bot by its name; the same seed gives the same choices."""
    if name not in MINDS:
        raise OstrakaError(f"there is no bot {name!r}; the bots are: {', '.join(MINDS)}")
    return MINDS[name](seed)
