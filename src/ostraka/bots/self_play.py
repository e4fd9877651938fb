"""Whole games between architects, each in one compiled call: what a table with the same seed would see."""

from typing import Final

import numpy as np

from ostraka.bots.evaluation import Numbers, best_move
from ostraka.bots.network import EXTRA_ROWS, Network
from ostraka.core import game
from ostraka.core.bits import lowest, wide
from ostraka.core.game import Rows
from ostraka.core.jit import compiled
from ostraka.table.engine import drawn_by_seed

ROWS: Final = 4  # what `play_game` works on: the state, its step's beginning, what a seat sees, a spare one


@compiled
def play_game(
    rows: Rows, kits: Rows, eyes: Rows, seed: int, network: Network, moves: Numbers, made: Numbers
) -> int:
    """Play row 0 to its end, and write every move into `made`; how many there were.

    Each seat judges one move ahead, by the components as they look to it (`eyes`, one row for each
    seat) and by what it may know of the state. Of moves that look the same it makes the first.
    """
    inputs = np.zeros(len(network) - EXTRA_ROWS, np.float32)
    hidden = np.zeros(network.shape[1], np.float32)
    state = rows[0]
    drawn = count = 0
    step = -1
    while True:
        now = game.step(state)
        if now == 0 or now != step:
            rows[1] = rows[0]
            step = now
        if state.waiting:
            seat = lowest(wide(state.waiting))
            rows[2] = rows[0]
            game.conceal(rows[2], rows[1], seat)
            legal = game.legal(rows[2], kits[0], seat, moves)
            eye = eyes[seat : seat + 1]
            move = moves[best_move(rows[2:4], eye, seat, moves, legal, network, inputs, hidden)]
        elif game.draws(state) > 0:
            move = drawn_by_seed(state, kits[0], seed, drawn)
            drawn += game.draws(state)
        else:
            return count
        game.play(state, kits[0], move)
        made[count] = move
        count += 1
