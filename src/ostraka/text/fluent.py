"""The words of a language, for paper."""

from typing import Final

from ostraka.core.extras import require

require("terminal", "fluent.runtime")

from fluent.runtime import FluentBundle, FluentResource  # noqa: E402 - first it is said what is missing

from ostraka.text.chapters import LANGUAGES, chapter  # noqa: E402 - as above

__all__ = ["LANGUAGES", "Words"]

_CHAPTERS: Final = ("title", "main", "rules", "print")


class Words:
    """What the messages of the chapters that are printed say in one language."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in _CHAPTERS:
            for text in chapter(language, name):
                self._bundle.add_resource(FluentResource(text))

    def __call__(self, key: str, **args: int | str) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(said)
