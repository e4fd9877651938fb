"""What one seat may know of a table: enough to draw its screen and to choose a move."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from ostraka.core.game import AnyGame, Move, Options, Rows, Setup
from ostraka.table import engine
from ostraka.table.history import History
from ostraka.table.legal_moves import Legal
from ostraka.table.position import position_of


@dataclass(frozen=True, eq=False)
class View:
    """The table as a seat may know it; it holds no secret of another seat."""

    game: AnyGame
    seat: int | None
    names: tuple[str, ...]
    components: Any  # of the type that the game names
    setup: Setup
    options: Options
    waiting: frozenset[int]
    over: bool
    rows: Rows  # one row: the state with hidden information removed, such as others' pending decisions
    kit: Rows
    codes: tuple[int, ...]  # the moves that this seat may know
    opening: Rows  # one row: the state before the first move
    phase_start: Rows  # one row: the state at the start of this simultaneous phase, as the seat may know it
    phase_ply: int  # the number of moves before this phase

    def __repr__(self) -> str:
        whose = "a watcher's" if self.seat is None else f"seat {self.seat}'s"
        return f"<{whose} view of {self.game.name}, {len(self.codes)} moves known>"

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.kit.setflags(write=False)  # pickling loses the flag, and compiled code relies on it

    @property
    def state(self) -> np.record:
        return self.rows[0]

    @property
    def moves(self) -> list[Move]:
        return [self.game.move(code) for code in self.codes]

    @cached_property
    def legal(self) -> Legal:
        """The legal moves of this seat; a watcher has none."""
        if self.seat is None:
            return Legal(self.game, np.empty(0, np.int64), 0)
        codes = np.empty(self.game.most_moves, np.int64)
        count = engine.calls_for(self.game).legal(self.rows, self.kit, 0, self.seat, codes)
        return Legal(self.game, codes, count)

    @cached_property
    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by source, as far as this seat may know them."""
        return engine.points_by_source(self.game, self.rows, self.kit, 0)[0]

    @property
    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.breakdown]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return engine.points_by_source(self.game, self.rows, self.kit, 0)[1] if self.over else []

    @cached_property
    def snapshot(self) -> Any:  # noqa: ANN401 - the game's own type
        """The table as this seat may know it; the components are not repeated."""
        return msgspec.json.decode(self.snapshot_json, type=self.game.snapshot_type)

    @cached_property
    def snapshot_json(self) -> bytes:
        """The snapshot as JSON."""
        return engine.snapshot_json(self.game, self.rows, self.kit, 0)

    def position(self) -> str:
        """The position as one line; what this seat may not know is marked with `?` (docs/position.md)."""
        starts = [(self.phase_start[0], self.phase_ply), (self.opening[0], 0)]
        undisclosed = engine.SEATS_IN[int(self.state.waiting)] - self.waiting
        return str(position_of(self, starts, self.codes, self.phase_ply, sorted(undisclosed)))

    def __str__(self) -> str:
        points = [list(by_source.values()) for by_source in self.breakdown]
        return self.game.picture(
            self.state, self.kit[0], self.components, self.setup, self.names, points, self.waiting
        )


def known_moves(
    game: AnyGame, history: History, seat: int | None, phase_start: int, waiting: frozenset[int]
) -> tuple[int, ...]:
    """The moves that a seat may know; until it has decided, only its own moves of the present phase."""
    known = history.log.copy()
    if game.secret_kinds:
        for ply in history.secret_plies(game.secret_kinds):
            known[ply] = game.seen_by(known[ply], seat)
    if phase_start < len(known) and (seat is None or seat in waiting):
        known[phase_start:] = [code for code in known[phase_start:] if game.owner(code) == seat]
    return tuple(known)
