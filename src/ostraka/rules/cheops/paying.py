"""Paying for stones (C12 to C14): with dice where they lie, else with the quarry or a joker."""

import numpy as np

from ostraka.rules.bits import nth, one, size, wide
from ostraka.rules.cheops.dice import die, showing
from ostraka.rules.cheops.moves import DIE, JOKER
from ostraka.rules.compiled import inlined


@inlined
def quarry_of(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    """The places of the quarry that a seat can strike for a stone of this colour (C13)."""
    return wide(state.seat[seat].quarry & kit.sheet[seat].quarry[colour])


@inlined
def _means(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    """Ways to pay for a stone of this colour without a die."""
    return size(quarry_of(state, kit, seat, colour)) + (1 if state.seat[seat].jokers > 0 else 0)


@inlined
def ways(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    """In how many ways a seat can pay for one stone of this colour."""
    return 1 if showing(state.lying, colour) > 0 else _means(state, kit, seat, colour)


@inlined
def _place_or_joker(places: int, index: int) -> int:
    return 1 + nth(places, index) if index < size(places) else JOKER


@inlined
def way_at(state: np.record, kit: np.record, seat: int, colour: int, index: int) -> int:
    """One of these ways: a die, or the places of the quarry from the left, then a joker."""
    if showing(state.lying, colour) > 0:
        return DIE
    return _place_or_joker(quarry_of(state, kit, seat, colour), index)


@inlined
def pair_ways(state: np.record, kit: np.record, seat: int, colour: int, other: int) -> int:
    """In how many ways a seat can pay for two stones at once."""
    jokers = state.seat[seat].jokers
    if colour == other:
        return _ways_for_two_alike(state, kit, seat, colour)
    both = ways(state, kit, seat, colour) * ways(state, kit, seat, other)
    no_die = showing(state.lying, colour) == 0 and showing(state.lying, other) == 0
    return both - 1 if no_die and jokers == 1 else both  # one joker does not pay for two


@inlined
def pair_way_at(
    state: np.record, kit: np.record, seat: int, colour: int, other: int, index: int
) -> tuple[int, int]:
    """One of these ways: how the first stone is paid, and how the second."""
    if colour == other:
        return _way_for_two_alike(state, kit, seat, colour, index)
    others = ways(state, kit, seat, other)
    # where one joker does not pay for two, both as jokers would have come last
    return (
        way_at(state, kit, seat, colour, index // others),
        way_at(state, kit, seat, other, index % others),
    )


@inlined
def _ways_for_two_alike(state: np.record, kit: np.record, seat: int, colour: int) -> int:
    """Two stones of one colour: which of them is paid how makes no difference."""
    dice = showing(state.lying, colour)
    if dice > 0:
        return 1 if dice > 1 else _means(state, kit, seat, colour)
    means = _means(state, kit, seat, colour)
    return means * (means - 1) // 2 + (1 if state.seat[seat].jokers > 1 else 0)


@inlined
def _way_for_two_alike(
    state: np.record, kit: np.record, seat: int, colour: int, index: int
) -> tuple[int, int]:
    dice = showing(state.lying, colour)
    places = quarry_of(state, kit, seat, colour)
    if dice > 1:
        return DIE, DIE
    if dice == 1:
        return DIE, _place_or_joker(places, index)
    means = _means(state, kit, seat, colour)
    first = 0
    while first < means - 1 and index >= means - 1 - first:
        index -= means - 1 - first
        first += 1
    if first >= means - 1:
        return JOKER, JOKER
    return _place_or_joker(places, first), _place_or_joker(places, first + 1 + index)


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
        player.quarry &= ~(one(how) - 1)  # C13: nor what lies to its left
