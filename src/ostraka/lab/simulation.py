"""Simulation: games between bots that keep their seats.

Game *g* of a simulation has the seed `chance_seed(seed, g)`, and the bot on its seat *s* the seed
`bot_seed(seed, g, s)` (`ostraka.table.randomness`). So the games don't depend on the size of batches.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

import numpy as np

from ostraka.bots import check_bot, find_bot
from ostraka.bots.playing import play_out
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components
from ostraka.lab.runner.run import Here, Where, play_parts
from ostraka.lab.runner.study import Part, check_batch_size
from ostraka.table.chance import check_seed
from ostraka.table.new import check_components, new
from ostraka.table.randomness import bot_seed, chance_seed
from ostraka.table.table import Table

MOST_GAMES: Final = 1_000_000_000
RECORD: Final = "record"  # the column of records, each as a line of JSON


@dataclass(frozen=True)
class SeatTotals:
    """Sums over games, by seat."""

    games: int
    points: tuple[int, ...]
    wins: tuple[int, ...]  # a shared win counts for every winner


@dataclass(frozen=True)
class Simulation:
    """A number of games between bots; the same simulation gives the same games."""

    game: str
    bots: tuple[str, ...]  # one for each seat
    seed: int = 0
    components: Components | None = None
    chosen: Mapping[str, Any] = field(default_factory=dict)  # what is settled before the first move
    games: int = 1000
    batch_size: int = 1
    with_records: bool = False

    extendable_by: ClassVar[frozenset[str]] = frozenset()  # the last batch may be smaller than the others

    def __post_init__(self) -> None:
        check_seed(self.seed)
        check_batch_size(self.batch_size)
        for bot in self.bots:
            check_bot(bot, self.game)
        if not 1 <= self.games <= MOST_GAMES:
            raise OstrakaError(f"a simulation has 1 to {MOST_GAMES} games, not {self.games}")
        check_components(self.game, len(self.bots), self.components, self.chosen)

    @property
    def batches(self) -> int:
        return -(-self.games // self.batch_size)

    def play(self, batch: int) -> Part:
        first = batch * self.batch_size
        numbers = range(first, min(first + self.batch_size, self.games))
        tables = [self.play_game(number) for number in numbers]
        seats = range(len(self.bots))
        part: Part = {
            "points": np.array([table.scores for table in tables]),
            "wins": np.array([[seat in table.winners for seat in seats] for table in tables]),
        }
        if self.with_records:
            part[RECORD] = np.array([table.record().encode() for table in tables])
        return part

    def play_game(self, number: int) -> Table:
        """The finished table of one game."""
        table = new(
            self.game,
            len(self.bots),
            seed=chance_seed(self.seed, number),
            names=self.bots,
            components=self.components,
            **self.chosen,
        )
        bots = [find_bot(name, seed=bot_seed(self.seed, number, seat)) for seat, name in enumerate(self.bots)]
        return play_out(table, bots)

    def enough(self, parts: Sequence[Part]) -> bool:
        del parts  # all games are wanted
        return False

    def summed_up(self, parts: Sequence[Part]) -> SeatTotals:
        return _totals(parts, len(self.bots))


def simulate(
    simulation: Simulation,
    where: Where = Here(1),  # noqa: B008 - frozen
    *,
    on_batch: Callable[[Part], object] = lambda _part: None,
) -> SeatTotals:
    """Play a simulation and pass each batch on, in order; only the totals stay in memory.

    The column `RECORD` of a batch has its records, if the simulation is `with_records`.
    """

    def passed_on(parts: Iterable[Part]) -> Iterator[Part]:
        for part in parts:
            on_batch(part)
            yield part

    with closing(play_parts(simulation, where)) as parts:
        return _totals(passed_on(parts), len(simulation.bots))


def _totals(parts: Iterable[Part], seats: int) -> SeatTotals:
    games, points, wins = 0, np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    for part in parts:
        games += len(part["points"])
        points += part["points"].sum(axis=0)
        wins += part["wins"].sum(axis=0)
    return SeatTotals(games, tuple(points.tolist()), tuple(wins.tolist()))
