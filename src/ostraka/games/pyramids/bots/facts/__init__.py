"""What can be said of a move of Pyramids."""

from collections.abc import Callable, Iterator
from typing import Final

from ostraka.bots.facts import Fact, sort_facts
from ostraka.core.game import Move
from ostraka.games.pyramids.bots.facts.cards import keeping, taking
from ostraka.games.pyramids.bots.facts.marks import marking
from ostraka.table.view import View

# most telling first
KEYS: Final = (
    *("explores", "claims", "torch", "gems", "potion", "towards", "crosses", "nearer", "skulls", "useless"),
    *("astray", "late", "walled", "useful", "forgoes", "ready"),
    *("wanted", "pair", "denies", "short", "rich", "guarded", "long", "unseen"),
)
DRAWBACKS: Final = frozenset(
    {"skulls", "useless", "astray", "late", "walled", "forgoes", "long", "guarded", "unseen"}
)
_OF_KIND: Final[dict[str, Callable[[View, Move], Iterator[Fact]]]] = {
    "mark": marking,
    "cross": marking,
    "keep": keeping,
    "take": taking,
}


def facts(view: View, move: Move) -> list[Fact]:
    return sort_facts(_OF_KIND[move.kind](view, move), KEYS)
