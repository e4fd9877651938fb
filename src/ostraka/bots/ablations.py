"""Bots that are like architect but do not see one thing, to measure what that thing is worth.

They judge every move as if nothing on the table carried what they are blind to; what it does to them
happens all the same.
"""

from dataclasses import replace

from ostraka.bots.architect import Architect
from ostraka.bots.bot import Budget, Weight
from ostraka.bots.game import bot_game
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move, Rows
from ostraka.table.view import View

SUFFIX = "-blind"  # of the names of these bots, after the thing that they do not see


def without(kit: Rows, game: str, thing: str) -> Rows:
    """The components as they would be if nothing carried this thing."""
    ablations = bot_game(game).ablations
    if thing not in ablations:
        raise OstrakaError(f"{game} has no {thing} to be blind to; it has: {', '.join(ablations) or 'none'}")
    changed = kit.copy()
    ablations[thing](changed)
    changed.setflags(write=False)
    return changed


class Blind:
    """Architect without an eye for one thing."""

    def __init__(self, thing: str, seed: int, budget: Budget) -> None:
        self.thing = thing
        self._architect = Architect(seed, budget)

    def weigh(self, view: View) -> list[Weight]:
        return self._architect.weigh(self._seen(view))

    def choose(self, view: View) -> Move:
        return self._architect.choose(self._seen(view))

    def _seen(self, view: View) -> View:
        return replace(view, kit=without(view.kit, view.game.name, self.thing))
