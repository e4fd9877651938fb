"""A bot that plays uniformly at random."""

from ostraka.bots.bot import Budget, Weight, choice_seed, deciding_seat
from ostraka.bots.choice import pick_any
from ostraka.core.game import Move
from ostraka.table.view import View


class Random:
    """Plays any legal move; its choice depends on its seed, its seat and the number of moves so far."""

    def __init__(self, seed: int, budget: Budget) -> None:
        del budget  # it does not think
        self._seed = choice_seed(seed)

    def weigh(self, view: View) -> list[Weight]:
        deciding_seat(view)
        share = 1 / len(view.names)
        return [Weight(move, 0.0, 0.0, share, 0.0, 0) for move in view.legal]

    def choose(self, view: View) -> Move:
        seat = deciding_seat(view)
        return view.legal[pick_any(len(view.legal), seat, self._seed, len(view.codes))]
