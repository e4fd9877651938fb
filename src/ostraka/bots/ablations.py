"""Bots like `architect` that overlook one thing, to measure what that thing is worth.

They judge every move as if no component carried the thing; its effects happen all the same.
"""

from dataclasses import replace
from typing import Final

from ostraka.bots.architect import Architect
from ostraka.bots.bot import Budget, Weight
from ostraka.bots.game import bot_game
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move, Rows
from ostraka.table.view import View

SUFFIX: Final = "-blind"  # of the names of these bots, after the thing that they overlook


def without(kit: Rows, game: str, thing: str) -> Rows:
    """The kit as it would be if no component carried this thing."""
    ablations = bot_game(game).ablations
    if thing not in ablations:
        raise OstrakaError(f"{game} has no {thing} to be blind to; it has: {', '.join(ablations) or 'none'}")
    ablated = kit.copy()
    ablations[thing](ablated)
    ablated.setflags(write=False)
    return ablated


class Blind:
    """An architect that overlooks one thing."""

    def __init__(self, thing: str, seed: int, budget: Budget) -> None:
        self.thing = thing
        self._architect = Architect(seed, budget)

    def weigh(self, view: View) -> list[Weight]:
        return self._architect.weigh(self._ablated(view))

    def choose(self, view: View) -> Move:
        return self._architect.choose(self._ablated(view))

    def _ablated(self, view: View) -> View:
        return replace(view, kit=without(view.kit, view.game.name, self.thing))
