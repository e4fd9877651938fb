"""Ablated bots: architects that ignore one feature of a game, to measure its worth.

They judge every move as if no component carried the feature; the rules still apply it.
"""

from dataclasses import replace
from typing import Final

from ostraka.bots.architect import Architect
from ostraka.bots.bot import Budget, Weight
from ostraka.bots.game import bot_game
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move, Rows
from ostraka.table.view import View

SUFFIX: Final = "-blind"  # of the names of these bots, after the feature that they ignore


def without(kit: Rows, game: str, feature: str) -> Rows:
    """The kit as it would be if no component carried this feature."""
    ablations = bot_game(game).ablations
    if feature not in ablations:
        known = ", ".join(ablations) or "none"
        raise OstrakaError(f"{game} has no {feature} to ignore; its ablations are: {known}")
    ablated = kit.copy()
    ablations[feature](ablated)
    ablated.setflags(write=False)
    return ablated


class Blind:
    """An architect that ignores one feature."""

    def __init__(self, feature: str, seed: int, budget: Budget) -> None:
        self.feature = feature
        self._architect = Architect(seed, budget)

    def weigh(self, view: View) -> list[Weight]:
        return self._architect.weigh(self._ablated(view))

    def choose(self, view: View) -> Move:
        return self._architect.choose(self._ablated(view))

    def _ablated(self, view: View) -> View:
        return replace(view, kit=without(view.kit, view.game.name, self.feature))
