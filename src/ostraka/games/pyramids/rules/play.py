"""What the moves of Pyramids do. Moves are assumed to be legal: `refusals` checks that.

A state is one row of `STATE`, changed in place; `kit` is one row of `KIT`.
"""

import numpy as np

from ostraka.core.bits import lowest, one, size, wide
from ostraka.core.codes import kind_of, seat_of
from ostraka.core.jit import compiled, inlined
from ostraka.games.pyramids.rules import moves
from ostraka.games.pyramids.rules.components import BONUSES, FIRST_RULES, SPACES
from ostraka.games.pyramids.rules.scoring import claimed, may_claim, tomb_reached
from ostraka.games.pyramids.rules.shapes import beside
from ostraka.games.pyramids.rules.state import (
    DEAL,
    DRAW,
    EXPEDITION,
    FLIP,
    FLIPS,
    KEEP,
    MARK,
    MOST_SEATS,
    NO_CARD,
    NO_SEAT,
    NO_SHAPE,
    OFFER,
    OFFERED,
    OVER,
    ROUNDS,
    TAKE,
)


@compiled
def begin(state: np.record, kit: np.record, seats: int) -> None:
    """Make a state of zeros that of a game before the deal (P6)."""
    state.seats = seats
    state.deck = kit.deck
    state.phase = DEAL
    state.taker = NO_SEAT
    for seat in range(MOST_SEATS):
        for chamber in range(2):
            state.seat[seat].chamber[chamber].card = NO_CARD
    _open_round(state, 1)


@inlined
def play(state: np.record, kit: np.record, move: int) -> None:
    """Make one legal move, and everything that follows from it without a decision."""
    kind = kind_of(move)
    seat = seat_of(move)
    if kind == moves.KIND_MARK or kind == moves.KIND_CROSS:
        _mark(state, kit, seat, moves.subject_of(move), moves.members_of(move), kind == moves.KIND_CROSS)
    elif kind == moves.KIND_FLIP:
        _flip(state, kit, moves.subject_of(move))
    elif kind == moves.KIND_TAKE:
        _take(state, kit, moves.subject_of(move))
    elif kind == moves.KIND_DRAW:
        state.deck &= ~one(moves.subject_of(move))
        _receive(state, kit, moves.subject_of(move))
    elif kind == moves.KIND_OFFER:
        _offer(state, kit, moves.members_of(move))
    elif kind == moves.KIND_DEAL:
        _deal(state, seat, moves.members_of(move))
    else:
        _keep(state, seat, moves.members_of(move))


# --- setup


@compiled
def _deal(state: np.record, seat: int, cards: int) -> None:
    state.seat[seat].dealt = cards
    state.deck &= ~cards
    for other in range(state.seats):
        if state.seat[other].dealt == 0:
            return
    state.waiting = one(state.seats) - 1
    state.phase = KEEP


@compiled
def _keep(state: np.record, seat: int, cards: int) -> None:
    player = state.seat[seat]
    player.chamber[0].card = lowest(cards)
    player.chamber[1].card = lowest(cards & (cards - 1))
    state.waiting &= ~one(seat)
    if state.waiting == 0:
        # P6: what is not kept goes back only now, when all have chosen
        for other in range(state.seats):
            kept = one(state.seat[other].chamber[0].card) | one(state.seat[other].chamber[1].card)
            state.deck |= state.seat[other].dealt & ~kept
            state.seat[other].dealt = 0
        state.phase = OFFER


@compiled
def _offer(state: np.record, kit: np.record, cards: int) -> None:
    state.deck &= ~cards
    state.offer |= cards
    if state.taker == NO_SEAT:
        state.phase = FLIP
    else:
        _next_taker(state, kit)


# --- a turn


@inlined
def _flip(state: np.record, kit: np.record, shape: int) -> None:
    state.flipped = shape
    state.left &= ~one(lowest(wide(state.left & kit.showing[shape])))
    state.turn += 1
    state.phase = MARK
    for seat in range(state.seats):
        if can_mark(state, kit, seat):  # PR4
            state.waiting |= one(seat)
    if state.waiting == 0:
        _close_marking(state, kit)


@inlined
def frontier(kit: np.record, card: int, marked: int) -> int:
    """The cells of a chamber that a single mark may take (P11 to P13)."""
    if marked == 0:
        return wide(kit.card[card].entrance)
    return beside(marked) & ~(marked | kit.card[card].wall)


@inlined
def can_mark(state: np.record, kit: np.record, seat: int) -> bool:
    for place in range(2):
        chamber = state.seat[seat].chamber[place]
        if chamber.card != NO_CARD and frontier(kit, chamber.card, wide(chamber.marked)) != 0:
            return True
    return False


@inlined
def _mark(state: np.record, kit: np.record, seat: int, card: int, cells: int, is_cross: bool) -> None:
    player = state.seat[seat]
    place = 0 if player.chamber[0].card == card else 1
    player.chamber[place].marked |= cells
    if is_cross:
        player.crosses -= 1
    if cells & kit.card[card].icons:
        resolve(state, kit.card[card], seat, cells)
        if is_cross and kit.rules > FIRST_RULES:  # PR1: the potions of the shape still wait
            drink(state, seat, size(cells & kit.card[card].potion))
    if player.crosses > 0 and can_mark(state, kit, seat):
        return
    player.crosses = 0  # PR3
    drink(state, seat, player.potions)
    state.waiting &= ~one(seat)
    if state.waiting == 0:
        _close_marking(state, kit)


