"""The stones of a sheet: their places, what they rest on, and their names.

A stone is a number, and a set of stones the bits of an integer. The pyramid takes six numbers for
each level, also where a level has fewer stones, so that what rests on a pair lies six places above
it; then follow the columns of the arch, its capstone, and the relief row by row.
"""

from functools import lru_cache
from typing import Final

from ostraka.core.bits import wide
from ostraka.core.jit import inlined

LEVELS: Final = 6  # of the pyramid: 6, 5, 4, 3, 2 and 1 stones
COLUMN: Final = 5
WIDTH: Final = 4  # of the relief
HEIGHT: Final = 3

_LEFT: Final = LEVELS * LEVELS
_RIGHT: Final = _LEFT + COLUMN
_CAP: Final = _RIGHT + COLUMN
_RELIEF: Final = _CAP + 1
NO_STONE: Final = 63

# every stone by its name in the record, in the order of its number
STONE_OF: Final = {
    **{f"p{level + 1}.{k + 1}": LEVELS * level + k for level in range(LEVELS) for k in range(LEVELS - level)},
    **{f"l{height + 1}": _LEFT + height for height in range(COLUMN)},
    **{f"r{height + 1}": _RIGHT + height for height in range(COLUMN)},
    "cap": _CAP,
    **{f"{'abcd'[x]}{y + 1}": _RELIEF + WIDTH * y + x for y in range(HEIGHT) for x in range(WIDTH)},
}
STONES_ARE: Final = "they are p1.1 to p6.1, l1 to l5, r1 to r5, cap, a1 to d3"
NAME_OF: Final = {stone: name for name, stone in STONE_OF.items()}


def stones(*names: str) -> int:
    """The set of these stones."""
    return sum(1 << STONE_OF[name] for name in names)


@lru_cache(maxsize=1 << 12)
def stone_names(chosen: int) -> tuple[str, ...]:
    """The names of a set of stones, in the order of the sheet."""
    return tuple(name for name, stone in STONE_OF.items() if chosen >> stone & 1)


LEVEL: Final = tuple(sum(1 << LEVELS * level + k for k in range(LEVELS - level)) for level in range(LEVELS))
PYRAMID: Final = sum(LEVEL)
LEFT_COLUMN: Final = ((1 << COLUMN) - 1) << _LEFT
RIGHT_COLUMN: Final = ((1 << COLUMN) - 1) << _RIGHT
COLUMNS: Final = LEFT_COLUMN | RIGHT_COLUMN
CAP: Final = 1 << _CAP
ARCH: Final = COLUMNS | CAP
RELIEF: Final = ((1 << WIDTH * HEIGHT) - 1) << _RELIEF
EVERY_STONE: Final = PYRAMID | ARCH | RELIEF
BUILDINGS: Final = {"pyramid": PYRAMID, "arch": ARCH, "relief": RELIEF}

_BOTTOM: Final = LEVEL[0]
_FEET: Final = stones("l1", "r1")
_HAS_A_RIGHT: Final = stones(*(f"{x}{y}" for x in "abc" for y in (1, 2, 3)))
PAIRS: Final = 17  # neighbours in the relief


@inlined
def supported(marked: int) -> int:
    """The stones of pyramid and arch that can be laid next (C9, C10)."""
    resting = ((marked & (marked >> 1)) << LEVELS | _BOTTOM) & PYRAMID
    standing = (marked << 1 | _FEET) & COLUMNS
    crowning = CAP if marked & COLUMNS == COLUMNS else wide(0)
    return (resting | standing | crowning) & ~marked


@inlined
def has_room_for_two(laid: int) -> bool:
    """Whether two more stones fit into a play with `laid` stones (C7)."""
    return laid == 0


@inlined
def pairs_across(marked: int) -> int:
    """The stones of the relief that are free together with the one to their right (C8)."""
    free = RELIEF & ~marked
    return free & (free >> 1) & _HAS_A_RIGHT


@inlined
def pairs_down(marked: int) -> int:
    """The stones of the relief that are free together with the one below them (C8)."""
    free = RELIEF & ~marked
    return free & (free >> WIDTH)


@inlined
def is_beside(first: int, second: int) -> bool:
    """Whether two stones of the relief, the lower number first, touch edge to edge."""
    return second == first + WIDTH or (second == first + 1 and (_HAS_A_RIGHT >> first) & 1 == 1)
