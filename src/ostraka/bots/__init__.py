"""Bots: each gets a view, weighs the legal moves, and chooses one."""

from typing import Final

from ostraka.bots.ablations import SUFFIX, Blind
from ostraka.bots.architect import Architect
from ostraka.bots.bot import Bot, Budget, Weight
from ostraka.bots.game import BotGame, bot_game
from ostraka.bots.pharaoh import Pharaoh
from ostraka.bots.random import Random
from ostraka.bots.scribe import Novice, Scribe
from ostraka.core.errors import OstrakaError
from ostraka.core.registry import GAMES

__all__ = ["BOTS", "Bot", "BotGame", "Budget", "Weight", "blind_bots", "bot_game", "check_bot", "find_bot"]

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
    check_bot(name)
    budget = Budget(playouts, milliseconds)
    if name in BOTS:
        return BOTS[name](seed, budget)
    return Blind(name.removesuffix(SUFFIX), seed, budget)


def check_bot(name: str, game: str | None = None) -> None:
    """Refuse an unknown name, or a bot that does not play this game."""
    if name in BOTS:
        return
    if not any(name in blind_bots(other) for other in GAMES):
        raise OstrakaError(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    if game is not None and name not in blind_bots(game):
        raise OstrakaError(
            f"{name} does not play {game}: {game} has no {name.removesuffix(SUFFIX)} to ignore"
        )


def blind_bots(game: str) -> list[str]:
    """The ablated bots of a game: each ignores one feature."""
    return [f"{feature}{SUFFIX}" for feature in bot_game(game).ablations]
