"""Observations of Cheops: small integers, the observer's seat first, then clockwise.

A stone is its colour (1 to 6), or 0 once it is marked. A place of the quarry is its colour, or 0 once it is
struck out or lies to the left of the last one struck.
"""

from typing import Final

import numpy as np

from ostraka.core.bits import CAN_PACK, one, packed, wide
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.envs.kernel.simd import copier, spreader, width_of, write_8
from ostraka.envs.layout import Part
from ostraka.games.cheops.rules.components import BONUSES, COLOURS, SYMBOLS
from ostraka.games.cheops.rules.dice import MOST_DICE, in_bytes
from ostraka.games.cheops.rules.state import LAY, MOST_SEATS, QUARRY, STONES_A_PLAY
from ostraka.games.cheops.rules.stones import EVERY_STONE, STONE_OF

_MOST: Final = 127
_STONES: Final = tuple(STONE_OF.values())
STONES: Final = len(_STONES)
_copy_sheet: Final = copier(STONES + QUARRY, 0)
_flags_8: Final = spreader(8)

SHARED: Final = (
    Part("owed", 1, 1, "whether this seat owes a decision"),
    Part("active", 1, MOST_SEATS, "the active seat: its distance, clockwise, plus 1"),
    Part("builder", 1, MOST_SEATS, "the seat that builds now, counted the same way; 0 for none"),
    Part("plays", 1, _MOST, "plays begun"),
    Part("rolled", len(COLOURS), MOST_DICE, f"dice of this play, by colour: {' '.join(COLOURS)}"),
    Part("lying", len(COLOURS), MOST_DICE, "dice that the builder can still take"),
    Part("open", len(SYMBOLS), 1, f"bonuses that can still be gained: {' '.join(SYMBOLS)}"),
)
OF_A_SEAT: Final = (
    Part(
        "stones",
        STONES,
        len(COLOURS),
        "the stones, in the order p1.1 to p6.1, l1 to l5, r1 to r5, cap, a1 to d3",
    ),
    Part("quarry", QUARRY, len(COLOURS), "the quarry, from the left"),
    Part("jokers", 1, MOST_SEATS, "jokers not yet used"),
    Part("bonuses", len(BONUSES), 1, f"bonuses gained: {' '.join(BONUSES)}"),
    Part("laid", 1, STONES_A_PLAY, "stones laid in this play"),
)


PAGE: Final = np.dtype((np.record, [("sheet", np.int8, (MOST_SEATS, width_of(STONES + QUARRY)))]))


def page_of(kit: Rows) -> Rows:
    """The sheet of each seat as observations show it before the first mark: stones, then quarry."""
    page = np.zeros(1, PAGE)
    for seat in range(MOST_SEATS):
        page[0].sheet[seat, :STONES] = kit[0].sheet[seat].colour[list(_STONES)] + 1
        page[0].sheet[seat, STONES : STONES + QUARRY] = kit[0].sheet[seat].quarried + 1
    return page


@compiled
def observe(state: np.record, kit: np.record, page: np.record, seat: int, seen: np.record) -> None:  # noqa: ARG001 - the contract's
    """Write what a seat sees into `seen.numbers`; the page holds every sheet, ready to be copied."""
    at = _shared(state, seat, seen)
    other = seat
    for _ in range(state.seats):
        at = _seat(state, page, other, seen, at)
        other = other + 1 if other + 1 < state.seats else 0


if CAN_PACK:

    @inlined
    def in_order(stones: int) -> int:
        """A set of stones as a set of places on the sheet."""
        return packed(stones, EVERY_STONE)

else:
    # stone numbers have gaps: group the stones by the difference between number and place
    _GAPS: Final = tuple(sorted({stone - place for place, stone in enumerate(_STONES)}))
    _AFTER: Final = np.array(
        [sum(one(stone) for place, stone in enumerate(_STONES) if stone - place == gap) for gap in _GAPS]
    )

    @inlined
    def in_order(stones: int) -> int:
        places = 0
        for group in range(len(_GAPS)):
            places |= (stones & _AFTER[group]) >> _GAPS[group]
        return places


@inlined
def _away(state: np.record, seat: int, other: int) -> int:
    """The distance of another seat, clockwise, plus 1."""
    return 1 + (other - seat if other >= seat else other - seat + wide(state.seats))


@inlined
def _shared(state: np.record, seat: int, seen: np.record) -> int:
    """Writes of eight bytes may overlap the next part, which is written later."""
    owed = (wide(state.waiting) >> seat) & 1
    builder = _away(state, seat, wide(state.builder)) if state.phase == LAY else wide(0)
    plays = min(wide(state.plays), _MOST)
    write_8(seen, 0, owed | _away(state, seat, wide(state.active)) << 8 | builder << 16 | plays << 24)
    at = 4
    write_8(seen, at, in_bytes(wide(state.rolled)))
    at += len(COLOURS)
    write_8(seen, at, in_bytes(wide(state.lying)))
    at += len(COLOURS)
    _flags_8(seen, at, ~wide(state.gone) & (one(len(SYMBOLS)) - 1))
    return at + len(SYMBOLS)


@inlined
def _seat(state: np.record, page: np.record, seat: int, seen: np.record, at: int) -> int:
    player = state.seat[seat]
    gone = (one(QUARRY) - 1) & ~wide(player.quarry)
    _copy_sheet(seen, at, page, seat, in_order(player.marked) | gone << STONES)
    at += STONES + QUARRY
    _flags_8(seen, at, wide(player.bonuses) << 1)  # from `at`: the last byte stays within the seat
    seen.numbers[at] = player.jokers
    at += 1 + len(BONUSES)
    seen.numbers[at] = player.laid
    return at + 1
