"""What an open turn has earned: explored pyramids that aren't set aside yet, and bonuses (P22, P26).

Seats that have still to mark may claim a bonus first, with a lower number (P27).
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np

from ostraka.core.bits import each, lowest, one, size
from ostraka.core.tuples import Plain
from ostraka.games.pyramids.rules.components import BONUSES, COLOURS
from ostraka.games.pyramids.rules.legal import MOST_MOVES, legal
from ostraka.games.pyramids.rules.moves import fields
from ostraka.games.pyramids.rules.play import frontier
from ostraka.games.pyramids.rules.scoring import claimed, explored_now, is_claiming, may_claim
from ostraka.games.pyramids.rules.shapes import CELLS, SIDE
from ostraka.games.pyramids.rules.state import MARK, NO_CARD

_NEVER: Final = 99  # more crosses than a shape can have


class Pending(NamedTuple):
    """What the open turn has earned a seat so far; colours and bonuses by their places."""

    explored: int  # cards whose tomb is marked, not yet set aside
    bonuses: dict[int, int]  # by colour
    contested: frozenset[int]  # the colours whose bonus a lower number may still claim first


def pending(state: np.record, kit: np.record) -> dict[int, Pending]:
    """By seat, if the open turn has earned it anything."""
    fresh = {seat: _fresh(state, kit, seat) for seat in range(state.seats)}
    if not any(fresh.values()):
        return {}
    claims = {colour: _claims(state, kit, fresh, colour) for colour in range(len(COLOURS))}
    return {
        seat: Pending(
            explored=cards & ~int(state.seat[seat].explored),
            bonuses={colour: by_seat[seat] for colour, by_seat in claims.items() if seat in by_seat},
            contested=frozenset(
                colour
                for colour, by_seat in claims.items()
                if seat in by_seat and is_contested(state, kit, seat, colour)
            ),
        )
        for seat, cards in fresh.items()
        if cards
    }


def may_be_pending(row: Plain) -> bool:
    """A quick answer for most states: whether a cell of a bottom row, where tombs are (P2), is marked."""
    return any(
        player.fresh or any(chamber.marked >> CELLS - SIDE for chamber in player.chamber)
        for player in row.seat[: row.seats]
    )


def _fresh(state: np.record, kit: np.record, seat: int) -> int:
    """The pyramids explored in this turn, set aside or not."""
    player = state.seat[seat]
    return int(explored_now(state, kit, seat)) & ~(int(player.explored) & ~int(player.fresh))


def _claims(state: np.record, kit: np.record, fresh: dict[int, int], colour: int) -> dict[int, int]:
    """The bonus of a colour that each seat claims if nobody else does, the lowest number first (P27)."""
    gone = int(claimed(state, colour))
    free = [place for place in range(len(BONUSES)) if not gone >> place & 1]
    claimants = [seat for seat in fresh if fresh[seat] and is_claiming(state, kit, seat, colour)]
    claimants.sort(key=lambda seat: lowest(fresh[seat] & int(kit.colour[colour])))
    return dict(zip(claimants, free, strict=False))


# --- seats that have still to mark


def is_contested(state: np.record, kit: np.record, seat: int, colour: int) -> bool:
    """Whether a seat that has still to mark could claim this colour with a lower number (P27)."""
    if state.phase != MARK:
        return False
    number = lowest(_fresh(state, kit, seat) & int(kit.colour[colour]))
    others = each(int(state.waiting) & ~one(seat))
    return any(_can_claim(state, kit, other, colour, number) for other in others)


def _can_claim(state: np.record, kit: np.record, seat: int, colour: int, number: int) -> bool:
    """Whether this turn can bring a seat a bonus of a colour, with a number lower than this one."""
    of_colour = int(kit.colour[colour])
    cards = [card for card in _chambers(state, seat) if of_colour >> card & 1]
    had = size(int(state.seat[seat].explored) & of_colour)
    goals = [[card] for card in cards if card < number and may_claim(had + 1, 1)]
    if len(cards) > 1 and min(cards) < number and may_claim(had + 2, 2):
        goals.append(cards)
    return bool(goals) and any(_can_explore(kit, *mark, goals) for mark in _marks(state, kit, seat))


def _chambers(state: np.record, seat: int) -> dict[int, int]:
    """The marked cells of a seat's chambers, by card."""
    return {int(at.card): int(at.marked) for at in state.seat[seat].chamber if at.card != NO_CARD}


def _marks(state: np.record, kit: np.record, seat: int) -> Iterator[tuple[dict[int, int], int]]:
    """The marked cells by card after every legal mark of a seat, and the crosses it has then."""
    before, crosses = _chambers(state, seat), int(state.seat[seat].crosses)
    if crosses > 0:  # it has marked, and has crosses left to use
        yield before, crosses
        return
    moves = np.empty(MOST_MOVES, np.int64)
    for move in moves[: legal(state, kit, seat, moves)].tolist():
        _, _, card, cells = fields(move)
        yield {**before, card: before[card] | cells}, size(cells & int(kit.card[card].cross))


def _can_explore(
    kit: np.record, marked: dict[int, int], crosses: int, goals: Iterable[Iterable[int]]
) -> bool:
    """Whether the crosses suffice to mark all tombs of one of the goals."""
    return any(sum(_crosses_to_tomb(kit, card, marked[card]) for card in goal) <= crosses for goal in goals)


def _crosses_to_tomb(kit: np.record, card: int, marked: int) -> int:
    """How many crosses it takes to mark the tomb; a cell with a cross returns its own (P16)."""
    tomb, cross = int(kit.card[card].tomb), int(kit.card[card].cross)
    for crosses in range(_NEVER):
        if marked & tomb:
            return crosses
        reached = int(frontier(kit, card, marked))
        while reached & cross:
            marked |= reached & cross
            reached = int(frontier(kit, card, marked))
        if reached == 0:
            return _NEVER
        marked |= reached
    return _NEVER
