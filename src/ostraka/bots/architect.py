"""A bot that judges positions one move ahead by a trained network."""

import numpy as np

from ostraka.bots.bot import JUDGEMENT_ERROR, WIN_JUDGEMENT_ERROR, Budget, Weight, choice_seed, deciding_seat
from ostraka.bots.network import EXTRA_ROWS, Network, load_network
from ostraka.bots.search import Estimates, judge_moves
from ostraka.core.game import Move
from ostraka.table.randomness import pick
from ostraka.table.view import View


class Architect:
    """Chooses the move with the largest expected final margin; its seed breaks ties."""

    def __init__(self, seed: int, budget: Budget) -> None:
        del budget  # it judges every move once
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


def network_judgement(network: Network, view: View) -> tuple[Estimates, Estimates]:
    """The final margin and the chance of winning after each legal move, as a network judges them."""
    seat = deciding_seat(view)
    rows = np.repeat(view.rows, 2)
    inputs = np.zeros(len(network) - EXTRA_ROWS, np.float32)
    hidden = np.zeros(network.shape[1], np.float32)
    judgements = judge_moves(rows, view.kit, seat, view.legal.codes, network, inputs, hidden)
    return judgements[:, 0], judgements[:, 1]
