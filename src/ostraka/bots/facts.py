"""Why a move is good or bad: facts that follow from the rules alone, whatever a bot thinks of the move.

A fact is a key and what it is about; clients put it into words.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec
import numpy as np

from ostraka.bots import contract
from ostraka.bots.bot import deciding_seat
from ostraka.bots.contract import Scratch
from ostraka.bots.game import bot_game
from ostraka.core.announcements import read_values, topic_of
from ostraka.core.errors import OstrakaError
from ostraka.core.game import AnyGame, Move, Rows
from ostraka.core.jit import bound, compiled, inlined
from ostraka.table.engine import Numbers
from ostraka.table.view import View

MOST_FACTS: Final = 64  # about one move
SCRATCH_STATES: Final = 8  # that a game may use to find the facts


class Fact(msgspec.Struct, frozen=True):
    """One thing that a move does, as in `captures`, `{"colour": "red", "pawns": 2}`."""

    key: str
    args: dict[str, int | str]


@compiled
def find_facts(rows: Rows, kits: Rows, seat: int, move: int, scratch: Scratch, facts: Numbers) -> int:
    """Write the facts about a legal move, the most telling first; return their number."""
    count = contract.find_facts(rows[0], kits[0], seat, move, scratch, facts)
    sort_facts(facts, count)
    return count


@compiled
def sort_facts(facts: Numbers, count: int) -> None:
    """Sort facts by their topics; those about the same topic stay in order."""
    for unsorted in range(1, count):
        fact, place = facts[unsorted], unsorted
        while place > 0 and topic_of(facts[place - 1]) > topic_of(fact):
            facts[place] = facts[place - 1]
            place -= 1
        facts[place] = fact


@compiled
def find_distinct(facts: Numbers, others: Numbers, neutral: int, found: Numbers) -> int:
    """Write the facts that are neither among others nor about neutral topics; return their number."""
    count = 0
    for fact in facts:
        if not (neutral >> topic_of(fact)) & 1 and not _contains(others, fact):
            found[count] = fact
            count += 1
    return count


@inlined
def _contains(facts: Numbers, sought: int) -> bool:
    for fact in facts:  # noqa: SIM110 - compiled code has no generators
        if fact == sought:
            return True
    return False


@cache
def _finder(game: AnyGame) -> Callable[[Rows, Rows, int, int, Scratch, Numbers], int]:
    kit = np.zeros(1, game.kit_type)
    kit.setflags(write=False)
    rows = np.zeros(1, game.state)
    return bound(find_facts, rows, kit, 0, 0, _scratch(game), np.zeros(1, np.int64))


def _scratch(game: AnyGame) -> Scratch:
    return Scratch(np.empty(SCRATCH_STATES, game.state), np.empty(game.most_moves, np.int64))


def facts_of(view: View, move: Move) -> list[Fact]:
    """What a legal move of the view's seat does, most telling first, as far as that seat may know it."""
    return _read(view.game.name, fact_codes(view, move))


def fact_codes(view: View, move: Move) -> Numbers:
    """The facts about a legal move as codes of `BotGame.fact_topics`."""
    seat = deciding_seat(view)
    if move not in view.legal:
        raise OstrakaError(f"{move} is not a legal move of seat {seat} now")
    codes = np.empty(MOST_FACTS, np.int64)
    count = _finder(view.game)(view.rows, view.kit, seat, move.code, _scratch(view.game), codes)
    return codes[:count]


def distinct_facts(game: str, codes: Numbers, others: Numbers) -> list[Fact]:
    """What one move does and another does not.

    Neutral facts are left out: every move of a kind has them, such as the dice it uses.
    """
    found = np.empty(len(codes), np.int64)
    count = find_distinct(codes, others, bot_game(game).neutral_topics, found)
    return _read(game, found[:count])


def _read(game: str, codes: Numbers) -> list[Fact]:
    topics = bot_game(game).fact_topics
    found = ((topics[topic_of(code)], code) for code in codes.tolist())
    return [Fact(topic.key, read_values(topic, code)) for topic, code in found]
