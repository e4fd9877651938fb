"""A lesson is a scripted game that stops where the learner is to act.

A script has one move a line, as a record writes it, chance included. A line such as `@ capture` begins a step
of the lesson: it shows the table as it stands, with a text. The moves of seat 0 that follow are the learner's
task; if there are none, the step only explains. All other moves of seat 0 are made for the learner.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from ostraka.core.announcements import Announcement
from ostraka.core.component_files import lines
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components
from ostraka.lessons.game import lesson_game
from ostraka.table.table import Table

LEARNER: Final = 0  # the seat
_STEP: Final = "@ "


@dataclass(frozen=True)
class Step:
    """A point where the lesson stops."""

    key: str  # of its words
    table: Table  # as it stands
    turn: tuple[str, ...]  # the learner's task; empty if the step only explains
    announced: tuple[Announcement, ...]  # aloud when the task is done: about it, and what others do next


@dataclass(frozen=True)
class Lesson:
    game: str
    components: Components
    steps: tuple[Step, ...]


@cache
def lesson(name: str) -> Lesson:
    """The lesson of a game; treat its tables as read-only."""
    game = lesson_game(name)
    table = game.open_table()
    script = game.script.read_text("utf-8")
    return Lesson(name, table.components, tuple(_steps(table, script, f"{name}/{game.script.name}")))


def _steps(table: Table, script: str, name: str) -> list[Step]:
    steps: list[tuple[str, Table, list[str]]] = []
    turn: list[str] = []  # of the step that has just begun
    for number, line in lines(script):
        if line.startswith(_STEP):
            turn = []
            steps.append((line.removeprefix(_STEP), table.copy(), turn))
        elif line:
            try:
                move = table.play(line)
            except OstrakaError as error:
                raise OstrakaError(f"{name}, line {number}: {error}") from None
            if move.seat == LEARNER:
                turn.append(str(move))
            else:
                turn = []
    ends = [before for _, before, _ in steps[1:]] + [table]
    return [
        Step(key, before, tuple(moves), _announced(before, end) if moves else ())
        for (key, before, moves), end in zip(steps, ends, strict=True)
    ]


def _announced(before: Table, after: Table) -> tuple[Announcement, ...]:
    return tuple(after.announcements(before.ply))
