"""What the stones that a seat lays bring, and what they cost."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ostraka.bots.bot import deciding_seat
from ostraka.bots.facts import Fact, fact
from ostraka.core.bits import each, one, size
from ostraka.core.game import Move, Rows
from ostraka.games.cheops.bots.features import stranded
from ostraka.games.cheops.rules import moves
from ostraka.games.cheops.rules.components import COLOURS, SYMBOLS
from ostraka.games.cheops.rules.dice import showing
from ostraka.games.cheops.rules.scoring import BONUS, has_finished
from ostraka.games.cheops.rules.state import MOST_SEATS, OVER
from ostraka.games.cheops.rules.stones import (
    BUILDINGS,
    CAP,
    LEFT_COLUMN,
    LEVEL,
    NAME_OF,
    NO_STONE,
    RELIEF,
    RIGHT_COLUMN,
    supported,
)
from ostraka.table import engine
from ostraka.table.view import View

_BEFORE, _AFTER = 0, 1  # rows of states; later rows are scratch space


@dataclass(frozen=True)
class _Lay:
    """Laid stones, with the states before and after."""

    view: View
    seat: int
    paid: dict[int, int]  # how each stone is paid
    rows: Rows

    @property
    def kit(self) -> np.record:
        return self.view.kit[0]

    def player(self, at: int) -> np.record:
        return self.rows[at].seat[self.seat]

    def marked(self, at: int) -> int:
        return int(self.player(at).marked)

    def points(self, source: str) -> int:
        """The points that the stones bring from this source."""
        before, after = self.all_points(_BEFORE), self.all_points(_AFTER)
        return after[self.seat][source] - before[self.seat][source]

    def all_points(self, at: int) -> list[dict[str, int]]:
        return engine.points_by_source(self.view.game, self.rows, self.view.kit, at)[0]

    def others(self) -> list[int]:
        return [other for other in range(self.rows[_BEFORE].seats) if other != self.seat]


def facts_of_lay(view: View, move: Move) -> Iterator[Fact]:
    lay = _played(view, move)
    yield from _buildings(lay)
    yield from _end(lay)
    yield from _symbols(lay)
    yield from _support(lay)
    yield from _dice(lay)
    yield from _struck(lay)


def _played(view: View, move: Move) -> _Lay:
    rows = np.repeat(view.rows, _AFTER + 1 + MOST_SEATS)
    engine.calls_for(view.game).advance(rows, view.kit, _BEFORE, move.code)
    return _Lay(view, deciding_seat(view), _payments(move.code), rows)


def _payments(move: int) -> dict[int, int]:
    paid = {moves.stone_of(move): moves.how_of(move)}
    if moves.second_of(move) != NO_STONE:
        paid[moves.second_of(move)] = moves.second_how_of(move)
    return paid


# --- buildings


def _buildings(lay: _Lay) -> Iterator[Fact]:
    before, after = lay.marked(_BEFORE), lay.marked(_AFTER)
    if lay.points("pyramid") > 0:
        level = max(number for number, stones in enumerate(LEVEL, 1) if after & stones)
        yield fact("pyramid", level=level, points=lay.points("pyramid"))
    if after & ~before & CAP:
        yield fact("capstone", points=lay.points("arch"))
    elif lay.points("arch") > 0:
        level = min(size(after & LEFT_COLUMN), size(after & RIGHT_COLUMN))
        yield fact("arch", level=level, points=lay.points("arch"))
    if lay.points("relief") > 0:
        yield fact("relief", stones=size(after & RELIEF), points=lay.points("relief"))
    for building, stones in BUILDINGS.items():
        if not stones & ~after and stones & ~before:
            yield fact("completes", building=building)


def _end(lay: _Lay) -> Iterator[Fact]:
    """C21: the second building, and the final margin if nobody lays another stone."""
    if has_finished(lay.marked(_BEFORE)) or not has_finished(lay.marked(_AFTER)):
        return
    yield fact("finish", points=BONUS)
    seats = lay.rows[_BEFORE].seat
    if not any(has_finished(int(seats[other].marked)) for other in lay.others()):
        scores = [sum(points.values()) for points in lay.all_points(_play_to_the_end(lay))]
        yield fact("ends", margin=scores[lay.seat] - max(scores[other] for other in lay.others()))


def _play_to_the_end(lay: _Lay) -> int:
    """The row of the state after all seats still to build have laid nothing."""
    at = _AFTER
    while lay.rows[at].phase != OVER:
        done = moves.done(int(lay.rows[at].builder))
        engine.calls_for(lay.view.game).advance(lay.rows, lay.view.kit, at, done)
        at += 1
    return at


def _symbols(lay: _Lay) -> Iterator[Fact]:
    gained = int(lay.player(_AFTER).bonuses) & ~int(lay.player(_BEFORE).bonuses)
    gone = int(lay.rows[_BEFORE].gone)
    for number, symbol in enumerate(SYMBOLS):
        missing = [_missing(lay, at, lay.seat, number) for at in (_BEFORE, _AFTER)]
        if gained >> number & 1:
            near = [other for other in lay.others() if size(_missing(lay, _BEFORE, other, number)) == 1]
            yield fact("bonus", symbol=symbol, points=BONUS, rivals=len(near))
        elif gone >> number & 1 or missing[1] & stranded(lay.marked(_AFTER)):
            continue
        elif size(missing[0]) > size(missing[1]) == 1:
            (stone,) = each(missing[1])
            yield fact("within", symbol=symbol, stone=NAME_OF[stone])


def _missing(lay: _Lay, at: int, seat: int, symbol: int) -> int:
    """The stones of a symbol that a seat hasn't laid yet."""
    return int(lay.kit.sheet[seat].symbol[symbol]) & ~int(lay.rows[at].seat[seat].marked)


