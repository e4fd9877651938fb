"""Bots against each other: seats rotated, the same chance for all, and how sure the outcome is.

Games come in groups. In a group every game has the same chance, and the bots move one seat on from
game to game, so that each has had every seat; what is uncertain is the mean of the groups.
"""

import math
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Final

import msgspec

from ostraka.minds import Budget, mind
from ostraka.rules import find_game
from ostraka.rules.errors import OstrakaError
from ostraka.table.opening import new
from ostraka.table.randomness import pick
from ostraka.table.table import check_seats

CONFIDENCE: Final = 1.96  # standard errors on either side of a mean: 95%
_ELO: Final = 400 / math.log(10)
_SEEDS: Final = 1 << 62
_CERTAIN: Final = 0.0005  # a share of wins nearer than this to 0 or 1 has no Elo


@dataclass(frozen=True)
class Match:
    """Who plays what; the same match gives the same games, unless the budget is in milliseconds."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    seed: int = 0
    budget: Budget = Budget()  # noqa: RUF009 - frozen

    def __post_init__(self) -> None:
        check_seats(find_game(self.game), self.seats)
        if not 2 <= len(self.bots) <= self.seats:
            raise OstrakaError(f"a match at {self.seats} seats is between 2 to {self.seats} bots")
        if len(set(self.bots)) < len(self.bots):
            raise OstrakaError("a match is between different bots")
        for bot in self.bots:
            mind(bot)

    def seating(self, rotation: int) -> list[int]:
        """Which bot, as a place in `bots`, sits on each seat."""
        return [(seat + rotation) % len(self.bots) for seat in range(self.seats)]


class Tally(msgspec.Struct):
    """What a bot has to show for one group of games."""

    wins: float = 0.0  # a shared win counts as its share
    chances: float = 0.0  # of the wins that there were, what its seats alone would bring
    points: int = 0
    sittings: int = 0
    seconds: float = 0.0
    decisions: int = 0
    shared: int = 0


def play_group(match: Match, group: int) -> list[Tally]:
    """The games of one group: as many as there are bots, all with the same chance."""
    tallies = [Tally() for _ in match.bots]
    for rotation in range(len(match.bots)):
        seating = match.seating(rotation)
        minds = [
            mind(
                match.bots[bot],
                seed=pick(match.seed, 16 * group + 1 + seat, _SEEDS),
                playouts=match.budget.playouts,
                milliseconds=match.budget.milliseconds,
            )
            for seat, bot in enumerate(seating)
        ]
        table = new(match.game, match.seats, seed=pick(match.seed, 16 * group, _SEEDS))
        while not table.over:
            for seat in sorted(table.waiting):
                view = table.view(seat)
                start = perf_counter()
                move = minds[seat].choose(view)
                tallies[seating[seat]].seconds += perf_counter() - start
                tallies[seating[seat]].decisions += 1
                table.play(move)
        scores, winners = table.scores, table.winners
        for seat, bot in enumerate(seating):
            tally = tallies[bot]
            tally.sittings += 1
            tally.points += scores[seat]
            tally.chances += 1 / match.seats
            if seat in winners:
                tally.wins += 1 / len(winners)
                tally.shared += len(winners) > 1
    return tallies


def play_groups(match: Match, groups: Sequence[int]) -> list[list[Tally]]:
    return [play_group(match, group) for group in groups]


def play(match: Match, groups: int, processes: int | None = None) -> Iterator[list[list[Tally]]]:
    """The groups of a match, a few at a time, on all cores; always in the same order."""
    processes = processes or os.cpu_count() or 1
    share = max(1, min(25, groups // (4 * processes)))
    portions = [range(start, min(start + share, groups)) for start in range(0, groups, share)]
    if processes == 1:
        for portion in portions:
            yield play_groups(match, portion)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_groups, [match] * len(portions), portions)


class Standing(msgspec.Struct):
    """How a bot did, with 95% intervals as half their widths."""

    bot: str
    games: int
    wins: float  # the share of games won
    wins_error: float
    shared: int  # wins that were shared
    fair: float  # the share that its seats alone would bring
    points: float
    points_error: float
    elo: float | None  # above the mean of the others; none if it won all or nothing
    elo_error: float | None
    milliseconds: float  # a decision


def standings(match: Match, groups: Sequence[Sequence[Tally]]) -> list[Standing]:
    """What all groups together say of each bot."""
    return [_standing(bot, [group[place] for group in groups]) for place, bot in enumerate(match.bots)]


def _standing(bot: str, tallies: Sequence[Tally]) -> Standing:
    games = sum(round(tally.sittings) for tally in tallies)
    wins, wins_error = mean_and_error([tally.wins / tally.sittings for tally in tallies])
    points, points_error = mean_and_error([tally.points / tally.sittings for tally in tallies])
    fair = sum(tally.chances for tally in tallies) / games
    elo = error = None
    if _CERTAIN < wins < 1 - _CERTAIN:
        elo = _ELO * (_log_odds(wins) - _log_odds(fair))
        error = _ELO * wins_error / (wins * (1 - wins))
    decisions = sum(tally.decisions for tally in tallies)
    seconds = sum(tally.seconds for tally in tallies)
    shared = sum(tally.shared for tally in tallies)
    return Standing(
        bot,
        games,
        wins,
        wins_error,
        shared,
        fair,
        points,
        points_error,
        elo,
        error,
        1000 * seconds / decisions,
    )


def _log_odds(chance: float) -> float:
    return math.log(chance / (1 - chance))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95% interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, CONFIDENCE * math.sqrt(variance / len(values))
