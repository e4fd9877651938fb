"""The course of a game: the turns that were committed, and what one more would make of them.

Nothing here waits, writes or tells: a turn is played on a copy, which becomes the table once it is committed.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ostraka.core.errors import BadNotation, IllegalMove, OstrakaError
from ostraka.core.registry import GAMES
from ostraka.server import messages
from ostraka.server.db.store import Kept, now
from ostraka.server.db.turn import Turn
from ostraka.server.errors import Refusal, not_yours
from ostraka.table.chance import Fair
from ostraka.table.new import arranged_by
from ostraka.table.table import Table
from ostraka.table.turn_draft import Draft

_NOTED: Final = 8  # steps after which it is noted again that a table is played at
_encode: Final = msgspec.json.Encoder().encode


def drafted(table: Table, seat: int, moves: Sequence[str], *, copy: Table | None = None) -> Draft:
    """Some moves of a seat, on a copy of a table; refused if one is illegal or not its own."""
    if not 0 <= seat < table.seats:
        raise Refusal("unknown", f"there is no seat {seat}")
    draft = Draft(table, seat, copy=copy)
    for text in moves:
        try:
            move = table.game.parse(text)
            if move.seat != seat:
                raise not_yours(-1 if move.seat is None else move.seat)
            if draft.whole:
                raise Refusal("not-whole", "these moves are more than one turn")
            draft.play(move)
        except IllegalMove as error:
            raise Refusal("illegal", str(error), clause=error.clause, reason=error.reason) from None
        except (BadNotation, OstrakaError) as error:
            raise Refusal("bad-message", str(error)) from None
    return draft


class Course:
    """A game from its opening to where it stands; without a table while it has not begun."""

    def __init__(self, kept: Kept) -> None:
        self.id: str = kept.table.id
        self.seats: int = kept.table.seats
        self.game = GAMES[kept.table.game]
        self.components = msgspec.json.decode(kept.components, type=self.game.components)
        self.nonces = [chair.nonce for chair in kept.chairs]
        self.fair = Fair(self.nonces, kept.table.secret)
        self.table: Table | None = None
        self.steps: list[int] = []  # the moves made after each step
        self._names = [chair.name or chair.bot or "" for chair in kept.chairs]
        self._answered: list[dict[str, int]] = [{} for _ in range(self.seats)]  # the steps of their messages
        self._last = [0] * self.seats  # the step after the last turn of each seat
        if kept.turns:
            self.table = self._new_table(msgspec.json.decode(kept.table.setup, type=self.game.setup))
            for turn in kept.turns:
                self.follow(turn.seat, turn.message, turn.moves)

    def _new_table(self, setup: Any) -> Table:  # noqa: ANN401 - the game's own type
        return Table(
            self.game.name,
            self.seats,
            names=self._names,
            components=self.components,
            setup=setup,
            fair=self.fair.proof(over=False),
        )

    # --- where it stands

    @property
    def step(self) -> int:
        return len(self.steps)

    @property
    def status(self) -> messages.Status:
        if self.table is None:
            return "open"
        return "over" if self.table.over else "playing"

    @property
    def running(self) -> Table:
        """The table of a game that has begun."""
        if self.table is None:
            raise Refusal("too-early", "the game has not begun: some seats are free")
        return self.table

    @property
    def waiting(self) -> frozenset[int]:
        """The seats that owe a decision."""
        return frozenset() if self.table is None else self.table.waiting

    def answer_to(self, seat: int, message: str) -> int | None:
        """The step after a turn that was played under this name already."""
        return self._answered[seat].get(message)

    def has_played_since(self, seat: int, step: int) -> bool:
        return step < self._last[seat]

    # --- what would be

    def draft(self, seat: int, moves: Sequence[str]) -> Draft:
        """Some moves of a seat, on a copy; refused if one is illegal or not its own."""
        return drafted(self.running, seat, moves)

    def opening(self) -> Turn:
        """The first turn, which nobody makes: how the table is laid, and what chance brings."""
        setup = arranged_by(self.game, self.seats, self.components, self.fair.pick)
        table = self._new_table(setup)
        self._let_chance(table)
        moment = now()
        change = {"status": "playing", "setup": _encode(setup).decode(), "changed": moment}
        return Turn(self.id, 0, 0, None, None, "\n".join(map(str, table.moves)), moment, change)

    def turn(self, seat: int, message: str | None, moves: Sequence[str]) -> tuple[Turn, Table]:
        """A whole turn as it is to be kept, with the chance moves that follow it, and the table after it."""
        if self.running.over:
            raise Refusal("too-late", "the game is over")
        after, ply = self.running.copy(), self.running.ply
        if not drafted(self.running, seat, moves, copy=after).whole:
            raise Refusal("not-whole", "a turn is sent whole, with all that belongs to it")
        self._let_chance(after)
        made = "\n".join(map(str, after.moves_since(ply)))
        moment = now()
        return Turn(self.id, ply, self.step, seat, message, made, moment, self._change(after, moment)), after

    def _let_chance(self, table: Table) -> None:
        while table.chance_due:
            table.play(table.draw(self.fair.pick))

    def _change(self, table: Table, moment: int) -> dict[str, Any] | None:
        """What a turn changes about its table."""
        if not table.over:
            return {"changed": moment} if self.step % _NOTED == 0 else None
        result = {"scores": table.scores, "winners": table.winners}
        return {"status": "over", "result": _encode(result).decode(), "changed": moment}

    # --- what was committed

    def follow(self, seat: int | None, message: str | None, moves: str) -> None:
        """A turn that is committed is played here too."""
        table = self.running
        for move in moves.splitlines():
            table.play(move)
        self._note(seat, message)

    def go_on(self, turn: Turn, after: Table) -> None:
        """A turn that was made here is committed: the copy is the table now."""
        self.table = after
        self._note(turn.seat, turn.message)

    def _note(self, seat: int | None, message: str | None) -> None:
        self.steps.append(self.running.ply)
        if seat is not None:
            self._last[seat] = self.step
            if message is not None:
                self._answered[seat][message] = self.step
