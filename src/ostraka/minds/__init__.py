"""Bots: they see a view, weigh its legal moves, and choose one."""

from typing import Final

from ostraka.minds.architect import Architect
from ostraka.minds.blind import BLIND, UNSEEN
from ostraka.minds.cheops import features as cheops_features
from ostraka.minds.cheops import thumb as cheops_thumb
from ostraka.minds.pharaoh import Pharaoh
from ostraka.minds.protocol import Budget, Mind, Weight
from ostraka.minds.pyramids import features as pyramids_features
from ostraka.minds.pyramids import thumb as pyramids_thumb
from ostraka.minds.random import Random
from ostraka.minds.scribe import Novice, Scribe
from ostraka.rules import GAMES
from ostraka.rules.errors import OstrakaError
from ostraka.rules.game import register

__all__ = ["BLIND", "MINDS", "UNSEEN", "Budget", "Mind", "Weight", "mind"]

register(GAMES["pyramids"].state, pyramids_thumb, pyramids_features)
register(GAMES["cheops"].state, cheops_thumb, cheops_features)

MINDS: Final[dict[str, type[Mind]]] = {
    "random": Random,
    "novice": Novice,
    "scribe": Scribe,
    "architect": Architect,
    "pharaoh": Pharaoh,
}


def mind(name: str, *, seed: int = 0, playouts: int | None = None, milliseconds: float | None = None) -> Mind:
    """A bot by its name; with the same seed and no budget in milliseconds it makes the same choices."""
    kind = MINDS.get(name) or BLIND.get(name)
    if kind is None:
        raise OstrakaError(f"there is no bot {name!r}; the bots are: {', '.join(MINDS)}")
    return kind(seed, Budget(playouts, milliseconds))
