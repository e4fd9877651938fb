"""What bots know about a game beyond its rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from ostraka.bots import defaults
from ostraka.bots.contract import JUDGEMENT
from ostraka.core.announcements import Topic
from ostraka.core.game import Rows
from ostraka.core.registry import ask, find_game

TO_THE_END: Final = 1 << 20  # a horizon that no game reaches
MOST_FACT_TOPICS: Final = 62  # a set of them is one number


@dataclass(frozen=True)
class BotGame:
    """The `GAME` of a game's `bots` module; without any of these fields, bots know only the score."""

    feature_names: tuple[str, ...] = ()  # the numbers that describe a position to a network
    weights: Traversable | None = None  # of the network that judges positions
    horizon: int = TO_THE_END  # turns that a playout lasts before the network judges it
    fog: float = 1.0  # points, the mean error of a novice
    fact_topics: Sequence[Topic] = ()  # of what `find_facts` writes, most telling first
    drawbacks: frozenset[str] = frozenset()  # keys of facts against a move
    neutral: frozenset[str] = frozenset()  # keys of facts neither for nor against it
    ablations: Mapping[str, Callable[[Rows], None]] = field(default_factory=dict)  # each removes one feature

    def __post_init__(self) -> None:
        if len(self.fact_topics) > MOST_FACT_TOPICS:
            raise ValueError(f"a game has at most {MOST_FACT_TOPICS} topics of facts")

    @property
    def neutral_topics(self) -> int:
        """The set of the topics of neutral facts."""
        return sum((key in self.neutral) << topic for topic, key in enumerate(self.fact_keys))

    @property
    def fact_keys(self) -> tuple[str, ...]:
        return tuple(topic.key for topic in self.fact_topics)


@cache
def bot_game(name: str) -> BotGame:
    """What bots know about a game; this also registers the game's functions for compiled code."""
    known = ask(name, "bots", BotGame)
    if known is None:
        JUDGEMENT.register(find_game(name).state, defaults)
        return BotGame()
    return known
