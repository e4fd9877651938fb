"""Why a move of Pyramids is refused: each reason with the clause that it breaks."""

from typing import Final

import numpy as np

from ostraka.core.bits import one, size, wide
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.errors import Reasons
from ostraka.core.jit import compiled
from ostraka.games.pyramids.rules import moves
from ostraka.games.pyramids.rules.chance import missing
from ostraka.games.pyramids.rules.moves import FROM_DECK
from ostraka.games.pyramids.rules.play import frontier
from ostraka.games.pyramids.rules.shapes import MOST, PLACEMENTS
from ostraka.games.pyramids.rules.state import (
    DEAL,
    DEALT,
    DRAW,
    FLIP,
    KEEP,
    MARK,
    MOST_CARDS,
    NO_SEAT,
    OFFER,
    OVER,
    TAKE,
)

REASONS: Final = Reasons()
LEGAL: Final = REASONS.add("legal", "", "this move is legal")
GAME_OVER: Final = REASONS.add("over", "P29", "the game is over")
NO_SUCH_SEAT: Final = REASONS.add("no such seat", "P6", "there is no such seat at this table")
NOT_DEALING: Final = REASONS.add("not dealing", "P6", "cards are dealt once, at the start, four to each seat")
DEALT_BEFORE: Final = REASONS.add("dealt before", "P6", "only cards that nobody has seen are dealt")
NOT_KEEPING: Final = REASONS.add("not keeping", "P6", "each seat keeps two cards, once, after the deal")
NOT_DEALT: Final = REASONS.add("not dealt", "P6", "a seat keeps exactly two of the four cards it was dealt")
NOT_OFFERING: Final = REASONS.add("not offering", "P7", "the offer is not being filled now")
OFFER_SIZE: Final = REASONS.add(
    "offer size", "P23", "the offer is filled up to four cards, or with what the deck has left"
)
NOT_FLIPPING: Final = REASONS.add("not flipping", "P9", "no expedition card is due now")
SHAPE_GONE: Final = REASONS.add(
    "shape gone", "P28", "no expedition card with that shape is left in this round"
)
NOT_MARKING: Final = REASONS.add("not marking", "P10", "it is not this seat's turn to mark")
CROSS_FIRST: Final = REASONS.add("cross first", "P16", "a cross demands one more cell first")
NO_CROSS: Final = REASONS.add("no cross", "P16", "no cross demands a further cell of this seat")
NOT_YOUR_CHAMBER: Final = REASONS.add(
    "not your chamber", "P10", "that card is not one of this seat's chambers"
)
NOT_THE_SHAPE: Final = REASONS.add(
    "not the shape", "P10", "mark the whole shape, turned or mirrored, or a single cell"
)
ONE_CELL: Final = REASONS.add("one cell", "P16", "a cross marks exactly one cell")
WALL: Final = REASONS.add("wall", "P11", "a wall can never be marked")
MARKED: Final = REASONS.add("marked", "P11", "a cell is marked only once")
NO_ENTRANCE: Final = REASONS.add("entrance", "P12", "the first marks in a chamber include its entrance")
APART: Final = REASONS.add("apart", "P13", "the marks touch no cell marked before, edge to edge")
NOT_TAKING: Final = REASONS.add("not taking", "P22", "nobody takes a card now")
ANOTHER_TAKES: Final = REASONS.add("another takes", "P24", "it is another seat's turn to take a card")
NOT_OFFERED: Final = REASONS.add("not offered", "P22", "that card is not in the offer")
DECK_EMPTY: Final = REASONS.add("deck empty", "P25", "the deck is empty")
NOT_DRAWING: Final = REASONS.add("not drawing", "P22", "no card is drawn from the deck now")
OFF_THE_CHAMBER: Final = REASONS.add(
    "off the chamber", "P11", "there is no such cell in a chamber: cells are a1 to e5"
)
NO_SUCH_CARD: Final = REASONS.add("no such card", "P1", "there is no such card: numbers go from 1 to 48")
FIRST_OFFER: Final = REASONS.add("first offer", "P7", "the first offer has four cards")
OFFERED_BEFORE: Final = REASONS.add("offered before", "P7", "only cards that nobody has seen are offered")
DRAWN_BEFORE: Final = REASONS.add("drawn before", "P22", "only cards that nobody has seen are drawn")
CROSS_ELSEWHERE: Final = REASONS.add(
    "cross elsewhere", "P16", "a cross marks a cell in one of this seat's two chambers"
)
NO_SUCH_SHAPE: Final = REASONS.add("no such shape", "P4", "there is no such shape")
REPEATED_CARD: Final = REASONS.add("repeated card", "P1", "the same card is named twice")
NO_MOVE: Final = REASONS.add("no move", "", "this is not a move of the game")
REPEATED_CELL: Final = REASONS.add(
    "repeated cell", "P11", "the same cell is named twice; a cell is marked only once"
)


