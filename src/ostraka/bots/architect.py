"""A bot that judges positions one move ahead by a trained network."""

from ostraka.bots.bot import JUDGEMENT_ERROR, WIN_JUDGEMENT_ERROR, Budget, Weight, choice_seed, deciding_seat
from ostraka.bots.choice import pick_best
from ostraka.bots.memory import new_memory
from ostraka.bots.network import Network, load_network
from ostraka.bots.search import Estimates, judge_moves
from ostraka.core.game import Move, Rows
from ostraka.table.view import View


class Architect:
    """Chooses the move with the largest expected final margin; its seed breaks ties."""

    def __init__(self, seed: int, budget: Budget) -> None:
        del budget  # it judges every move once
        self._seed = choice_seed(seed)

    def weigh(self, view: View) -> list[Weight]:
        return judged_weights(view, *network_judgement(load_network(view.game.name), view))

    def choose(self, view: View) -> Move:
        margins, _ = network_judgement(load_network(view.game.name), view)
        return view.legal[pick_best(margins, self._seed, len(view.codes))]


def network_judgement(
    network: Network, view: View, memory: Rows | None = None
) -> tuple[Estimates, Estimates]:
    """The final margin and the chance of winning after each legal move, as a network judges them."""
    seat = deciding_seat(view)
    memory = new_memory(view.game.name) if memory is None else memory
    judge_moves(view.rows, view.kit, seat, view.legal.codes, network, memory)
    count = len(view.legal)
    return memory["margins"][0, :count], memory["wins"][0, :count]


def judged_weights(view: View, margins: Estimates, wins: Estimates) -> list[Weight]:
    """Judgements as weights, best first."""
    weights = [
        Weight(move, margin, JUDGEMENT_ERROR, win, WIN_JUDGEMENT_ERROR, 0)
        for move, margin, win in zip(view.legal, margins.tolist(), wins.tolist(), strict=True)
    ]
    return sorted(weights, key=lambda weight: -weight.margin)
