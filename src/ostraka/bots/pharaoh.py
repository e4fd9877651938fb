"""The strongest bot: it plays promising moves out many times."""

from typing import Final

from ostraka.bots.architect import judged_weights
from ostraka.bots.bot import Budget, Weight, choice_seed, deciding_seat
from ostraka.bots.game import bot_game
from ostraka.bots.halving import begin_search, find_promising, place_of
from ostraka.bots.memory import new_memory
from ostraka.bots.network import Network, load_network
from ostraka.bots.search import judge_moves
from ostraka.bots.trials import Trials, run_search
from ostraka.core.game import Move, Rows
from ostraka.core.jit import compiled
from ostraka.table.engine import Numbers
from ostraka.table.randomness import SEEDS, pick
from ostraka.table.view import View

PLAYOUTS: Final = 2000  # per decision, divided by the seats, if no budget is given
NOTHING_ELSE: Final = -1  # in the place of the index of a move


@compiled
def begin_decision(
    rows: Rows,
    kits: Rows,
    seat: int,
    moves: Numbers,
    also: int,
    seed: int,
    ply: int,
    budget: int,
    horizon: int,
    network: Network,
    memory: Rows,
) -> None:
    """Prepare playouts of the moves that the network finds promising, and of one more if asked for."""
    judge_moves(rows, kits, seat, moves, network, memory)
    search = memory[0]
    search.count = len(moves)
    count = find_promising(search.margins, len(moves), also, search.candidates)
    kept = place_of(also, search.candidates, count)
    seed_of_playouts = pick(seed, 8 * ply + seat, SEEDS)
    indices = search.candidates[:count]
    begin_search(rows, seat, moves, indices, kept, seed_of_playouts, budget, horizon, memory)


class Pharaoh:
    """Plays moves out against itself with sampled chance; the more promising a move, the more often."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._seed = choice_seed(seed)
        self._budget = budget

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.play_out_candidates(view).ranked[0].move

    def weigh(self, view: View) -> list[Weight]:
        """The most promising moves are played out; the network alone judges the others."""
        trials = self.play_out_candidates(view)
        tried = [trial.weight() for trial in trials.ranked]
        moves = {weight.move for weight in tried}
        untried = judged_weights(view, trials.judged_margins, trials.judged_wins)
        return tried + [weight for weight in untried if weight.move not in moves]

    def play_out_candidates(self, view: View, also: Move | None = None) -> Trials:
        """Play the most promising moves out, and one more if asked for."""
        seat = deciding_seat(view)
        horizon, network = bot_game(view.game.name).horizon, load_network(view.game.name)
        memory = new_memory(view.game.name)
        begin_decision(
            view.rows,
            view.kit,
            seat,
            view.legal.codes,
            NOTHING_ELSE if also is None else list(view.legal).index(also),
            self._seed,
            len(view.codes),
            self._playouts(len(view.names)),
            horizon,
            network,
            memory,
        )
        return run_search(view, memory, self._budget.milliseconds)

    def _playouts(self, seats: int) -> int:
        return 0 if self._budget.milliseconds else self._budget.playouts or PLAYOUTS // seats
