"""Facts about a move of Pyramids."""

from typing import Final

import numpy as np

from ostraka.bots.contract import Scratch
from ostraka.core.codes import kind_of
from ostraka.core.jit import compiled
from ostraka.games.pyramids.bots.facts.cards import find_facts_of_keep, find_facts_of_take
from ostraka.games.pyramids.bots.facts.marks import find_facts_of_mark
from ostraka.games.pyramids.bots.facts.topics import TOPICS
from ostraka.games.pyramids.rules.moves import KIND_KEEP, KIND_TAKE
from ostraka.table.engine import Numbers

__all__ = ["DRAWBACKS", "TOPICS", "find_facts"]

DRAWBACKS: Final = frozenset(
    {"skulls", "useless", "astray", "late", "walled", "forgoes", "long", "guarded", "unseen"}
)


@compiled
def find_facts(
    state: np.record, kit: np.record, seat: int, move: int, scratch: Scratch, facts: Numbers
) -> int:
    if kind_of(move) == KIND_KEEP:
        return find_facts_of_keep(state, kit, seat, move, facts)
    if kind_of(move) == KIND_TAKE:
        return find_facts_of_take(state, kit, seat, move, facts)
    return find_facts_of_mark(state, kit, seat, move, scratch, facts)
