"""Chance moves: a source makes all that are due before the next decision, in the last row of the history."""

from typing import TYPE_CHECKING

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Pick, Rows
from ostraka.table.chance import Chance, Seeded
from ostraka.table.engine import CHANCE_DUE, Calls
from ostraka.table.history import History

if TYPE_CHECKING:
    from ostraka.table.table import Table


def settle(table: "Table", calls: Calls, history: History, chance: Chance) -> None:
    """Let a source make all chance moves that are due; if it fails, none is made."""
    if type(chance) is Seeded:
        _settle_by_seed(calls, history, table.kit, chance.seed)
        return
    at = history.last
    before = history.raw[at].copy(), history.statuses[at], history.plies[at], history.draws[at]
    try:
        _settle_by_source(table, calls, history, chance)
    except BaseException:
        history.raw[at], history.statuses[at], history.plies[at], history.draws[at] = before
        history.go_back_to(at)
        raise


def _settle_by_seed(calls: Calls, history: History, kit: Rows, seed: int) -> None:
    """The same draws as `Seeded.move` makes, in one compiled call."""
    at = len(history.statuses) - 1
    made = history.chance_made
    history.statuses[at], moves, history.draws[at] = calls.settle(
        history.rows, kit, at, seed, history.draws[at], made
    )
    history.log += made[:moves].tolist()
    history.plies[at] = len(history.log)


def _settle_by_source(table: "Table", calls: Calls, history: History, chance: Chance) -> None:
    at = history.last
    while history.statuses[at] & CHANCE_DUE:
        move = chance.move(table)
        if move is None:
            return
        if isinstance(move, str):
            move = table.game.parse(move)
        draws = calls.draws(history.rows, at)
        status = calls.settle_move(history.rows, table.kit, at, move.code)
        if status < 0:
            raise table.game.reasons[-status].refuse(str(move))
        history.log.append(move.code)
        history.statuses[at] = status
        history.plies[at] = len(history.log)
        history.draws[at] += draws


def drawn_move(calls: Calls, history: History, kit: Rows, choose: Pick) -> int:
    """The code of the chance move that is due, composed of single draws, without playing it."""
    at = history.last
    if not history.statuses[at] & CHANCE_DUE:
        raise OstrakaError("no chance move is due")
    move = calls.undrawn_move(history.rows, at)
    for draw in range(calls.draws(history.rows, at)):
        outcome = choose(history.draws[at] + draw, calls.outcomes(history.rows, at, move))
        move = calls.with_draw(history.rows, kit, at, move, outcome)
    return move
