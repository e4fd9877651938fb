"""The game at a table: its committed turns, and what one more turn would do.

Nothing here waits, writes or sends: a turn is played on a copy, which becomes the table once it is committed.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ostraka.core.announcements import Announcement
from ostraka.core.errors import IllegalMove, OstrakaError
from ostraka.core.game import Move, Options
from ostraka.core.registry import GAMES
from ostraka.server import messages
from ostraka.server.db.database import now
from ostraka.server.db.schema import Turn
from ostraka.server.db.tables import StoredTable
from ostraka.server.errors import Refusal, not_yours
from ostraka.table.chance import Fair
from ostraka.table.names import recorded_name
from ostraka.table.new import arranged_by
from ostraka.table.record import Record, decode_options, encode_options
from ostraka.table.table import Table
from ostraka.table.turn_draft import Draft, is_whole

_TOUCH_EVERY: Final = 8  # steps after which the table's time of change is written again
_encode: Final = msgspec.json.Encoder().encode


def draft_turn(table: Table, seat: int, moves: Sequence[str]) -> Draft:
    """A preview of some moves of a seat; refused if one is illegal or another seat's."""
    _check_seat(table, seat)
    draft = Draft(table, seat)
    for text in moves:
        try:
            move = _parse_own(table, seat, text)
            if draft.whole:
                raise _too_many_moves()
            draft.play(move)
        except OstrakaError as error:
            raise _refusal_for(error) from None
    return draft


def apply_turn(table: Table, seat: int, moves: Sequence[str]) -> None:
    """Play a whole turn of a seat on this table; refused if it is illegal, another seat's or incomplete."""
    _check_seat(table, seat)
    for number, text in enumerate(moves):
        try:
            move = _parse_own(table, seat, text)
            if number > 0 and is_whole(table, seat):
                raise _too_many_moves()
            table.play(move)
        except OstrakaError as error:
            raise _refusal_for(error) from None
    if not moves or not is_whole(table, seat):
        raise Refusal("not-whole", "send the whole turn, with every move that belongs to it")


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.seats:
        raise Refusal("unknown", f"there is no seat {seat}")


def _parse_own(table: Table, seat: int, text: str) -> Move:
    move = table.game.parse(text)
    if move.seat is None:  # even where one is due: a client must not choose its own luck
        raise Refusal("not-yours", f"{move}: this is a move of chance")
    if move.seat != seat:
        raise not_yours(move.seat)
    return move


def _refusal_for(error: OstrakaError) -> Refusal:
    if isinstance(error, IllegalMove):
        return Refusal("illegal", str(error), clause=error.clause, reason=error.reason)
    return Refusal("bad-message", str(error))


def _too_many_moves() -> Refusal:
    return Refusal("not-whole", "these moves are more than one turn")


