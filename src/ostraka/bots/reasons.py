"""Why a move is good or bad: facts that the rules know of it, whatever a bot thinks."""

from collections.abc import Callable, Sequence
from typing import Final

from ostraka.bots.facts import Fact
from ostraka.bots.protocol import seat_of
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move
from ostraka.games.cheops.bots import facts as cheops
from ostraka.games.pyramids.bots import facts as pyramids
from ostraka.table.view import View

__all__ = ["AGAINST", "KEYS", "Fact", "beyond", "reasons"]

_OF: Final[dict[str, Callable[[View, Move], list[Fact]]]] = {
    "pyramids": pyramids.reasons,
    "cheops": cheops.reasons,
}
NEUTRAL: Final = frozenset({"dice", "leaves"})
AGAINST: Final = frozenset(  # what speaks against a move rather than for it
    {
        *("skulls", "useless", "astray", "late", "walled", "forgoes", "long", "guarded", "unseen"),
        *("strands", "joker", "quarry", "passes"),
    }
)
KEYS: Final = {"pyramids": pyramids.KEYS, "cheops": cheops.KEYS}  # all that can be said, by game


def reasons(view: View, move: Move) -> list[Fact]:
    """What a legal move of the view's seat does, most telling first, as far as that seat may know it."""
    seat = seat_of(view)
    if move not in view.legal:
        raise OstrakaError(f"{move} is no legal move of seat {seat} now")
    return _OF[view.game.name](view, move)


def beyond(facts: Sequence[Fact], others: Sequence[Fact]) -> list[Fact]:
    """The facts that are not among the others: what one move does that another does not.

    What is said of every move of its kind, such as the dice it takes, tells nothing there.
    """
    return [fact for fact in facts if fact not in others and fact.key not in NEUTRAL]
