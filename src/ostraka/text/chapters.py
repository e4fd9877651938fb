"""The files of messages: a chapter is a shared file and, under the same name, a file of every game."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from ostraka.core.packages import game_packages

SHARED: Final = files("ostraka").joinpath("text")
LANGUAGES: Final = tuple(sorted(folder.name for folder in SHARED.iterdir() if folder.is_dir()))


def text_folders() -> dict[str, Traversable]:
    """The folder with the messages of each game, by the game's name; the shared one under the empty name."""
    return {
        "": SHARED,
        **{game: files(package).joinpath("text") for game, package in game_packages().items()},
    }


def chapter(language: str, name: str) -> Iterator[str]:
    """The text of every file of a chapter; a game may have none."""
    for folder in text_folders().values():
        file = folder.joinpath(language, f"{name}.ftl")
        if file.is_file():
            yield file.read_text("utf-8")
