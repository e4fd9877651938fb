"""What bots know of a game beyond its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from ostraka.bots import defaults
from ostraka.bots.contract import JUDGEMENT
from ostraka.bots.facts import Fact
from ostraka.core.game import Move, Rows
from ostraka.core.registry import ask, find_game
from ostraka.table.view import View

TO_THE_END: Final = 1 << 20  # a horizon that no game reaches


def _no_facts(view: View, move: Move) -> list[Fact]:
    del view, move
    return []


@dataclass(frozen=True)
class BotGame:
    """The `GAME` of a game's `bots`: all of it can be left out, and bots then know only the score."""

    features: int = 0  # numbers that describe a position
    weights: Traversable | None = None  # what a network has learned of the game
    horizon: int = TO_THE_END  # turns that a playout goes on before it is judged
    fog: float = 1.0  # points, the mean of what a novice is off by
    facts: Callable[[View, Move], list[Fact]] = _no_facts
    fact_keys: tuple[str, ...] = ()  # most telling first
    drawbacks: frozenset[str] = frozenset()  # keys of facts that speak against a move
    neutral: frozenset[str] = frozenset()  # keys of facts that speak neither for nor against it
    ablations: Mapping[str, Callable[[Rows], None]] = field(default_factory=dict)  # take a thing out of a kit


@cache
def bot_game(name: str) -> BotGame:
    """What bots know of a game; its functions are registered for compiled code."""
    found = ask(name, "bots", BotGame)
    if found is None:
        JUDGEMENT.register(find_game(name).state, defaults)
        return BotGame()
    return found
