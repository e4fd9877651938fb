"""A game that says nothing to environments is one all the same: the default encoding serves."""

import gymnasium
import pyspiel
import pytest

from envs.zoo import api_test, parallel_api_test, seed_test
from ostraka import envs
from ostraka.envs import openspiel

with_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@with_masks
@pytest.mark.parametrize("seats", [2, 3])
def test_pettingzoo_one_seat_after_the_other(seats: int) -> None:
    api_test(envs.scarabs_v0.env(seats), num_cycles=60)
    seed_test(lambda: envs.scarabs_v0.env(seats), num_cycles=30)


def test_pettingzoo_all_seats_at_once() -> None:
    parallel_api_test(envs.scarabs_v0.parallel_env(3), num_cycles=60)


def test_gymnasium_one_seat_against_bots() -> None:
    env = gymnasium.make("ostraka/Scarabs-v0", opponents="scribe")
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    rewards, over = 0.0, False
    while not over:
        mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
        observation, reward, over, _, info = env.step(env.action_space.sample(mask))
        rewards += float(reward)
    assert -1 <= rewards <= 1


def test_openspiel_plays_it_at_random() -> None:
    assert openspiel.CLASSES["scarabs"]
    game = pyspiel.load_game("ostraka_scarabs", {"players": 3})
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
