"""The best bot: it plays the promising moves out, many times, and keeps to those that do well."""

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

PLAYOUTS: Final = 2000  # for a decision, divided by the seats, where no budget is given
CANDIDATES: Final = 12


class Pharaoh:
    """Plays moves out against itself with sampled chance; the more promising, the more often."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._seed = choice_seed(seed)
        self._budget = budget

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.play_out_candidates(view)[0].move

    def weigh(self, view: View) -> list[Weight]:
        """The most promising moves played out; the others only judged by what they look like."""
        tried = [trial.weight() for trial in self.play_out_candidates(view)]
        return tried + _judged(view, {weight.move for weight in tried})

    def play_out_candidates(self, view: View, also: Move | None = None) -> list[Trial]:
        """The most promising moves, and one that is to be judged with them, played out; the best first."""
        seat = deciding_seat(view)
        margins, _ = network_judgement(load_network(view.game.name), view)
        chosen = np.argsort(-margins, kind="stable")[:CANDIDATES]
        keep = -1
        if also is not None:
            index = list(view.legal).index(also)
            if index not in chosen:
                chosen = np.append(chosen, index)
            keep = int(np.flatnonzero(chosen == index)[0])
        seed = pick(self._seed, 8 * len(view.codes) + seat, SEEDS)
        portions = playout_schedule(self._budget, PLAYOUTS // len(view.names))
        return run_trials(view, seat, chosen, portions, seed, keep, bot_game(view.game.name).horizon)


def _judged(view: View, tried: set[Move]) -> list[Weight]:
    margins, wins = network_judgement(load_network(view.game.name), view)
    untried = [
        Weight(move, margin, JUDGEMENT_ERROR, win, WIN_JUDGEMENT_ERROR, 0)
        for move, margin, win in zip(view.legal, margins.tolist(), wins.tolist(), strict=True)
        if move not in tried
    ]
    return sorted(untried, key=lambda weight: -weight.margin)
