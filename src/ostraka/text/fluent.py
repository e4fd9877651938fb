"""Messages of a language, for the terminal and for print."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from ostraka.core.extras import require
from ostraka.core.packages import game_packages

require("terminal", "fluent.runtime")

from fluent.runtime import FluentBundle, FluentResource  # noqa: E402 - `require` names the extra to install

_TEXT: Final = files("ostraka").joinpath("text")
ENGLISH: Final = "en"
CHAPTERS: Final = tuple(sorted(path.name.removesuffix(".ftl") for path in _TEXT.joinpath(ENGLISH).iterdir()))
LANGUAGES: Final = tuple(
    sorted(folder.name for folder in _TEXT.iterdir() if folder.joinpath("main.ftl").is_file())
)


class Words:
    """The messages of some chapters in one language; of all chapters if none is named."""

    def __init__(self, language: str, *chapters: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for chapter in chapters or CHAPTERS:
            for path in _parts(language, chapter):
                self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **args: float | str) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        message, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(message)


def _parts(language: str, chapter: str) -> Iterator[Traversable]:
    """The files of a chapter: the shared one, and that of each game, in English if it lacks the language."""
    yield _TEXT.joinpath(language, f"{chapter}.ftl")
    for package in game_packages().values():
        folder = files(package).joinpath("text")
        paths = (folder.joinpath(name, f"{chapter}.ftl") for name in (language, ENGLISH))
        yield from [path for path in paths if path.is_file()][:1]
