"""Bots that look one move ahead and judge what they see there by rule of thumb."""

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.bots.bot import Budget, Weight, choice_seed, deciding_seat
from ostraka.bots.contract import heuristic_value
from ostraka.bots.game import bot_game
from ostraka.core import game
from ostraka.core.game import Move, Rows
from ostraka.core.jit import compiled
from ostraka.table.randomness import pick
from ostraka.table.view import View

_A_POINT_IN_LOG_ODDS: Final = 0.07
_GRAIN: Final = 1 << 20


@compiled
def look_ahead(rows: Rows, kits: Rows, seat: int, moves: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """The worth of the state after each move; `rows` has the state and a spare row."""
    values = np.zeros(len(moves))
    for index in range(len(moves)):
        rows[1] = rows[0]
        game.play(rows[1], kits[0], moves[index])
        values[index] = heuristic_value(rows[1], kits[0], seat)
    return values


@compiled
def standing(rows: Rows, kits: Rows, seat: int) -> float:
    """The worth of a state to a seat."""
    return heuristic_value(rows[0], kits[0], seat)


class Scribe:
    """Sound but short-sighted: the best state one move ahead, ties broken by its seed."""

    def __init__(self, seed: int, budget: Budget) -> None:
        del budget  # one look is all it takes
        self._seed = choice_seed(seed)

    def weigh(self, view: View) -> list[Weight]:
        """A margin here is what the seat's own position is worth beyond those of the others."""
        legal = list(view.legal)
        values = self.values(view)
        others = [
            standing(view.rows, view.kit, other) for other in range(len(view.names)) if other != view.seat
        ]
        weights = [
            Weight(move, value, 0.0, _chance(value, len(others)), 0.0, 0)
            for move, value in zip(legal, (values - max(others)).tolist(), strict=True)
        ]
        return sorted(weights, key=lambda weight: -weight.margin)

    def choose(self, view: View) -> Move:
        values = self.judged(view)
        best = np.flatnonzero(values == values.max())
        return view.legal[int(best[pick(self._seed, len(view.codes), len(best))])]

    def judged(self, view: View) -> npt.NDArray[np.float64]:
        """What this bot makes of each legal move."""
        return self.values(view)

    @staticmethod
    def values(view: View) -> npt.NDArray[np.float64]:
        """The worth of what each legal move leads to."""
        seat = deciding_seat(view)
        bot_game(view.game.name)  # registers what `worth` means
        rows = np.concatenate([view.rows, view.rows])
        return look_ahead(rows, view.kit, seat, view.legal.codes)


class Novice(Scribe):
    """Sees what a scribe sees, but through a fog: every move looks some points better or worse than it is."""

    def judged(self, view: View) -> npt.NDArray[np.float64]:
        values = self.values(view)
        seat, fog = deciding_seat(view), bot_game(view.game.name).fog
        for index, code in enumerate(view.legal.codes.tolist()):
            grains = pick(self._seed, (len(view.codes) << 20) ^ (code * 31 + seat) % (1 << 19), _GRAIN) + 1
            values[index] += fog * -math.log(grains / (_GRAIN + 1))
        return values


def _chance(margin: float, others: int) -> float:
    """A rough chance of winning by what a position is worth."""
    return 1 / (1 + others * math.exp(-_A_POINT_IN_LOG_ODDS * margin))
