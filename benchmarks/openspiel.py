"""OpenSpiel's own random rollouts, in C++, driven by its Monte Carlo search."""

import random
from functools import cache
from typing import Any

import pyspiel

from benchmarks.figures import seconds

ROLLOUTS = 40_000


def actions_a_second(name: str) -> float:
    """Complete random games from the start: with one simulation, every rollout starts at the root."""
    game: Any = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
    return ROLLOUTS * mean_length(name) / seconds(lambda: bot.step(game.new_initial_state()))


@cache
def mean_length(name: str, games: int = 4000) -> float:
    """How many actions a random game has, counted outside the measurement."""
    game: Any = pyspiel.load_game(name)
    choose = random.Random(1)
    actions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose.choice(state.legal_actions()))
            actions += 1
    return actions / games
