"""Balance: whether the seats and the components of a game are worth the same to a good player.

The good player is `architect`, at every seat; its games take a millisecond or two, so there can be enough
of them. Each game is replayed with the same draws and one seat that ignores a feature (`bots.ablations`): the
loss of that seat is the worth of the feature.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final

import msgspec
import numpy as np

from ostraka.bots.game import bot_game
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components
from ostraka.core.registry import find_game
from ostraka.lab.balance.criteria import Criterion, below, chance_alone
from ostraka.lab.balance.games import Start
from ostraka.lab.game import ComponentStudy, Evidence, PlayedGame, study_game
from ostraka.lab.runner.columns import Columns
from ostraka.lab.runner.study import Part, check_batch_size, concatenate
from ostraka.lab.statistics import Estimate, mean_and_error, share
from ostraka.table.chance import check_seed
from ostraka.table.new import arranged_by, check_components
from ostraka.table.randomness import SEEDS, pick
from ostraka.table.setup_checks import check_seats
from ostraka.table.table import Table

MOST_GAMES: Final = 1_000_000_000


@dataclass(frozen=True)
class Balance:
    """Which components to study; the same study gives the same games."""

    game: str
    components: Components | None = None  # the standard ones by default
    seats: tuple[int, ...] = ()  # every number that the game allows by default
    seed: int = 0
    games: int = 3000
    batch_size: int = 25  # games; all have the same number of seats
    ablation: bool = True  # whether games are replayed with a seat that ignores a feature

    extendable_by: ClassVar[frozenset[str]] = frozenset({"games"})

    def __post_init__(self) -> None:
        rules = find_game(self.game)
        check_batch_size(self.batch_size)
        check_seed(self.seed)
        for seats in self.seats:
            check_seats(rules, seats)
        if not 1 <= self.games <= MOST_GAMES:
            raise OstrakaError(f"a study of balance has 1 to {MOST_GAMES} games, not {self.games}")
        check_components(self.game, self.seat_counts[0], self.components)

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats that are played, in turn."""
        rules = find_game(self.game)
        return self.seats or tuple(range(rules.fewest, rules.most + 1))

    @property
    def components_in_play(self) -> Any:  # noqa: ANN401 - the components of the game
        return find_game(self.game).standard() if self.components is None else self.components

    @property
    def ablations(self) -> tuple[str, ...]:
        """The features to ignore, one at a time."""
        return tuple(bot_game(self.game).ablations) if self.ablation else ()

    @property
    def batches(self) -> int:
        """The same number at every number of seats; the number of games is rounded up to that."""
        return len(self.seat_counts) * -(-self.games // (len(self.seat_counts) * self.batch_size))

    def play(self, batch: int) -> Part:
        seats = self.seat_counts[batch % len(self.seat_counts)]
        first = batch * self.batch_size
        part = concatenate([self._play_game(first + number, seats) for number in range(self.batch_size)])
        sums = study_game(self.game).batch_sums
        return {
            name: column.sum(axis=0, keepdims=True) if name in sums else column
            for name, column in part.items()
        }

    def enough(self, parts: Sequence[Part]) -> bool:
        del parts  # there are many questions, and more games make every answer more exact
        return False

    def summed_up(self, parts: Sequence[Part]) -> "Balanced":
        return Balanced(self, list(parts))

    def _play_game(self, number: int, seats: int) -> Part:
        seed = pick(self.seed, number, SEEDS)
        components = self.components_in_play
        setup = arranged_by(
            find_game(self.game), seats, components, lambda draw, outcomes: pick(seed, draw, outcomes)
        )
        table = Table(self.game, seats, components=self.components, setup=setup)
        start = Start(self.game, table.rows.copy(), table.kit, seats, seed)
        result = start.play({})
        part = {
            "seats": np.array([seats]),
            "first": np.array([result.first_seat]),
            "decisions": np.array([result.decisions]),
            "points": result.points[None],
            "won": result.won[None],
            "sources": result.sources[None],
        }
        seat = number % seats
        losses = [start.play({seat: feature}).gain_over(result, seat) for feature in self.ablations]
        part["ablated_points"] = np.array([[points for points, _ in losses]])
        part["ablated_won"] = np.array([[won for _, won in losses]])
        played = PlayedGame(start.rows, start.kit, result.moves, seed, components, setup)
        return part | study_game(self.game).examine(played)


class SeatShare(msgspec.Struct):
    """How often a seat wins, with simultaneous intervals."""

    seats: int
    seat: int
    games: int
    wins: float
    wins_error: float
    points: float
    points_error: float


class AblationLoss(msgspec.Struct):
    """The loss of a seat that ignores a feature, in points and in wins, with the same draws."""

    feature: str
    games: int
    points: float
    points_error: float
    wins: float
    wins_error: float


@dataclass(frozen=True)
class Balanced:
    """The outcome of a study of balance."""

    study: Balance
    parts: list[Part]

    @cached_property
    def columns(self) -> Part:
        """All games, one per row."""
        return concatenate(self.parts)

    @property
    def evidence(self) -> Evidence:
        return Evidence(self.study.components_in_play, self.parts, self.columns)

    @cached_property
    def components(self) -> ComponentStudy:
        """What the games say about cards, sheets or whatever the game is played with."""
        return study_game(self.study.game).study_components(self.evidence)

    @property
    def played(self) -> int:
        return len(self.columns["seats"])

    @property
    def seat_counts(self) -> list[int]:
        return [int(seats) for seats in np.unique(self.columns["seats"])]

    @property
    def seats(self) -> list[SeatShare]:
        questions = sum(self.seat_counts)
        rows = []
        for seats in self.seat_counts:
            with_seats = self.columns["seats"] == seats
            games = int(with_seats.sum())
            for seat in range(seats):
                won = float(self.columns["won"][with_seats, seat].sum())
                points = mean_and_error(self.columns["points"][with_seats, seat])
                rows.append(SeatShare(seats, seat, games, *share(won, games, questions), *points))
        return rows

    @property
    def order_of_play(self) -> list[tuple[str, Estimate]]:
        """The wins of each place in the order of play beyond the fair share, with simultaneous intervals.

        Empty if the seats decide at the same time.
        """
        if find_game(self.study.game).simultaneous:
            return []
        extra_wins = self.columns["won"] - (1 / self.columns["seats"])[:, None]
        wins = {}
        for seats in self.seat_counts:
            with_seats = self.columns["seats"] == seats
            games = np.arange(int(with_seats.sum()))
            for place in range(seats):
                seat = (self.columns["first"][with_seats] + place) % seats
                wins[f"place {place + 1} of {seats}"] = extra_wins[with_seats][games, seat]
        return [(name, mean_and_error(column, len(wins))) for name, column in wins.items()]

    @property
    def ablation_losses(self) -> list[AblationLoss]:
        return [
            AblationLoss(
                feature,
                self.played,
                *mean_and_error(self.columns["ablated_points"][:, index]),
                *mean_and_error(self.columns["ablated_won"][:, index]),
            )
            for index, feature in enumerate(self.study.ablations)
        ]

    @property
    def sources(self) -> Columns:
        """Mean points of a seat by source, for each number of seats."""
        names = find_game(self.study.game).sources
        games, counts = self.columns, self.seat_counts
        means = [games["sources"][games["seats"] == seats, :seats].mean(axis=(0, 1)) for seats in counts]
        columns = {"seats": np.array(counts)}
        columns |= {name: np.array([mean[place] for mean in means]) for place, name in enumerate(names)}
        return Columns(columns)

    @cached_property
    def criteria(self) -> list[Criterion]:
        """The criteria of a balanced game, and whether they hold."""
        criteria = self.components.criteria()
        if self.order_of_play:
            criteria.append(chance_alone("no place in the order of play wins more", self.order_of_play, 0.0))
        for seats in self.seat_counts:
            criteria += self._seat_criteria(seats)
        for row in self.ablation_losses:
            wins = Estimate(row.wins, row.wins_error)
            criteria.append(below(f"ignoring the {row.feature} loses", "share of wins", wins))
        return criteria

    def _seat_criteria(self, seats: int) -> list[Criterion]:
        shares = [
            (f"seat {row.seat}", Estimate(row.wins, row.wins_error))
            for row in self.seats
            if row.seats == seats
        ]
        even = chance_alone(f"no seat of {seats} wins more than others", shares, 1 / seats)
        return [even, *self.components.score_criteria(seats)]

    @property
    def table(self) -> Columns:
        """The criteria."""
        return Columns.of(self.criteria, Criterion)

    @property
    def worth(self) -> Columns:
        """What each component is worth, one per row."""
        return self.components.worth()

    def _repr_html_(self) -> str:
        return self.table.to_html()
