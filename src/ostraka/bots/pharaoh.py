"""The best bot: it plays the promising moves out, many times, and keeps to those that do well."""

from typing import Final

import numpy as np

from ostraka.bots.architect import foreseen_by
from ostraka.bots.game import bot_game
from ostraka.bots.network import network_of
from ostraka.bots.protocol import MISJUDGED, MISJUDGED_WIN, Budget, Weight, own_seed, seat_of
from ostraka.bots.trials import Trial, in_portions, trials
from ostraka.core.game import Move
from ostraka.table.randomness import pick
from ostraka.table.view import View

PLAYOUTS: Final = 2000  # for a decision, divided by the seats, where no budget is given
CANDIDATES: Final = 12


class Pharaoh:
    """Plays moves out against itself with sampled chance; the more promising, the more often."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._seed = own_seed(seed)
        self._budget = budget

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.try_out(view)[0].move

    def weigh(self, view: View) -> list[Weight]:
        """The most promising moves played out; the others only judged by what they look like."""
        tried = [trial.weight() for trial in self.try_out(view)]
        return tried + _judged(view, {weight.move for weight in tried})

    def try_out(self, view: View, also: Move | None = None) -> list[Trial]:
        """The most promising moves, and one that is to be judged with them, played out; the best first."""
        seat = seat_of(view)
        margins, _ = foreseen_by(network_of(view.game.name), view)
        chosen = np.argsort(-margins, kind="stable")[:CANDIDATES]
        keep = -1
        if also is not None:
            index = list(view.legal).index(also)
            if index not in chosen:
                chosen = np.append(chosen, index)
            keep = int(np.flatnonzero(chosen == index)[0])
        seed = pick(self._seed, 8 * len(view.codes) + seat, 1 << 62)
        portions = in_portions(self._budget, PLAYOUTS // len(view.names))
        return trials(view, seat, chosen, portions, seed, keep, bot_game(view.game.name).horizon)


def _judged(view: View, tried: set[Move]) -> list[Weight]:
    margins, wins = foreseen_by(network_of(view.game.name), view)
    untried = [
        Weight(move, margin, MISJUDGED, win, MISJUDGED_WIN, 0)
        for move, margin, win in zip(view.legal, margins.tolist(), wins.tolist(), strict=True)
        if move not in tried
    ]
    return sorted(untried, key=lambda weight: -weight.margin)
