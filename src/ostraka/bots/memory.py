"""The memory of a decision: one record for all that compiled code writes, so that it allocates nothing.

WebAssembly has the same record at the same offsets; a search keeps its state in it between two calls.
"""

from functools import cache
from typing import Final

import numpy as np

from ostraka.bots.network import EXTRA_ROWS, OUTPUTS, load_network
from ostraka.core.codes import KINDS
from ostraka.core.game import Rows
from ostraka.core.registry import find_game

CANDIDATES: Final = 12  # moves that a search plays out
MOST_TRIALS: Final = CANDIDATES + 1  # and one that is asked for
ROWS: Final = 3
NOW, AFTER, START = range(ROWS)  # of a playout, one move ahead of it, where every playout begins

# Means and sums of squared deviations from them (Welford's algorithm), of the playouts of one move.
TRIAL: Final = np.dtype(
    (
        np.record,
        [
            ("move", np.int64),
            ("index", np.int64),  # of the move, among the legal ones
            ("playouts", np.int64),
            ("margin", np.float64),
            ("margin_squares", np.float64),
            ("win", np.float64),
            ("win_squares", np.float64),
            ("last", np.float64),  # the value of the last playout
        ],
    )
)


@cache
def memory_type(game: str) -> "np.dtype[np.void]":
    """The type of the record; its sizes follow from the game and its network."""
    rules, network = find_game(game), load_network(game)
    pairs = (MOST_TRIALS, MOST_TRIALS)
    return np.dtype(
        (
            np.record,
            [
                # the legal moves of a decision, and what a bot expects of each
                ("count", np.int64),
                ("options", np.int64, (rules.most_moves,)),
                ("margins", np.float64, (rules.most_moves,)),
                ("wins", np.float64, (rules.most_moves,)),
                # the state of a search
                ("seat", np.int64),
                ("seed", np.int64),
                ("last_turn", np.int64),  # of a playout
                ("budget", np.int64),  # playouts in all; 0 if a clock ends the rounds
                ("kept", np.int64),  # the trial that stays to the end, or -1
                ("rounds", np.int64),
                ("round", np.int64),
                ("due", np.int64),  # playouts of each move in this round
                ("number", np.int64),  # of the next playout
                ("made", np.int64),  # playouts so far
                ("candidates", np.int64, (MOST_TRIALS,)),  # indices of moves
                ("tried", np.int64),  # how many trials there are
                ("trials", TRIAL, (MOST_TRIALS,)),
                ("left", np.int64),  # trials in this round
                ("alive", np.int64, (MOST_TRIALS,)),  # which ones
                ("order", np.int64, (MOST_TRIALS,)),  # of the trials, the best first
                ("gaps", np.float64, pairs),  # of two trials, the mean difference of their playouts
                ("gap_squares", np.float64, pairs),
                # what each seat can expect: points, margin, chance of winning
                ("expected", np.float64, (rules.most, OUTPUTS)),
                # scratch of one playout
                ("stream", np.uint64, (1,)),
                ("draw_counts", np.int64, (KINDS,)),
                ("moves", np.int64, (rules.most_moves,)),
                ("inputs", np.float32, (max(1, len(network) - EXTRA_ROWS),)),
                ("hidden", np.float32, (network.shape[1],)),
                ("rows", rules.state, (ROWS,)),
            ],
        )
    )


def new_memory(game: str) -> Rows:
    """Memory for one decision at a time. It is not cleared: nothing is read before it is written."""
    return np.empty(1, memory_type(game))
