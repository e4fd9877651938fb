"""What can be said of a move of Cheops."""

from typing import Final

from ostraka.minds.cheops.laying import laying
from ostraka.minds.cheops.passing import passing
from ostraka.minds.facts import Fact, in_order
from ostraka.rules.game import Move
from ostraka.table.view import View

# most telling first
KEYS: Final = (
    *("ends", "finish", "capstone", "completes", "bonus", "pyramid", "arch", "relief", "within", "blocks"),
    *("strands", "opens", "joker", "quarry", "dice"),
    *("stuck", "passes", "spares", "leaves"),
)


def reasons(view: View, move: Move) -> list[Fact]:
    return in_order(laying(view, move) if move.kind == "lay" else passing(view), KEYS)
