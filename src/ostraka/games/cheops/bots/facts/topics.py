"""What facts about a move of Cheops are about, and how they are written."""

from typing import Final

from ostraka.core.announcements import NOBODY, announcement, topic
from ostraka.core.jit import inlined
from ostraka.games.cheops.rules.components import COLOURS, SYMBOLS
from ostraka.games.cheops.rules.stones import BUILDINGS, NAME_OF, NO_STONE
from ostraka.table.engine import Numbers

_STONES: Final = tuple(NAME_OF.get(stone, "") for stone in range(NO_STONE))

# most telling first
TOPICS: Final = (
    topic("ends", margin=None),
    topic("finish", points=None),
    topic("capstone", points=None),
    topic("completes", building=tuple(BUILDINGS)),
    topic("bonus", symbol=SYMBOLS, points=None, rivals=None),
    topic("pyramid", level=None, points=None),
    topic("arch", level=None, points=None),
    topic("relief", stones=None, points=None),
    topic("within", symbol=SYMBOLS, stone=_STONES),
    topic("blocks", colour=COLOURS, rivals=None),
    topic("strands", stones=None),
    topic("opens", stones=None),
    topic("joker", jokers=None, points=None),
    topic("quarry", stones=None, skipped=None, points=None),
    topic("dice", colour=COLOURS, dice=None),
    topic("stuck"),
    topic("passes", stones=None),
    topic("spares", points=None),
    topic("leaves", dice=None),
)
(ENDS, FINISH, CAPSTONE, COMPLETES, BONUS, PYRAMID, ARCH, RELIEF, WITHIN, BLOCKS) = range(10)
(STRANDS, OPENS, JOKER, QUARRY, DICE, STUCK, PASSES, SPARES, LEAVES) = range(10, len(TOPICS))


@inlined
def note(facts: Numbers, count: int, topic: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Add a fact; returns their number."""
    facts[count] = announcement(topic, NOBODY, first, second, third)
    return count + 1
