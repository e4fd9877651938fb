"""Speed of a game: compiled, from Python, and in batches."""

import random
from collections.abc import Sequence

import numpy as np

import ostraka
from benchmarks.figures import seconds
from ostraka.bots.rollout import play_random_games
from ostraka.core.codes import KINDS
from ostraka.table.batch import Batch

GAMES = 20_000
BATCH = 4096


def decisions_a_second(game: str, kinds: Sequence[int]) -> float:
    """Complete games of two seats with uniformly random legal moves; counts decisions of these kinds."""
    table = ostraka.Table(game, 2)
    rows = np.repeat(table.rows, 2)
    stream = np.array([1], np.uint64)
    tally, scores = np.zeros(KINDS, np.int64), np.zeros(2, np.int64)
    spent = seconds(lambda: play_random_games(rows, table.kit, GAMES, stream, tally, scores))
    return int(tally[list(kinds)].sum()) / spent


def moves_a_second_from_python(game: str) -> float:
    """`table.play` with a random move from `table.legal`, on a new table for every game."""
    choose = random.Random(1).random
    moves = 0

    def games() -> None:
        nonlocal moves
        for seed in range(100):
            table = ostraka.new(game, 2, seed=seed)
            while not table.over:
                for seat in table.waiting:
                    legal = table.legal(seat)
                    table.play(legal[int(choose() * len(legal))])
                    moves += 1

    spent = seconds(games)
    return moves / spent


def batch_moves_a_second(game: str) -> float:
    """Random moves in a batch of games: one call per step for all games, with the rules checked."""
    batch = Batch(game, 2, BATCH, seed=1)
    moves = 0

    def games() -> None:
        nonlocal moves
        while not batch.over:
            moves += int((batch.deciding >= 0).sum())
            batch.play(batch.random_moves())

    spent = seconds(games)
    return moves / spent


def views_a_second(game: str) -> float:
    """`table.view` in the middle of a game, as a bot gets it."""
    table = ostraka.new(game, 2, seed=1)
    for _ in range(40):
        table.play(table.legal(min(table.waiting))[0])
    seat = min(table.waiting)
    return 2000 / seconds(lambda: [table.view(seat) for _ in range(2000)])
