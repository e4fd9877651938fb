"""Which moves of Cheops are legal: all of them as a list, or one of them picked at random.

The list has the stones of pyramid and arch, colour by colour, then the pairs of the relief, then
`done`. Two stones of one colour in the relief are listed once for each pair of payments, in one order.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.bits import lowest, nth, one, size, wide
from ostraka.core.jit import compiled, inlined
from ostraka.games.cheops.rules import moves
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.payment import pair_way_at, pair_ways, ways
from ostraka.games.cheops.rules.state import QUARRY
from ostraka.games.cheops.rules.stones import (
    LEVELS,
    NO_STONE,
    PAIRS,
    WIDTH,
    has_room_for_two,
    pairs_across,
    pairs_down,
    supported,
)

_WAYS: Final = QUARRY + 1
MOST_MOVES: Final = (LEVELS + 2) * _WAYS + PAIRS * _WAYS * _WAYS + 1
_COLOURS: Final = len(COLOURS)


@compiled
def legal(state: np.record, kit: np.record, seat: int, codes: npt.NDArray[np.int64]) -> int:
    """Write the code of every legal move of a seat; return how many there are."""
    count = 0
    if not state.waiting & one(seat):
        return count
    free = supported(state.seat[seat].marked)
    for colour in range(_COLOURS):
        hows = ways(state, kit, seat, colour)
        stones = free & kit.sheet[seat].stones[colour] if hows != 0 else wide(0)
        while stones:
            left = hows
            while left:
                codes[count] = moves.lay(seat, lowest(stones), lowest(left), NO_STONE, 0)
                count += 1
                left &= left - 1
            stones &= stones - 1
    if has_room_for_two(state.seat[seat].laid):
        count = _pairs(state, kit, seat, pairs_across(state.seat[seat].marked), 1, codes, count)
        count = _pairs(state, kit, seat, pairs_down(state.seat[seat].marked), WIDTH, codes, count)
    codes[count] = moves.done(seat)
    return count + 1


@inlined
def _pairs(
    state: np.record,
    kit: np.record,
    seat: int,
    stones: int,
    apart: int,
    codes: npt.NDArray[np.int64],
    count: int,
) -> int:
    """Write the moves that lay one of these stones and the one `apart` places after it."""
    while stones:
        stone = lowest(stones)
        colour, other = _two_colours(kit, seat, stone, apart)
        for index in range(pair_ways(state, kit, seat, colour, other)):
            how, second_how = pair_way_at(state, kit, seat, colour, other, index)
            codes[count] = moves.lay(seat, stone, how, stone + apart, second_how)
            count += 1
        stones &= stones - 1
    return count


@inlined
def _two_colours(kit: np.record, seat: int, stone: int, apart: int) -> tuple[int, int]:
    return wide(kit.sheet[seat].colour[stone]), wide(kit.sheet[seat].colour[stone + apart])


@inlined
def legal_at(state: np.record, kit: np.record, seat: int, fraction: int) -> int:
    """The legal move at this fraction, in 2**-32, of the list of a waiting seat."""
    free = supported(state.seat[seat].marked)
    two = has_room_for_two(state.seat[seat].laid)
    across = pairs_across(state.seat[seat].marked) if two else wide(0)
    down = pairs_down(state.seat[seat].marked) if two else wide(0)
    count = 1
    for colour in range(_COLOURS):
        count += size(free & kit.sheet[seat].stones[colour]) * size(ways(state, kit, seat, colour))
    count += _count_pairs(state, kit, seat, across, 1) + _count_pairs(state, kit, seat, down, WIDTH)
    index = (fraction * count) >> 32
    if index == count - 1:
        return moves.done(seat)
    for colour in range(_COLOURS):
        hows = ways(state, kit, seat, colour)
        many = size(hows)
        stones = free & kit.sheet[seat].stones[colour]
        if index < size(stones) * many:
            return moves.lay(seat, nth(stones, index // many), nth(hows, index % many), NO_STONE, 0)
        index -= size(stones) * many
    in_rows = _count_pairs(state, kit, seat, across, 1)
    if index < in_rows:
        return _pair_at(state, kit, seat, across, 1, index)
    return _pair_at(state, kit, seat, down, WIDTH, index - in_rows)


@inlined
def _count_pairs(state: np.record, kit: np.record, seat: int, stones: int, apart: int) -> int:
    count = 0
    while stones:
        colour, other = _two_colours(kit, seat, lowest(stones), apart)
        count += pair_ways(state, kit, seat, colour, other)
        stones &= stones - 1
    return count


@inlined
def _pair_at(state: np.record, kit: np.record, seat: int, stones: int, apart: int, index: int) -> int:
    while True:
        stone = lowest(stones)
        colour, other = _two_colours(kit, seat, stone, apart)
        many = pair_ways(state, kit, seat, colour, other)
        if index < many:
            how, second_how = pair_way_at(state, kit, seat, colour, other, index)
            return moves.lay(seat, stone, how, stone + apart, second_how)
        index -= many
        stones &= stones - 1
