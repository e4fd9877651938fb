"""What a mark or a cross does."""

import numpy as np

from ostraka.bots.contract import Scratch
from ostraka.core.bits import one, size, wide
from ostraka.core.codes import kind_of
from ostraka.core.jit import compiled
from ostraka.games.pyramids.bots.facts import topics
from ostraka.games.pyramids.bots.facts.bonuses import needs, next_free, rivals
from ostraka.games.pyramids.bots.facts.topics import note
from ostraka.games.pyramids.bots.heuristic import NO_PATH, path_left
from ostraka.games.pyramids.rules.moves import KIND_CROSS, KIND_MARK, members_of, subject_of
from ostraka.games.pyramids.rules.pending import is_contested
from ostraka.games.pyramids.rules.play import drink, frontier, play, resolve
from ostraka.games.pyramids.rules.scoring import SOURCES, by_source, explored_now, pending_bonus
from ostraka.games.pyramids.rules.shapes import CELLS, SHAPES, placements
from ostraka.games.pyramids.rules.state import FLIPS, NO_CARD
from ostraka.table.engine import Numbers

_BEFORE, _AFTER, _RESOLVED, _DRUNK, _DRUNK_EARLIER = range(5)  # rows of scratch space
_GEMS, _TORCHES, _SKULLS = SOURCES.index("gems"), SOURCES.index("torches"), SOURCES.index("skulls")


@compiled
def find_facts_of_mark(
    state: np.record, kit: np.record, seat: int, move: int, scratch: Scratch, facts: Numbers
) -> int:
    card, cells = subject_of(move), members_of(move)
    before, after, resolved = scratch.states[_BEFORE], scratch.states[_AFTER], scratch.states[_RESOLVED]
    scratch.states[_BEFORE] = state
    before.waiting = one(state.seats) - 1  # the turn stays open, as if all other seats still had to mark
    scratch.states[_AFTER] = scratch.states[_BEFORE]
    scratch.states[_RESOLVED] = scratch.states[_BEFORE]
    play(after, kit, move)
    resolve(resolved, kit.card[card], seat, cells)  # before potions are drunk and crosses lost
    count = _note_path(before, after, kit, seat, card, facts, 0)
    count = _note_icons(before, resolved, kit, seat, facts, count)
    count = _note_crosses(before, after, seat, move, facts, count)
    count = _note_potion(scratch, kit, seat, facts, count)
    if kind_of(move) == KIND_MARK and size(cells) == 1 and _fits(before, kit, seat, wide(before.flipped)):
        count = note(facts, count, topics.FORGOES, before.flipped)
    return _note_shapes(before, after, kit, seat, facts, count)


@compiled
def _path(state: np.record, kit: np.record, seat: int, card: int) -> int:
    chambers = state.seat[seat].chamber
    place = 0 if chambers[0].card == card else 1
    return path_left(kit, card, wide(chambers[place].marked))


@compiled
def _points(state: np.record, kit: np.record, seat: int, source: int) -> int:
    return by_source(state, kit, seat)[source]


# --- the tomb


@compiled
def _note_path(
    before: np.record, after: np.record, kit: np.record, seat: int, card: int, facts: Numbers, count: int
) -> int:
    left_before, left = _path(before, kit, seat, card), _path(after, kit, seat, card)
    if left_before == 0:
        return note(facts, count, topics.LATE, card + 1)
    if left_before == NO_PATH:
        return note(facts, count, topics.WALLED, card + 1)
    if left == 0:
        colour = kit.card[card].colour
        count = note(facts, count, topics.EXPLORES, card + 1, colour)
        return _note_bonus(before, after, kit, seat, colour, facts, count)
    if left < left_before:
        return note(facts, count, topics.NEARER, card + 1, left_before - left, left)
    return note(facts, count, topics.ASTRAY, card + 1, left)


@compiled
def _note_bonus(
    before: np.record, after: np.record, kit: np.record, seat: int, colour: int, facts: Numbers, count: int
) -> int:
    """What an explored pyramid does for the bonuses of its colour."""
    points = pending_bonus(after, kit, seat, colour)
    left = next_free(after, kit, colour)
    if points > 0 and pending_bonus(before, kit, seat, colour) == 0:
        others = rivals(before, kit, seat, colour, True)
        count = note(facts, count, topics.CLAIMS, colour, points, 1 if left == 0 else 0, others)
        if is_contested(after, kit, seat, colour):
            count = note(facts, count, topics.CONTESTED, colour)
    elif left > 0 and needs(after, kit, seat, colour, 1):
        count = note(facts, count, topics.TOWARDS, colour, left)
    return count


