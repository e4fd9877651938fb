"""A turn that is being thought over: played on a copy, so that taking it back costs nothing."""

from ostraka.cli.lines import Words
from ostraka.table.table import Table
from ostraka.table.view import View


class Draft:
    """Moves of one seat that nobody else knows of until they are confirmed."""

    def __init__(self, table: Table, seat: int, goes_on: frozenset[str]) -> None:
        self.seat = seat
        self.moves: list[str] = []
        self._goes_on = goes_on
        self._real = table
        self._copy = table.copy()
        self._copy.chance = None  # what chance will bring must not be seen before confirming

    @property
    def before(self) -> View:
        return self._real.view(self.seat)

    @property
    def after(self) -> View:
        return self._copy.view(self.seat)

    @property
    def legal(self) -> list[Words]:
        """The moves that can come next in this turn; none when it is whole."""
        moves = [tuple(str(move).split()[1:]) for move in self._copy.legal(self.seat)]
        return moves if not self.moves or (moves and moves[0][0] in self._goes_on) else []

    def play(self, move: str) -> None:
        self._copy.play(move)
        self.moves.append(move)

    def undo(self) -> None:
        self._copy.undo()
        self.moves.pop()

    def confirm(self) -> None:
        for move in self.moves:
            self._real.play(move)
