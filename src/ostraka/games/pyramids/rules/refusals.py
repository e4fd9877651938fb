"""Why a move of Pyramids is refused: each reason with the clause that it breaks."""

from typing import Final

import numpy as np

from ostraka.core.bits import one, size, wide
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.errors import Reason
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

REASONS: Final = (
    Reason("legal", "", "this move is legal"),
    Reason("over", "P29", "the game is over"),
    Reason("no such seat", "P6", "there is no such seat at this table"),
    Reason("not dealing", "P6", "cards are dealt once, at the start, four to each seat"),
    Reason("dealt before", "P6", "only cards that nobody has seen are dealt"),
    Reason("not keeping", "P6", "each seat keeps two cards, once, after the deal"),
    Reason("not dealt", "P6", "a seat keeps exactly two of the four cards it was dealt"),
    Reason("not offering", "P7", "the offer is not being filled now"),
    Reason("offer size", "P23", "the offer is filled up to four cards, or with what the deck has left"),
    Reason("not flipping", "P9", "no expedition card is due now"),
    Reason("shape gone", "P28", "no expedition card with that shape is left in this round"),
    Reason("not marking", "P10", "this seat owes no mark now"),
    Reason("cross first", "P16", "a cross demands one more cell first"),
    Reason("no cross", "P16", "no cross demands a further cell of this seat"),
    Reason("not your chamber", "P10", "that card is not one of this seat's chambers"),
    Reason("not the shape", "P10", "mark the whole shape, turned or mirrored, or a single cell"),
    Reason("one cell", "P16", "a cross marks exactly one cell"),
    Reason("wall", "P11", "a wall can never be marked"),
    Reason("marked", "P11", "a cell is marked only once"),
    Reason("entrance", "P12", "the first marks in a chamber include its entrance"),
    Reason("apart", "P13", "the marks touch no cell marked before, edge to edge"),
    Reason("not taking", "P22", "nobody takes a card now"),
    Reason("another takes", "P24", "it is another seat's turn to take a card"),
    Reason("not offered", "P22", "that card is not in the offer"),
    Reason("deck empty", "P25", "the deck is empty"),
    Reason("not drawing", "P22", "no card is drawn from the deck now"),
    Reason("off the chamber", "P11", "there is no such cell in a chamber: cells are a1 to e5"),
    Reason("no such card", "P1", "there is no such card: numbers go from 1 to 48"),
    Reason("first offer", "P7", "the first offer has four cards"),
    Reason("offered before", "P7", "only cards that nobody has seen are offered"),
    Reason("drawn before", "P22", "only cards that nobody has seen are drawn"),
    Reason("cross elsewhere", "P16", "a cross marks a cell in one of this seat's two chambers"),
    Reason("no such shape", "P4", "there is no such shape"),
    Reason("repeated card", "P1", "the same card stands twice"),
    Reason("no move", "", "the rules know no such move"),
    Reason("repeated cell", "P11", "the same cell stands twice; a cell is marked only once"),
)
(
    LEGAL,
    GAME_OVER,
    NO_SUCH_SEAT,
    NOT_DEALING,
    DEALT_BEFORE,
    NOT_KEEPING,
    NOT_DEALT,
    NOT_OFFERING,
    OFFER_SIZE,
    NOT_FLIPPING,
    SHAPE_GONE,
    NOT_MARKING,
    CROSS_FIRST,
    NO_CROSS,
    NOT_YOUR_CHAMBER,
    NOT_THE_SHAPE,
    ONE_CELL,
    WALL,
    MARKED,
    NO_ENTRANCE,
    APART,
    NOT_TAKING,
    ANOTHER_TAKES,
    NOT_OFFERED,
    DECK_EMPTY,
    NOT_DRAWING,
    OFF_THE_CHAMBER,
    NO_SUCH_CARD,
    FIRST_OFFER,
    OFFERED_BEFORE,
    DRAWN_BEFORE,
    CROSS_ELSEWHERE,
    NO_SUCH_SHAPE,
    REPEATED_CARD,
    NO_MOVE,
    REPEATED_CELL,
) = range(len(REASONS))


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