def _support(lay: _Lay) -> Iterator[Fact]:
    """Stones that are supported from now on, and relief stones that never can be laid."""
    before, after = lay.marked(_BEFORE), lay.marked(_AFTER)
    opened = supported(after) & ~supported(before)
    if opened:
        yield fact("opens", stones=size(opened))
    lost = stranded(after) & ~stranded(before)
    if lost:
        yield fact("strands", stones=size(lost))


# --- payment


def _dice(lay: _Lay) -> Iterator[Fact]:
    colours = lay.kit.sheet[lay.seat].colour
    used = Counter(int(colours[stone]) for stone, how in lay.paid.items() if how == moves.DIE)
    for colour, dice in sorted(used.items()):
        yield fact("dice", colour=COLOURS[colour], dice=dice)
        if lay.rows[_BEFORE].active == lay.seat and not showing(int(lay.rows[_AFTER].lying), colour):
            rivals = [other for other in lay.others() if _could_use(lay, other, colour)]
            if rivals:
                yield fact("blocks", colour=COLOURS[colour], rivals=len(rivals))


def _could_use(lay: _Lay, other: int, colour: int) -> bool:
    """Whether another seat could pay with a die of this colour, if the dice were left as they lie."""
    lay.rows[_AFTER + 1] = lay.rows[_BEFORE]
    asked = lay.rows[_AFTER + 1]
    asked.builder, asked.waiting = other, one(other)
    moves_found = np.empty(lay.view.game.most_moves, np.int64)
    count = engine.calls_for(lay.view.game).legal(lay.rows, lay.view.kit, _AFTER + 1, other, moves_found)
    colours = lay.kit.sheet[other].colour
    return any(
        how == moves.DIE and colours[stone] == colour
        for move in moves_found[: count - 1].tolist()  # `done` comes last
        for stone, how in _payments(move).items()
    )


def _struck(lay: _Lay) -> Iterator[Fact]:
    before, after = lay.player(_BEFORE), lay.player(_AFTER)
    struck = size(int(after.struck)) - size(int(before.struck))
    if struck > 0:
        points = -lay.points("quarry")
        yield fact("quarry", stones=struck, skipped=points - struck, points=points)
    if after.jokers < before.jokers:
        yield fact("joker", jokers=before.jokers - after.jokers, points=-lay.points("jokers"))
