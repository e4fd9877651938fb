"""The language of everything that players see: `t` gives a message in it.

Commands for programmers stay in English, and so does whatever is typed.
"""

import os
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from ostraka.cli.errors import CommandError
from ostraka.text.languages import LANGUAGE_CODES
from ostraka.text.numbers import sign_of
from ostraka.text.spaces import unbound

if TYPE_CHECKING:
    from ostraka.text.fluent import Words

VARIABLE: Final = "OSTRAKA_LANGUAGE"
_ENGLISH: Final = "en"
_CHAPTERS: Final = ("title", "main", "review", "rules", "terminal")
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as POSIX has it
_spoken = _ENGLISH


def speak(language: str | None = _ENGLISH) -> None:
    """Choose the language: the one that is named, or with None that of the environment."""
    global _spoken  # noqa: PLW0603 - one command runs at a time, and writes to one screen
    _spoken = _ENGLISH if language == _ENGLISH else _chosen(language)


def t(key: str, **args: float | str) -> str:
    """A message in the language of the player, with ordinary spaces: Rich breaks lines at all of them."""
    return unbound(_words(_spoken)(key, **args))


def knows(key: str) -> bool:
    """Whether there is such a message: games that are installed need not bring any."""
    return key in _words(_spoken)


def game_name(game: str) -> str:
    key = f"game-{game}"
    return t(key) if knows(key) else game.capitalize()


def bot_name(bot: str) -> str:
    """A bot in the language of the player; one without a message, by its English name."""
    key = f"bot-{bot}"
    return t(key) if knows(key) else bot


def key_of(family: str, game: str, name: str) -> str:
    """The key of a message of a game, `fact-senet-bonus`; or of one that games share, `fact-bonus`."""
    return _words(_spoken).key_of(family, game, name)


def source_name(game: str, source: str) -> str:
    """A source of points, as score sheets call it."""
    key = key_of("points", game, source)
    return t(key) if knows(key) else source


def change(points: int) -> str:
    """Points won or lost, as in: +3 points."""
    return t("gain-points", sign=sign_of(points), points=abs(points))


def decimal(number: float) -> str:
    """A number with one decimal place; English has a point before it, the other languages a comma."""
    return f"{number:.1f}" if _spoken == _ENGLISH else f"{number:.1f}".replace(".", ",")


def _chosen(language: str | None) -> str:
    named = language or os.environ.get(VARIABLE)
    if not named:
        return _of_locale()
    if named.lower() not in LANGUAGE_CODES:
        raise CommandError(f"unknown language {named!r}; choose from: {', '.join(LANGUAGE_CODES)}")
    return named.lower()


def _of_locale() -> str:
    locale = next(filter(None, map(os.environ.get, _LOCALE)), "")
    language = re.split(r"[_.@]", locale)[0].lower()
    return language if language in LANGUAGE_CODES else _ENGLISH


@cache
def _words(language: str) -> "Words":
    from ostraka.text.fluent import Words  # noqa: PLC0415 - commands in English do without

    return Words(language, *_CHAPTERS)
