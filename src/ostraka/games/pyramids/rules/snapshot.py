"""What a seat sees of a game of Pyramids, as JSON types for clients."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

import msgspec
import numpy as np

from ostraka.core import game
from ostraka.core.bits import each, size
from ostraka.core.game import Setup
from ostraka.core.tuples import Plain, plain
from ostraka.games.pyramids.rules.components import BONUSES, COLOURS, Components
from ostraka.games.pyramids.rules.notation import cell_names
from ostraka.games.pyramids.rules.pending import Pending as Earned
from ostraka.games.pyramids.rules.pending import may_be_pending, pending
from ostraka.games.pyramids.rules.scoring import TOMB
from ostraka.games.pyramids.rules.shapes import SHAPES
from ostraka.games.pyramids.rules.state import FLIPS, NO_CARD, NO_SEAT, OVER, PHASES, ROUNDS
from ostraka.games.pyramids.rules.summary import claimed_bonuses, free_bonuses, shapes_left

Phase = Literal["deal", "keep", "offer", "flip", "mark", "take", "draw", "over"]


class Chamber(msgspec.Struct, frozen=True):
    card: int
    marked: tuple[str, ...]


class Pending(msgspec.Struct, frozen=True):
    """What the open turn has earned a seat: it counts once everybody has finished the turn."""

    explored: tuple[int, ...]  # not yet set aside
    bonuses: dict[str, int]
    contested: tuple[str, ...]  # colours whose bonus somebody with a lower number may still claim (P27)


class Seat(msgspec.Struct, frozen=True):
    """A seat, with what the open turn has earned it."""

    chambers: tuple[Chamber, ...]
    dealt: tuple[int, ...]  # only one's own
    explored: tuple[int, ...]
    red: int
    green: int
    torches: tuple[int, ...]  # the rounds whose torch is crossed out
    skulls: int
    penalty: int
    bonuses: dict[str, list[int]]
    crosses: int  # further cells still to mark
    potions: int  # of the shape, drunk after the crosses (PR1)
    pending: Pending | None  # the part of all this that the open turn has earned
    points: dict[str, int]


class Snapshot(game.Snapshot, frozen=True, tag_field="game", tag="pyramids"):
    """The table as one seat may know it."""

    phase: Phase
    round: int
    turn: int
    last_card: bool  # the last card of the game is flipped
    flipped: str | None
    left: dict[str, int]  # expedition cards face down in this round, by shape
    unseen: tuple[int, ...]  # cards that this seat has not seen; those dealt to others are among them
    offer: tuple[int, ...]
    bonuses: dict[str, list[int]]
    taker: int | None
    seats: tuple[Seat, ...]


class Shown(Snapshot, frozen=True, kw_only=True, tag_field="game", tag="pyramids"):
    """The same, with what it is played with."""

    components: Components


def shown(snapshot: Snapshot, components: Components) -> Shown:
    return Shown(components=components, **msgspec.structs.asdict(snapshot))


def snapshot(state: np.record, kit: np.record, setup: Setup, points: list[dict[str, int]]) -> Snapshot:
    """What is left of a state from which secrets have been taken, in words."""
    del setup
    row = plain(state)
    earned = pending(state, kit) if may_be_pending(row) else {}
    return Snapshot(
        phase=PHASES[row.phase],
        round=int(row.round_number),
        turn=int(row.turn),
        last_card=row.round_number == ROUNDS and row.turn == FLIPS and row.phase != OVER,  # P29
        flipped=SHAPES[row.flipped] if row.flipped >= 0 else None,
        left=shapes_left(row, kit),
        unseen=_numbers(row.deck),
        offer=_numbers(row.offer),
        bonuses=_without(free_bonuses(row), earned.values()),
        taker=None if row.taker == NO_SEAT else int(row.taker),
        seats=tuple(_seat(row.seat[seat], kit, points[seat], earned.get(seat)) for seat in range(row.seats)),
    )


def _without(free: dict[str, list[int]], earned: Iterable[Earned]) -> dict[str, list[int]]:
    """The free bonuses but for those that the open turn has earned somebody."""
    for of_seat in earned:
        for colour, place in of_seat.bonuses.items():
            free[COLOURS[colour]].remove(BONUSES[place])
    return free


def _seat(player: Plain, kit: np.record, points: dict[str, int], earned: Earned | None) -> Seat:
    bonuses = claimed_bonuses(player)
    if earned is not None:
        points = points | {
            "pyramids": points["pyramids"] + TOMB * size(earned.explored),
            "bonuses": points["bonuses"] + sum(BONUSES[place] for place in earned.bonuses.values()),
        }
        for colour, place in earned.bonuses.items():
            bonuses[COLOURS[colour]].append(BONUSES[place])
    return Seat(
        chambers=tuple(
            Chamber(int(chamber.card) + 1, cell_names(chamber.marked))
            for chamber in player.chamber
            if chamber.card != NO_CARD
        ),
        dealt=_numbers(player.dealt),
        explored=_numbers(player.explored if earned is None else player.explored | earned.explored),
        red=int(player.red),
        green=int(player.green),
        torches=_numbers(player.torches),
        skulls=int(player.skulls),
        penalty=int(kit.skulls[player.skulls - 1]) if player.skulls else 0,
        bonuses=bonuses,
        crosses=int(player.crosses),
        potions=int(player.potions),
        pending=None if earned is None else _pending(earned),
        points=points,
    )


def _pending(earned: Earned) -> Pending:
    return Pending(
        explored=_numbers(earned.explored),
        bonuses={COLOURS[colour]: BONUSES[place] for colour, place in earned.bonuses.items()},
        contested=tuple(COLOURS[colour] for colour in sorted(earned.contested)),
    )


@lru_cache(maxsize=1 << 12)
def _numbers(cards: int) -> tuple[int, ...]:
    return tuple(card + 1 for card in each(cards))
