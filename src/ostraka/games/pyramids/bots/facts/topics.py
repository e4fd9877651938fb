"""What facts about a move of Pyramids are about, and how they are written."""

from typing import Final

from ostraka.core.announcements import NOBODY, announcement, topic
from ostraka.core.jit import inlined
from ostraka.games.pyramids.rules.components import COLOURS
from ostraka.games.pyramids.rules.shapes import SHAPES
from ostraka.table.engine import Numbers

# most telling first
TOPICS: Final = (
    topic("explores", pyramid=None, colour=COLOURS),
    topic("claims", colour=COLOURS, points=None, last=None, rivals=None),
    topic("contested", colour=COLOURS),
    topic("torch", round=None, points=None),
    topic("gems", red=None, green=None, pairs=None, points=None),
    topic("potion", skulls=None, points=None),
    topic("towards", colour=COLOURS, points=None),
    topic("crosses", cells=None),
    topic("nearer", pyramid=None, cells=None, left=None),
    topic("skulls", skulls=None, before=None, after=None),
    topic("useless", shape=SHAPES),
    topic("astray", pyramid=None, left=None),
    topic("late", pyramid=None),
    topic("walled", pyramid=None),
    topic("useful", shape=SHAPES),
    topic("forgoes", shape=SHAPES),
    topic("ready", shapes=None),
    topic("wanted", pyramid=None, colour=COLOURS, points=None),
    topic("pair", colour=COLOURS, points=None),
    topic("denies", pyramid=None, colour=COLOURS, rivals=None),
    topic("short", pyramid=None, left=None),
    topic("rich", pyramid=None, gems=None, torches=None, crosses=None),
    topic("guarded", pyramid=None, skulls=None),
    topic("long", pyramid=None, left=None),
    topic("unseen", cards=None),
)
(EXPLORES, CLAIMS, CONTESTED, TORCH, GEMS, POTION, TOWARDS, CROSSES, NEARER, SKULLS) = range(10)
(USELESS, ASTRAY, LATE, WALLED, USEFUL, FORGOES, READY) = range(10, 17)
(WANTED, PAIR, DENIES, SHORT, RICH, GUARDED, LONG, UNSEEN) = range(17, len(TOPICS))


@inlined
def note(
    facts: Numbers, count: int, topic: int, first: int, second: int = 0, third: int = 0, fourth: int = 0
) -> int:
    """Add a fact; returns their number."""
    facts[count] = announcement(topic, NOBODY, first, second, third, fourth)
    return count + 1
