"""Tournaments: the order of bots by strength, and how certain it is.

The bots meet in every combination that fills a table; if there are fewer bots than seats, they alternate.
All combinations play the same groups of games (see `match`), so all have the same chance.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import numpy.typing as npt

from ostraka.bots import Budget, check_bot
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components
from ostraka.core.registry import find_game
from ostraka.lab.runner.columns import Columns
from ostraka.lab.runner.study import Part, check_batch_size, concatenate
from ostraka.lab.statistics import Estimate, mean_and_error
from ostraka.lab.tournament.match import Match, Sitting, play_group
from ostraka.lab.tournament.ratings import Ratings, rate
from ostraka.table.chance import check_seed

MOST_GAMES: Final = 1_000_000_000
FIRST_LOOK: Final = 32  # groups; before that every verdict is open
SAME: Final = 10.0  # Elo: bots that are certainly closer than that are equally strong
_SECONDS: Final = "seconds"  # the only column that differs from run to run


@dataclass(frozen=True)
class Tournament:
    """Which bots play what, and how many games at most; the same tournament gives the same games."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    seed: int = 0
    budget: Budget = Budget()  # noqa: RUF009 - frozen
    components: Components | None = None
    games: int = 1000
    batch_size: int = 10  # groups
    until_sure: bool = True  # stop when the order of the bots is known

    extendable_by: ClassVar[frozenset[str]] = frozenset({"games", "until_sure"})

    def __post_init__(self) -> None:
        find_game(self.game)
        check_batch_size(self.batch_size)
        check_seed(self.seed)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise OstrakaError("a tournament is between two or more different bots")
        for bot in self.bots:
            check_bot(bot, self.game)
        if not 1 <= self.games <= MOST_GAMES:
            raise OstrakaError(f"a tournament has 1 to {MOST_GAMES} games, not {self.games}")
        self.match(0)

    @property
    def pairings(self) -> list[tuple[int, ...]]:
        """The bots at each table, as indices into `bots`."""
        return list(combinations(range(len(self.bots)), min(self.seats, len(self.bots))))

    def match(self, pairing: int) -> Match:
        bots = tuple(self.bots[bot] for bot in self.pairings[pairing])
        return Match(self.game, bots, self.seats, self.seed, self.budget, self.components)

    @property
    def rounds(self) -> int:
        """How many batches every pairing plays; the number of games is rounded up to that."""
        games_per_round = len(self.pairings) * min(self.seats, len(self.bots)) * self.batch_size
        return -(-self.games // games_per_round)

    @property
    def batches(self) -> int:
        return self.rounds * len(self.pairings)

    def play(self, batch: int) -> Part:
        round_number, pairing = divmod(batch, len(self.pairings))
        match, members = self.match(pairing), np.array(self.pairings[pairing])
        groups = range(round_number * self.batch_size, (round_number + 1) * self.batch_size)
        rows = [(group, sitting) for group in groups for sitting in play_group(match, group)]
        part = {
            field: np.array([getattr(sitting, field) for _, sitting in rows])
            for field in Sitting.__struct_fields__
        }
        part["bot"] = members[part["bot"]]
        part["group"] = np.array([group for group, _ in rows])
        part["pairing"] = np.full(len(rows), pairing)
        return part

    @property
    def looks(self) -> list[int]:
        """The numbers of rounds after which to test whether the order is known; each is twice the last."""
        first = -(-FIRST_LOOK // self.batch_size)
        return [first << doubled for doubled in range(64) if first << doubled < self.rounds]

    def enough(self, parts: Sequence[Part]) -> bool:
        rounds, rest = divmod(len(parts), len(self.pairings))
        return self.until_sure and not rest and rounds in self.looks and self.summed_up(parts).sure

    def summed_up(self, parts: Sequence[Part]) -> "Outcome":
        return Outcome(self, concatenate(parts))


class Standing(msgspec.Struct):
    """The result of a bot; an error is half the width of a 95% interval."""

    bot: str
    games: int  # seats that it played
    elo: float
    elo_error: float
    wins: float  # the share of games won
    wins_error: float
    fair: float  # the share of equally strong bots
    shared: int  # wins shared with another seat
    points: float
    points_error: float
    milliseconds: float  # per decision


class Step(msgspec.Struct):
    """The distance from a bot to the next weaker one, with an interval simultaneous for all steps."""

    stronger: str
    weaker: str
    elo: float
    elo_error: float
    verdict: str  # stronger, the same, or open


@dataclass(frozen=True)
class Outcome:
    """The outcome of a tournament."""

    tournament: Tournament
    sittings: Part

    @cached_property
    def ratings(self) -> Ratings:
        _, first, place = np.unique(self._game, return_index=True, return_inverse=True)
        sat, won = np.zeros((2, len(first), len(self.tournament.bots)))
        np.add.at(sat, (place, self.sittings["bot"]), 1)
        np.add.at(won, (place, self.sittings["bot"]), self.sittings["won"])
        return rate(sat, won, self.sittings["group"][first], self.sittings["pairing"][first])

    @property
    def _game(self) -> npt.NDArray[np.int64]:
        """The game of each sitting, as a number."""
        games: npt.NDArray[np.int64] = (
            self.sittings["group"] * len(self.tournament.pairings) + self.sittings["pairing"]
        ) * self.tournament.seats + self.sittings["rotation"]
        return games

    @property
    def games(self) -> Columns:
        """Every seat of every game."""
        names = np.array(self.tournament.bots, np.object_)
        columns = ("group", "pairing", "rotation", "seat", "bot", "points", "won", "decisions")
        return Columns(
            {name: names[self.sittings[name]] if name == "bot" else self.sittings[name] for name in columns}
        )

    @property
    def played(self) -> int:
        return len(self.sittings["seat"]) // self.tournament.seats

    @cached_property
    def order(self) -> list[int]:
        """The bots as indices, the strongest first."""
        return [int(bot) for bot in np.argsort(-self.ratings.elo, kind="stable")]

    @property
    def standings(self) -> list[Standing]:
        return [self._standing(bot) for bot in self.order]

    @property
    def table(self) -> Columns:
        return Columns.of(self.standings, Standing)

    def _standing(self, bot: int) -> Standing:
        sittings = {name: column[self.sittings["bot"] == bot] for name, column in self.sittings.items()}
        wins, points = _by_group(sittings, "won"), _by_group(sittings, "points")
        seconds = float(sittings[_SECONDS].sum() / sittings["decisions"].sum())
        return Standing(
            self.tournament.bots[bot],
            len(sittings["seat"]),
            *self.ratings.of(bot),
            *wins,
            1 / self.tournament.seats,
            int(((sittings["won"] > 0) & (sittings["won"] < 1)).sum()),
            *points,
            1000 * seconds,
        )

    @property
    def steps(self) -> list[Step]:
        """From each bot to the next, Bonferroni-corrected for all pairs and for repeated looks.

        Any two bots may turn out to be neighbours in the order, so every pair is a question.
        """
        bots = self.tournament.bots
        questions = (len(self.tournament.looks) + 1) * math.comb(len(bots), 2)
        is_early = len(np.unique(self.sittings["group"])) < FIRST_LOOK
        steps = []
        for stronger, weaker in pairwise(self.order):
            ahead = self.ratings.between(stronger, weaker, questions)
            verdict = "open" if is_early else _verdict(ahead)
            steps.append(Step(bots[stronger], bots[weaker], *ahead, verdict))
        return steps

    @property
    def sure(self) -> bool:
        """Whether the order of all bots is known."""
        return all(step.verdict != "open" for step in self.steps)

    def against(self) -> Columns:
        """The share of wins of each bot against each other bot."""
        bots, game = self.tournament.bots, self._game
        rows: dict[str, list[Any]] = {"bot": [], "other": [], "games": [], "wins": [], "wins_error": []}
        for one in self.order:
            met = np.isin(game, game[self.sittings["bot"] == one])
            for other in self.order:
                both = met & np.isin(game, game[self.sittings["bot"] == other])
                mine = both & (self.sittings["bot"] == one)
                if one == other or not mine.any():
                    continue
                wins = _by_group({name: column[mine] for name, column in self.sittings.items()}, "won")
                for name, value in zip(rows, (bots[one], bots[other], int(mine.sum()), *wins), strict=True):
                    rows[name].append(value)
        return Columns(
            {
                name: np.array(column, np.object_ if name in ("bot", "other") else None)
                for name, column in rows.items()
            }
        )

    def _repr_html_(self) -> str:
        return self.table.to_html()


def _by_group(sittings: Part, column: str) -> Estimate:
    """A mean over groups, which are independent of each other."""
    _, place = np.unique(sittings["group"], return_inverse=True)
    sums, counts = np.bincount(place, sittings[column]), np.bincount(place)
    return mean_and_error(sums / counts)


def _verdict(ahead: Estimate) -> str:
    if ahead.low > 0:
        return "stronger"
    return "the same" if max(ahead.high, -ahead.low) < SAME else "open"
