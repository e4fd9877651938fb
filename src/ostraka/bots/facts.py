"""Why a move is good or bad: facts that follow from the rules alone, whatever a bot thinks of the move.

A fact is a key and what it is about; clients put it into words.
"""

from collections.abc import Iterable, Sequence

import msgspec

from ostraka.bots.bot import deciding_seat
from ostraka.bots.game import bot_game
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move
from ostraka.table.view import View


class Fact(msgspec.Struct, frozen=True):
    """One thing that a move does, as in `captures`, `{"colour": "red", "pawns": 2}`."""

    key: str
    args: dict[str, int | str]


def fact(key: str, **args: int | str) -> Fact:
    """A fact in Python's own numbers, not NumPy's."""
    return Fact(key, {name: value if isinstance(value, str) else int(value) for name, value in args.items()})


def sort_facts(facts: Iterable[Fact], keys: Sequence[str]) -> list[Fact]:
    """The facts in the order of their keys; a stable sort."""
    return sorted(facts, key=lambda fact: keys.index(fact.key))


def facts_of(view: View, move: Move) -> list[Fact]:
    """What a legal move of the view's seat does, most telling first, as far as that seat may know it."""
    seat = deciding_seat(view)
    if move not in view.legal:
        raise OstrakaError(f"{move} is not a legal move of seat {seat} now")
    return bot_game(view.game.name).facts(view, move)


def distinct_facts(game: str, facts: Sequence[Fact], others: Sequence[Fact]) -> list[Fact]:
    """What one move does and another does not.

    Neutral facts are left out: every move of a kind has them, such as the dice it uses.
    """
    neutral = bot_game(game).neutral
    return [fact for fact in facts if fact not in others and fact.key not in neutral]
