"""What lessons need to know of a game."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from ostraka.core.errors import OstrakaError
from ostraka.core.registry import ask
from ostraka.table.table import Table


@dataclass(frozen=True)
class LessonGame:
    """The `GAME` of a game's `lesson`."""

    open_table: Callable[[], Table]  # before the first move, without a source of chance
    script: Traversable  # every move, and the steps of the lesson


def has_lesson(name: str) -> bool:
    return ask(name, "lesson", LessonGame) is not None


def lesson_game(name: str) -> LessonGame:
    """The lesson of a game as its folder has it."""
    game: LessonGame | None = ask(name, "lesson", LessonGame)
    if game is None:
        raise OstrakaError(f"{name} has no lesson")
    return game
