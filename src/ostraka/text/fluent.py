"""Messages of a language, for the terminal and for print."""

import re
from typing import Final

from ostraka.core.extras import require
from ostraka.text.chapters import chapter, chapter_names
from ostraka.text.numbers import MINUS

require("terminal", "fluent.runtime")

from fluent.runtime import FluentBundle, FluentResource  # noqa: E402 - `require` names the extra to install

_NEGATIVE: Final = re.compile(r"(?<!\w)-(?=\d)")  # a number as Fluent writes it


class Words:
    """The messages of some chapters in one language; of all chapters if none is named."""

    def __init__(self, language: str, *chapters: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in chapters or chapter_names():
            for text in chapter(language, name):
                self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def key_of(self, family: str, game: str, name: str) -> str:
        """The key of a message of a game, `fact-senet-bonus`; or of one that games share, `fact-bonus`."""
        key = f"{family}-{game}-{name}"
        return key if key in self else f"{family}-{name}"

    def __call__(self, key: str, **args: float | str) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        message, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        negative = any(not isinstance(value, str) and value < 0 for value in args.values())
        return _NEGATIVE.sub(MINUS, str(message)) if negative else str(message)
