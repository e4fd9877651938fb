"""OpenSpiel's random rollouts in C++, driven by its Monte Carlo tree search."""

import random
from functools import cache
from typing import Any

import pyspiel

from benchmarks.figures import seconds

DECISIONS = 400_000  # approximate number per measurement


def decisions_a_second(name: str) -> float:
    """Complete random games: with one simulation, every rollout starts at the root."""
    game: Any = pyspiel.load_game(name)
    length = mean_length(name)
    rollouts = int(DECISIONS / length)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
    start = _first_decision(game)
    return rollouts * length / seconds(lambda: bot.step(start))


def _first_decision(game: Any) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


@cache
def mean_length(name: str, decisions: int = 40_000) -> float:
    """Mean number of player decisions in a random game, counted outside the measurement."""
    game: Any = pyspiel.load_game(name)
    choose = random.Random(1)
    made = games = 0
    while made < decisions:
        games += 1
        state = _first_decision(game)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(outcomes, chances)[0])
            else:
                state.apply_action(choose.choice(state.legal_actions()))
                made += 1
    return made / games
