"""Comparing moves by playouts: the more promising a move, the more often it is played out."""

import math
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from ostraka.bots.bot import JUDGEMENT_ERROR, WIN_JUDGEMENT_ERROR, Budget, Weight
from ostraka.bots.network import load_network
from ostraka.bots.search import Estimates, play_out_moves
from ostraka.core.game import Move
from ostraka.table.engine import Numbers
from ostraka.table.view import View

A_WIN: Final = 100.0  # points of margin
FEWEST_LEFT: Final = 2  # moves that are played out to the last round
_PLAYOUTS_BETWEEN_CLOCKS: Final = 4  # of each move

Schedule = Callable[[int, int], Iterator[int]]  # (moves left, rounds) -> numbers of playouts of each move


class Trial(NamedTuple):
    """A move and the results of its playouts; the n-th playouts of two moves had the same chance."""

    move: Move
    margins: Estimates
    wins: Estimates

    @property
    def values(self) -> Estimates:
        """The value of each playout: 1 per point of margin plus 1 per percentage point of win chance."""
        return self.margins + A_WIN * self.wins

    @property
    def value(self) -> float:
        return float(self.values.mean())

    def weight(self) -> Weight:
        return Weight(
            self.move,
            float(self.margins.mean()),
            standard_error(self.margins, JUDGEMENT_ERROR),
            float(self.wins.mean()),
            standard_error(self.wins, WIN_JUDGEMENT_ERROR),
            len(self.margins),
        )

    def less_than(self, other: "Trial") -> tuple[float, float]:
        """The paired difference to another move, with its standard error."""
        both = min(len(self.margins), len(other.margins))
        differences = other.values[:both] - self.values[:both]
        return float(differences.mean()), standard_error(differences, math.inf)


def standard_error(values: Estimates, of_one: float) -> float:
    """The standard error of a mean; `of_one` if there is a single value."""
    return float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else of_one


def run_trials(
    view: View, seat: int, indices: Numbers, schedule: Schedule, seed: int, keep: int, horizon: int
) -> list[Trial]:
    """Play some legal moves out by sequential halving; the best first.

    Each round drops the worse half of the moves; the move at index `keep` of `indices` stays to the end. A
    playout lasts `horizon` turns before it is judged.
    """
    codes = view.legal.codes[indices].copy()
    rows = np.repeat(view.rows, 3)
    moves = np.zeros(view.game.most_moves, np.int64)
    network = load_network(view.game.name)
    results: list[list[Estimates]] = [[] for _ in codes]
    alive = np.arange(len(codes))
    rounds = max(1, (len(codes) - 1).bit_length())
    done = 0
    for round_number in range(rounds):
        for count in schedule(len(alive), rounds):
            playouts = play_out_moves(
                rows, view.kit, seat, codes, alive, done, done + count, seed, horizon, network, moves
            )
            done += count
            for place, index in enumerate(alive.tolist()):
                results[index].append(playouts[place])
        if round_number < rounds - 1:
            alive = _better_half(results, alive, keep)
    trials = [
        Trial(view.legal[index], *np.concatenate(estimates).T)
        for index, estimates in zip(indices.tolist(), results, strict=True)
    ]
    return sorted(trials, key=lambda trial: (-len(trial.margins), -trial.value))


def _better_half(results: list[list[Estimates]], alive: Numbers, keep: int) -> Numbers:
    values = [float((np.concatenate(results[index]) @ (1.0, A_WIN)).mean()) for index in alive.tolist()]
    order = np.argsort(-np.array(values), kind="stable")
    better = alive[order[: max(FEWEST_LEFT, (len(alive) + 1) // 2)]]
    return np.unique(np.append(better, keep)) if keep >= 0 else np.sort(better)


def playout_schedule(budget: Budget, playouts: int) -> Schedule:
    """How many playouts to make in a round: `playouts` in all, unless the budget says otherwise."""
    milliseconds = budget.milliseconds or 0.0

    def by_number(alive: int, rounds: int) -> Iterator[int]:
        yield max(1, (budget.playouts or playouts) // (rounds * alive))

    def by_time(_alive: int, rounds: int) -> Iterator[int]:
        start = perf_counter()
        yield 1
        while 1000 * (perf_counter() - start) < milliseconds / rounds:
            yield _PLAYOUTS_BETWEEN_CLOCKS

    return by_number if budget.milliseconds is None else by_time
