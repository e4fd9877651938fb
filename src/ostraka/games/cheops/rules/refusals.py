"""Why a move of Cheops is refused: each reason with the clause that it breaks."""

from typing import Final

import numpy as np

from ostraka.core.bits import one, wide
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.errors import Reasons
from ostraka.core.jit import compiled
from ostraka.games.cheops.rules import moves
from ostraka.games.cheops.rules.dice import dice_for, showing
from ostraka.games.cheops.rules.moves import DIE, JOKER
from ostraka.games.cheops.rules.state import LAY, OVER, ROLL, STONES_A_PLAY
from ostraka.games.cheops.rules.stones import (
    CAP,
    NO_STONE,
    PYRAMID,
    RELIEF,
    STONES_ARE,
    has_room_for_two,
    is_beside,
    supported,
)

REASONS: Final = Reasons()
LEGAL: Final = REASONS.add("legal", "", "this move is legal")
GAME_OVER: Final = REASONS.add("over", "C21", "the game is over")
NO_SUCH_SEAT: Final = REASONS.add("no such seat", "C5", "there is no such seat at this table")
NOT_ROLLING: Final = REASONS.add("not rolling", "C15", "the dice are rolled once in a play, at its start")
NUMBER_OF_DICE: Final = REASONS.add("number of dice", "C6", "two players roll three dice, more players four")
NOT_ROLLED: Final = REASONS.add("not rolled", "C15", "the dice of this play are not rolled yet")
OUT_OF_TURN: Final = REASONS.add("out of turn", "C16", "it is another seat's turn to build")
THIRD_STONE: Final = REASONS.add("third stone", "C7", "in one play a seat marks at most two stones")
MARKED: Final = REASONS.add("marked", "C7", "that stone is marked already")
ONE_ALONE: Final = REASONS.add("one alone", "C8", "relief stones are laid in pairs")
NOT_ADJACENT: Final = REASONS.add(
    "not adjacent", "C8", "the two stones of the relief lie next to each other, edge to edge"
)
NOT_THE_RELIEF: Final = REASONS.add(
    "not the relief", "C8", "only relief stones are laid in pairs; lay others one by one"
)
NO_SUPPORT: Final = REASONS.add("no support", "C9", "both stones under it must be marked first")
COLUMN_ORDER: Final = REASONS.add("column", "C10", "a column of the arch is built from the bottom up")
CAPSTONE: Final = REASONS.add("capstone", "C10", "the capstone comes when both columns are complete")
DIE_LIES_THERE: Final = REASONS.add(
    "die lies there", "C12", "a die of that colour lies in the middle, and must be used"
)
NO_DIE: Final = REASONS.add("no die", "C12", "no die of that colour lies in the middle")
OTHER_COLOUR: Final = REASONS.add("other colour", "C12", "that stone of the quarry has another colour")
LEFT_OF_THE_LAST: Final = REASONS.add(
    "left of the last", "C13", "only quarry stones to the right of the last one struck can be struck"
)
STRUCK_TWICE: Final = REASONS.add("struck twice", "C13", "one quarry stone pays for one stone")
NO_JOKER: Final = REASONS.add("no joker", "C5", "no joker is left: there are as many as there are players")
NO_SUCH_STONE: Final = REASONS.add("no such stone", "C3", f"there is no such stone: {STONES_ARE}")
NO_SUCH_QUARRY_STONE: Final = REASONS.add(
    "no such quarry stone", "C3", "there is no such quarry stone: they are 1 to 12"
)
NO_SUCH_COLOUR: Final = REASONS.add(
    "no such colour", "C1", "there is no such colour: blue, green, orange, pink, red, yellow"
)
REPEATED_STONE: Final = REASONS.add("repeated stone", "C8", "the same stone is named twice")
NO_MOVE: Final = REASONS.add("no move", "", "this is not a move of the game")


