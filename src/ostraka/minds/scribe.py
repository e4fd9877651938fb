"""A bot that looks one move ahead, and judges what it sees there by rule of thumb."""

import numpy as np
import numpy.typing as npt

from ostraka.minds.protocol import Weight, nothing_to_choose, own_seed
from ostraka.minds.worth import worth
from ostraka.rules import game
from ostraka.rules.compiled import compiled
from ostraka.rules.game import Move, Rows
from ostraka.table.randomness import pick
from ostraka.table.view import View


@compiled
def look_ahead(rows: Rows, kits: Rows, seat: int, moves: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """The worth of the state after each move; `rows` has the state and a spare row."""
    values = np.zeros(len(moves))
    for index in range(len(moves)):
        rows[1] = rows[0]
        game.play(rows[1], kits[0], moves[index])
        values[index] = worth(rows[1], kits[0], seat)
    return values


class Scribe:
    """Sound but short-sighted: the best state one move ahead, ties broken by its seed."""

    def __init__(self, seed: int) -> None:
        self._seed = own_seed(seed)
        self._choices = 0

    def weigh(self, view: View) -> list[Weight]:
        legal = list(view.legal)
        values = self._values(view, legal)
        weights = [Weight(move, value, 0.0) for move, value in zip(legal, values.tolist(), strict=True)]
        return sorted(weights, key=lambda weight: -weight.value)

    def choose(self, view: View) -> Move:
        legal = list(view.legal)
        values = self._values(view, legal)
        best = np.flatnonzero(values == values.max())
        self._choices += 1
        return legal[best[pick(self._seed, self._choices, len(best))]]

    @staticmethod
    def _values(view: View, legal: list[Move]) -> npt.NDArray[np.float64]:
        if view.seat is None or not legal:
            raise nothing_to_choose(view)
        rows = np.concatenate([view.rows, view.rows])
        codes = np.array([move.code for move in legal], np.int64)
        return look_ahead(rows, view.kit, view.seat, codes)
