"""Games with uniformly random legal moves, in compiled code."""

import numpy as np
import numpy.typing as npt

from ostraka.core import game
from ostraka.core.bits import lowest, wide
from ostraka.core.codes import kind_of
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.table.randomness import Stream, fraction


@inlined
def draw_chance_move(state: np.record, kit: np.record, stream: Stream) -> int:
    """The chance move that is due, drawn from a stream of random numbers."""
    move = game.undrawn_move(state)
    for _ in range(game.draws(state)):
        move = game.with_draw(state, kit, move, (fraction(stream) * game.outcomes(state, move)) >> 32)
    return move


@inlined
def play_randomly(state: np.record, kit: np.record, stream: Stream, tally: npt.NDArray[np.int64]) -> None:
    """Play a state to its end; `tally` counts the decisions by kind of move."""
    while True:
        if state.waiting:
            move = game.legal_at(state, kit, lowest(wide(state.waiting)), fraction(stream))
            tally[kind_of(move)] += 1
        elif game.draws(state) == 0:
            return
        else:
            move = draw_chance_move(state, kit, stream)
        game.play(state, kit, move)


@compiled
def play_random_games(
    rows: Rows,
    kits: Rows,
    games: int,
    stream: Stream,
    tally: npt.NDArray[np.int64],
    scores: npt.NDArray[np.int64],
) -> None:
    """Play games from the state in row 0, on row 1, and add up the scores by seat."""
    for _ in range(games):
        rows[1] = rows[0]
        play_randomly(rows[1], kits[0], stream, tally)
        for seat in range(rows[1].seats):
            scores[seat] += game.score(rows[1], kits[0], seat)
