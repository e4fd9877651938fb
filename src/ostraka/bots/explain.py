"""Why a move is good or bad: facts that the rules know of it, whatever a bot thinks."""

from collections.abc import Sequence

from ostraka.bots.bot import deciding_seat
from ostraka.bots.facts import Fact
from ostraka.bots.game import bot_game
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move
from ostraka.table.view import View

__all__ = ["Fact", "beyond", "facts_of"]


def facts_of(view: View, move: Move) -> list[Fact]:
    """What a legal move of the view's seat does, most telling first, as far as that seat may know it."""
    seat = deciding_seat(view)
    if move not in view.legal:
        raise OstrakaError(f"{move} is no legal move of seat {seat} now")
    return bot_game(view.game.name).facts(view, move)


def beyond(game: str, facts: Sequence[Fact], others: Sequence[Fact]) -> list[Fact]:
    """The facts that are not among the others: what one move does that another does not.

    What is said of every move of its kind, such as the dice it takes, tells nothing there.
    """
    neutral = bot_game(game).neutral
    return [fact for fact in facts if fact not in others and fact.key not in neutral]
