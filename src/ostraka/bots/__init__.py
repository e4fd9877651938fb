"""Bots: they see a view, weigh its legal moves, and choose one."""

from typing import Final

from ostraka.bots.ablations import BLIND, UNSEEN
from ostraka.bots.architect import Architect
from ostraka.bots.pharaoh import Pharaoh
from ostraka.bots.protocol import Bot, Budget, Weight
from ostraka.bots.random import Random
from ostraka.bots.scribe import Novice, Scribe
from ostraka.core.errors import OstrakaError
from ostraka.core.game import register
from ostraka.core.registry import GAMES
from ostraka.games.cheops.bots import features as cheops_features
from ostraka.games.cheops.bots import heuristic as cheops_thumb
from ostraka.games.pyramids.bots import features as pyramids_features
from ostraka.games.pyramids.bots import heuristic as pyramids_thumb

__all__ = ["BLIND", "BOTS", "UNSEEN", "Bot", "Budget", "Weight", "find_bot"]

register(GAMES["pyramids"].state, pyramids_thumb, pyramids_features)
register(GAMES["cheops"].state, cheops_thumb, cheops_features)

BOTS: Final[dict[str, type[Bot]]] = {
    "random": Random,
    "novice": Novice,
    "scribe": Scribe,
    "architect": Architect,
    "pharaoh": Pharaoh,
}


def find_bot(
    name: str, *, seed: int = 0, playouts: int | None = None, milliseconds: float | None = None
) -> Bot:
    """A bot by its name; with the same seed and no budget in milliseconds it makes the same choices."""
    kind = BOTS.get(name) or BLIND.get(name)
    if kind is None:
        raise OstrakaError(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    return kind(seed, Budget(playouts, milliseconds))
