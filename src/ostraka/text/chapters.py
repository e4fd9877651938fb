"""The files of messages: a chapter is a shared file and, under the same name, a file of every game."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from typing import Final

from ostraka.core.packages import game_packages
from ostraka.text.spaces import bound

ENGLISH: Final = "en"
_SHARED: Final = files("ostraka").joinpath("text")


def text_folders() -> dict[str, Traversable]:
    """The folder with the messages of each game, by the game's name; the shared one under the empty name."""
    packages = game_packages()
    return {"": _SHARED, **{game: files(packages[game]).joinpath("text") for game in packages}}


def chapter_names() -> tuple[str, ...]:
    """The names of all chapters, shared or of a game."""
    folders = [folder.joinpath(ENGLISH) for folder in text_folders().values()]
    paths = [path for folder in folders if folder.is_dir() for path in folder.iterdir()]
    return tuple(sorted({path.name.removesuffix(".ftl") for path in paths}))


def chapter(language: str, name: str) -> Iterator[str]:
    """The text of every file of a chapter, with non-breaking spaces; English if a game lacks the language."""
    for folder in text_folders().values():
        paths = {spoken: folder.joinpath(spoken, f"{name}.ftl") for spoken in (language, ENGLISH)}
        texts = (bound(spoken, path.read_text("utf-8")) for spoken, path in paths.items() if path.is_file())
        yield from islice(texts, 1)
