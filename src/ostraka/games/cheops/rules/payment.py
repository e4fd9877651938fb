"""Paying for stones (C12 to C14): with dice where they lie, else with the quarry or a joker.

A way of paying is `DIE`, a place of the quarry from 1, or `JOKER`, which comes last.
"""

from typing import NamedTuple

import numpy as np

from ostraka.core.bits import if_so, lowest, nth, one, size, wide
from ostraka.core.jit import inlined
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.dice import die, showing
from ostraka.games.cheops.rules.moves import DIE, JOKER


@inlined
def quarry_of(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    """The places of the quarry that a seat can strike for a stone of this colour (C13)."""
    return wide(state.seat[seat].quarry & kit.sheet[seat].quarry[colour])


@inlined
def _without_dice(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    joker = one(JOKER) if state.seat[seat].jokers > 0 else wide(0)
    return quarry_of(state, kit, seat, colour) << 1 | joker


@inlined
def ways(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    """The ways in which a seat can pay for one stone of this colour, as a set (C12)."""
    return one(DIE) if showing(state.lying, colour) > 0 else _without_dice(state, kit, seat, colour)


@inlined
def go_together(state: np.record, seat: int, way: int, second_way: int) -> bool:
    """Whether two stones of different colours can be paid like this at once: a joker pays for one of them."""
    return way != JOKER or second_way != JOKER or state.seat[seat].jokers > 1


@inlined
def second_ways(state: np.record, kit: np.record, seat: int, colour: int, other: int, way: int) -> int:
    """The ways to pay for the second of two stones laid at once, given how the first is paid.

    For two stones of one colour the order makes no difference, so each pair of ways is listed once.
    """
    if colour != other:
        payments = ways(state, kit, seat, other)
        return payments if go_together(state, seat, way, JOKER) else payments & ~one(JOKER)
    if way == DIE:
        return one(DIE) if showing(state.lying, colour) > 1 else _without_dice(state, kit, seat, colour)
    if way == JOKER:
        return one(JOKER) if state.seat[seat].jokers > 1 else wide(0)
    return _without_dice(state, kit, seat, colour) & ~(one(way + 1) - 1)


@inlined
def pair_ways(state: np.record, kit: np.record, seat: int, colour: int, other: int) -> int:
    """The number of ways to pay for two stones at once."""
    count, firsts = 0, ways(state, kit, seat, colour)
    while firsts:
        count += size(second_ways(state, kit, seat, colour, other, lowest(firsts)))
        firsts &= firsts - 1
    return count


@inlined
def pair_way_at(
    state: np.record, kit: np.record, seat: int, colour: int, other: int, index: int
) -> tuple[int, int]:
    """One of these ways: how the first stone is paid, and how the second."""
    firsts = ways(state, kit, seat, colour)
    while True:
        seconds = second_ways(state, kit, seat, colour, other, lowest(firsts))
        if index < size(seconds):
            return lowest(firsts), nth(seconds, index)
        index -= size(seconds)
        firsts &= firsts - 1


@inlined
def _stones_by_dice(state: np.record, kit: np.record, seat: int) -> tuple[int, int]:
    """The stones of a seat's sheet whose colour any die shows, and those whose colour two show."""
    by_one, by_two = wide(0), wide(0)
    for colour in range(len(COLOURS)):
        stones = wide(kit.sheet[seat].stones[colour])
        dice = showing(wide(state.lying), colour)
        by_one |= if_so(dice > 0, stones)
        by_two |= if_so(dice > 1, stones)
    return by_one, by_two


@inlined
def _stones_by_quarry(state: np.record, kit: np.record, seat: int) -> tuple[int, int]:
    """The stones whose colour is open in its first place of the quarry, and those in a later one (C13)."""
    by_first, by_later = wide(0), wide(0)
    for colour in range(len(COLOURS)):
        stones = wide(kit.sheet[seat].stones[colour])
        places = wide(kit.sheet[seat].quarry[colour])
        still = quarry_of(state, kit, seat, colour)
        first = places & -places
        by_first |= if_so(still & first != 0, stones)
        by_later |= if_so(still & ~first != 0, stones)
    return by_first, by_later


class ByWay(NamedTuple):
    """The stones of a sheet by what can pay for one of them (C12)."""

    die: int
    first: int  # the first place of their colour in the quarry
    later: int  # a later place
    joker: int


@inlined
def stones_by_way(state: np.record, kit: np.record, seat: int) -> ByWay:
    """What `ways` answers, for all stones at once."""
    die, _ = _stones_by_dice(state, kit, seat)
    first, later = _stones_by_quarry(state, kit, seat)
    return ByWay(die, first & ~die, later & ~die, if_so(state.seat[seat].jokers > 0, ~die))


class TwosByWays(NamedTuple):
    """The stones of a sheet by what can pay for two of their colour at once (C12)."""

    two_dice: int
    die_first: int  # a die, and the first place of the colour in the quarry
    die_later: int
    die_joker: int
    first_later: int  # no die shows the colour
    first_joker: int
    later_joker: int
    two_jokers: int


@inlined
def twos_by_ways(state: np.record, kit: np.record, seat: int) -> TwosByWays:
    """What `second_ways` answers for two stones of one colour, for all stones at once."""
    by_one, by_two = _stones_by_dice(state, kit, seat)
    first, later = _stones_by_quarry(state, kit, seat)
    joker = if_so(state.seat[seat].jokers > 0, wide(-1))
    two_jokers = if_so(state.seat[seat].jokers > 1, wide(-1))
    one_die, no_die = by_one & ~by_two, ~by_one
    return TwosByWays(
        two_dice=by_two,
        die_first=one_die & first,
        die_later=one_die & later,
        die_joker=one_die & joker,
        first_later=no_die & first & later,
        first_joker=no_die & first & joker,
        later_joker=no_die & later & joker,
        two_jokers=no_die & two_jokers,
    )


@inlined
def pay(state: np.record, kit: np.record, seat: int, stone: int, how: int) -> None:
    """Take the die, or strike out what pays for a stone."""
    player = state.seat[seat]
    if how == DIE:
        state.lying -= die(wide(kit.sheet[seat].colour[stone]))
    elif how == JOKER:
        player.jokers -= 1
    else:
        player.struck |= one(how - 1)
        player.quarry &= ~(one(how) - 1)  # C13: places to its left can no longer be struck
