"""Bots: each gets a view, weighs the legal moves, and chooses one."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ostraka.bots.bot import Bot, Budget, Weight
    from ostraka.bots.game import BotGame, bot_game
    from ostraka.bots.registry import BOTS, blind_bots, check_bot, find_bot

__all__ = ["BOTS", "Bot", "BotGame", "Budget", "Weight", "blind_bots", "bot_game", "check_bot", "find_bot"]

# Imported on first use, because bots load a compiler, and `ostraka.bots.names` is needed without it.
_MODULES: Final = {
    **dict.fromkeys(("Bot", "Budget", "Weight"), "bot"),
    **dict.fromkeys(("BotGame", "bot_game"), "game"),
    **dict.fromkeys(("BOTS", "blind_bots", "check_bot", "find_bot"), "registry"),
}

if not TYPE_CHECKING:  # otherwise a type checker would accept every name

    def __getattr__(name: str) -> object:
        if name not in _MODULES:
            raise AttributeError(f"module 'ostraka.bots' has no attribute {name!r}")
        globals()[name] = getattr(import_module(f"ostraka.bots.{_MODULES[name]}"), name)
        return globals()[name]
