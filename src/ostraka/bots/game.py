"""What bots know about a game beyond its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from ostraka.bots import defaults
from ostraka.bots.contract import JUDGEMENT
from ostraka.core.game import Move, Rows
from ostraka.core.registry import ask, find_game
from ostraka.table.view import View

if TYPE_CHECKING:  # facts ask this module about games
    from ostraka.bots.facts import Fact

TO_THE_END: Final = 1 << 20  # a horizon that no game reaches


def _no_facts(view: View, move: Move) -> "list[Fact]":
    del view, move
    return []


@dataclass(frozen=True)
class BotGame:
    """The `GAME` of a game's `bots` module; without any of these fields, bots know only the score."""

    feature_names: tuple[str, ...] = ()  # the numbers that describe a position to a network
    weights: Traversable | None = None  # of the network that judges positions
    horizon: int = TO_THE_END  # turns that a playout lasts before the network judges it
    fog: float = 1.0  # points, the mean error of a novice
    facts: "Callable[[View, Move], list[Fact]]" = _no_facts
    fact_keys: tuple[str, ...] = ()  # most telling first
    drawbacks: frozenset[str] = frozenset()  # keys of facts against a move
    neutral: frozenset[str] = frozenset()  # keys of facts neither for nor against it
    ablations: Mapping[str, Callable[[Rows], None]] = field(default_factory=dict)  # each removes one feature


@cache
def bot_game(name: str) -> BotGame:
    """What bots know about a game; this also registers the game's functions for compiled code."""
    known = ask(name, "bots", BotGame)
    if known is None:
        JUDGEMENT.register(find_game(name).state, defaults)
        return BotGame()
    return known
