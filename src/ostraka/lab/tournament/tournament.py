"""Any bots against each other: who is stronger, by how much, and how sure that is.

As many bots as there are seats meet at a table, in every combination; a few bots at many seats sit in
turns. All combinations play the same groups of games (`match` says what a group is), so all have the
same chance.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from ostraka.bots import Budget, check_bot
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components
from ostraka.core.registry import find_game
from ostraka.lab.runner.columns import Columns
from ostraka.lab.runner.study import Part, check_size, together
from ostraka.lab.statistics import Estimate, mean_and_error
from ostraka.lab.tournament.match import Match, Sitting, play_group
from ostraka.lab.tournament.ratings import Ratings, rate
from ostraka.table.chance import check_seed

MOST_GAMES: Final = 1_000_000_000
FIRST_LOOK: Final = 32  # groups, before which no question is taken as answered
SAME: Final = 10.0  # Elo: bots that are surely nearer than that are equally strong
_SECONDS: Final = "seconds"  # the one column that differs from run to run


@dataclass(frozen=True)
class Tournament:
    """Who plays what, and how many games at most; the same tournament gives the same games."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    seed: int = 0
    budget: Budget = Budget()  # noqa: RUF009 - frozen
    components: Components | None = None
    games: int = 1000
    share: int = 10  # groups in a batch
    until_sure: bool = True  # stop when the order of the bots is known

    def __post_init__(self) -> None:
        find_game(self.game)
        check_size(self.share)
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
        """Who meets whom, as places in `bots`."""
        return list(combinations(range(len(self.bots)), min(self.seats, len(self.bots))))

    def match(self, pairing: int) -> Match:
        bots = tuple(self.bots[bot] for bot in self.pairings[pairing])
        return Match(self.game, bots, self.seats, self.seed, self.budget, self.components)

    @property
    def rounds(self) -> int:
        """How often every pairing plays a batch; the games asked for are rounded up to that."""
        a_round = len(self.pairings) * min(self.seats, len(self.bots)) * self.share
        return -(-self.games // a_round)

    @property
    def batches(self) -> int:
        return self.rounds * len(self.pairings)

    def play(self, batch: int) -> Part:
        turn, pairing = divmod(batch, len(self.pairings))
        match, members = self.match(pairing), np.array(self.pairings[pairing])
        groups = range(turn * self.share, (turn + 1) * self.share)
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
        """After how many rounds to ask whether the question is answered: each time twice as many."""
        first = -(-FIRST_LOOK // self.share)
        return [first << doubled for doubled in range(64) if first << doubled < self.rounds]

    def enough(self, parts: Sequence[Part]) -> bool:
        turn, rest = divmod(len(parts), len(self.pairings))
        return self.until_sure and not rest and turn in self.looks and self.summed_up(parts).sure

    def summed_up(self, parts: Sequence[Part]) -> "Outcome":
        return Outcome(self, together(parts))


class Standing(msgspec.Struct):
    """How a bot did, with 95% intervals as half their widths."""

    bot: str
    games: int  # seats at which it sat
    elo: float
    elo_error: float
    wins: float  # the share of games won
    wins_error: float
    fair: float  # the share that its seats alone would bring
    shared: int  # wins that were shared
    points: float
    points_error: float
    milliseconds: float  # a decision


class Step(msgspec.Struct):
    """From a bot to the next weaker one: how far it is, at a level at which all steps hold together."""

    stronger: str
    weaker: str
    elo: float
    elo_error: float
    verdict: str  # stronger, the same, or open


@dataclass(frozen=True)
class Outcome:
    """What a tournament came to."""

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
        """A number for the game that each sitting belongs to."""
        games: npt.NDArray[np.int64] = (
            self.sittings["group"] * len(self.tournament.pairings) + self.sittings["pairing"]
        ) * self.tournament.seats + self.sittings["rotation"]
        return games

    @property
    def games(self) -> Columns:
        """Every seat of every game."""
        names = np.array(self.tournament.bots, np.object_)
        kept = ("group", "pairing", "rotation", "seat", "bot", "points", "won", "decisions")
        return Columns(
            {name: names[self.sittings[name]] if name == "bot" else self.sittings[name] for name in kept}
        )

    @property
    def played(self) -> int:
        return len(self.sittings["seat"]) // self.tournament.seats

    @cached_property
    def order(self) -> list[int]:
        """The bots as places, the strongest first."""
        return [int(bot) for bot in np.argsort(-self.ratings.elo, kind="stable")]

    @property
    def standings(self) -> list[Standing]:
        return [self._standing(bot) for bot in self.order]

    @property
    def table(self) -> Columns:
        return Columns.of(self.standings, Standing)

    def _standing(self, bot: int) -> Standing:
        own = {name: column[self.sittings["bot"] == bot] for name, column in self.sittings.items()}
        wins, points = _by_group(own, "won"), _by_group(own, "points")
        return Standing(
            self.tournament.bots[bot],
            len(own["seat"]),
            *self.ratings.of(bot),
            *wins,
            1 / self.tournament.seats,
            int(((own["won"] > 0) & (own["won"] < 1)).sum()),
            *points,
            1000 * float(own[_SECONDS].sum() / own["decisions"].sum()),
        )

    @property
    def steps(self) -> list[Step]:
        """From each bot to the next, at a level at which all hold together, however often one has looked.

        Any two bots may come to stand next to each other, so that every pair of them is a question.
        """
        bots = self.tournament.bots
        questions = (len(self.tournament.looks) + 1) * math.comb(len(bots), 2)
        told = len(np.unique(self.sittings["group"])) >= FIRST_LOOK
        found = []
        for stronger, weaker in pairwise(self.order):
            ahead = self.ratings.between(stronger, weaker, questions)
            verdict = _verdict(ahead) if told else "open"
            found.append(Step(bots[stronger], bots[weaker], *ahead, verdict))
        return found

    @property
    def sure(self) -> bool:
        """Whether the order of all bots is known."""
        return all(step.verdict != "open" for step in self.steps)

    def against(self) -> Columns:
        """The share of wins of each bot in the games with each other one."""
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
    """A mean over groups of games, whose chance was the same."""
    _, place = np.unique(sittings["group"], return_inverse=True)
    sums, counts = np.bincount(place, sittings[column]), np.bincount(place)
    return mean_and_error(sums / counts)


def _verdict(ahead: Estimate) -> str:
    if ahead.low > 0:
        return "stronger"
    return "the same" if max(ahead.high, -ahead.low) < SAME else "open"
