"""The strongest bot: it plays promising moves out many times."""

from typing import Final

import numpy as np

from ostraka.bots.architect import network_judgement
from ostraka.bots.bot import JUDGEMENT_ERROR, WIN_JUDGEMENT_ERROR, Budget, Weight, choice_seed, deciding_seat
from ostraka.bots.game import bot_game
from ostraka.bots.network import load_network
from ostraka.bots.trials import Trial, playout_schedule, run_trials
from ostraka.core.game import Move
from ostraka.table.randomness import SEEDS, pick
from ostraka.table.view import View

PLAYOUTS: Final = 2000  # per decision, divided by the seats, if no budget is given
CANDIDATES: Final = 12


class Pharaoh:
    """Plays moves out against itself with sampled chance; the more promising a move, the more often."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._seed = choice_seed(seed)
        self._budget = budget

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.play_out_candidates(view)[0].move

    def weigh(self, view: View) -> list[Weight]:
        """The most promising moves are played out; the network alone judges the others."""
        tried = [trial.weight() for trial in self.play_out_candidates(view)]
        return tried + _untried(view, {weight.move for weight in tried})

    def play_out_candidates(self, view: View, also: Move | None = None) -> list[Trial]:
        """Play the most promising moves out, and one more if asked for; the best first."""
        seat = deciding_seat(view)
        margins, _ = network_judgement(load_network(view.game.name), view)
        candidates = np.argsort(-margins, kind="stable")[:CANDIDATES]
        keep = -1
        if also is not None:
            index = list(view.legal).index(also)
            if index not in candidates:
                candidates = np.append(candidates, index)
            keep = int(np.flatnonzero(candidates == index)[0])
        seed = pick(self._seed, 8 * len(view.codes) + seat, SEEDS)
        schedule = playout_schedule(self._budget, PLAYOUTS // len(view.names))
        return run_trials(view, seat, candidates, schedule, seed, keep, bot_game(view.game.name).horizon)


def _untried(view: View, tried: set[Move]) -> list[Weight]:
    margins, wins = network_judgement(load_network(view.game.name), view)
    untried = [
        Weight(move, margin, JUDGEMENT_ERROR, win, WIN_JUDGEMENT_ERROR, 0)
        for move, margin, win in zip(view.legal, margins.tolist(), wins.tolist(), strict=True)
        if move not in tried
    ]
    return sorted(untried, key=lambda weight: -weight.margin)