# --- icons


@compiled
def _note_icons(
    before: np.record, after: np.record, kit: np.record, seat: int, facts: Numbers, count: int
) -> int:
    """Gems, torches and skulls."""
    old, new = before.seat[seat], after.seat[seat]
    red, green = new.red - old.red, new.green - old.green
    if red > 0 or green > 0:
        pairs = min(new.red, new.green) - min(old.red, old.green)
        points = _points(after, kit, seat, _GEMS) - _points(before, kit, seat, _GEMS)
        count = note(facts, count, topics.GEMS, red, green, pairs, points)
    points = _points(after, kit, seat, _TORCHES) - _points(before, kit, seat, _TORCHES)
    if points > 0:
        count = note(facts, count, topics.TORCH, before.round_number, points)
    if new.skulls > old.skulls:
        penalties = -_points(before, kit, seat, _SKULLS), -_points(after, kit, seat, _SKULLS)
        count = note(facts, count, topics.SKULLS, new.skulls - old.skulls, penalties[0], penalties[1])
    return count


@compiled
def _note_crosses(
    before: np.record, after: np.record, seat: int, move: int, facts: Numbers, count: int
) -> int:
    """Further cells that can be marked; a cross without a cell for it is lost (PR3)."""
    used = 1 if kind_of(move) == KIND_CROSS else 0
    won = after.seat[seat].crosses - (before.seat[seat].crosses - used)
    return note(facts, count, topics.CROSSES, won) if won > 0 else count


@compiled
def _note_potion(scratch: Scratch, kit: np.record, seat: int, facts: Numbers, count: int) -> int:
    """What the potions of this move erase, beyond what those found earlier in the turn do."""
    earlier, potions = (
        scratch.states[_BEFORE].seat[seat].potions,
        scratch.states[_RESOLVED].seat[seat].potions,
    )
    if potions == earlier:
        return count
    scratch.states[_DRUNK] = scratch.states[_RESOLVED]
    scratch.states[_DRUNK_EARLIER] = scratch.states[_RESOLVED]
    drunk, drunk_earlier = scratch.states[_DRUNK], scratch.states[_DRUNK_EARLIER]
    drink(drunk, seat, potions)
    drink(drunk_earlier, seat, earlier)
    points = _points(drunk, kit, seat, _SKULLS) - _points(drunk_earlier, kit, seat, _SKULLS)
    return note(
        facts, count, topics.POTION, drunk_earlier.seat[seat].skulls - drunk.seat[seat].skulls, points
    )


# --- shapes


@compiled
def _note_shapes(
    before: np.record, after: np.record, kit: np.record, seat: int, facts: Numbers, count: int
) -> int:
    """Which of the shapes that may still come in this round fit."""
    if before.turn == FLIPS or _is_unsettled(after, kit, seat):
        return count
    to_come, useful = 0, 0
    for shape in range(len(SHAPES)):
        if before.left & kit.showing[shape]:
            to_come += 1
            fitted, fits = _fits(before, kit, seat, shape), _fits(after, kit, seat, shape)
            useful += 1 if fits else 0
            if fitted and not fits:
                count = note(facts, count, topics.USELESS, shape)
            elif fits and not fitted:
                count = note(facts, count, topics.USEFUL, shape)
    return note(facts, count, topics.READY, to_come) if useful == to_come else count


@compiled
def _is_unsettled(after: np.record, kit: np.record, seat: int) -> bool:
    """Whether the chambers will change before the next flip: by a cross, or by a new card."""
    player = after.seat[seat]
    return player.crosses > 0 or explored_now(after, kit, seat) != player.explored


@compiled
def _fits(state: np.record, kit: np.record, seat: int, shape: int) -> bool:
    """Whether the whole shape fits, not just a single cell (P14)."""
    for place in range(2):
        chamber = state.seat[seat].chamber[place]
        if chamber.card != NO_CARD:
            marked = wide(chamber.marked)
            edge = frontier(kit, chamber.card, marked)
            low, high = placements(shape, edge, marked | kit.card[chamber.card].wall)
            if low >> CELLS or high:  # the first placements are the single cells
                return True
    return False
