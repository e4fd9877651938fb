"""The words of a language, for paper."""

from importlib.resources import files
from typing import Final

from ostraka.core.extras import require

require("terminal", "fluent.runtime")

from fluent.runtime import FluentBundle, FluentResource  # noqa: E402 - first it is said what is missing

_TEXT: Final = files("ostraka").joinpath("text")
_CHAPTERS: Final = ("main", "rules", "print")
LANGUAGES: Final = tuple(sorted(folder.name for folder in _TEXT.iterdir() if folder.is_dir()))


class Words:
    """What the messages of the chapters that are printed say in one language."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for chapter in _CHAPTERS:
            text = _TEXT.joinpath(language, f"{chapter}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __call__(self, key: str, **args: int | str) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(said)
