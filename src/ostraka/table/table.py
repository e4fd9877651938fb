"""One game in progress."""

from bisect import bisect_right
from collections.abc import Sequence
from operator import index
from typing import Any

import msgspec
import numpy as np

from ostraka.core.announcements import Announcement
from ostraka.core.errors import BadPosition, OstrakaError
from ostraka.core.game import AnyGame, Components, Move, Options, Pick, Rows, Setup
from ostraka.core.position import UNKNOWN
from ostraka.core.registry import find_game
from ostraka.table import engine, position
from ostraka.table.chance import Chance, Fair, Proof, Seeded
from ostraka.table.engine import CHANCE_DUE, SEATS_IN
from ostraka.table.from_position import catch_up, table_for
from ostraka.table.history import History
from ostraka.table.legal_moves import Legal
from ostraka.table.position import Position, position_of
from ostraka.table.record import Record, options_type, record_type
from ostraka.table.settling import drawn_move, settle
from ostraka.table.setup_checks import (
    arranged,
    check_seats,
    checked_names,
    checked_options,
    checked_setup,
    kit_for,
    standard_kit,
)
from ostraka.table.view import View, known_moves


class Table:
    """A game in progress: `play` makes a move, `undo` takes one back.

    A source of chance makes the chance moves; without one, people make them.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        names: Sequence[str] | None = None,
        components: Components | None = None,
        setup: Setup | None = None,
        chance: Chance | None = None,
        options: Options | None = None,
        fair: Proof | None = None,
    ) -> None:
        self.game: AnyGame = find_game(game)
        self._calls = engine.calls_for(self.game)
        check_seats(self.game, seats)
        self.seats = seats
        self.names = checked_names(seats, names)
        if isinstance(chance, Fair):
            chance.check_seats(seats)
        self.components: Any = self.game.standard() if components is None else components
        self.setup = (
            arranged(self.game, seats, self.components, {}, None)
            if setup is None
            else checked_setup(self.game, setup)
        )
        self.options = checked_options(self.game, options)
        self.fair = fair  # the proof of draws for the record, if the source has none
        self.chance = chance
        self.kit = (
            standard_kit(self.game.name, seats, self.setup)
            if components is None and options is None
            else kit_for(self.game, seats, self.components, self.setup, self.options)
        )
        self._most_moves = self.game.most_moves
        self._history = History(self.game.state)
        self._history.begin(self._calls.begin(self._history.rows, self.kit, seats))
        self._is_opened_at_position = False
        if chance is not None:
            settle(self, self._calls, self._history, chance)

    @classmethod
    def from_position(
        cls,
        text: str | Position,
        *,
        components: Components | None = None,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
        seed: int | None = None,
    ) -> "Table":
        """A table in a position (docs/position.md); `BadPosition` names what is wrong with it.

        Components other than the standard ones have to be given. Without a seed or a source of chance,
        people make the chance moves. A source makes unknown chance moves again; a seat whose decision is
        unknown decides again.
        """
        if seed is not None and chance is not None:
            raise OstrakaError("give a seed or a source of chance, not both")
        source = chance if seed is None else Seeded(seed)
        wanted = position.parse(text) if isinstance(text, str) else text
        if source is None and not wanted.is_known:
            raise BadPosition(
                "moves", f"some are unknown ({UNKNOWN}): give a seed or a source of chance, or write them out"
            )
        table = table_for(cls, wanted, components, names)
        table._begin_at(wanted)  # noqa: SLF001 - our own class, by another name
        catch_up(table, wanted, source)
        return table

    def _begin_at(self, wanted: Position) -> None:
        position.read(wanted, self.state, self.kit[0])
        self._history.begin(self._calls.status_of(self._history.rows, 0))
        self._is_opened_at_position = True

    # --- the present state

    @property
    def waiting(self) -> frozenset[int]:
        """The seats that owe a decision."""
        return SEATS_IN[self._history.statuses[-1] & 255]

    @property
    def chance_due(self) -> bool:
        """Whether a chance move is due that the table's source doesn't make."""
        return self._history.statuses[-1] & CHANCE_DUE != 0

    @property
    def over(self) -> bool:
        return self._history.statuses[-1] == 0

    @property
    def ply(self) -> int:
        """The number of moves so far, chance moves included."""
        return len(self._history.log)

    @property
    def moves(self) -> list[Move]:
        return self.moves_since(0)

    def moves_since(self, ply: int) -> list[Move]:
        """The moves after the first `ply`."""
        return [self.game.move(code) for code in self._history.log[ply:]]

    def announcements(self, since: int = 0) -> list[Announcement]:
        """What is said aloud about the moves after the first `since`, such as claimed bonuses.

        The decisions of a simultaneous phase are announced when everybody has decided.
        """
        history = self._history
        row = max(bisect_right(history.plies, since) - 1, 0)
        ply = history.plies[row]
        announced = engine.announced(self.game, history.rows, self.kit, row, history.log[ply:], ply)
        return [announcement for announcement in announced if announcement.ply > since]

    @property
    def state(self) -> np.record:
        """The state as a record; treat it as read-only."""
        return self._history.rows[self._history.last]

    @property
    def rows(self) -> Rows:
        """The state as an array of one row, as compiled code takes it; treat it as read-only."""
        at = self._history.last
        return self._history.rows[at : at + 1]

    def legal(self, seat: int) -> Legal:
        """The legal moves of a seat, none if it owes no decision."""
        if not 0 <= index(seat) < self.seats:
            raise self._no_such_seat(seat)
        codes = np.empty(self._most_moves, np.int64)
        history = self._history
        count = self._calls.legal(history.rows, self.kit, len(history.statuses) - 1, seat, codes)
        return Legal(self.game, codes, count)

    @property
    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat so far, by source."""
        return self._points()[0]

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return [sum(points.values()) for points in self.breakdown]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return self._points()[1] if self.over else []

    def _points(self) -> tuple[list[dict[str, int]], list[int]]:
        return engine.points_by_source(self.game, self._history.rows, self.kit, self._history.last)

    @property
    def snapshot(self) -> Any:  # noqa: ANN401 - the game's own type
        """The table with nothing hidden: for games that are over."""
        history = self._history
        encoded = engine.snapshot_json(self.game, history.rows, self.kit, history.last)
        return msgspec.json.decode(encoded, type=self.game.snapshot_type)

    def position(self) -> str:
        """The position as one line, with nothing hidden (docs/position.md)."""
        history = self._history
        start = self._calls.phase_start(history.rows, history.last)
        starts = ((history.rows[row], history.plies[row]) for row in range(start, -1, -1))
        opening = (history.opening[0], 0)
        return str(position_of(self, (*starts, opening), history.log, history.plies[start]))

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a watcher."""
        if seat is not None:
            seat = int(index(seat))
            if not 0 <= seat < self.seats:
                raise self._no_such_seat(seat)
        history = self._history
        at = len(history.statuses) - 1
        viewer = -1 if seat is None else seat
        rows = phase_start = np.zeros(1, self.game.state)
        start = self._calls.conceal(history.rows, at, viewer, rows)
        if start != at:  # others have decided: write the position as of the start of the phase
            phase_start = np.zeros(1, self.game.state)
            self._calls.conceal(history.rows, start, viewer, phase_start)
        phase_ply = history.plies[start]
        waiting = self.waiting
        return View(
            game=self.game,
            seat=seat,
            names=self.names,
            components=self.components,
            setup=self.setup,
            options=self.options,
            waiting=waiting,
            over=self.over,
            rows=rows,
            kit=self.kit,
            codes=known_moves(self.game, history, seat, phase_ply, waiting),
            opening=history.opening,
            phase_start=phase_start,
            phase_ply=phase_ply,
        )

    def _no_such_seat(self, seat: int) -> OstrakaError:
        return OstrakaError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")

    def __str__(self) -> str:
        points = [list(by_source.values()) for by_source in self.breakdown]
        return self.game.picture(
            self.state, self.kit[0], self.components, self.setup, self.names, points, self.waiting
        )

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, {self.ply} moves, {self._next()}>"

    def _next(self) -> str:
        if self.over:
            return "over"
        return "chance to move" if self.chance_due else f"waiting for {sorted(self.waiting)}"

    def __eq__(self, other: object) -> bool:
        """Whether both games had the same beginning and the same moves."""
        if not isinstance(other, Table):
            return NotImplemented
        return (
            self.game is other.game
            and self.seats == other.seats
            and self.setup == other.setup
            and self.options == other.options
            and self._history.log == other._history.log
            and self._history.opening.tobytes() == other._history.opening.tobytes()
            and self.components == other.components
        )

    __hash__ = None  # type: ignore[assignment] # a table changes

    def __getstate__(self) -> dict[str, object]:
        """Everything but what is compiled or derived again."""
        return {name: value for name, value in vars(self).items() if name not in ("_calls", "kit")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._calls = engine.calls_for(self.game)
        self.kit = kit_for(self.game, self.seats, self.components, self.setup, self.options)

    # --- moves

    def play(self, move: Move | str) -> Move:
        """Make a move; an illegal one raises `IllegalMove` and changes nothing."""
        if isinstance(move, str):
            move = self.game.parse(move)
        try:
            code = move.code
        except AttributeError:
            raise TypeError(f"a move is a text or a move of this game, not {move!r}") from None
        history = self._history
        log, statuses = history.log, history.statuses
        at = len(statuses) - 1
        if at + 1 == history.capacity:
            history.grow()
        try:
            status = self._calls.advance(history.rows, self.kit, at, code)
        except OverflowError:
            raise OstrakaError(f"the move code {move} exceeds 64 bits") from None
        if status < 0:
            raise self.game.reasons[-status].refuse(str(move))
        drawn = history.draws[at]
        if statuses[at] & CHANCE_DUE:
            drawn += self._calls.draws(history.rows, at)
        log.append(code)  # a method of the history would cost 2 % of this call
        statuses.append(status)
        history.plies.append(len(log))
        history.draws.append(drawn)
        if status & CHANCE_DUE and self.chance is not None:
            try:
                settle(self, self._calls, history, self.chance)
            except BaseException:  # roll back if the source fails
                history.go_back_to(at)
                raise
        return move

    def undo(self) -> Move:
        """Take back the last decision and the chance moves after it."""
        history = self._history
        back = history.last - 1
        while back >= 0 and history.statuses[back] & CHANCE_DUE and self.chance is not None:
            back -= 1
        if back < 0:
            raise OstrakaError("there is nothing to take back")
        undone = self.game.move(history.log[history.plies[back]])
        history.go_back_to(back)
        return undone

    def at(self, ply: int) -> "Table":
        """A copy rewound to `ply`, or to the last decision before it."""
        twin = self.copy()
        while twin.ply > ply:
            twin.undo()
        return twin

    def leave_chance_to(self, chance: Chance) -> None:
        """Let a source make the chance moves from now on, starting with the one that is due."""
        if isinstance(chance, Fair):
            chance.check_seats(self.seats)
        settle(self, self._calls, self._history, chance)
        self.chance = chance
        if not isinstance(chance, Fair):
            self.fair = None  # its draws cannot be proven

    def copy(self) -> "Table":
        """An independent table in the same position."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._history = self._history.copy()
        return twin

    __copy__ = copy

    def private_copy(self, seat: int) -> "Table":
        """An independent table to try moves on, without chance moves and without decisions of other seats."""
        history = self._history
        ply = self.ply
        if self.game.simultaneous:
            ply = history.plies[self._calls.phase_start(history.rows, history.last)]
        twin = self.at(ply)
        twin.chance = None
        for code in history.log[ply:]:
            if self.game.owner(code) == seat:
                twin.play(self.game.move(code))
        return twin

    def record(self) -> Record:
        """The game so far as a record; it includes the secret of fair draws only when the game is over."""
        fair = self.chance.proof(over=self.over) if isinstance(self.chance, Fair) else self.fair
        options = options_type(self.game.name)(**msgspec.structs.asdict(self.options), fair=fair)
        return record_type(self.game.name)(
            seats=self.seats,
            names=self.names,
            **msgspec.structs.asdict(self.setup),
            options=options,
            components=self.components,
            position=self._record_position(),
            moves=tuple(str(self.game.move(code)) for code in self._history.log),
            scores=tuple(self.scores) if self.over else None,
            winners=tuple(self.winners) if self.over else None,
        )

    def _record_position(self) -> str | msgspec.UnsetType:
        """Where the game began, if not at the set-up; components by their digest, as the record has them."""
        if not self._is_opened_at_position:
            return msgspec.UNSET
        opening = position_of(self, [(self._history.opening[0], 0)], (), 0)
        return str(msgspec.structs.replace(opening, components=position.digest(self.components)))

    @property
    def chance_moves(self) -> int:
        """The number of chance moves so far."""
        return sum(move.seat is None for move in self.moves)

    def draw(self, choose: Pick) -> Move:
        """The chance move that is due, composed of single draws, without playing it."""
        return self.game.move(drawn_move(self._calls, self._history, self.kit, choose))
