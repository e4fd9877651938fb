"""The actions of Cheops: a number has the same meaning in every state.

First come `WAIT` and `done`; then, for each way of paying, every stone of the pyramid and the arch; then, for
each pair of ways of paying, every pair of adjacent stones in the relief. The ways are: a die, the first
quarry stone of that colour, the second, a joker.
"""

from typing import Final

import numpy as np

from ostraka.core.bits import CAN_PACK, if_so, lowest, nth, one, packed, size, wide
from ostraka.core.codes import kind_of
from ostraka.core.jit import compiled, inlined
from ostraka.envs.kernel.masks import allow_64
from ostraka.games.cheops.environment.observation import in_order
from ostraka.games.cheops.rules import moves
from ostraka.games.cheops.rules.moves import DIE, JOKER
from ostraka.games.cheops.rules.payment import go_together, stones_by_way, twos_by_ways
from ostraka.games.cheops.rules.stones import (
    HEIGHT,
    NAME_OF,
    NO_STONE,
    RELIEF,
    STONE_OF,
    WIDTH,
    has_room_for_two,
    is_beside,
    pairs_across,
    pairs_down,
    supported,
)

WAYS: Final = ("a die", "the first quarry stone", "the second quarry stone", "a joker")
_BY_DIE, _BY_FIRST, _BY_SECOND, _BY_JOKER = range(len(WAYS))
PLACES_OF_A_COLOUR: Final = 2  # in the quarry: as many as actions can name

STONES: Final = tuple(stone for stone in STONE_OF.values() if not RELIEF >> stone & 1)
_RELIEF: Final = tuple(stone for stone in STONE_OF.values() if RELIEF >> stone & 1)
PAIRS: Final = tuple(
    (stone, stone + apart)
    for apart in (1, WIDTH)
    for stone in _RELIEF
    if stone + apart in _RELIEF and is_beside(stone, stone + apart)
)

DONE: Final = 1
FIRST_STONE: Final = DONE + 1
FIRST_PAIR: Final = FIRST_STONE + len(WAYS) * len(STONES)
ACTIONS: Final = FIRST_PAIR + len(WAYS) ** 2 * len(PAIRS)

_STONES: Final = np.array(STONES, np.int64)
_FIRST_OF_PAIR: Final = np.array([first for first, _ in PAIRS])
_SECOND_OF_PAIR: Final = np.array([second for _, second in PAIRS])
_PLACE_OF_STONE: Final = np.array([STONES.index(stone) if stone in STONES else 0 for stone in range(64)])
_PLACE_OF_PAIR: Final = np.array(  # by the first stone, across and down
    [
        [PAIRS.index(pair) if pair in PAIRS else 0 for pair in ((stone, stone + 1), (stone, stone + WIDTH))]
        for stone in range(64)
    ]
)

_ACROSS: Final = (WIDTH - 1) * HEIGHT  # horizontal pairs, which come first
# sets of places in the relief, row by row
_HAS_ONE_RIGHT: Final = sum(1 << place for place in range(WIDTH * HEIGHT) if place % WIDTH < WIDTH - 1)
_HAS_ONE_BELOW: Final = (1 << WIDTH * (HEIGHT - 1)) - 1


def meaning(action: int) -> str:
    """An action in words."""
    if action < FIRST_STONE:
        return "done" if action == DONE else "wait"
    if action < FIRST_PAIR:
        way, stone = divmod(action - FIRST_STONE, len(STONES))
        return f"lay {NAME_OF[STONES[stone]]} for {WAYS[way]}"
    ways, pair = divmod(action - FIRST_PAIR, len(PAIRS))
    first, second = PAIRS[pair]
    way, second_way = divmod(ways, len(WAYS))
    return f"lay {NAME_OF[first]} for {WAYS[way]} and {NAME_OF[second]} for {WAYS[second_way]}"


@inlined
def _way(kit: np.record, seat: int, colour: int, how: int) -> int:
    if how == DIE:
        return _BY_DIE
    if how == JOKER:
        return _BY_JOKER
    places = wide(kit.sheet[seat].quarry[colour])
    return _BY_FIRST if lowest(places) == how - 1 else _BY_SECOND


@inlined
def _how(kit: np.record, seat: int, stone: int, way: int) -> int:
    if way == _BY_DIE:
        return DIE
    if way == _BY_JOKER:
        return JOKER
    places = wide(kit.sheet[seat].quarry[kit.sheet[seat].colour[stone]])
    return 1 + nth(places, min(way - _BY_FIRST, size(places) - 1))


@compiled
def action_for(state: np.record, kit: np.record, seat: int, move: int) -> int:  # noqa: ARG001 - the contract's parameters
    """The action that means a legal move."""
    if kind_of(move) == moves.KIND_DONE:
        return DONE
    stone, second = moves.stone_of(move), moves.second_of(move)
    way = _way(kit, seat, kit.sheet[seat].colour[stone], moves.how_of(move))
    if second == NO_STONE:
        return FIRST_STONE + len(STONES) * way + _PLACE_OF_STONE[stone]
    pair = _PLACE_OF_PAIR[stone, 0 if second == stone + 1 else 1]
    second_way = _way(kit, seat, kit.sheet[seat].colour[second], moves.second_how_of(move))
    return FIRST_PAIR + len(PAIRS) * (len(WAYS) * way + second_way) + pair


