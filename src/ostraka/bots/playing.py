"""Bots that play a table to its end."""

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Protocol

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move
from ostraka.table.table import Table
from ostraka.table.view import View


class Chooser(Protocol):
    """Anything that decides for a seat: a bot, or a part of one."""

    def choose(self, view: View) -> Move: ...


OnDecision = Callable[[int, View, Move, float], object]  # seat, view, move and seconds that it took


def play_out(
    table: Table, bots: Sequence[Chooser] | Mapping[int, Chooser], on_decision: OnDecision | None = None
) -> Table:
    """Let the bot of each seat decide until the game is over; the table itself.

    `bots` has a bot for every seat. Seats that wait together decide in their order. `on_decision` is
    called for every decision before the move is played.
    """
    while not table.over:
        if not table.waiting:
            raise OstrakaError(
                "a chance move is due, but the table has no source of chance; open it with a seed"
            )
        for seat in sorted(table.waiting):
            view = table.view(seat)
            start = perf_counter()
            move = bots[seat].choose(view)
            if on_decision is not None:
                on_decision(seat, view, move, perf_counter() - start)
            table.play(move)
    return table
