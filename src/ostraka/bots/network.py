"""A small neural network with one hidden layer, stored in one array.

The array has a row for each feature, one for the biases of the hidden units, three for the outputs and one
for their biases. The outputs, as one seat sees them: points still to come, margin over the best other seat
still to come, and the log odds of winning.
"""

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.bots.game import bot_game
from ostraka.core.jit import inlined

Network = npt.NDArray[np.float32]
OUTPUTS: Final = 3
POINTS, MARGIN, ODDS = range(OUTPUTS)
EXTRA_ROWS: Final = OUTPUTS + 2  # rows beyond those of the features


@inlined
def compute_hidden(
    network: Network, inputs: npt.NDArray[np.float32], hidden: npt.NDArray[np.float32]
) -> None:
    """Compute the hidden units from the features of a position."""
    count = len(network) - EXTRA_ROWS
    width = len(hidden)
    for unit in range(width):
        hidden[unit] = network[count, unit]
    for place in range(count):
        value = inputs[place]
        if value != 0:
            for unit in range(width):
                hidden[unit] += value * network[place, unit]
    for unit in range(width):
        hidden[unit] = max(hidden[unit], np.float32(0))


@inlined
def read_output(network: Network, hidden: npt.NDArray[np.float32], output: int) -> float:
    """One of the outputs, from the hidden units."""
    row = len(network) - 1 - OUTPUTS + output
    total = network[len(network) - 1, output]
    for unit in range(len(hidden)):
        total += hidden[unit] * network[row, unit]
    return total


@cache
def load_network(game: str) -> Network:
    """The trained network of a game (see `ostraka lab train`); zeros for a game without weights."""
    known = bot_game(game)
    if known.weights is None:
        network: Network = np.zeros((len(known.feature_names) + EXTRA_ROWS, 1), np.float32)
    else:
        with known.weights.open("rb") as stream:
            network = np.load(stream, allow_pickle=False)
    network.setflags(write=False)
    return network


def untrained(features: int, width: int, seed: int) -> Network:
    """A network with random weights."""
    rng = np.random.default_rng(seed)
    network = np.zeros((features + EXTRA_ROWS, width), np.float32)
    network[:features] = rng.normal(0, (2 / features) ** 0.5, (features, width))
    network[features + 1 : features + 1 + OUTPUTS] = rng.normal(0, 0.1, (OUTPUTS, width))
    return network
