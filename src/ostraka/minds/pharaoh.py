"""The best bot: it plays the promising moves out, many times, and keeps to those that do well."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.minds.architect import MISJUDGED, MISJUDGED_WIN, foreseen_by
from ostraka.minds.network import network_of
from ostraka.minds.policy import Numbers
from ostraka.minds.protocol import Budget, Weight, own_seed, seat_of
from ostraka.minds.search import COLUMNS, MARGIN_SQUARES, MARGINS, TRIED, WIN_SQUARES, WINS, try_out
from ostraka.rules.game import Move
from ostraka.table.randomness import pick
from ostraka.table.view import View

PLAYOUTS: Final = 1000  # for a decision, where no budget is given
CANDIDATES: Final = 12
HORIZON: Final = {"pyramids": 5, "cheops": 4}  # turns that a playout goes on before it is judged
A_WIN: Final = 100.0  # points of margin
_AT_A_TIME: Final = 4  # playouts of each move between two looks at the clock


class Pharaoh:
    """Plays moves out against itself with sampled chance; the more promising, the more often."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._seed = own_seed(seed)
        self._budget = budget

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.weigh(view)[0].move

    def weigh(self, view: View) -> list[Weight]:
        """The most promising moves played out; the others only judged by what they look like."""
        seat = seat_of(view)
        network = network_of(view.game.name)
        margins, wins = foreseen_by(network, view)
        order = np.argsort(-margins, kind="stable")
        chosen = order[:CANDIDATES]
        tallies = self._try(view, seat, view.legal.codes[chosen].copy())
        tried = [_weight(view.legal[int(index)], tally) for index, tally in zip(chosen, tallies, strict=True)]
        tried.sort(key=lambda weight: -(A_WIN * weight.win + weight.margin))
        judged = [
            Weight(view.legal[index], float(margins[index]), MISJUDGED, float(wins[index]), MISJUDGED_WIN, 0)
            for index in order[CANDIDATES:].tolist()
        ]
        return tried + judged

    def _try(self, view: View, seat: int, codes: Numbers) -> npt.NDArray[np.float64]:
        """Play out, again and again, the better half of the moves that are left."""
        tallies = np.zeros((len(codes), COLUMNS))
        rows = np.repeat(view.rows, 3)
        moves = np.zeros(view.game.most_moves, np.int64)
        network, horizon = network_of(view.game.name), HORIZON[view.game.name]
        seed = pick(self._seed, 8 * len(view.codes) + seat, 1 << 62)
        alive = np.arange(len(codes))
        rounds = max(1, (len(codes) - 1).bit_length())
        done = 0
        for each_round in range(rounds):
            for count in self._portions(len(alive), rounds):
                try_out(
                    rows,
                    view.kit,
                    seat,
                    codes,
                    alive,
                    done,
                    done + count,
                    seed,
                    horizon,
                    network,
                    moves,
                    tallies,
                )
                done += count
            if each_round < rounds - 1:
                worth = (A_WIN * tallies[alive, WINS] + tallies[alive, MARGINS]) / tallies[alive, TRIED]
                best = np.argsort(-worth, kind="stable")[: max(2, (len(alive) + 1) // 2)]
                alive = np.sort(alive[best])
        return tallies

    def _portions(self, alive: int, rounds: int) -> Iterator[int]:
        """How many playouts of each move to make, portion by portion, in one of the rounds."""
        if self._budget.milliseconds is None:
            yield max(1, (self._budget.playouts or PLAYOUTS) // (rounds * alive))
            return
        start = perf_counter()
        yield 1
        while 1000 * (perf_counter() - start) < self._budget.milliseconds / rounds:
            yield _AT_A_TIME


def _weight(move: Move, tally: npt.NDArray[np.float64]) -> Weight:
    count = float(tally[TRIED])
    margin, win = float(tally[MARGINS]) / count, float(tally[WINS]) / count
    return Weight(
        move,
        margin,
        _error(float(tally[MARGIN_SQUARES]), margin, count),
        win,
        _error(float(tally[WIN_SQUARES]), win, count),
        int(count),
    )


def _error(squares: float, mean: float, count: float) -> float:
    """The standard error of a mean, from a sum of squares."""
    if count < 2:
        return MISJUDGED
    return float((max(0.0, squares / count - mean * mean) / (count - 1)) ** 0.5)
