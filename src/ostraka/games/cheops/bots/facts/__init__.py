"""Facts about a move of Cheops."""

from typing import Final

from ostraka.bots.facts import Fact, sort_facts
from ostraka.core.game import Move
from ostraka.games.cheops.bots.facts.passes import facts_of_pass
from ostraka.games.cheops.bots.facts.stones import facts_of_lay
from ostraka.table.view import View

# most telling first
KEYS: Final = (
    *("ends", "finish", "capstone", "completes", "bonus", "pyramid", "arch", "relief", "within", "blocks"),
    *("strands", "opens", "joker", "quarry", "dice"),
    *("stuck", "passes", "spares", "leaves"),
)


DRAWBACKS: Final = frozenset({"strands", "joker", "quarry", "passes"})
NEUTRAL: Final = frozenset({"dice", "leaves"})  # every move of its kind has it


def facts(view: View, move: Move) -> list[Fact]:
    return sort_facts(facts_of_lay(view, move) if move.kind == "lay" else facts_of_pass(view), KEYS)