@inlined
def resolve(state: np.record, card: np.record, seat: int, cells: int) -> None:
    """Apply the icons under new marks, but save crosses and potions (PR1)."""
    player = state.seat[seat]
    player.red = min(SPACES, player.red + size(cells & card.red))
    player.green = min(SPACES, player.green + size(cells & card.green))
    player.skulls = min(SPACES, player.skulls + size(cells & card.skull))
    if cells & card.torch:
        player.torches |= one(state.round_number - 1)
    player.crosses += size(cells & card.cross)
    player.potions += size(cells & card.potion)


@inlined
def drink(state: np.record, seat: int, potions: int) -> None:
    """P20: each of these saved potions erases the last two skulls, whose penalties are the largest."""
    player = state.seat[seat]
    player.skulls = max(0, player.skulls - 2 * potions)
    player.potions -= potions


@compiled
def _close_marking(state: np.record, kit: np.record) -> None:
    """Set explored pyramids aside (P21, P22), when every seat has marked."""
    any_explored = False
    for seat in range(state.seats):
        player = state.seat[seat]
        for place in range(2):
            chamber = player.chamber[place]
            if tomb_reached(state, kit, seat, place):
                player.fresh |= one(chamber.card)
                player.takes += 1
                chamber.card = NO_CARD
                chamber.marked = 0
                any_explored = True
        player.explored |= player.fresh
    if not any_explored:
        _next_turn(state)
    elif state.round_number == ROUNDS and state.turn == FLIPS:
        _close_turn(state, kit)  # PR7
    else:
        _next_taker(state, kit)


# --- new cards


@compiled
def _next_taker(state: np.record, kit: np.record) -> None:
    """P24: of the seats that still lack new cards, the one with the lowest number just explored."""
    taker = NO_SEAT
    for seat in range(state.seats):
        if state.seat[seat].takes > 0 and (
            taker == NO_SEAT or lowest(state.seat[seat].fresh) < lowest(state.seat[taker].fresh)
        ):
            taker = seat
    if taker == NO_SEAT or (state.deck | state.offer) == 0:  # PR6
        _close_turn(state, kit)
    else:
        state.taker = taker
        state.waiting = one(taker)
        state.phase = TAKE


@compiled
def _take(state: np.record, kit: np.record, card: int) -> None:
    if card == moves.FROM_DECK:
        state.waiting = 0
        state.phase = DRAW
    else:
        state.offer &= ~one(card)
        _receive(state, kit, card)


@compiled
def _receive(state: np.record, kit: np.record, card: int) -> None:
    """The taker lays a new card into their first empty chamber."""
    player = state.seat[state.taker]
    place = 0 if player.chamber[0].card == NO_CARD else 1
    player.chamber[place].card = card
    player.takes -= 1
    if player.takes > 0 and (state.deck | state.offer) != 0:
        state.waiting = one(state.taker)
        state.phase = TAKE
        return
    player.takes = 0
    state.waiting = 0
    if state.deck != 0 and size(state.offer) < OFFERED:  # P23, P25
        state.phase = OFFER
    else:
        _next_taker(state, kit)


# --- the end of a turn, of a round, of the game


@compiled
def _close_turn(state: np.record, kit: np.record) -> None:
    for colour in range(3):
        _claim(state, kit, colour)
    for seat in range(state.seats):
        state.seat[seat].fresh = 0
        state.seat[seat].takes = 0
    state.taker = NO_SEAT
    _next_turn(state)


@compiled
def _claim(state: np.record, kit: np.record, colour: int) -> None:
    """P26, P27: seats that reached a 2nd, 4th or 6th pyramid of the colour this turn claim, lowest first."""
    gone = claimed(state, colour)
    claimants = 0
    for seat in range(state.seats):
        cards = state.seat[seat].explored & kit.colour[colour]
        if may_claim(size(cards), size(cards & state.seat[seat].fresh)):
            claimants |= one(seat)
    while claimants != 0 and gone != (1 << len(BONUSES)) - 1:
        first = lowest(claimants)
        for seat in range(first + 1, state.seats):
            if claimants & one(seat) and (
                lowest(state.seat[seat].fresh & kit.colour[colour])
                < lowest(state.seat[first].fresh & kit.colour[colour])
            ):
                first = seat
        bonus = one(lowest(~gone))
        state.seat[first].bonuses[colour] |= bonus
        gone |= bonus
        claimants &= ~one(first)


@compiled
def _next_turn(state: np.record) -> None:
    if state.turn < FLIPS:
        state.phase = FLIP
    elif state.round_number < ROUNDS:
        _open_round(state, state.round_number + 1)
        state.phase = FLIP
    else:
        state.phase = OVER


@compiled
def _open_round(state: np.record, number: int) -> None:
    """P28: all expedition cards are shuffled again."""
    state.round_number = number
    state.turn = 0
    state.flipped = NO_SHAPE
    state.left = (1 << EXPEDITION) - 1
