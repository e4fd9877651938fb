"""Facts about a move of Pyramids."""

from collections.abc import Callable, Iterator
from typing import Final

from ostraka.bots.facts import Fact, sort_facts
from ostraka.core.game import Move
from ostraka.games.pyramids.bots.facts.cards import facts_of_keep, facts_of_take
from ostraka.games.pyramids.bots.facts.marks import facts_of_mark
from ostraka.table.view import View

# most telling first
KEYS: Final = (
    *("explores", "claims", "contested", "torch", "gems", "potion", "towards", "crosses", "nearer", "skulls"),
    *("useless", "astray", "late", "walled", "useful", "forgoes", "ready"),
    *("wanted", "pair", "denies", "short", "rich", "guarded", "long", "unseen"),
)
DRAWBACKS: Final = frozenset(
    {"skulls", "useless", "astray", "late", "walled", "forgoes", "long", "guarded", "unseen"}
)
_BY_KIND: Final[dict[str, Callable[[View, Move], Iterator[Fact]]]] = {
    "mark": facts_of_mark,
    "cross": facts_of_mark,
    "keep": facts_of_keep,
    "take": facts_of_take,
}


def facts(view: View, move: Move) -> list[Fact]:
    return sort_facts(_BY_KIND[move.kind](view, move), KEYS)
