"""A bot that judges what it sees one move ahead by what it has learned of how games go on from there."""

import numpy as np
import numpy.typing as npt

from ostraka.bots.bot import JUDGEMENT_ERROR, WIN_JUDGEMENT_ERROR, Budget, Weight, choice_seed, deciding_seat
from ostraka.bots.network import EXTRA_ROWS, Network, load_network
from ostraka.bots.search import judge_moves
from ostraka.core.game import Move
from ostraka.table.randomness import pick
from ostraka.table.view import View


class Architect:
    """Plans: the best final margin that it foresees one move ahead, ties broken by its seed."""

    def __init__(self, seed: int, budget: Budget) -> None:
        del budget  # one look is all it takes
        self._seed = choice_seed(seed)

    def weigh(self, view: View) -> list[Weight]:
        margins, wins = network_judgement(load_network(view.game.name), view)
        weights = [
            Weight(move, margin, JUDGEMENT_ERROR, win, WIN_JUDGEMENT_ERROR, 0)
            for move, margin, win in zip(view.legal, margins.tolist(), wins.tolist(), strict=True)
        ]
        return sorted(weights, key=lambda weight: -weight.margin)

    def choose(self, view: View) -> Move:
        margins, _ = network_judgement(load_network(view.game.name), view)
        best = np.flatnonzero(margins == margins.max())
        return view.legal[int(best[pick(self._seed, len(view.codes), len(best))])]


def network_judgement(
    network: Network, view: View
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """The final margin and the chance of winning that each legal move leads to, as a network judges it."""
    seat = deciding_seat(view)
    rows = np.repeat(view.rows, 2)
    inputs = np.zeros(len(network) - EXTRA_ROWS, np.float32)
    hidden = np.zeros(network.shape[1], np.float32)
    found = judge_moves(rows, view.kit, seat, view.legal.codes, network, inputs, hidden)
    return found[:, 0], found[:, 1]
