"""What studies of balance know about a game beyond its rules and its bots."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, Protocol

from ostraka.core.game import Rows
from ostraka.core.registry import ask
from ostraka.lab.balance.criteria import Criterion
from ostraka.lab.reports.page import Page
from ostraka.lab.runner.columns import Columns
from ostraka.lab.runner.study import Part
from ostraka.table.engine import Numbers


class PlayedGame(NamedTuple):
    """One game of a study, to be replayed and examined."""

    start: Rows  # the state before the first move
    kit: Rows
    moves: Numbers  # all of them, chance moves included
    seed: int
    components: Any  # the game's own type
    setup: Any  # as above


class Evidence(NamedTuple):
    """All games of a study: by batch, and as one table."""

    components: Any  # the game's own type
    parts: Sequence[Part]
    columns: Part


class ComponentStudy(Protocol):
    """What all games together say about the components."""

    def criteria(self) -> list[Criterion]: ...

    def score_criteria(self, seats: int) -> list[Criterion]:
        """The criteria for points at this number of seats."""
        ...

    def worth(self) -> Columns:
        """What each component is worth, one per row."""
        ...

    def write(self, page: Page) -> None:
        """Add sections to a report."""
        ...


class _Nothing:
    """Default: no component study."""

    def __init__(self, evidence: Evidence) -> None:
        del evidence

    def criteria(self) -> list[Criterion]:
        return []

    def score_criteria(self, seats: int) -> list[Criterion]:
        del seats
        return []

    def worth(self) -> Columns:
        return Columns()

    def write(self, page: Page) -> None: ...


def _nothing(game: PlayedGame) -> Part:
    del game
    return {}


@dataclass(frozen=True)
class StudyGame:
    """The `GAME` of a game's `studies` module.

    Every field is optional. Without any, a study measures seats, the order of play, and ablations.
    """

    subject: str = ""  # of a report: "The balance of …"
    points_per_bar: int = 5  # in the histogram of points
    examine: Callable[[PlayedGame], Part] = _nothing  # adds columns to the row of a game
    batch_sums: frozenset[str] = frozenset()  # columns of which only the sum over a batch is stored
    study_components: Callable[[Evidence], ComponentStudy] = _Nothing


@cache
def study_game(name: str) -> StudyGame:
    return ask(name, "studies", StudyGame) or StudyGame(name.capitalize())
