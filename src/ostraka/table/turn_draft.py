"""A turn that is being considered: it is played on a copy, so that undo is free."""

from collections.abc import Iterable

from ostraka.core.game import Move
from ostraka.table.table import Table
from ostraka.table.view import View


def is_whole(table: Table, seat: int) -> bool:
    """Whether the turn that a seat has begun is complete: no legal move continues it."""
    moves = table.legal(seat)
    return not moves or moves[0].kind not in table.game.continuing_kinds


class Draft:
    """Moves of one seat that nobody else knows of until they are confirmed.

    They are played on a copy without chance moves and without the others' pending decisions, because a
    preview must not reveal them.
    """

    def __init__(self, table: Table, seat: int, moves: Iterable[Move | str] = ()) -> None:
        self.seat = seat
        self.moves: list[str] = []
        self.table = table
        self.copy = table.private_copy(seat)
        self._views_before: list[View] = []  # one for each move
        self._after: View | None = None
        for move in moves:
            self.play(move)

    @property
    def before(self) -> View:
        """The view before the turn, with what others have decided meanwhile if the seat may know it."""
        return self.table.view(self.seat)

    @property
    def before_last_move(self) -> View:
        return self._views_before[-1]

    @property
    def after(self) -> View:
        """The view after all moves so far."""
        if self._after is None:
            self._after = self.copy.view(self.seat)
        return self._after

    @property
    def next(self) -> list[Move]:
        """The moves that can come next in this turn; none when it is whole."""
        return [] if self.whole else list(self.copy.legal(self.seat))

    @property
    def whole(self) -> bool:
        """Whether nothing more belongs to this turn."""
        return bool(self.moves) and is_whole(self.copy, self.seat)

    def play(self, move: Move | str) -> None:
        before = self.after
        self.moves.append(str(self.copy.play(move)))
        self._views_before.append(before)
        self._after = None

    def undo(self) -> None:
        self.copy.undo()
        self.moves.pop()
        self._after = self._views_before.pop()

    def confirm(self) -> None:
        for move in self.moves:
            self.table.play(move)
