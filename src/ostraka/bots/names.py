"""The one list of bots, without the compiler: command line, server and browser take their names from it.

To add a bot, write its class and add it here; its name on screen is the message `bot-<name>`.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class BotInfo:
    """A bot: the capitalised name is a class in a module of this package."""

    name: str
    module: str
    accuracy: float  # the least that a review expects of a player of this strength: docs/experiments.md
    is_quick: bool = True  # compiled along with the rules; others when they are first asked for
    searches: bool = False  # takes long for a decision
    is_offered: bool = True  # to people, as an opponent
    may_stand_in: bool = True  # for an absent person who has not chosen it


BOT_LIST: Final = (  # weakest first
    BotInfo("random", "random", 0.0, is_offered=False, may_stand_in=False),
    BotInfo("novice", "scribe", 0.15, may_stand_in=False),
    BotInfo("scribe", "scribe", 0.54),
    BotInfo("architect", "architect", 0.8, is_quick=False),
    BotInfo("pharaoh", "pharaoh", 0.94, is_quick=False, searches=True),
)
BOT_NAMES: Final = tuple(bot.name for bot in BOT_LIST)
OPPONENTS: Final = tuple(bot.name for bot in BOT_LIST if bot.is_offered)
QUICK: Final = tuple(bot.name for bot in BOT_LIST if bot.is_quick)
SEARCHING: Final = frozenset(bot.name for bot in BOT_LIST if bot.searches)
STAND_INS: Final = tuple(bot.name for bot in BOT_LIST if bot.may_stand_in)
