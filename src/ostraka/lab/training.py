"""Teaching a network what positions bring, by letting it play against itself.

Generation by generation: games are played by the network of the last one (the first by rules of
thumb), with some moves at random; then the network learns, from the positions that were reached, how
those games ended.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.bots.contract import features, secured_points
from ostraka.bots.evaluation import Numbers, Singles, best_move, is_over, lead
from ostraka.bots.game import bot_game
from ostraka.bots.network import MARGIN, ODDS, OUTPUTS, POINTS, Network, untrained
from ostraka.bots.rollout import draw_chance_move
from ostraka.core import game
from ostraka.core.bits import lowest, one, wide
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.core.registry import find_game
from ostraka.table.randomness import Stream, fraction
from ostraka.table.table import Table

SCALE: Final = 10.0  # points that the network counts as one while it learns
FEWEST_GAMES: Final = 20  # in a generation, so that every number of seats is played
MOST_POSITIONS: Final = 4096  # that are kept of one game


@inlined
def _ended(state: np.record, kit: np.record, seat: int, target: Singles) -> None:
    """Turn what a seat had in hand at a position into what was still to come."""
    target[MARGIN] = lead(state, kit, seat) - target[MARGIN]
    target[POINTS] = game.score(state, kit, seat) - target[POINTS]
    target[ODDS] = 1.0 if game.winners(state, kit) & one(seat) else 0.0


@compiled
def self_play(
    rows: Rows,
    kits: Rows,
    games: int,
    stream: Stream,
    network: Network,
    wild: int,
    moves: Numbers,
    hidden: Singles,
    inputs: Singles,
    targets: Singles,
) -> int:
    """Play from the last row, and write what was seen and how it ended; `wild` of 2**32 moves are random."""
    written = 0
    seats = np.zeros(MOST_POSITIONS, np.int64)
    for _ in range(games):
        rows[0] = rows[2]
        state = rows[0]
        first = written
        while True:
            if is_over(state):
                break
            if not state.waiting:
                game.play(state, kits[0], draw_chance_move(state, kits[0], stream))
                continue
            seat = lowest(wide(state.waiting))
            count = game.legal(state, kits[0], seat, moves)
            index = (fraction(stream) * count) >> 32
            if fraction(stream) >= wild:
                index = best_move(rows, kits, seat, moves, count, network, inputs[written], hidden)
            game.play(state, kits[0], moves[index])
            if count > 1 and written - first < MOST_POSITIONS:
                features(state, kits[0], seat, inputs[written])
                targets[written, POINTS] = secured_points(state, kits[0], seat)
                targets[written, MARGIN] = lead(state, kits[0], seat)
                seats[written - first] = seat
                written += 1
        for sample in range(first, written):
            _ended(state, kits[0], seats[sample - first], targets[sample])
        if written + MOST_POSITIONS > len(inputs):
            break
    return written


class Lessons(NamedTuple):
    """Positions and how the games from them ended."""

    inputs: Singles
    targets: Singles


@dataclass
class Teacher:
    """Adam on the three outputs: squares for points and margin, cross entropy for winning."""

    network: Network
    count: int
    rate: float = 1e-3

    def __post_init__(self) -> None:
        self.first = np.zeros_like(self.network, np.float64)
        self.second = np.zeros_like(self.network, np.float64)
        self.steps = 0

    def learn(self, inputs: Singles, targets: Singles) -> npt.NDArray[np.float64]:
        count, network = self.count, self.network
        before = inputs @ network[:count] + network[count]
        hidden = np.maximum(before, 0)
        out = hidden @ network[count + 1 : count + 1 + OUTPUTS].T + network[count + 1 + OUTPUTS, :OUTPUTS]
        wrong = out - targets
        chance = 1 / (1 + np.exp(-out[:, ODDS]))
        wrong[:, ODDS] = chance - targets[:, ODDS]
        losses: npt.NDArray[np.float64] = (wrong**2).mean(axis=0, dtype=np.float64)
        wrong *= np.array([1.0, 1.0, 2.0], np.float32) / len(inputs)
        gradient = np.zeros_like(network)
        gradient[count + 1 : count + 1 + OUTPUTS] = wrong.T @ hidden
        gradient[count + 1 + OUTPUTS, :OUTPUTS] = wrong.sum(axis=0)
        back = (wrong @ network[count + 1 : count + 1 + OUTPUTS]) * (before > 0)
        gradient[:count] = inputs.T @ back
        gradient[count] = back.sum(axis=0)
        self._step(gradient)
        return losses

    def _step(self, gradient: Singles) -> None:
        self.steps += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.001 * (gradient.astype(np.float64) ** 2 - self.second)
        bias1, bias2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        self.network -= (self.rate * (self.first / bias1) / (np.sqrt(self.second / bias2) + 1e-8)).astype(
            np.float32
        )


def scaled(network: Network, count: int, factor: float) -> Network:
    """The same network with points and margins in other units."""
    made = network.copy()
    for output in (POINTS, MARGIN):
        made[count + 1 + output] *= factor
        made[count + 1 + OUTPUTS, output] *= factor
    return made


def gather(
    name: str, seats: int, games: int, network: Network, count: int, seed: int, wild: float
) -> Lessons:
    """The positions of self-played games, and how these ended."""
    table = Table(name, seats)
    rows = np.repeat(table.rows, 3)
    room = games * 420 + MOST_POSITIONS
    inputs, targets = np.zeros((room, count), np.float32), np.zeros((room, OUTPUTS), np.float32)
    moves = np.zeros(find_game(name).most_moves, np.int64)
    stream = np.array([seed], np.uint64)
    hidden = np.zeros(network.shape[1], np.float32)
    written = self_play(
        rows, table.kit, games, stream, network, int(wild * (1 << 32)), moves, hidden, inputs, targets
    )
    return Lessons(inputs[:written].copy(), targets[:written].copy())


def train(
    name: str,
    *,
    width: int = 64,
    generations: int = 16,
    games: int = 5000,
    epochs: int = 3,
    seed: int = 0,
    tell: Callable[[str], None] = print,
) -> Network:
    """A network that has learned a game; on one machine the same arguments give the same network."""
    choose_order = np.random.default_rng(seed)
    found = find_game(name)
    count = len(bot_game(name).feature_names)
    network = untrained(count, width, seed)
    teacher = Teacher(network, count)
    kept: list[Lessons] = []
    playing: Network = np.zeros((0, width), np.float32)
    for generation in range(generations):
        made = []
        for seats in range(found.fewest, found.most + 1):
            share = games // 2 if seats == 2 else games // (2 * (found.most - 2))
            made.append(gather(name, seats, share, playing, count, seed + 1000 * generation + seats, 0.03))
        kept = [*kept[-2:], Lessons(*(np.concatenate(parts) for parts in zip(*made, strict=True)))]
        inputs = np.concatenate([lessons.inputs for lessons in kept])
        targets = np.concatenate([lessons.targets for lessons in kept])
        targets[:, [POINTS, MARGIN]] /= SCALE
        teacher.rate = (
            1e-3 if generation < generations - 2 else 3e-4 if generation < generations - 1 else 1e-4
        )
        for _ in range(epochs if generation < generations - 1 else 2 * epochs):
            order = choose_order.permutation(len(inputs))
            losses = [
                teacher.learn(inputs[batch], targets[batch])
                for batch in np.array_split(order, max(1, len(order) // 2048))
            ]
        mean = np.mean(losses, axis=0)
        tell(
            f"generation {generation + 1}: {len(inputs)} positions, error of points"
            f" {SCALE * mean[POINTS] ** 0.5:.2f}, of the margin {SCALE * mean[MARGIN] ** 0.5:.2f}"
        )
        playing = scaled(network, count, SCALE)
    return playing
