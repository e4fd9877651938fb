"""The classes of bots by name, and ablated bots."""

from importlib import import_module
from typing import Final

from ostraka.bots.ablations import SUFFIX, Blind
from ostraka.bots.bot import Bot, Budget
from ostraka.bots.game import bot_game
from ostraka.bots.names import BOT_LIST
from ostraka.core.errors import OstrakaError
from ostraka.core.registry import GAMES

BOTS: Final[dict[str, type[Bot]]] = {
    bot.name: getattr(import_module(f"ostraka.bots.{bot.module}"), bot.name.capitalize()) for bot in BOT_LIST
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
        feature = name.removesuffix(SUFFIX)
        raise OstrakaError(f"{name} does not play {game}: {game} has no {feature} to ignore")


def blind_bots(game: str) -> list[str]:
    """The ablated bots of a game: each ignores one feature."""
    return [f"{feature}{SUFFIX}" for feature in bot_game(game).ablations]
