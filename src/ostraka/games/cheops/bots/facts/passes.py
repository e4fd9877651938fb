"""What it means to lay no more stones in a play of Cheops."""

import numpy as np

from ostraka.bots.contract import Scratch
from ostraka.core.bits import one, size, wide
from ostraka.core.codes import kind_of
from ostraka.core.jit import compiled
from ostraka.games.cheops.bots.facts import topics
from ostraka.games.cheops.bots.facts.topics import note
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.dice import showing
from ostraka.games.cheops.rules.legal import legal
from ostraka.games.cheops.rules.moves import DIE, KIND_LAY, how_of, second_how_of, second_of, stone_of
from ostraka.games.cheops.rules.play import play
from ostraka.games.cheops.rules.scoring import SOURCES, by_source
from ostraka.games.cheops.rules.stones import NO_STONE
from ostraka.table.engine import Numbers

_QUARRY, _JOKERS = SOURCES.index("quarry"), SOURCES.index("jokers")


@compiled
def find_facts_of_pass(state: np.record, kit: np.record, seat: int, scratch: Scratch, facts: Numbers) -> int:
    lays, by_dice, lowest_price = 0, wide(0), wide(0)
    for index in range(legal(state, kit, seat, scratch.moves)):
        move = scratch.moves[index]
        if kind_of(move) == KIND_LAY:
            price = _price(state, kit, seat, move, scratch)
            lowest_price = price if lays == 0 else min(lowest_price, price)
            by_dice |= _stones_for_dice(move)
            lays += 1
    count = 0
    if lays == 0:
        count = note(facts, count, topics.STUCK)
    elif by_dice != 0:
        count = note(facts, count, topics.PASSES, size(by_dice))
    else:
        count = note(facts, count, topics.SPARES, lowest_price)
    dice = 0
    for colour in range(len(COLOURS)):
        dice += showing(state.lying, colour)
    return note(facts, count, topics.LEAVES, dice) if dice > 0 and state.active == seat else count


@compiled
def _stones_for_dice(move: int) -> int:
    """The stones that a move lays, if it pays them all with dice."""
    if how_of(move) != DIE or (second_of(move) != NO_STONE and second_how_of(move) != DIE):
        return wide(0)
    return one(stone_of(move)) | (one(second_of(move)) if second_of(move) != NO_STONE else wide(0))


@compiled
def _price(state: np.record, kit: np.record, seat: int, move: int, scratch: Scratch) -> int:
    """The points in quarry stones and jokers that laying stones costs."""
    scratch.states[0] = state
    play(scratch.states[0], kit, move)
    before, after = by_source(state, kit, seat), by_source(scratch.states[0], kit, seat)
    return before[_QUARRY] - after[_QUARRY] + before[_JOKERS] - after[_JOKERS]
