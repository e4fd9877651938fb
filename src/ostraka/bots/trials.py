"""Trying moves out and comparing them: the more promising a move is, the more often it is played out."""

import math
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.bots.bot import JUDGEMENT_ERROR, WIN_JUDGEMENT_ERROR, Budget, Weight
from ostraka.bots.evaluation import Numbers
from ostraka.bots.network import load_network
from ostraka.bots.search import play_out_moves
from ostraka.core.game import Move
from ostraka.table.view import View

A_WIN: Final = 100.0  # points of margin
FEWEST_LEFT: Final = 2  # moves that are played out to the last
_AT_A_TIME: Final = 4  # playouts of each move between two looks at the clock

Portions = Callable[[int, int], Iterator[int]]  # of the moves that are left and the rounds that there are
Estimates = npt.NDArray[np.float64]


class Trial(NamedTuple):
    """A move and what each of its playouts came to; the n-th ones of two moves had the same chance."""

    move: Move
    margins: Estimates
    wins: Estimates

    @property
    def values(self) -> Estimates:
        """What each playout was worth: a point for a point of margin and for a per cent of winning."""
        return self.margins + A_WIN * self.wins

    @property
    def value(self) -> float:
        return float(self.values.mean())

    def weight(self) -> Weight:
        return Weight(
            self.move,
            float(self.margins.mean()),
            error_of(self.margins, JUDGEMENT_ERROR),
            float(self.wins.mean()),
            error_of(self.wins, WIN_JUDGEMENT_ERROR),
            len(self.margins),
        )

    def less_than(self, other: "Trial") -> tuple[float, float]:
        """By how much it is worth less than another, and the standard error of that."""
        both = min(len(self.margins), len(other.margins))
        differences = other.values[:both] - self.values[:both]
        return float(differences.mean()), error_of(differences, math.inf)


def error_of(values: Estimates, of_one: float) -> float:
    """The standard error of a mean; of a single value it is not known."""
    return float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else of_one


def run_trials(
    view: View, seat: int, indices: Numbers, portions: Portions, seed: int, keep: int, horizon: int
) -> list[Trial]:
    """Play some legal moves out, round by round the better half of those that are left; the best first.

    A playout goes on for so many turns before it is judged (`horizon`). `portions` says how many playouts
    a round makes, one portion after another; a move to `keep`, by its place among `indices`, stays to
    the last.
    """
    codes = view.legal.codes[indices].copy()
    rows = np.repeat(view.rows, 3)
    moves = np.zeros(view.game.most_moves, np.int64)
    network = load_network(view.game.name)
    found: list[list[Estimates]] = [[] for _ in codes]
    alive = np.arange(len(codes))
    rounds = max(1, (len(codes) - 1).bit_length())
    done = 0
    for each_round in range(rounds):
        for count in portions(len(alive), rounds):
            made = play_out_moves(
                rows, view.kit, seat, codes, alive, done, done + count, seed, horizon, network, moves
            )
            done += count
            for place, index in enumerate(alive.tolist()):
                found[index].append(made[place])
        if each_round < rounds - 1:
            alive = _better_half(found, alive, keep)
    tried = [
        Trial(view.legal[index], *np.concatenate(estimates).T)
        for index, estimates in zip(indices.tolist(), found, strict=True)
    ]
    return sorted(tried, key=lambda trial: (-len(trial.margins), -trial.value))


def _better_half(found: list[list[Estimates]], alive: Numbers, keep: int) -> Numbers:
    worth = [float((np.concatenate(found[index]) @ (1.0, A_WIN)).mean()) for index in alive.tolist()]
    order = np.argsort(-np.array(worth), kind="stable")
    better = alive[order[: max(FEWEST_LEFT, (len(alive) + 1) // 2)]]
    return np.unique(np.append(better, keep)) if keep >= 0 else np.sort(better)


def playout_schedule(budget: Budget, playouts: int) -> Portions:
    """How many playouts of each move that is left to make, portion by portion, in one of the rounds."""
    milliseconds = budget.milliseconds or 0.0

    def by_number(alive: int, rounds: int) -> Iterator[int]:
        yield max(1, (budget.playouts or playouts) // (rounds * alive))

    def by_time(_alive: int, rounds: int) -> Iterator[int]:
        start = perf_counter()
        yield 1
        while 1000 * (perf_counter() - start) < milliseconds / rounds:
            yield _AT_A_TIME

    return by_number if budget.milliseconds is None else by_time
