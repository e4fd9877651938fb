"""Bots that are like architect but do not see one thing, to measure what that thing is worth.

They judge every move as if nothing on the table carried what they are blind to; what it does to them
happens all the same.
"""

from dataclasses import replace
from typing import Final

from ostraka.bots.architect import Architect
from ostraka.bots.protocol import Budget, Weight
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move, Rows
from ostraka.table.view import View

# what can be left out of a game, none of which decides which moves are legal
UNSEEN: Final = {"pyramids": ("skull", "potion", "torch"), "cheops": ("bonus",)}


def without(kit: Rows, game: str, thing: str) -> Rows:
    """The components as they would be if nothing carried this thing."""
    if thing not in UNSEEN[game]:
        raise OstrakaError(f"{game} has no {thing} to be blind to; it has: {', '.join(UNSEEN[game])}")
    made = kit.copy()
    if game == "pyramids":
        made["card"]["icons"] &= ~made["card"][thing]
        made["card"][thing] = 0
    else:
        made["sheet"]["symbol"] = 0
    made.setflags(write=False)
    return made


class Blind:
    """Architect without an eye for one thing."""

    thing: str

    def __init__(self, seed: int, budget: Budget) -> None:
        self._architect = Architect(seed, budget)

    def weigh(self, view: View) -> list[Weight]:
        return self._architect.weigh(self._seen(view))

    def choose(self, view: View) -> Move:
        return self._architect.choose(self._seen(view))

    def _seen(self, view: View) -> View:
        return replace(view, kit=without(view.kit, view.game.name, self.thing))


class SkullBlind(Blind):
    thing = "skull"


class PotionBlind(Blind):
    thing = "potion"


class TorchBlind(Blind):
    thing = "torch"


class BonusBlind(Blind):
    thing = "bonus"


BLIND: Final = {f"{kind.thing}-blind": kind for kind in (SkullBlind, PotionBlind, TorchBlind, BonusBlind)}
