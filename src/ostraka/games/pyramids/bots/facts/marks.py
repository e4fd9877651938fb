"""What a mark or a cross does."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ostraka.bots.bot import deciding_seat
from ostraka.bots.facts import Fact, fact
from ostraka.core.bits import one, size
from ostraka.core.game import Move, Rows
from ostraka.games.pyramids.bots.facts.bonuses import holds, needs, next_free, rivals
from ostraka.games.pyramids.bots.heuristic import NO_PATH, path_left
from ostraka.games.pyramids.rules.components import COLOURS
from ostraka.games.pyramids.rules.moves import fields
from ostraka.games.pyramids.rules.pending import is_contested
from ostraka.games.pyramids.rules.play import drink, resolve
from ostraka.games.pyramids.rules.scoring import explored_now, pending_bonus
from ostraka.games.pyramids.rules.shapes import SHAPES
from ostraka.games.pyramids.rules.state import FLIPS
from ostraka.games.pyramids.rules.summary import shapes_left
from ostraka.table import engine
from ostraka.table.view import View

_BEFORE, _AFTER, _RESOLVED, _DRUNK, _DRUNK_EARLIER, _ASKED = range(6)  # rows of states


@dataclass(frozen=True)
class _Mark:
    """A mark or a cross, with the states before and after."""

    view: View
    move: Move
    seat: int
    card: int
    cells: int
    rows: Rows

    @property
    def kit(self) -> np.record:
        return self.view.kit[0]

    @property
    def pyramid(self) -> int:
        """The number on the card."""
        return self.card + 1

    @property
    def colour(self) -> int:
        return int(self.kit.card[self.card].colour)

    def player(self, at: int) -> np.record:
        return self.rows[at].seat[self.seat]

    def marked(self, at: int) -> int:
        """The cells marked in the chamber that the move is about."""
        chambers = self.player(at).chamber
        return next(int(chamber.marked) for chamber in chambers if chamber.card == self.card)

    def path(self, at: int) -> int:
        return path_left(self.kit, self.card, self.marked(at))

    def points(self, at: int, source: str) -> int:
        return engine.points_by_source(self.view.game, self.rows, self.view.kit, at)[0][self.seat][source]


def facts_of_mark(view: View, move: Move) -> Iterator[Fact]:
    mark = _played(view, move)
    yield from _path(mark)
    yield from _bonus(mark)
    yield from _gems(mark)
    yield from _torch(mark)
    yield from _crosses(mark)
    yield from _skulls(mark)
    yield from _potion(mark)
    yield from _shapes(mark)


def _played(view: View, move: Move) -> _Mark:
    """The move played on a copy, and its icons resolved before potions are drunk and crosses lost."""
    seat = deciding_seat(view)
    _, _, card, cells = fields(move.code)
    rows = np.repeat(view.rows, _ASKED + 1)
    # the turn stays open, as if all other seats still had to mark
    rows[_BEFORE].waiting = one(int(view.state.seats)) - 1
    engine.calls_for(view.game).advance(rows, view.kit, _BEFORE, move.code)
    resolve(rows[_RESOLVED], view.kit[0].card[card], seat, cells)
    return _Mark(view, move, seat, card, cells, rows)


# --- the tomb


def _path(mark: _Mark) -> Iterator[Fact]:
    before, after = mark.path(_BEFORE), mark.path(_AFTER)
    if before == 0:
        yield fact("late", pyramid=mark.pyramid)
    elif before == NO_PATH:
        yield fact("walled", pyramid=mark.pyramid)
    elif after == 0:
        yield fact("explores", pyramid=mark.pyramid, colour=COLOURS[mark.colour])
    elif after < before:
        yield fact("nearer", pyramid=mark.pyramid, cells=before - after, left=after)
    else:
        yield fact("astray", pyramid=mark.pyramid, left=after)


def _bonus(mark: _Mark) -> Iterator[Fact]:
    """What an explored pyramid does for the bonuses of its colour."""
    if mark.path(_BEFORE) == 0 or mark.path(_AFTER) > 0:
        return
    before, after, kit, colour = mark.rows[_BEFORE], mark.rows[_AFTER], mark.kit, mark.colour
    points = pending_bonus(after, kit, mark.seat, colour)
    left = next_free(after, kit, colour)
    if points > 0 and pending_bonus(before, kit, mark.seat, colour) == 0:
        after_it = [
            other for other in rivals(before, kit, mark.seat, colour) if holds(before, kit, other, colour)
        ]
        yield fact("claims", colour=COLOURS[colour], points=points, last=left == 0, rivals=len(after_it))
        if is_contested(after, kit, mark.seat, colour):
            yield fact("contested", colour=COLOURS[colour])
    elif left > 0 and needs(after, kit, mark.seat, colour, 1):
        yield fact("towards", colour=COLOURS[colour], points=left)


# --- icons


def _gems(mark: _Mark) -> Iterator[Fact]:
    before, after = mark.player(_BEFORE), mark.player(_RESOLVED)
    if after.red > before.red or after.green > before.green:
        yield fact(
            "gems",
            red=after.red - before.red,
            green=after.green - before.green,
            pairs=min(after.red, after.green) - min(before.red, before.green),
            points=mark.points(_RESOLVED, "gems") - mark.points(_BEFORE, "gems"),
        )


def _torch(mark: _Mark) -> Iterator[Fact]:
    points = mark.points(_RESOLVED, "torches") - mark.points(_BEFORE, "torches")
    if points > 0:
        yield fact("torch", round=mark.rows[_BEFORE].round_number, points=points)


def _crosses(mark: _Mark) -> Iterator[Fact]:
    """Further cells that can be marked; a cross without a cell for it is lost (PR3)."""
    used = 1 if mark.move.kind == "cross" else 0
    won = mark.player(_AFTER).crosses - (mark.player(_BEFORE).crosses - used)
    if won > 0:
        yield fact("crosses", cells=won)


def _skulls(mark: _Mark) -> Iterator[Fact]:
    crossed_out = mark.player(_RESOLVED).skulls - mark.player(_BEFORE).skulls
    if crossed_out > 0:
        before, after = -mark.points(_BEFORE, "skulls"), -mark.points(_RESOLVED, "skulls")
        yield fact("skulls", skulls=crossed_out, before=before, after=after)


def _potion(mark: _Mark) -> Iterator[Fact]:
    """What the potions of this move erase, beyond what those found earlier in the turn do."""
    earlier = mark.player(_BEFORE).potions
    if mark.player(_RESOLVED).potions == earlier:
        return
    mark.rows[_DRUNK] = mark.rows[_DRUNK_EARLIER] = mark.rows[_RESOLVED]
    drink(mark.rows[_DRUNK], mark.seat, mark.player(_RESOLVED).potions)
    drink(mark.rows[_DRUNK_EARLIER], mark.seat, earlier)
    yield fact(
        "potion",
        skulls=mark.player(_DRUNK_EARLIER).skulls - mark.player(_DRUNK).skulls,
        points=mark.points(_DRUNK, "skulls") - mark.points(_DRUNK_EARLIER, "skulls"),
    )


# --- shapes


def _shapes(mark: _Mark) -> Iterator[Fact]:
    """Which shapes still fit: the one flipped, and those that may still come in this round."""
    if mark.move.kind == "mark" and size(mark.cells) == 1:
        flipped = int(mark.rows[_BEFORE].flipped)
        if _has_use(mark, _BEFORE, flipped):
            yield fact("forgoes", shape=SHAPES[flipped])
    if mark.rows[_BEFORE].turn == FLIPS or _is_unsettled(mark):
        return
    to_come = shapes_left(mark.rows[_BEFORE], mark.kit)
    useful_before = {shape for shape in to_come if _has_use(mark, _BEFORE, SHAPES.index(shape))}
    useful_after = {shape for shape in to_come if _has_use(mark, _AFTER, SHAPES.index(shape))}
    for shape in to_come:
        if shape in useful_before - useful_after:
            yield fact("useless", shape=shape)
        if shape in useful_after - useful_before:
            yield fact("useful", shape=shape)
    if len(useful_after) == len(to_come):
        yield fact("ready", shapes=len(to_come))


def _is_unsettled(mark: _Mark) -> bool:
    """Whether the chambers will change before the next flip: by a cross, or by a new card."""
    player = mark.player(_AFTER)
    return player.crosses > 0 or explored_now(mark.rows[_AFTER], mark.kit, mark.seat) != player.explored


def _has_use(mark: _Mark, at: int, shape: int) -> bool:
    """Whether the whole shape fits, not just a single cell (P14)."""
    mark.rows[_ASKED] = mark.rows[at]
    asked = mark.rows[_ASKED]
    asked.waiting, asked.flipped = one(mark.seat), shape
    asked.seat[mark.seat].crosses = 0
    moves = np.empty(mark.view.game.most_moves, np.int64)
    count = engine.calls_for(mark.view.game).legal(mark.rows, mark.view.kit, _ASKED, mark.seat, moves)
    return any(size(fields(move)[3]) > 1 for move in moves[:count].tolist())
