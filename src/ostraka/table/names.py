"""Names of players: any visible text. A bot has its name and "(bot)"."""

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


def recorded_name(bot: str) -> str:
    """The name of a bot in records, as in "scribe (bot)": a saved game knows its bots by it."""
    return f"{bot} (bot)"


def recorded_bot(name: str) -> str | None:
    """The bot of a name in a record; None for a person."""
    match = _BOT.fullmatch(name)
    return match[1] if match else None
