"""Judging positions and choosing moves one move ahead, in compiled code."""

import numpy as np
import numpy.typing as npt

from ostraka.bots.contract import features, heuristic_value, secured_points
from ostraka.bots.network import MARGIN, ODDS, POINTS, Network, compute_hidden, read_output
from ostraka.core import game
from ostraka.core.bits import one, size
from ostraka.core.elementary import exp
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.table.engine import Numbers

Singles = npt.NDArray[np.float32]


@inlined
def lead(state: np.record, kit: np.record, seat: int) -> float:
    """Lead over the best other seat, in secured points."""
    best = -9999.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, secured_points(state, kit, other))
    return secured_points(state, kit, seat) - best


@inlined
def is_over(state: np.record) -> bool:
    return state.waiting == 0 and game.draws(state) == 0


@inlined
def outlook(
    state: np.record, kit: np.record, seat: int, network: Network, inputs: Singles, hidden: Singles
) -> tuple[float, float]:
    """The final margin and the chance of winning that a seat can expect; exact when the game is over."""
    if is_over(state):
        won = game.winners(state, kit)
        return lead(state, kit, seat), 1.0 / size(won) if won & one(seat) else 0.0
    features(state, kit, seat, inputs)
    compute_hidden(network, inputs, hidden)
    margin = lead(state, kit, seat) + read_output(network, hidden, MARGIN)
    return margin, 1.0 / (1.0 + exp(-float(read_output(network, hidden, ODDS))))


@inlined
def expected_points(
    state: np.record, kit: np.record, seat: int, network: Network, inputs: Singles, hidden: Singles
) -> float:
    """The final points that a seat can expect; exact when the game is over."""
    if is_over(state):
        return secured_points(state, kit, seat)
    features(state, kit, seat, inputs)
    compute_hidden(network, inputs, hidden)
    return secured_points(state, kit, seat) + read_output(network, hidden, POINTS)


@inlined
def network_margin(
    state: np.record, kit: np.record, seat: int, network: Network, inputs: Singles, hidden: Singles
) -> float:
    """The expected margin alone; with an empty network, the heuristic value."""
    if len(network) == 0:
        return heuristic_value(state, kit, seat)
    if is_over(state):
        return lead(state, kit, seat)
    features(state, kit, seat, inputs)
    compute_hidden(network, inputs, hidden)
    return lead(state, kit, seat) + read_output(network, hidden, MARGIN)


@compiled
def best_move(
    rows: Rows,
    kits: Rows,
    seat: int,
    moves: Numbers,
    count: int,
    network: Network,
    inputs: Singles,
    hidden: Singles,
) -> int:
    """The index of the best of some moves from row 0; row 1 is overwritten."""
    best, best_margin = 0, -1e9
    for index in range(count):
        rows[1] = rows[0]
        game.play(rows[1], kits[0], moves[index])
        margin = network_margin(rows[1], kits[0], seat, network, inputs, hidden)
        if margin > best_margin:
            best, best_margin = index, margin
    return best
