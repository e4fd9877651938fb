"""Names of players: any visible text. Bots are named after their level."""

import re
from typing import Final

_JOINABLE: Final = "\u0600-\u0dff\u2190-\u2bff\ufe0f\U0001f000-\U0001faff"  # Arabic, Indic, emoji
_JOINER: Final = re.compile(f"(?<=[{_JOINABLE}])[\u200c\u200d](?=[{_JOINABLE}])")
_BOT: Final = re.compile(r"(.+) \(bot\)")


def can_be_seen(name: str) -> bool:
    """Whether a name has no control characters and none that hide text or change its direction.

    Zero-width joiners are allowed between letters or emoji that combine.
    """
    return _JOINER.sub("", name).isprintable()


def bot_name(level: str) -> str:
    """The name of a bot in records, as in "scribe (bot)": a saved game knows its bots by it."""
    return f"{level} (bot)"


def level_of(name: str) -> str | None:
    """The level of a bot by its name in a record; None for a person."""
    bot = _BOT.fullmatch(name)
    return bot[1] if bot else None
