"""What can be said of a move of Cheops."""

from typing import Final

from ostraka.bots.facts import Fact, sort_facts
from ostraka.core.game import Move
from ostraka.games.cheops.bots.facts.passes import passing
from ostraka.games.cheops.bots.facts.stones import laying
from ostraka.table.view import View

# most telling first
KEYS: Final = (
    *("ends", "finish", "capstone", "completes", "bonus", "pyramid", "arch", "relief", "within", "blocks"),
    *("strands", "opens", "joker", "quarry", "dice"),
    *("stuck", "passes", "spares", "leaves"),
)


DRAWBACKS: Final = frozenset({"strands", "joker", "quarry", "passes"})
NEUTRAL: Final = frozenset({"dice", "leaves"})  # said of every move of its kind


def facts(view: View, move: Move) -> list[Fact]:
    return sort_facts(laying(view, move) if move.kind == "lay" else passing(view), KEYS)
