"""Facts about a move of Cheops."""

from typing import Final

import numpy as np

from ostraka.bots.contract import Scratch
from ostraka.core.codes import kind_of
from ostraka.core.jit import compiled
from ostraka.games.cheops.bots.facts.passes import find_facts_of_pass
from ostraka.games.cheops.bots.facts.stones import find_facts_of_lay
from ostraka.games.cheops.bots.facts.topics import TOPICS
from ostraka.games.cheops.rules.moves import KIND_LAY
from ostraka.table.engine import Numbers

__all__ = ["DRAWBACKS", "NEUTRAL", "TOPICS", "find_facts"]

DRAWBACKS: Final = frozenset({"strands", "joker", "quarry", "passes"})
NEUTRAL: Final = frozenset({"dice", "leaves"})  # every move of its kind has it


@compiled
def find_facts(
    state: np.record, kit: np.record, seat: int, move: int, scratch: Scratch, facts: Numbers
) -> int:
    if kind_of(move) == KIND_LAY:
        return find_facts_of_lay(state, kit, seat, move, scratch, facts)
    return find_facts_of_pass(state, kit, seat, scratch, facts)
