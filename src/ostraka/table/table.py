"""One game in progress."""

from bisect import bisect_right
from collections.abc import Sequence
from operator import index
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from ostraka.core.announcements import Announcement
from ostraka.core.codes import KINDS
from ostraka.core.errors import BadComponents, BadPosition, IllegalMove, OstrakaError
from ostraka.core.game import AnyGame, Components, Move, Options, Pick, Rows, Setup
from ostraka.core.position import UNKNOWN
from ostraka.core.registry import find_game
from ostraka.table import engine, position
from ostraka.table.chance import Chance, Fair, Proof, Seeded
from ostraka.table.engine import CHANCE_DUE, SEATS_IN
from ostraka.table.legal_moves import Legal
from ostraka.table.position import Position
from ostraka.table.record import Record, options_type, record_type
from ostraka.table.setup_checks import (
    arranged,
    check_seats,
    checked_names,
    checked_options,
    checked_setup,
    kit_for,
    standard_kit,
)
from ostraka.table.view import View

_ROWS_AT_FIRST: Final = 64
_MOST_CHANCE_MOVES: Final = 64  # that can follow each other without a decision


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
        self._log: list[int] = []
        self._secret_plies: list[int] = []  # of moves that only some seats see in full
        self._searched = 0  # moves of the log
        self._most_moves = self.game.most_moves
        self._chance_made = np.zeros(_MOST_CHANCE_MOVES, np.int64)
        self._put_rows(np.zeros((_ROWS_AT_FIRST, self.game.state.itemsize), np.uint8))
        # Status, ply and draws of each row, as plain numbers, which the garbage collector ignores.
        self._statuses = [self._calls.begin(self._rows, self.kit, seats)]
        self._opening: Rows = self._rows[:1].copy()  # before the first move
        self._is_opened_at_position = False
        self._plies = [0]
        self._draws = [0]
        if chance is not None:
            self._settle(chance)

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
        return cls._opened_at(wanted, components, names, source)

    @classmethod
    def _opened_at(
        cls,
        wanted: Position,
        components: Components | None,
        names: Sequence[str] | None,
        source: Chance | None,
    ) -> "Table":
        seats = len(wanted.seats)
        try:
            check_seats(find_game(wanted.game), seats)
        except OstrakaError as error:
            raise BadPosition("seats", str(error)) from None
        components = position.components_of(wanted, components)
        options = position.options_of(wanted)
        is_usual = options == type(options)()
        try:
            table = cls(
                wanted.game,
                seats,
                names=names,
                components=components,
                setup=position.setup_of(wanted),
                options=None if is_usual else options,
            )
        except BadComponents as error:
            raise position.as_bad_position(error) from None
        position.read(wanted, table.state, table.kit[0])
        table._statuses = [table._calls.status_of(table._rows, 0)]
        table._opening = table.rows.copy()
        table._is_opened_at_position = True
        table._catch_up(wanted, source)
        return table

    def _catch_up(self, wanted: Position, source: Chance | None) -> None:
        """Make the moves since a position; a source makes unknown chance moves, and all later ones."""
        is_draw_unknown = any(map(position.is_unknown_draw, wanted.moves))
        for number, text in enumerate(wanted.moves, 1):
            if text.endswith(UNKNOWN):
                continue
            if is_draw_unknown and source is not None and self._is_decision(number, text):
                self.leave_chance_to(source)
                is_draw_unknown = False
            self._repeat(number, text)
        if source is not None and self.chance is None:
            self.leave_chance_to(source)
        for number, text in enumerate(wanted.moves, 1):
            seat = position.undisclosed_seat(text)
            if seat is not None and seat not in self.waiting:
                raise BadPosition(f"move {number}", f"{text}: this seat owes no decision")

    def _is_decision(self, number: int, text: str) -> bool:
        return self._parsed(number, text).seat is not None

    def _parsed(self, number: int, text: str) -> Move:
        try:
            return self.game.parse(text)
        except IllegalMove as error:
            raise BadPosition(f"move {number}", f"{text}: {error.sentence}", error.clause) from None
        except OstrakaError as error:
            raise BadPosition(f"move {number}", str(error)) from None

    def _repeat(self, number: int, text: str) -> None:
        """Make a move of a position."""
        try:
            self.play(self._parsed(number, text))
        except IllegalMove as error:
            raise BadPosition(f"move {number}", f"{text}: {error.sentence}", error.clause) from None

    # --- what is

    @property
    def waiting(self) -> frozenset[int]:
        """The seats that owe a decision."""
        return SEATS_IN[self._statuses[-1] & 255]

    @property
    def chance_due(self) -> bool:
        """Whether a chance move is due that the table's source doesn't make."""
        return self._statuses[-1] & CHANCE_DUE != 0

    @property
    def over(self) -> bool:
        return self._statuses[-1] == 0

    @property
    def ply(self) -> int:
        """The number of moves so far, chance moves included."""
        return len(self._log)

    @property
    def moves(self) -> list[Move]:
        return self.moves_since(0)

    def moves_since(self, ply: int) -> list[Move]:
        """The moves after the first `ply`."""
        return [self.game.move(code) for code in self._log[ply:]]

    def announcements(self, since: int = 0) -> list[Announcement]:
        """What is said aloud about the moves after the first `since`, such as claimed bonuses.

        The decisions of a simultaneous step are announced when everybody has decided.
        """
        row = max(bisect_right(self._plies, since) - 1, 0)
        ply = self._plies[row]
        announced = engine.announced(self.game, self._rows, self.kit, row, self._log[ply:], ply)
        return [announcement for announcement in announced if announcement.ply > since]

    @property
    def state(self) -> np.record:
        """The state as a record; treat it as read-only."""
        return self._rows[len(self._statuses) - 1]

    @property
    def rows(self) -> Rows:
        """The state as an array of one row, as compiled code takes it; treat it as read-only."""
        at = len(self._statuses) - 1
        return self._rows[at : at + 1]

    def legal(self, seat: int) -> Legal:
        """The legal moves of a seat, none if it owes no decision."""
        if not 0 <= index(seat) < self.seats:
            raise self._no_such_seat(seat)
        found = np.empty(self._most_moves, np.int64)
        count = self._calls.legal(self._rows, self.kit, len(self._statuses) - 1, seat, found)
        return Legal(self.game, found, count)

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
        return engine.points_by_source(self.game, self._rows, self.kit, len(self._statuses) - 1)

    @property
    def snapshot(self) -> Any:  # noqa: ANN401 - the game's own type
        """The table as JSON types, with nothing hidden: for games that are over."""
        return self.game.snapshot(self.state, self.kit[0], self.setup, self.breakdown)

    def position(self) -> str:
        """The position as one line, with nothing hidden (docs/position.md)."""
        start = self._calls.step_start(self._rows, len(self._statuses) - 1)
        row = start
        wanted = self._written(self._rows[row])
        while wanted is None and row > 0:
            row -= 1
            wanted = self._written(self._rows[row])
        step = self._plies[start]
        before = self._log[self._plies[row] : step]
        if wanted is None:
            wanted, before = self._position_at_opening, self._log[:step]
        return str(wanted.with_moves(*position.moves_text(self.game, before, self._log[step:])))

    @property
    def _position_at_opening(self) -> Position:
        opening = self._written(self._opening[0])
        if opening is None:
            raise OstrakaError(f"{self.game.name} has no notation for its opening state")
        return opening

    def _written(self, state: np.record) -> Position | None:
        return position.written(self.game, self.components, self.setup, self.options, state, self.kit[0])

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a watcher."""
        if seat is not None:
            seat = int(index(seat))
            if not 0 <= seat < self.seats:
                raise self._no_such_seat(seat)
        at = len(self._statuses) - 1
        viewer = -1 if seat is None else seat
        rows = step_start = np.zeros(1, self.game.state)
        start = self._calls.conceal(self._rows, at, viewer, rows)
        if start != at:  # others have decided: write the position as of the start of the step
            step_start = np.zeros(1, self.game.state)
            self._calls.conceal(self._rows, start, viewer, step_start)
        step_ply = self._plies[start]
        return View(
            game=self.game,
            seat=seat,
            names=self.names,
            components=self.components,
            setup=self.setup,
            options=self.options,
            waiting=self.waiting,
            over=self.over,
            rows=rows,
            kit=self.kit,
            codes=self._known(seat, step_ply),
            opening=self._opening,
            step_start=step_start,
            step_ply=step_ply,
        )

    def _no_such_seat(self, seat: int) -> OstrakaError:
        return OstrakaError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")

    def _known(self, seat: int | None, step_start: int) -> tuple[int, ...]:
        """The moves that a seat may know; until it has decided, only its own moves of the present step."""
        known = self._log.copy()
        if self.game.secret_kinds:
            for ply in self._find_secret_plies():
                known[ply] = self.game.seen_by(known[ply], seat)
        if step_start < len(known) and (seat is None or seat in self.waiting):
            known[step_start:] = [code for code in known[step_start:] if self.game.owner(code) == seat]
        return tuple(known)

    def _find_secret_plies(self) -> list[int]:
        """The plies of moves that only some seats see in full; only new moves are searched."""
        kinds = self.game.secret_kinds
        self._secret_plies += [
            ply
            for ply, code in enumerate(self._log[self._searched :], self._searched)
            if code % KINDS in kinds
        ]
        self._searched = len(self._log)
        return self._secret_plies

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
            and self._log == other._log
            and self._opening.tobytes() == other._opening.tobytes()
            and self.components == other.components
        )

    __hash__ = None  # type: ignore[assignment] # a table changes

    def __getstate__(self) -> dict[str, object]:
        """Everything but what is compiled or derived again."""
        return {name: value for name, value in vars(self).items() if name not in ("_calls", "_rows", "kit")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._calls = engine.calls_for(self.game)
        self.kit = kit_for(self.game, self.seats, self.components, self.setup, self.options)
        self._put_rows(self._raw)

    # --- what happens

    def play(self, move: Move | str) -> Move:
        """Make a move; an illegal one raises `IllegalMove` and changes nothing."""
        if isinstance(move, str):
            move = self.game.parse(move)
        try:
            code = move.code
        except AttributeError:
            raise TypeError(f"a move is a text or a move of this game, not {move!r}") from None
        at = len(self._statuses) - 1
        if at + 1 == self._room:
            self._make_room(2 * self._room)
        try:
            status = self._calls.advance(self._rows, self.kit, at, code)
        except OverflowError:
            raise OstrakaError(f"the move code {move} exceeds 64 bits") from None
        if status < 0:
            raise self.game.reasons[-status].refuse(str(move))
        drawn = self._draws[at]
        if self._statuses[at] & CHANCE_DUE:
            drawn += self._calls.draws(self._rows, at)
        self._log.append(code)
        self._statuses.append(status)
        self._plies.append(len(self._log))
        self._draws.append(drawn)
        if status & CHANCE_DUE and self.chance is not None:
            try:
                self._settle(self.chance)
            except BaseException:  # roll back if the source fails
                self._go_back_to(at)
                raise
        return move

    def undo(self) -> Move:
        """Take back the last decision and the chance moves after it."""
        back = len(self._statuses) - 2
        while back >= 0 and self._statuses[back] & CHANCE_DUE and self.chance is not None:
            back -= 1
        if back < 0:
            raise OstrakaError("there is nothing to take back")
        undone = self.game.move(self._log[self._plies[back]])
        self._go_back_to(back)
        return undone

    def _go_back_to(self, row: int) -> None:
        del self._statuses[row + 1 :], self._plies[row + 1 :], self._draws[row + 1 :]
        del self._log[self._plies[row] :]
        if self._searched > len(self._log):
            self._searched = len(self._log)
            self._secret_plies = [ply for ply in self._secret_plies if ply < self._searched]

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
        self._settle(chance)
        self.chance = chance
        if not isinstance(chance, Fair):
            self.fair = None  # its draws cannot be proven

    def copy(self) -> "Table":
        """An independent table in the same position."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._log = self._log.copy()
        twin._secret_plies = self._secret_plies.copy()
        twin._statuses = self._statuses.copy()
        twin._plies = self._plies.copy()
        twin._draws = self._draws.copy()
        twin._chance_made = np.zeros(_MOST_CHANCE_MOVES, np.int64)
        twin._put_rows(self._raw.copy())
        return twin

    __copy__ = copy

    def alone(self, seat: int) -> "Table":
        """An independent table to try moves on, without chance moves and without decisions of other seats."""
        ply = self.ply
        if self.game.simultaneous:
            ply = self._plies[self._calls.step_start(self._rows, len(self._statuses) - 1)]
        twin = self.at(ply)
        twin.chance = None
        for code in self._log[ply:]:
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
            moves=tuple(str(self.game.move(code)) for code in self._log),
            scores=tuple(self.scores) if self.over else None,
            winners=tuple(self.winners) if self.over else None,
        )

    def _record_position(self) -> str | msgspec.UnsetType:
        """Where the game began, if not at the set-up; components by their digest, as the record has them."""
        if not self._is_opened_at_position:
            return msgspec.UNSET
        opening = self._position_at_opening
        return str(msgspec.structs.replace(opening, components=position.digest(self.components)))

    def _make_room(self, rows: int) -> None:
        raw = np.zeros((rows, self.game.state.itemsize), np.uint8)
        raw[: len(self._raw)] = self._raw
        self._put_rows(raw)

    def _put_rows(self, raw: npt.NDArray[np.uint8]) -> None:
        self._raw = raw
        self._room = len(raw)
        self._rows = np.frombuffer(raw, self.game.state)  # `raw.view` takes ten times as long

    def _settle(self, chance: Chance) -> None:
        """Let a source make all chance moves that are due, in the last row; if it fails, none is made."""
        if type(chance) is Seeded:
            self._settle_by_seed(chance.seed)
            return
        at = len(self._statuses) - 1
        before = self._raw[at].copy(), self._statuses[at], self._plies[at], self._draws[at]
        try:
            self._settle_by_source(chance)
        except BaseException:
            self._raw[at], self._statuses[at], self._plies[at], self._draws[at] = before
            self._go_back_to(at)
            raise

    def _settle_by_seed(self, seed: int) -> None:
        """The same draws as `Seeded.move` makes, in one compiled call."""
        at = len(self._statuses) - 1
        made = self._chance_made
        self._statuses[at], moves, self._draws[at] = self._calls.settle(
            self._rows, self.kit, at, seed, self._draws[at], made
        )
        self._log += made[:moves].tolist()
        self._plies[at] = len(self._log)

    def _settle_by_source(self, chance: Chance) -> None:
        at = len(self._statuses) - 1
        while self.chance_due:
            move = chance.move(self)
            if move is None:
                return
            if isinstance(move, str):
                move = self.game.parse(move)
            draws = self._calls.draws(self._rows, at)
            status = self._calls.settle_move(self._rows, self.kit, at, move.code)
            if status < 0:
                raise self.game.reasons[-status].refuse(str(move))
            self._log.append(move.code)
            self._statuses[at] = status
            self._plies[at] = len(self._log)
            self._draws[at] += draws

    @property
    def chance_moves(self) -> int:
        """The number of chance moves so far."""
        return sum(move.seat is None for move in self.moves)

    def draw(self, choose: Pick) -> Move:
        """The chance move that is due, composed of single draws, without playing it."""
        at = len(self._statuses) - 1
        if not self.chance_due:
            raise OstrakaError("no chance move is due")
        move = self._calls.undrawn(self._rows, at)
        for draw in range(self._calls.draws(self._rows, at)):
            index = choose(self._draws[at] + draw, self._calls.options(self._rows, at, move))
            move = self._calls.drawn(self._rows, self.kit, at, move, index)
        return self.game.move(move)