@inlined
def allow(state: np.record, kit: np.record, seat: int, mask: np.record) -> int:
    """Set the legal actions of a seat that owes a decision in an empty mask; return how many there are.

    Branch-free: it works on the set of stones for each way of paying, not on the ways for each stone.
    """
    player = state.seat[seat]
    ways = stones_by_way(state, kit, seat)
    mask.bytes[DONE] = 1
    free = supported(player.marked)
    few = in_order(free & ways[_BY_DIE]) | in_order(free & ways[_BY_FIRST]) << len(STONES)
    more = in_order(free & ways[_BY_SECOND]) | in_order(free & ways[_BY_JOKER]) << len(STONES)
    allow_64(mask, FIRST_STONE, few)
    allow_64(mask, FIRST_STONE + _BY_SECOND * len(STONES), more)
    count = 1 + size(few) + size(more)
    if has_room_for_two(player.laid):
        count += _allow_pairs(state, kit, seat, ways, mask)
    return count


@inlined
def _allow_pairs(
    state: np.record, kit: np.record, seat: int, ways: tuple[int, int, int, int], mask: np.record
) -> int:
    """Add the pairs of the relief; two stones of one colour compete for what pays for them."""
    player, sheet = state.seat[seat], kit.sheet[seat]
    free = _pairs(pairs_across(player.marked), pairs_down(player.marked))
    alike = free & _pairs(wide(sheet.like_right), wide(sheet.like_below))
    apart = free & ~alike
    two, die_first, die_later, die_joker, quarry, first_joker, later_joker, jokers = twos_by_ways(
        state, kit, seat
    )
    by_die, by_first = apart & _firsts(ways[_BY_DIE]), apart & _firsts(ways[_BY_FIRST])
    by_second, by_joker = apart & _firsts(ways[_BY_SECOND]), apart & _firsts(ways[_BY_JOKER])
    die, first = _seconds(ways[_BY_DIE]), _seconds(ways[_BY_FIRST])
    second, joker = _seconds(ways[_BY_SECOND]), _seconds(ways[_BY_JOKER])
    joker_too = if_so(go_together(state, seat, JOKER, JOKER), joker)
    count = _allow_row(
        mask,
        _BY_DIE,
        (by_die & die) | (alike & _firsts(two)),
        (by_die & first) | (alike & _firsts(die_first)),
        (by_die & second) | (alike & _firsts(die_later)),
        (by_die & joker) | (alike & _firsts(die_joker)),
    )
    count += _allow_row(
        mask,
        _BY_FIRST,
        by_first & die,
        by_first & first,
        (by_first & second) | (alike & _firsts(quarry)),
        (by_first & joker) | (alike & _firsts(first_joker)),
    )
    later = (by_second & joker) | (alike & _firsts(later_joker))
    count += _allow_row(mask, _BY_SECOND, by_second & die, by_second & first, by_second & second, later)
    both = (by_joker & joker_too) | (alike & _firsts(jokers))
    return count + _allow_row(mask, _BY_JOKER, by_joker & die, by_joker & first, by_joker & second, both)


@inlined
def _allow_row(mask: np.record, way: int, by_die: int, by_first: int, by_second: int, by_joker: int) -> int:
    """Add the pairs whose first stone is paid in one way, by the way of the second, in rising order."""
    many = len(PAIRS)
    start = FIRST_PAIR + len(WAYS) * many * way
    most = by_die | by_first << many | by_second << 2 * many
    allow_64(mask, start, most)  # it writes zeros after the set
    allow_64(mask, start + _BY_JOKER * many, by_joker)
    return size(most) + size(by_joker)


@inlined
def _pairs(across: int, down: int) -> int:
    """The set of pairs, as places in `PAIRS`, from the sets of their first stones."""
    return _side_by_side(across >> _RELIEF[0]) | (down >> _RELIEF[0]) << _ACROSS


@inlined
def _firsts(stones: int) -> int:
    """The pairs whose first stone is among these."""
    return _side_by_side(stones >> _RELIEF[0]) | ((stones >> _RELIEF[0]) & _HAS_ONE_BELOW) << _ACROSS


@inlined
def _seconds(stones: int) -> int:
    """The pairs whose second stone is among these."""
    right, below = stones >> (_RELIEF[0] + 1), stones >> (_RELIEF[0] + WIDTH)
    return _side_by_side(right) | (below & _HAS_ONE_BELOW) << _ACROSS


if CAN_PACK:

    @inlined
    def _side_by_side(places: int) -> int:
        """Stones of the relief as pairs with the stone to their right."""
        return packed(places, _HAS_ONE_RIGHT)

else:

    @inlined
    def _side_by_side(places: int) -> int:
        pairs = 0
        for row in range(HEIGHT):
            pairs |= ((places >> WIDTH * row) & (one(WIDTH - 1) - 1)) << (WIDTH - 1) * row
        return pairs


@compiled
def move_for(state: np.record, kit: np.record, seat: int, action: int) -> int:  # noqa: ARG001 - the contract's parameters
    """The move that a legal action means."""
    if action == DONE:
        return moves.done(seat)
    if action < FIRST_PAIR:
        stone = _STONES[(action - FIRST_STONE) % len(STONES)]
        how = _how(kit, seat, stone, (action - FIRST_STONE) // len(STONES))
        return moves.lay(seat, stone, how, NO_STONE, 0)
    ways, pair = (action - FIRST_PAIR) // len(PAIRS), (action - FIRST_PAIR) % len(PAIRS)
    stone, second = _FIRST_OF_PAIR[pair], _SECOND_OF_PAIR[pair]
    how, second_how = _how(kit, seat, stone, ways // len(WAYS)), _how(kit, seat, second, ways % len(WAYS))
    return moves.lay(seat, stone, how, second, second_how)
