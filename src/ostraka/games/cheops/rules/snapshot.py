"""What a seat sees of a game of Cheops, as JSON types for clients."""

from typing import Final, Literal

import msgspec
import numpy as np

from ostraka.core import game
from ostraka.core.bits import one, wide
from ostraka.core.jit import compiled
from ostraka.core.writing import (
    ITEM,
    Letters,
    Text,
    begin_list,
    begin_object,
    end_list,
    end_object,
    names,
    put_flag,
    put_null,
    put_number,
    put_numbers,
    put_quoted,
    put_words,
    words,
)
from ostraka.games.cheops.rules.components import BONUSES, COLOURS, LETTERS, Colour, Components
from ostraka.games.cheops.rules.dice import showing
from ostraka.games.cheops.rules.scoring import SOURCES, bonus_points, by_source, has_finished, pending_bonuses
from ostraka.games.cheops.rules.state import LAY, OVER, PHASES, ROLL
from ostraka.games.cheops.rules.stones import BUILDINGS, NAME_OF, NO_STONE

Phase = Literal["roll", "lay", "over"]


class Seat(msgspec.Struct, frozen=True):
    sheet: str
    marked: tuple[str, ...]
    struck: tuple[int, ...]  # places of the quarry, from 1
    quarry: tuple[int, ...]  # places that can still be struck
    jokers: int  # not yet used
    bonuses: tuple[str, ...]  # gained
    pending: tuple[str, ...]  # those of them that count only when the play is over (C21)
    last_chance: tuple[str, ...]  # bonuses that it can gain in this play, and never after (C19)
    complete: tuple[str, ...]  # buildings
    laid: int  # stones laid in this play
    points: dict[str, int]


class Snapshot(game.Snapshot, frozen=True, tag_field="game", tag="cheops"):
    """The table as every seat may know it: nothing is secret."""

    phase: Phase
    plays: int  # plays begun
    last_play: bool  # the game ends with this play
    first: int
    active: int
    builder: int | None
    rolled: tuple[Colour, ...]
    lying: tuple[Colour, ...]  # dice that the builder can still take
    blocked: tuple[Colour, ...]  # dice that the active seat has used in this play
    bonuses: tuple[str, ...]  # that can still be gained in this play
    seats: tuple[Seat, ...]


class Shown(Snapshot, frozen=True, kw_only=True, tag_field="game", tag="cheops"):
    """The same, with what it is played with."""

    components: Components


def shown(snapshot: Snapshot, components: Components) -> Shown:
    return Shown(components=components, **msgspec.structs.asdict(snapshot))


_N: Final = names(
    *Snapshot.__struct_fields__,
    *(field for field in Seat.__struct_fields__ if field not in Snapshot.__struct_fields__),
)
_OF_SOURCE: Final = names(*SOURCES)
_GAME, _CHEOPS = names("game").game, words("cheops")
_PHASES, _COLOURS, _BONUSES = words(*PHASES), words(*COLOURS), words(*BONUSES)
_BUILDINGS, _LETTERS = words(*BUILDINGS), words(*LETTERS)
_STONES: Final = words(*(NAME_OF.get(stone, "") for stone in range(NO_STONE)))
_STONES_OF_BUILDING: Final = np.array([*BUILDINGS.values()], np.int64)
_BONUSES_SOURCE: Final = SOURCES.index("bonuses")
_EVERY_BONUS: Final = (1 << len(BONUSES)) - 1


@compiled
def write_snapshot(state: np.record, kit: np.record, text: Text) -> None:
    building = state.phase == LAY
    left = state.lying if building and state.builder == state.active else state.middle
    begin_object(text, ITEM)
    put_quoted(text, _GAME, _CHEOPS, 0)
    put_quoted(text, _N.phase, _PHASES, state.phase)
    put_number(text, _N.plays, state.plays)
    put_flag(text, _N.last_play, _is_last_play(state))
    put_number(text, _N.first, kit.first)
    put_number(text, _N.active, state.active)
    if building:
        put_number(text, _N.builder, state.builder)
    else:
        put_null(text, _N.builder)
    _write_dice(text, _N.rolled, state.rolled)
    _write_dice(text, _N.lying, state.lying)
    blocked = 0 if state.phase == ROLL else state.rolled - left  # C17: a new play rolls all dice
    _write_dice(text, _N.blocked, blocked)
    put_words(text, _N.bonuses, _BONUSES, _EVERY_BONUS & ~wide(state.gone))
    begin_list(text, _N.seats)
    for seat in range(state.seats):
        _write_seat(state, kit, seat, text)
    end_list(text)
    end_object(text)


@compiled
def _is_last_play(state: np.record) -> bool:
    """C21."""
    if state.phase == OVER:
        return False
    finished = 0
    for seat in range(state.seats):
        finished += 1 if has_finished(state.seat[seat].marked) else 0
    return finished > 0


@compiled
def _write_dice(text: Text, name: Letters, dice: int) -> None:
    begin_list(text, name)
    for colour in range(len(COLOURS)):
        for _ in range(showing(dice, colour)):
            put_quoted(text, ITEM, _COLOURS, colour)
    end_list(text)


@compiled
def _write_seat(state: np.record, kit: np.record, seat: int, text: Text) -> None:
    player = state.seat[seat]
    pending = pending_bonuses(player.marked, player.bonuses)
    begin_object(text, ITEM)
    put_quoted(text, _N.sheet, _LETTERS, kit.sheet[seat].letter)
    put_words(text, _N.marked, _STONES, player.marked)
    put_numbers(text, _N.struck, wide(player.struck))
    put_numbers(text, _N.quarry, wide(player.quarry))
    put_number(text, _N.jokers, player.jokers)
    put_words(text, _N.bonuses, _BONUSES, player.bonuses | pending)
    put_words(text, _N.pending, _BONUSES, pending)
    put_words(text, _N.last_chance, _BONUSES, _last_chances(state, seat))
    put_words(text, _N.complete, _BUILDINGS, _complete_buildings(player.marked))
    put_number(text, _N.laid, player.laid)
    _write_points(state, kit, seat, pending, text)
    end_object(text)


@compiled
def _complete_buildings(marked: int) -> int:
    """The set of buildings of which all stones are marked (CR4)."""
    complete = wide(0)
    for building in range(len(_STONES_OF_BUILDING)):
        if _STONES_OF_BUILDING[building] & ~marked == 0:
            complete |= one(building)
    return complete


@compiled
def _last_chances(state: np.record, seat: int) -> int:
    """C19: the bonuses that another seat has gained in this play, if this one has still to build in it."""
    is_due = (seat - state.active) % state.seats >= (state.builder - state.active) % state.seats
    if state.phase != LAY or not is_due:
        return wide(0)
    gained = wide(0)
    for other in range(state.seats):
        gained |= state.seat[other].bonuses
        gained |= pending_bonuses(state.seat[other].marked, state.seat[other].bonuses)
    return gained & ~wide(state.gone | state.seat[seat].bonuses)


@compiled
def _write_points(state: np.record, kit: np.record, seat: int, pending: int, text: Text) -> None:
    points = by_source(state, kit, seat)
    begin_object(text, _N.points)
    for source in range(len(SOURCES)):
        more = bonus_points(pending) if source == _BONUSES_SOURCE else 0
        put_number(text, _OF_SOURCE[source], points[source] + more)
    end_object(text)
