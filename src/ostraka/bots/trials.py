"""Comparing moves by playouts, and what came of it."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final, NamedTuple

from ostraka.bots.bot import JUDGEMENT_ERROR, WIN_JUDGEMENT_ERROR, Weight
from ostraka.bots.halving import A_WIN, UNLIMITED, end_round, search_on, standard_error
from ostraka.bots.network import load_network
from ostraka.bots.search import Estimates
from ostraka.core.game import Move, Rows
from ostraka.table.view import View

_PLAYOUTS_BETWEEN_CLOCKS: Final = 4  # of each move


class Trial(NamedTuple):
    """A move and the results of its playouts: means, and sums of squared deviations from them."""

    move: Move
    playouts: int
    margin: float
    margin_squares: float
    win: float
    win_squares: float

    @property
    def value(self) -> float:
        """The mean value of a playout: 1 per point of margin plus 1 per percentage point of win chance."""
        return self.margin + A_WIN * self.win

    def weight(self) -> Weight:
        return Weight(
            self.move,
            self.margin,
            standard_error(self.margin_squares, self.playouts, JUDGEMENT_ERROR),
            self.win,
            standard_error(self.win_squares, self.playouts, WIN_JUDGEMENT_ERROR),
            self.playouts,
        )


@dataclass(frozen=True)
class Trials:
    """All trials of a search, the best first; the n-th playouts of two moves had the same chance."""

    ranked: tuple[Trial, ...]
    legal: int  # moves
    memory: Rows

    @property
    def judged_margins(self) -> Estimates:
        """The margin after every legal move, as the network alone judges it."""
        return self.memory["margins"][0, : self.legal]

    @property
    def judged_wins(self) -> Estimates:
        return self.memory["wins"][0, : self.legal]


def run_search(view: View, memory: Rows, milliseconds: float | None = None) -> Trials:
    """Run a search that is prepared in memory, by its budget or by a clock."""
    network = load_network(view.game.name)
    if milliseconds is None:
        while search_on(view.kit, network, UNLIMITED, memory):
            pass
    else:
        _search_by_clock(view, milliseconds, memory)
    return read_trials(view, memory)


def _search_by_clock(view: View, milliseconds: float, memory: Rows) -> None:
    network = load_network(view.game.name)
    rounds = int(memory["rounds"][0])
    is_going_on = True
    while is_going_on:
        start = perf_counter()
        search_on(view.kit, network, 1, memory)
        while 1000 * (perf_counter() - start) < milliseconds / rounds:
            search_on(view.kit, network, _PLAYOUTS_BETWEEN_CLOCKS, memory)
        is_going_on = end_round(memory)


def read_trials(view: View, memory: Rows) -> Trials:
    """The trials in memory, the best first."""
    search = memory[0]
    trials = [search.trials[place] for place in search.order[: search.tried]]
    return Trials(
        tuple(
            Trial(
                view.legal[int(trial.index)],
                int(trial.playouts),
                float(trial.margin),
                float(trial.margin_squares),
                float(trial.win),
                float(trial.win_squares),
            )
            for trial in trials
        ),
        len(view.legal),
        memory,
    )
