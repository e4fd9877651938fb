"""The actions of Cheops: every number means the same wherever it is legal.

After `WAIT` comes `done`, then every stone of pyramid and arch with each way of paying, then every pair of
neighbours in the relief with each two ways. The ways are: a die, the first place of that colour in the
quarry, the second, a joker.
"""

from typing import Final

import numpy as np

from ostraka.envs.choices import allow_4, allow_16
from ostraka.rules.bits import lowest, nth, one, size, wide
from ostraka.rules.cheops import moves
from ostraka.rules.cheops.buildings import (
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
from ostraka.rules.cheops.components import COLOURS
from ostraka.rules.cheops.moves import DIE, JOKER
from ostraka.rules.cheops.paying import go_together, second_ways, ways
from ostraka.rules.codes import kind_of
from ostraka.rules.compiled import compiled, inlined

WAYS: Final = ("a die", "the first quarry stone", "the second quarry stone", "a joker")
_BY_DIE, _BY_FIRST, _BY_SECOND, _BY_JOKER = range(len(WAYS))
PLACES_OF_A_COLOUR: Final = 2  # in the quarry: as many as actions know of

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

_ALL_WAYS: Final = (1 << len(WAYS)) - 1
_ACROSS: Final = (WIDTH - 1) * HEIGHT  # pairs side by side, which come first
# for each set of ways, the pairs of ways of which it holds the one and the first way is the other
_WITH_THE_FIRST: Final = np.array(
    [
        sum(1 << len(WAYS) * way for way in range(len(WAYS)) if ways >> way & 1)
        for ways in range(1 << len(WAYS))
    ]
)


def meaning(action: int) -> str:
    """An action in words."""
    if action < FIRST_STONE:
        return "done" if action == DONE else "wait"
    if action < FIRST_PAIR:
        stone, way = divmod(action - FIRST_STONE, len(WAYS))
        return f"lay {NAME_OF[STONES[stone]]} for {WAYS[way]}"
    pair, ways = divmod(action - FIRST_PAIR, len(WAYS) ** 2)
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
def action_for(state: np.record, kit: np.record, seat: int, move: int) -> int:  # noqa: ARG001 - a form of all games
    """The action that means a legal move."""
    if kind_of(move) == moves.KIND_DONE:
        return DONE
    stone, second = moves.stone_of(move), moves.second_of(move)
    way = _way(kit, seat, kit.sheet[seat].colour[stone], moves.how_of(move))
    if second == NO_STONE:
        return FIRST_STONE + len(WAYS) * _PLACE_OF_STONE[stone] + way
    pair = _PLACE_OF_PAIR[stone, 0 if second == stone + 1 else 1]
    second_way = _way(kit, seat, kit.sheet[seat].colour[second], moves.second_how_of(move))
    return FIRST_PAIR + len(WAYS) ** 2 * pair + len(WAYS) * way + second_way


@inlined
def _numbered(kit: np.record, seat: int, colour: int, hows: int) -> int:
    """Ways of paying for a stone of this colour by their places in `WAYS`."""
    places = wide(kit.sheet[seat].quarry[colour]) << 1
    first = places & -places
    found = (hows & one(DIE)) << _BY_DIE
    found |= (one(_BY_FIRST) if hows & first != 0 else 0) | (
        one(_BY_SECOND) if hows & places & ~first != 0 else 0
    )
    return found | (hows >> JOKER) << _BY_JOKER


@inlined
def _alike(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    """The pairs of ways for two stones of one colour at once."""
    found, firsts = wide(0), ways(state, kit, seat, colour)
    while firsts:
        seconds = second_ways(state, kit, seat, colour, colour, lowest(firsts))
        first = _numbered(kit, seat, colour, firsts & -firsts)
        found |= _WITH_THE_FIRST[first] * _numbered(kit, seat, colour, seconds)
        firsts &= firsts - 1
    return found


@inlined
def allow(state: np.record, kit: np.record, seat: int, mask: np.record) -> int:
    """Add the legal actions of a seat that owes a decision to an empty mask; how many there are."""
    player, sheet = state.seat[seat], kit.sheet[seat]
    known = wide(0)  # the ways for each colour, four bits each
    for colour in range(len(COLOURS)):
        known |= _numbered(kit, seat, colour, ways(state, kit, seat, colour)) << len(WAYS) * colour
    mask.bytes[DONE] = 1
    count = 1
    stones = supported(player.marked)
    while stones:
        stone = lowest(stones)
        ways_to_pay = _of(known, sheet.colour[stone])
        allow_4(mask, FIRST_STONE + len(WAYS) * _PLACE_OF_STONE[stone], ways_to_pay)
        count += size(ways_to_pay)
        stones &= stones - 1
    if not has_room_for_two(player.laid):
        return count
    two_jokers = go_together(state, seat, JOKER, JOKER)  # all else that pays is of one colour
    together = wide(-1) if two_jokers else ~one(len(WAYS) * _BY_JOKER + _BY_JOKER)
    pairs = _free_pairs(player.marked)
    while pairs:
        pair = lowest(pairs)
        colour, other = wide(sheet.colour[_FIRST_OF_PAIR[pair]]), wide(sheet.colour[_SECOND_OF_PAIR[pair]])
        if colour == other:
            both = _alike(state, kit, seat, colour)
        else:
            both = wide(_WITH_THE_FIRST[_of(known, colour)] * _of(known, other)) & together
        allow_16(mask, FIRST_PAIR + len(WAYS) ** 2 * pair, both)
        count += size(both)
        pairs &= pairs - 1
    return count


@inlined
def _of(known: int, colour: int) -> int:
    """The set of ways to pay for one colour, of those for all."""
    return (known >> len(WAYS) * wide(colour)) & _ALL_WAYS


@inlined
def _free_pairs(marked: int) -> int:
    """The pairs of the relief of which neither stone is marked, by their places in `PAIRS`."""
    across, down = pairs_across(marked), pairs_down(marked)
    pairs = down >> _RELIEF[0] << _ACROSS
    for row in range(HEIGHT):
        side_by_side = (across >> (_RELIEF[0] + WIDTH * row)) & (one(WIDTH - 1) - 1)
        pairs |= side_by_side << (WIDTH - 1) * row
    return pairs


@compiled
def move_for(state: np.record, kit: np.record, seat: int, action: int) -> int:  # noqa: ARG001 - a form of all games
    """The move that an action means; the action must be a legal one."""
    if action == DONE:
        return moves.done(seat)
    if action < FIRST_PAIR:
        stone = _STONES[(action - FIRST_STONE) // len(WAYS)]
        how = _how(kit, seat, stone, (action - FIRST_STONE) % len(WAYS))
        return moves.lay(seat, stone, how, NO_STONE, 0)
    pair, ways = (action - FIRST_PAIR) // len(WAYS) ** 2, (action - FIRST_PAIR) % len(WAYS) ** 2
    stone, second = _FIRST_OF_PAIR[pair], _SECOND_OF_PAIR[pair]
    how, second_how = _how(kit, seat, stone, ways // len(WAYS)), _how(kit, seat, second, ways % len(WAYS))
    return moves.lay(seat, stone, how, second, second_how)
