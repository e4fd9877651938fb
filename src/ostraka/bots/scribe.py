"""Bots that judge positions one move ahead by a heuristic."""

import math
from typing import Final

import numpy as np

from ostraka.bots.bot import Budget, Weight, choice_seed, deciding_seat
from ostraka.bots.contract import heuristic_value
from ostraka.bots.game import bot_game
from ostraka.bots.search import Estimates
from ostraka.core import game
from ostraka.core.game import Move, Rows
from ostraka.core.jit import compiled
from ostraka.table.engine import Numbers
from ostraka.table.randomness import pick
from ostraka.table.view import View

_LOG_ODDS_PER_POINT: Final = 0.07
_NOISE_STEPS: Final = 1 << 20


@compiled
def values_after_moves(rows: Rows, kits: Rows, seat: int, moves: Numbers) -> Estimates:
    """The heuristic value after each move from row 0; row 1 is overwritten."""
    values = np.zeros(len(moves))
    for index in range(len(moves)):
        rows[1] = rows[0]
        game.play(rows[1], kits[0], moves[index])
        values[index] = heuristic_value(rows[1], kits[0], seat)
    return values


@compiled
def value_of_state(rows: Rows, kits: Rows, seat: int) -> float:
    return heuristic_value(rows[0], kits[0], seat)


class Scribe:
    """Sound but short-sighted: chooses the best position one move ahead; its seed breaks ties."""

    def __init__(self, seed: int, budget: Budget) -> None:
        del budget  # it judges every move once
        self._seed = choice_seed(seed)

    def weigh(self, view: View) -> list[Weight]:
        """A margin here is the heuristic value beyond that of the best other seat."""
        legal = list(view.legal)
        values = self.values(view)
        others = [
            value_of_state(view.rows, view.kit, other)
            for other in range(len(view.names))
            if other != view.seat
        ]
        weights = [
            Weight(move, value, 0.0, _chance(value, len(others)), 0.0, 0)
            for move, value in zip(legal, (values - max(others)).tolist(), strict=True)
        ]
        return sorted(weights, key=lambda weight: -weight.margin)

    def choose(self, view: View) -> Move:
        values = self.perceived_values(view)
        best = np.flatnonzero(values == values.max())
        return view.legal[int(best[pick(self._seed, len(view.codes), len(best))])]

    def perceived_values(self, view: View) -> Estimates:
        """The value of each legal move, as this bot sees it."""
        return self.values(view)

    @staticmethod
    def values(view: View) -> Estimates:
        """The heuristic value after each legal move."""
        seat = deciding_seat(view)
        bot_game(view.game.name)  # registers the game's `heuristic_value`
        rows = np.concatenate([view.rows, view.rows])
        return values_after_moves(rows, view.kit, seat, view.legal.codes)


class Novice(Scribe):
    """A scribe with noise: an exponentially distributed error makes every move look better than it is."""

    def perceived_values(self, view: View) -> Estimates:
        values = self.values(view)
        seat, fog = deciding_seat(view), bot_game(view.game.name).fog
        for index, code in enumerate(view.legal.codes.tolist()):
            draw = (len(view.codes) << 20) ^ (code * 31 + seat) % (1 << 19)
            step = pick(self._seed, draw, _NOISE_STEPS) + 1
            values[index] += fog * -math.log(step / (_NOISE_STEPS + 1))
        return values


def _chance(margin: float, others: int) -> float:
    """A rough chance of winning from a margin."""
    return 1 / (1 + others * math.exp(-_LOG_ODDS_PER_POINT * margin))
