"""Moves made and moves refused, for the tests of any game."""

from collections.abc import Sequence

import ostraka
from ostraka.table.table import Table


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
    return table


def refused(table: Table, move: str) -> str:
    """The clause that a move breaks; the table must be left as it was."""
    before = table.state.tobytes(), table.ply, table.waiting
    try:
        table.play(move)
    except ostraka.IllegalMove as error:
        assert (table.state.tobytes(), table.ply, table.waiting) == before
        return error.clause
    return "legal"


def finish_marking(table: Table, seats: Sequence[int] | None = None) -> None:
    """Let seats that still owe something in this step make the first legal move of a single cell."""
    turn = table.snapshot.turn
    for seat in seats if seats is not None else range(table.seats):
        while seat in table.waiting and (table.snapshot.phase, table.snapshot.turn) == ("mark", turn):
            singles = [move for move in table.legal(seat) if len(str(move).split()) == 4]
            table.play(singles[0])
