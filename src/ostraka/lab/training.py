"""Training a network to judge positions, by self-play.

In each generation, games are played by the network of the generation before (in the first one by the
heuristic), with some random moves. Then the network is trained to predict, from the positions that were
reached, how those games ended.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from ostraka.bots.contract import features, secured_points
from ostraka.bots.evaluation import Singles, best_move, is_over, lead
from ostraka.bots.game import bot_game
from ostraka.bots.network import MARGIN, ODDS, OUTPUTS, POINTS, Network, untrained
from ostraka.bots.rollout import draw_chance_move
from ostraka.core import game
from ostraka.core.bits import lowest, one, wide
from ostraka.core.errors import OstrakaError
from ostraka.core.game import AnyGame, Rows
from ostraka.core.jit import compiled, inlined
from ostraka.core.registry import find_game
from ostraka.lab.statistics import Floats
from ostraka.table.engine import Numbers
from ostraka.table.randomness import Stream, fraction
from ostraka.table.table import Table

SCALE: Final = 10.0  # points that count as one in training
FEWEST_GAMES: Final = 20  # in a generation, so that every number of seats is played
MOST_POSITIONS: Final = 4096  # kept of one game
POSITIONS_PER_GAME: Final = 420  # room for them, on average
RANDOM_MOVES: Final = 0.03  # share of moves in self-play
GENERATIONS_KEPT: Final = 3  # whose positions are used in training
BATCH_SIZE: Final = 2048


# --- self-play


@inlined
def _set_targets(state: np.record, kit: np.record, seat: int, target: Singles) -> None:
    """Turn what a seat had at a position into what it gained from there to the end."""
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
    random_moves: int,
    moves: Numbers,
    hidden: Singles,
    inputs: Singles,
    targets: Singles,
) -> int:
    """Play games from row 2 and write their positions and targets; how many there are.

    Of 2**32 moves, `random_moves` are random.
    """
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
            if fraction(stream) >= random_moves:
                index = best_move(rows, kits, seat, moves, count, network, inputs[written], hidden)
            game.play(state, kits[0], moves[index])
            if count > 1 and written - first < MOST_POSITIONS:
                features(state, kits[0], seat, inputs[written])
                targets[written, POINTS] = secured_points(state, kits[0], seat)
                targets[written, MARGIN] = lead(state, kits[0], seat)
                seats[written - first] = seat
                written += 1
        for sample in range(first, written):
            _set_targets(state, kits[0], seats[sample - first], targets[sample])
        if written + MOST_POSITIONS > len(inputs):
            break
    return written


class Samples(NamedTuple):
    """Positions as features, and how the games ended for the seat that had moved."""

    inputs: Singles
    targets: Singles


def collect_samples(
    name: str, seats: int, games: int, network: Network, seed: int, random_moves: float
) -> Samples:
    """The positions of self-played games."""
    table, count = Table(name, seats), len(bot_game(name).feature_names)
    rows = np.repeat(table.rows, 3)
    capacity = games * POSITIONS_PER_GAME + MOST_POSITIONS
    inputs, targets = np.zeros((capacity, count), np.float32), np.zeros((capacity, OUTPUTS), np.float32)
    moves = np.zeros(find_game(name).most_moves, np.int64)
    stream = np.array([seed], np.uint64)
    hidden = np.zeros(network.shape[1], np.float32)
    threshold = int(random_moves * (1 << 32))
    written = self_play(rows, table.kit, games, stream, network, threshold, moves, hidden, inputs, targets)
    return Samples(inputs[:written].copy(), targets[:written].copy())


def games_by_seats(rules: AnyGame, games: int) -> dict[int, int]:
    """How many games to play at each number of seats: half of them at two, the rest in equal shares."""
    others = [seats for seats in range(rules.fewest, rules.most + 1) if seats != 2]
    if not others:
        return {2: games}
    if rules.fewest > 2:
        return {seats: games // len(others) for seats in others}
    return {2: games // 2} | {seats: games // (2 * len(others)) for seats in others}


# --- gradient descent


@dataclass
class Trainer:
    """Adam on the three outputs: squared error for points and margin, cross-entropy for winning."""

    network: Network
    count: int  # features
    rate: float = 1e-3

    def __post_init__(self) -> None:
        self.first_moment = np.zeros_like(self.network, np.float64)
        self.second_moment = np.zeros_like(self.network, np.float64)
        self.steps = 0

    def learn(self, inputs: Singles, targets: Singles) -> Floats:
        """One step on a batch; the mean squared error of each output."""
        count, network = self.count, self.network
        before = inputs @ network[:count] + network[count]
        hidden = np.maximum(before, 0)
        outputs = hidden @ network[count + 1 : count + 1 + OUTPUTS].T + network[count + 1 + OUTPUTS, :OUTPUTS]
        errors = outputs - targets
        errors[:, ODDS] = 1 / (1 + np.exp(-outputs[:, ODDS])) - targets[:, ODDS]
        losses: Floats = (errors**2).mean(axis=0, dtype=np.float64)
        errors *= np.array([1.0, 1.0, 2.0], np.float32) / len(inputs)
        gradient = np.zeros_like(network)
        gradient[count + 1 : count + 1 + OUTPUTS] = errors.T @ hidden
        gradient[count + 1 + OUTPUTS, :OUTPUTS] = errors.sum(axis=0)
        back = (errors @ network[count + 1 : count + 1 + OUTPUTS]) * (before > 0)
        gradient[:count] = inputs.T @ back
        gradient[count] = back.sum(axis=0)
        self._step(gradient)
        return losses

    def _step(self, gradient: Singles) -> None:
        self.steps += 1
        self.first_moment += 0.1 * (gradient - self.first_moment)
        self.second_moment += 0.001 * (gradient.astype(np.float64) ** 2 - self.second_moment)
        mean = self.first_moment / (1 - 0.9**self.steps)
        deviation = np.sqrt(self.second_moment / (1 - 0.999**self.steps)) + 1e-8
        self.network -= (self.rate * mean / deviation).astype(np.float32)


def scaled(network: Network, count: int, factor: float) -> Network:
    """The same network with points and margins in other units."""
    rescaled = network.copy()
    for output in (POINTS, MARGIN):
        rescaled[count + 1 + output] *= factor
        rescaled[count + 1 + OUTPUTS, output] *= factor
    return rescaled


# --- generations


@dataclass(frozen=True)
class Schedule:
    """How long and how fast to train; the last generations are slower and longer."""

    generations: int
    epochs: int

    def rate(self, generation: int) -> float:
        left = self.generations - 1 - generation
        return 1e-3 if left > 1 else 3e-4 if left == 1 else 1e-4

    def epochs_of(self, generation: int) -> int:
        return self.epochs if generation < self.generations - 1 else 2 * self.epochs


def train(
    name: str,
    *,
    width: int = 64,
    generations: int = 16,
    games: int = 5000,
    epochs: int = 3,
    seed: int = 0,
    on_generation: Callable[[str], object] = print,
) -> Network:
    """A network trained for a game; on one machine, the same arguments give the same network."""
    count = len(bot_game(name).feature_names)
    if count == 0:
        raise OstrakaError(f"cannot train a network for {name}: its `bots` module has no features")
    rng, schedule = np.random.default_rng(seed), Schedule(generations, epochs)
    network = untrained(count, width, seed)
    trainer = Trainer(network, count)
    recent: list[Samples] = []
    playing: Network = np.zeros((0, width), np.float32)  # an empty one plays by the heuristic
    for generation in range(generations):
        latest = _play_generation(name, games, playing, seed + 1000 * generation)
        recent = [*recent[1 - GENERATIONS_KEPT :], latest]
        trainer.rate = schedule.rate(generation)
        samples = _joined(recent)
        losses = _fit(trainer, samples, schedule.epochs_of(generation), rng)
        on_generation(
            f"generation {generation + 1}: {len(samples.inputs)} positions, error of points"
            f" {SCALE * losses[POINTS] ** 0.5:.2f}, of the margin {SCALE * losses[MARGIN] ** 0.5:.2f}"
        )
        playing = scaled(network, count, SCALE)
    return playing


def _play_generation(name: str, games: int, network: Network, seed: int) -> Samples:
    return _joined(
        [
            collect_samples(name, seats, share, network, seed + seats, RANDOM_MOVES)
            for seats, share in games_by_seats(find_game(name), games).items()
        ]
    )


def _joined(samples: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(arrays) for arrays in zip(*samples, strict=True)))


def _fit(trainer: Trainer, samples: Samples, epochs: int, rng: np.random.Generator) -> Floats:
    """Train for some epochs; the mean losses of the last one."""
    targets = samples.targets.copy()
    targets[:, [POINTS, MARGIN]] /= SCALE
    losses: list[Floats] = []
    for _ in range(epochs):
        order = rng.permutation(len(targets))
        losses = [
            trainer.learn(samples.inputs[batch], targets[batch])
            for batch in np.array_split(order, max(1, len(order) // BATCH_SIZE))
        ]
    mean: Floats = np.mean(losses, axis=0)
    return mean
