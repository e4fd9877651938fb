"""A turn that is being thought over: played on a copy, so that taking it back costs nothing."""

from collections.abc import Iterable

from ostraka.core.game import Move
from ostraka.table.table import Table
from ostraka.table.view import View


class Draft:
    """Moves of one seat that nobody else knows of until they are confirmed.

    They are played where chance is silent and the others have still to decide, unless a copy is given:
    what a seat is shown before it confirms must not tell what they have decided.
    """

    def __init__(
        self, table: Table, seat: int, moves: Iterable[Move | str] = (), *, copy: Table | None = None
    ) -> None:
        self.seat = seat
        self.moves: list[str] = []
        self.table = table
        self.copy = table.alone(seat) if copy is None else copy
        for move in moves:
            self.play(move)

    @property
    def before(self) -> View:
        return self.table.view(self.seat)

    @property
    def after(self) -> View:
        return self.copy.view(self.seat)

    @property
    def next(self) -> list[Move]:
        """The moves that can come next in this turn; none when it is whole."""
        return [] if self.whole else list(self.copy.legal(self.seat))

    @property
    def whole(self) -> bool:
        """Whether nothing more belongs to this turn."""
        if not self.moves:
            return False
        moves = self.copy.legal(self.seat)
        return not moves or moves[0].kind not in self.table.game.goes_on

    def play(self, move: Move | str) -> None:
        self.moves.append(str(self.copy.play(move)))

    def undo(self) -> None:
        self.copy.undo()
        self.moves.pop()

    def confirm(self) -> None:
        for move in self.moves:
            self.table.play(move)