@compiled
def refusal(state: np.record, kit: np.record, move: int) -> int:
    """Why a move is refused: a place in `REASONS`, or `LEGAL`."""
    kind = kind_of(move)
    seat = seat_of(move)
    if not moves.is_move(move):
        return NO_MOVE
    if state.phase == OVER:
        return GAME_OVER
    if kind == moves.KIND_ROLL:
        return _refuse_roll(state, moves.faces_of(move))
    if seat >= state.seats:
        return NO_SUCH_SEAT
    if state.phase != LAY:
        return NOT_ROLLED
    if state.builder != seat:
        stopped = kind == moves.KIND_LAY and state.seat[seat].laid == STONES_A_PLAY
        return THIRD_STONE if stopped else OUT_OF_TURN
    return LEGAL if kind == moves.KIND_DONE else _refuse_lay(state, kit, seat, move)


@compiled
def _refuse_roll(state: np.record, faces: int) -> int:
    if state.phase != ROLL:
        return NOT_ROLLING
    return LEGAL if moves.dice_in(faces) == dice_for(state.seats) else NUMBER_OF_DICE


@compiled
def _refuse_lay(state: np.record, kit: np.record, seat: int, move: int) -> int:
    stone, second = moves.stone_of(move), moves.second_of(move)
    how, second_how = moves.how_of(move), moves.second_how_of(move)
    place = _refuse_place(wide(state.seat[seat].marked), wide(state.seat[seat].laid), stone, second)
    if place != LEGAL:
        return place
    if second == NO_STONE:
        return _refuse_payment(state, kit, seat, stone, how, showing(state.lying, _colour(kit, seat, stone)))
    return _refuse_two_payments(state, kit, seat, stone, how, second, second_how)


@compiled
def _refuse_place(marked: int, laid: int, stone: int, second: int) -> int:
    """C7 to C11: whether these stones can be laid, however they are paid."""
    stones = one(stone) | (one(second) if second != NO_STONE else 0)
    if second != NO_STONE and stones & ~RELIEF:
        return NOT_THE_RELIEF
    if stones & marked:
        return MARKED
    if stones & RELIEF:
        if second == NO_STONE:
            return ONE_ALONE
        if not is_beside(stone, second):
            return NOT_ADJACENT
        return LEGAL if has_room_for_two(laid) else THIRD_STONE
    if stones & supported(marked):
        return LEGAL
    if stones & PYRAMID:
        return NO_SUPPORT
    return CAPSTONE if stones & CAP else COLUMN_ORDER


@compiled
def _colour(kit: np.record, seat: int, stone: int) -> int:
    return wide(kit.sheet[seat].colour[stone])


@compiled
def _refuse_payment(state: np.record, kit: np.record, seat: int, stone: int, how: int, dice: int) -> int:
    """C12, C13 for one stone; `dice` of its colour lie in the middle."""
    if how == DIE:
        return LEGAL if dice > 0 else NO_DIE
    if dice > 0:
        return DIE_LIES_THERE
    if how == JOKER:
        return LEGAL if state.seat[seat].jokers > 0 else NO_JOKER
    if kit.sheet[seat].quarried[how - 1] != _colour(kit, seat, stone):
        return OTHER_COLOUR
    return LEGAL if wide(state.seat[seat].quarry) & one(how - 1) else LEFT_OF_THE_LAST


@compiled
def _refuse_two_payments(
    state: np.record, kit: np.record, seat: int, stone: int, how: int, second: int, second_how: int
) -> int:
    """The same for two stones at once: a die, a quarry stone or a joker pays for one of them."""
    colour, other = _colour(kit, seat, stone), _colour(kit, seat, second)
    dice, others = showing(state.lying, colour), showing(state.lying, other)
    if colour == other:
        # a die that pays for one stone is not there for the other
        if second_how == DIE and how != DIE:
            dice -= 1
        if how == DIE:
            others -= 1
    first = _refuse_payment(state, kit, seat, stone, how, dice)
    if first != LEGAL:
        return first
    last = _refuse_payment(state, kit, seat, second, second_how, others)
    if last != LEGAL:
        return last
    if how == JOKER and second_how == JOKER:
        return LEGAL if state.seat[seat].jokers > 1 else NO_JOKER
    return STRUCK_TWICE if how == second_how and how != DIE else LEGAL