class GameSession:
    """A game from its opening to its present state; it has no table until it has started."""

    def __init__(self, stored: StoredTable) -> None:
        self.id: str = stored.table.id
        self.seats: int = stored.table.seats
        self.game = GAMES[stored.table.game]
        self.components = msgspec.json.decode(stored.components, type=self.game.components)
        self.chosen = {} if stored.table.choices is None else msgspec.json.decode(stored.table.choices)
        self.nonces = [seat.nonce for seat in stored.seats]
        self.fair = Fair(self.nonces, stored.table.secret)
        self.table: Table | None = None
        self.plies: list[int] = []  # the number of moves after each step
        self._names = [seat.name or (recorded_name(seat.bot) if seat.bot else "") for seat in stored.seats]
        self._step_of_message: list[dict[str, int]] = [{} for _ in range(self.seats)]  # by seat
        self._last_step = [0] * self.seats  # the step after the last turn of each seat
        if stored.turns:
            self.table = self._new_table(
                msgspec.json.decode(stored.table.setup, type=self.game.setup),
                decode_options(self.game.name, stored.table.game_options),
            )
            for turn in stored.turns:
                self.replay_turn(turn.seat, turn.message, turn.moves)

    def _new_table(self, setup: Any, options: Options) -> Table:  # noqa: ANN401 - the game's own type
        return Table(
            self.game.name,
            self.seats,
            names=self._names,
            components=self.components,
            setup=setup,
            options=options,
            fair=self.fair.proof(over=False),
        )

    # --- the present state

    @property
    def step(self) -> int:
        return len(self.plies)

    @property
    def status(self) -> messages.Status:
        if self.table is None:
            return "open"
        return "over" if self.table.over else "playing"

    @property
    def running(self) -> Table:
        """The table of a game that has started."""
        if self.table is None:
            raise Refusal("too-early", "the game has not started: some seats are free")
        return self.table

    @property
    def waiting(self) -> frozenset[int]:
        """The seats that owe a decision."""
        return frozenset() if self.table is None else self.table.waiting

    def announcements(self, since: int) -> list[Announcement]:
        """What was said aloud after an earlier step."""
        return self.running.announcements(self.plies[since - 1] if since > 0 else 0)

    def step_of_message(self, seat: int, message_id: str) -> int | None:
        """The step after a turn that was already committed under this id."""
        return self._step_of_message[seat].get(message_id)

    def has_played_since(self, seat: int, step: int) -> bool:
        return step < self._last_step[seat]

    def record(self) -> Record:
        """The record of a finished game, with the secret of its draws."""
        if self.table is None or not self.table.over:
            raise Refusal("too-early", "there is no record before the game is over")
        record: Any = self.table.record()
        options = msgspec.structs.replace(record.options, fair=self.fair.proof(over=True))
        finished: Record = msgspec.structs.replace(record, options=options)
        return finished

    # --- the next turn

    def opening(self) -> Turn:
        """The first turn, which no seat makes: the set-up, and the first chance moves."""
        setup = arranged_by(self.game, self.seats, self.components, self.fair.pick, self.chosen)
        options = self.game.options()
        table = self._new_table(setup, options)
        self._play_chance(table)
        moment = now()
        change = {
            "status": "playing",
            "setup": _encode(setup).decode(),
            "game_options": encode_options(self.game.name, options),
            "changed": moment,
        }
        return Turn(self.id, 0, 0, None, None, "\n".join(map(str, table.moves)), moment, change)

    def prepare_turn(self, seat: int, message_id: str | None, moves: Sequence[str]) -> tuple[Turn, Table]:
        """The row of a whole turn with the chance moves that follow it, and the table after it."""
        if self.running.over:
            raise Refusal("too-late", "the game is over")
        after, ply = self.running.copy(), self.running.ply
        apply_turn(after, seat, moves)
        self._play_chance(after)
        text = "\n".join(map(str, after.moves_since(ply)))
        moment = now()
        turn = Turn(self.id, ply, self.step, seat, message_id, text, moment, self._change(after, moment))
        return turn, after

    def _play_chance(self, table: Table) -> None:
        while table.chance_due:
            table.play(table.draw(self.fair.pick))

    def _change(self, table: Table, moment: int) -> dict[str, Any] | None:
        """The columns of the table's row that change with a turn."""
        if not table.over:
            return {"changed": moment} if self.step % _TOUCH_EVERY == 0 else None
        result = {"scores": table.scores, "winners": table.winners}
        return {"status": "over", "result": _encode(result).decode(), "changed": moment}

    # --- committed turns

    def replay_turn(self, seat: int | None, message_id: str | None, moves: str) -> None:
        """Play a turn that another process committed, or that was loaded."""
        table = self.running
        for move in moves.splitlines():
            table.play(move)
        self._note(seat, message_id)

    def advance(self, turn: Turn, after: Table) -> None:
        """A turn that was prepared here is committed: its copy becomes the table."""
        self.table = after
        self._note(turn.seat, turn.message)

    def _note(self, seat: int | None, message_id: str | None) -> None:
        self.plies.append(self.running.ply)
        if seat is not None:
            self._last_step[seat] = self.step
            if message_id is not None:
                self._step_of_message[seat][message_id] = self.step
