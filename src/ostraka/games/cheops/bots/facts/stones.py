"""What laying stones does."""

from typing import Final

import numpy as np

from ostraka.bots.contract import Scratch
from ostraka.core.bits import lowest, one, size, wide
from ostraka.core.jit import compiled
from ostraka.games.cheops.bots.facts import topics
from ostraka.games.cheops.bots.facts.topics import note
from ostraka.games.cheops.bots.features import stranded
from ostraka.games.cheops.rules.components import COLOURS, SYMBOLS
from ostraka.games.cheops.rules.dice import showing
from ostraka.games.cheops.rules.legal import legal
from ostraka.games.cheops.rules.moves import DIE, done, how_of, second_how_of, second_of, stone_of
from ostraka.games.cheops.rules.play import play
from ostraka.games.cheops.rules.scoring import BONUS, SOURCES, by_source, has_finished, score
from ostraka.games.cheops.rules.state import OVER
from ostraka.games.cheops.rules.stones import (
    BUILDINGS,
    CAP,
    LEFT_COLUMN,
    LEVEL,
    NO_STONE,
    RELIEF,
    RIGHT_COLUMN,
    supported,
)
from ostraka.table.engine import Numbers

_AFTER, _ASKED = range(2)  # rows of scratch space
_PYRAMID, _ARCH, _RELIEF, _QUARRY, _JOKERS = map(
    SOURCES.index, ("pyramid", "arch", "relief", "quarry", "jokers")
)
_BUILDINGS: Final = np.array([*BUILDINGS.values()], np.int64)
_LEVELS: Final = np.array(LEVEL, np.int64)


@compiled
def find_facts_of_lay(
    state: np.record, kit: np.record, seat: int, move: int, scratch: Scratch, facts: Numbers
) -> int:
    scratch.states[_AFTER] = state
    after = scratch.states[_AFTER]
    play(after, kit, move)
    count = _note_buildings(state, after, kit, seat, facts, 0)
    count = _note_end(state, kit, seat, scratch, facts, count)
    count = _note_symbols(state, after, kit, seat, facts, count)
    count = _note_support(state, after, seat, facts, count)
    count = _note_dice(state, kit, seat, move, scratch, facts, count)
    return _note_struck(state, after, kit, seat, facts, count)


@compiled
def _gain(state: np.record, after: np.record, kit: np.record, seat: int, source: int) -> int:
    """The points that the stones bring from this source."""
    return by_source(after, kit, seat)[source] - by_source(state, kit, seat)[source]


# --- buildings


@compiled
def _note_buildings(
    state: np.record, after: np.record, kit: np.record, seat: int, facts: Numbers, count: int
) -> int:
    old, new = state.seat[seat].marked, after.seat[seat].marked
    pyramid = _gain(state, after, kit, seat, _PYRAMID)
    arch = _gain(state, after, kit, seat, _ARCH)
    relief = _gain(state, after, kit, seat, _RELIEF)
    if pyramid > 0:
        level = 0
        for number in range(len(LEVEL)):
            if new & _LEVELS[number]:
                level = number + 1
        count = note(facts, count, topics.PYRAMID, level, pyramid)
    if new & ~old & CAP:
        count = note(facts, count, topics.CAPSTONE, arch)
    elif arch > 0:
        level = min(size(new & LEFT_COLUMN), size(new & RIGHT_COLUMN))
        count = note(facts, count, topics.ARCH, level, arch)
    if relief > 0:
        count = note(facts, count, topics.RELIEF, size(new & RELIEF), relief)
    for building in range(len(_BUILDINGS)):
        stones = _BUILDINGS[building]
        if stones & ~new == 0 and stones & ~old != 0:
            count = note(facts, count, topics.COMPLETES, building)
    return count


@compiled
def _note_end(
    state: np.record, kit: np.record, seat: int, scratch: Scratch, facts: Numbers, count: int
) -> int:
    """C21: the second building, and the final margin if nobody lays another stone."""
    if has_finished(state.seat[seat].marked) or not has_finished(scratch.states[_AFTER].seat[seat].marked):
        return count
    count = note(facts, count, topics.FINISH, BONUS)
    for other in range(state.seats):
        if other != seat and has_finished(state.seat[other].marked):
            return count
    scratch.states[_ASKED] = scratch.states[_AFTER]
    end = scratch.states[_ASKED]
    while end.phase != OVER:
        play(end, kit, done(end.builder))
    best = -(1 << 30)
    for other in range(state.seats):
        if other != seat:
            best = max(best, score(end, kit, other))
    return note(facts, count, topics.ENDS, score(end, kit, seat) - best)