@compiled
def refusal(state: np.record, kit: np.record, move: int) -> int:
    """Why a move is refused: a place in `REASONS`, or `LEGAL`."""
    kind = kind_of(move)
    seat = seat_of(move)
    subject = moves.subject_of(move)
    members = moves.members_of(move)
    if not moves.is_move(move):
        return NO_MOVE
    if state.phase == OVER:
        return GAME_OVER
    if seat >= state.seats:
        return NO_SUCH_SEAT
    if kind == moves.KIND_MARK or kind == moves.KIND_CROSS:
        return _refuse_mark(state, kit, kind, seat, subject, members)
    if kind == moves.KIND_TAKE:
        return _refuse_take(state, seat, subject)
    if kind == moves.KIND_KEEP:
        return _refuse_keep(state, seat, members)
    return _refuse_chance(state, kit, kind, seat, subject, members)


@compiled
def _refuse_mark(state: np.record, kit: np.record, kind: int, seat: int, card: int, cells: int) -> int:
    player = state.seat[seat]
    if state.phase != MARK or not state.waiting & one(seat):
        return NOT_MARKING if kind == moves.KIND_MARK else NO_CROSS
    if kind == moves.KIND_MARK and player.crosses > 0:
        return CROSS_FIRST
    if kind == moves.KIND_CROSS and player.crosses == 0:
        return NO_CROSS
    if player.chamber[0].card == card:
        marked = wide(player.chamber[0].marked)
    elif player.chamber[1].card == card:
        marked = wide(player.chamber[1].marked)
    else:
        return NOT_YOUR_CHAMBER if kind == moves.KIND_MARK else CROSS_ELSEWHERE
    if size(cells) != 1:
        if kind == moves.KIND_CROSS:
            return ONE_CELL
        if not _is_placement(state.flipped, cells):
            return NOT_THE_SHAPE
    if cells & kit.card[card].wall:
        return WALL
    if cells & marked:
        return MARKED
    if not cells & frontier(kit, card, marked):
        return NO_ENTRANCE if marked == 0 else APART
    return LEGAL


@compiled
def _is_placement(shape: int, cells: int) -> bool:
    for index in range(MOST):
        if PLACEMENTS[shape, index] == cells:
            return cells != 0
    return False


@compiled
def _refuse_take(state: np.record, seat: int, card: int) -> int:
    if state.phase != TAKE:
        return NOT_TAKING
    if state.taker != seat:
        return ANOTHER_TAKES
    if card == FROM_DECK:
        return LEGAL if state.deck != 0 else DECK_EMPTY
    return LEGAL if card < MOST_CARDS and state.offer & one(card) else NOT_OFFERED


@compiled
def _refuse_keep(state: np.record, seat: int, cards: int) -> int:
    if state.phase != KEEP or not state.waiting & one(seat):
        return NOT_KEEPING
    return LEGAL if size(cards) == 2 and not cards & ~state.seat[seat].dealt else NOT_DEALT


@compiled
def _refuse_chance(state: np.record, kit: np.record, kind: int, seat: int, subject: int, cards: int) -> int:
    if kind == moves.KIND_FLIP:
        if state.phase != FLIP:
            return NOT_FLIPPING
        return LEGAL if state.left & kit.showing[subject] else SHAPE_GONE
    if kind == moves.KIND_DRAW:
        if state.phase != DRAW:
            return NOT_DRAWING
        return LEGAL if state.deck & one(subject) else DRAWN_BEFORE
    if kind == moves.KIND_DEAL:
        if state.phase != DEAL or state.seat[seat].dealt != 0 or size(cards) != DEALT:
            return NOT_DEALING
        return DEALT_BEFORE if cards & ~state.deck else LEGAL
    if state.phase != OFFER:
        return NOT_OFFERING
    if size(cards) != missing(state):
        return FIRST_OFFER if state.taker == NO_SEAT else OFFER_SIZE
    return OFFERED_BEFORE if cards & ~state.deck else LEGAL
