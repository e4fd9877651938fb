"""A bot that plays any legal move, each with the same chance."""

from ostraka.minds.protocol import Weight, nothing_to_choose, own_seed
from ostraka.rules.game import Move
from ostraka.table.randomness import pick
from ostraka.table.view import View


class Random:
    """Plays uniformly at random; its n-th choice depends on the seed and on n alone."""

    def __init__(self, seed: int) -> None:
        self._seed = own_seed(seed)
        self._choices = 0

    def weigh(self, view: View) -> list[Weight]:
        return [Weight(move, 0.0, 0.0) for move in view.legal]

    def choose(self, view: View) -> Move:
        if not view.legal:
            raise nothing_to_choose(view)
        index = pick(self._seed, self._choices, len(view.legal))
        self._choices += 1
        return view.legal[index]
