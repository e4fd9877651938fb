"""Whole games between architects, each in one compiled call; identical to a table with the same seed."""

from typing import Final

import numpy as np

from ostraka.bots.evaluation import best_move
from ostraka.bots.network import EXTRA_ROWS, Network
from ostraka.core import game
from ostraka.core.bits import lowest, wide
from ostraka.core.game import Rows
from ostraka.core.jit import compiled
from ostraka.table.engine import Numbers, drawn_by_seed

ROWS: Final = 4  # used by `play_game`: the state, the start of its phase, what a seat sees, a spare row


@compiled
def play_game(
    rows: Rows, kits: Rows, kits_as_seen: Rows, seed: int, network: Network, legal: Numbers, moves: Numbers
) -> int:
    """Play row 0 to its end, or until `moves` is full, and write every move into `moves`; how many there are.

    Each seat judges one move ahead by what it may know of the state, and by the components as it sees them
    (`kits_as_seen`, one row per seat). The first of equal moves is played.
    """
    inputs = np.zeros(len(network) - EXTRA_ROWS, np.float32)
    hidden = np.zeros(network.shape[1], np.float32)
    state = rows[0]
    drawn = count = 0
    phase = -1
    while count < len(moves):
        now = game.simultaneous_phase(state)
        if now == 0 or now != phase:
            rows[1] = rows[0]
            phase = now
        if state.waiting:
            seat = lowest(wide(state.waiting))
            rows[2] = rows[0]
            game.conceal(rows[2], rows[1], seat)
            options = game.legal(rows[2], kits[0], seat, legal)
            kit = kits_as_seen[seat : seat + 1]
            move = legal[best_move(rows[2:4], kit, seat, legal, options, network, inputs, hidden)]
        elif game.draws(state) > 0:
            move = drawn_by_seed(state, kits[0], seed, drawn)
            drawn += game.draws(state)
        else:
            break
        game.play(state, kits[0], move)
        moves[count] = move
        count += 1
    return count
