"""What a seat sees of a game of Pyramids, as JSON types for clients."""

from typing import Final, Literal

import msgspec
import numpy as np

from ostraka.core import game
from ostraka.core.bits import one, size, wide
from ostraka.core.jit import compiled
from ostraka.core.writing import (
    ITEM,
    Text,
    begin_list,
    begin_object,
    end_list,
    end_object,
    names,
    put_flag,
    put_null,
    put_number,
    put_number_or_null,
    put_numbers,
    put_quoted,
    put_words,
    words,
)
from ostraka.games.pyramids.rules.components import BONUSES, COLOURS, Components
from ostraka.games.pyramids.rules.move_text import CELL_NAMES
from ostraka.games.pyramids.rules.pending import NO_BONUS, explored_in_turn, is_contested, pending_place
from ostraka.games.pyramids.rules.scoring import SOURCES, TOMB, bonus_points, by_source, claimed
from ostraka.games.pyramids.rules.shapes import SHAPES
from ostraka.games.pyramids.rules.state import FLIPS, NO_CARD, OVER, PHASES, ROUNDS

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


_N: Final = names(
    *Snapshot.__struct_fields__,
    *(field for field in Seat.__struct_fields__ if field not in Snapshot.__struct_fields__),
    "card",
    "marked",
    "contested",
)
_OF_SOURCE: Final = names(*SOURCES)
_OF_COLOUR: Final = names(*COLOURS)
_OF_SHAPE: Final = names(*SHAPES)
_GAME, _PYRAMIDS = names("game").game, words("pyramids")
_PHASES, _SHAPES, _CELLS, _COLOURS = words(*PHASES), words(*SHAPES), words(*CELL_NAMES), words(*COLOURS)
_BONUSES_SOURCE, _PYRAMIDS_SOURCE = SOURCES.index("bonuses"), SOURCES.index("pyramids")


@compiled
def write_snapshot(state: np.record, kit: np.record, text: Text) -> None:
    """Write what is left of a state from which secrets have been taken."""
    begin_object(text, ITEM)
    put_quoted(text, _GAME, _PYRAMIDS, 0)
    put_quoted(text, _N.phase, _PHASES, state.phase)
    put_number(text, _N.round, state.round_number)
    put_number(text, _N.turn, state.turn)
    put_flag(text, _N.last_card, _is_last_card(state))
    if state.flipped < 0:
        put_null(text, _N.flipped)
    else:
        put_quoted(text, _N.flipped, _SHAPES, state.flipped)
    _write_shapes_left(state, kit, text)
    put_numbers(text, _N.unseen, state.deck)
    put_numbers(text, _N.offer, state.offer)
    _write_free_bonuses(state, kit, text)
    put_number_or_null(text, _N.taker, state.taker)
    begin_list(text, _N.seats)
    for seat in range(state.seats):
        _write_seat(state, kit, seat, text)
    end_list(text)
    end_object(text)


@compiled
def _is_last_card(state: np.record) -> bool:
    """P29."""
    return state.round_number == ROUNDS and state.turn == FLIPS and state.phase != OVER


@compiled
def _write_shapes_left(state: np.record, kit: np.record, text: Text) -> None:
    begin_object(text, _N.left)
    for shape in range(len(SHAPES)):
        cards = size(wide(state.left & kit.showing[shape]))
        if cards > 0:
            put_number(text, _OF_SHAPE[shape], cards)
    end_object(text)


@compiled
def _write_free_bonuses(state: np.record, kit: np.record, text: Text) -> None:
    """The bonuses that nobody has claimed, nor earned in the open turn."""
    begin_object(text, _N.bonuses)
    for colour in range(len(COLOURS)):
        gone = claimed(state, colour)
        for seat in range(state.seats):
            place = pending_place(state, kit, seat, colour)
            if place != NO_BONUS:
                gone |= one(place)
        begin_list(text, _OF_COLOUR[colour])
        _write_bonus_points(~gone, text)
        end_list(text)
    end_object(text)


@compiled
def _write_bonus_points(places: int, text: Text) -> None:
    for place in range(len(BONUSES)):
        if places & one(place):
            put_number(text, ITEM, bonus_points(place))


@compiled
def _write_seat(state: np.record, kit: np.record, seat: int, text: Text) -> None:
    player = state.seat[seat]
    fresh = explored_in_turn(state, kit, seat)
    begin_object(text, ITEM)
    begin_list(text, _N.chambers)
    for place in range(2):
        chamber = player.chamber[place]
        if chamber.card != NO_CARD:
            begin_object(text, ITEM)
            put_number(text, _N.card, chamber.card + 1)
            put_words(text, _N.marked, _CELLS, wide(chamber.marked))
            end_object(text)
    end_list(text)
    put_numbers(text, _N.dealt, player.dealt)
    put_numbers(text, _N.explored, player.explored | fresh)
    put_number(text, _N.red, player.red)
    put_number(text, _N.green, player.green)
    put_numbers(text, _N.torches, wide(player.torches))
    put_number(text, _N.skulls, player.skulls)
    put_number(text, _N.penalty, kit.skulls[player.skulls - 1] if player.skulls > 0 else 0)
    _write_bonuses(state, kit, seat, text)
    put_number(text, _N.crosses, player.crosses)
    put_number(text, _N.potions, player.potions)
    if fresh == 0:
        put_null(text, _N.pending)
    else:
        _write_pending(state, kit, seat, text)
    _write_points(state, kit, seat, text)
    end_object(text)


@compiled
def _write_bonuses(state: np.record, kit: np.record, seat: int, text: Text) -> None:
    begin_object(text, _N.bonuses)
    for colour in range(len(COLOURS)):
        begin_list(text, _OF_COLOUR[colour])
        _write_bonus_points(wide(state.seat[seat].bonuses[colour]), text)
        place = pending_place(state, kit, seat, colour)
        if place != NO_BONUS:
            put_number(text, ITEM, bonus_points(place))
        end_list(text)
    end_object(text)


@compiled
def _write_pending(state: np.record, kit: np.record, seat: int, text: Text) -> None:
    begin_object(text, _N.pending)
    put_numbers(text, _N.explored, explored_in_turn(state, kit, seat) & ~state.seat[seat].explored)
    contested = wide(0)
    begin_object(text, _N.bonuses)
    for colour in range(len(COLOURS)):
        place = pending_place(state, kit, seat, colour)
        if place != NO_BONUS:
            put_number(text, _OF_COLOUR[colour], bonus_points(place))
            if is_contested(state, kit, seat, colour):
                contested |= one(colour)
    end_object(text)
    put_words(text, _N.contested, _COLOURS, contested)
    end_object(text)


@compiled
def _write_points(state: np.record, kit: np.record, seat: int, text: Text) -> None:
    """The points of a seat by source, with what the open turn has earned it."""
    points = by_source(state, kit, seat)
    pyramids = TOMB * size(explored_in_turn(state, kit, seat) & ~state.seat[seat].explored)
    bonuses = 0
    for colour in range(len(COLOURS)):
        place = pending_place(state, kit, seat, colour)
        if place != NO_BONUS:
            bonuses += bonus_points(place)
    begin_object(text, _N.points)
    for source in range(len(SOURCES)):
        pending = pyramids if source == _PYRAMIDS_SOURCE else bonuses if source == _BONUSES_SOURCE else 0
        put_number(text, _OF_SOURCE[source], points[source] + pending)
    end_object(text)