@compiled
def _note_symbols(
    state: np.record, after: np.record, kit: np.record, seat: int, facts: Numbers, count: int
) -> int:
    gained = after.seat[seat].bonuses & ~state.seat[seat].bonuses
    for symbol in range(len(SYMBOLS)):
        before, missing = _missing(state, kit, seat, symbol), _missing(after, kit, seat, symbol)
        if gained & one(symbol):
            near = 0
            for other in range(state.seats):
                if other != seat and size(_missing(state, kit, other, symbol)) == 1:
                    near += 1
            count = note(facts, count, topics.BONUS, symbol, BONUS, near)
        elif size(before) > 1 and size(missing) == 1:
            can_be_gained = not state.gone & one(symbol)
            if can_be_gained and missing & stranded(after.seat[seat].marked) == 0:
                count = note(facts, count, topics.WITHIN, symbol, lowest(missing))
    return count


@compiled
def _missing(state: np.record, kit: np.record, seat: int, symbol: int) -> int:
    """The stones of a symbol that a seat hasn't laid yet."""
    return kit.sheet[seat].symbol[symbol] & ~state.seat[seat].marked


@compiled
def _note_support(state: np.record, after: np.record, seat: int, facts: Numbers, count: int) -> int:
    """Stones that are supported from now on, and relief stones that never can be laid."""
    old, new = state.seat[seat].marked, after.seat[seat].marked
    opened = supported(new) & ~supported(old)
    if opened != 0:
        count = note(facts, count, topics.OPENS, size(opened))
    lost = stranded(new) & ~stranded(old)
    return note(facts, count, topics.STRANDS, size(lost)) if lost != 0 else count


# --- payment


@compiled
def _note_dice(
    state: np.record, kit: np.record, seat: int, move: int, scratch: Scratch, facts: Numbers, count: int
) -> int:
    for colour in range(len(COLOURS)):
        dice = _dice_used(kit, seat, move, colour)
        if dice > 0:
            count = note(facts, count, topics.DICE, colour, dice)
            if state.active == seat and showing(scratch.states[_AFTER].lying, colour) == 0:
                blocked = 0
                for other in range(state.seats):
                    if other != seat and _could_use(state, kit, other, colour, scratch):
                        blocked += 1
                if blocked > 0:
                    count = note(facts, count, topics.BLOCKS, colour, blocked)
    return count


@compiled
def _dice_used(kit: np.record, seat: int, move: int, colour: int) -> int:
    """How many dice of a colour a move uses."""
    colours, dice = kit.sheet[seat].colour, 0
    if how_of(move) == DIE and colours[stone_of(move)] == colour:
        dice += 1
    if second_of(move) != NO_STONE and second_how_of(move) == DIE and colours[second_of(move)] == colour:
        dice += 1
    return dice


@compiled
def _could_use(state: np.record, kit: np.record, other: int, colour: int, scratch: Scratch) -> bool:
    """Whether another seat could pay with a die of this colour, if the dice were left as they lie."""
    scratch.states[_ASKED] = state
    asked = scratch.states[_ASKED]
    asked.builder, asked.waiting = other, one(other)
    lays = legal(asked, kit, other, scratch.moves) - 1  # `done` comes last
    index = 0
    while index < lays and _dice_used(kit, other, scratch.moves[index], colour) == 0:
        index += 1
    return index < lays


@compiled
def _note_struck(
    state: np.record, after: np.record, kit: np.record, seat: int, facts: Numbers, count: int
) -> int:
    old, new = state.seat[seat], after.seat[seat]
    quarry, jokers = _gain(state, after, kit, seat, _QUARRY), _gain(state, after, kit, seat, _JOKERS)
    struck = size(wide(new.struck)) - size(wide(old.struck))
    if struck > 0:
        count = note(facts, count, topics.QUARRY, struck, -quarry - struck, -quarry)
    if new.jokers < old.jokers:
        count = note(facts, count, topics.JOKER, old.jokers - new.jokers, -jokers)
    return count
