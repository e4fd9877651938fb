"""Names, lists and figures as the terminal writes them."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from ostraka.cli.language import bot_name, knows, t
from ostraka.table.names import recorded_bot
from ostraka.text.numbers import written

NAME_WIDTH: Final = 12


def short_name(name: str) -> Text:
    text = Text(name)
    text.truncate(NAME_WIDTH, overflow="ellipsis")
    return text


def with_points(names: Sequence[str], points: Mapping[str, int], seat: int, *, you: bool = False) -> Text:
    """A seat with its name and the sum of its points."""
    total = t("review-lost-points", points=sum(points.values()))
    return Text(f"{seat} {short_name(names[seat])}: {total}", "bold underline" if you else "bold")


def player_names(names: Sequence[str]) -> list[str]:
    """The players of a record by name: people by their own, bots in the player's language."""
    return [_player_name(name) for name in names]


def _player_name(name: str) -> str:
    bot = recorded_bot(name)
    return name if bot is None or not knows(f"bot-{bot}") else bot_name(bot)


def distinct_names(names: Sequence[str]) -> list[str]:
    """The players by name, with the seat before names that occur more than once."""
    names = player_names(names)
    return [f"{seat} {name}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def listed(words: Sequence[str]) -> str:
    """Words as a sentence lists them: one, two and three."""
    return t("review-and").join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def either(words: Sequence[str]) -> str:
    """Words of which one is to be chosen: one, two or three."""
    return t("terminal-or").join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def interval(value: float, error: float, form: str = ".1f") -> str:
    """A figure and half the width of its interval; a question mark where too little is known."""
    return f"{written(f'{value:{form}}')} ± {_plain(error, form)}"


def percent(value: float, error: float) -> str:
    """A share with its interval."""
    return f"{100 * value:.1f}% ± {_plain(100 * error, '.1f')}"


def _plain(error: float, form: str) -> str:
    return f"{error:{form.lstrip('+')}}" if math.isfinite(error) else "?"
