"""Playing a game to its end by bots."""

from collections.abc import Callable, Mapping, Sequence

from ostraka.bots.protocol import Bot
from ostraka.core.game import Move
from ostraka.table.table import Table
from ostraka.table.view import View


def play_out(
    table: Table,
    bots: Sequence[Bot] | Mapping[int, Bot],
    on_decision: Callable[[View, Move], None] | None = None,
) -> Table:
    """Let a bot on each seat play a table to its end; `on_decision` is called before every move."""
    while not table.over:
        for seat in sorted(table.waiting):
            view = table.view(seat)
            move = bots[seat].choose(view)
            if on_decision is not None:
                on_decision(view, move)
            table.play(move)
    return table
