import pickle
import subprocess
import sys
from types import ModuleType

import numpy as np
import pettingzoo
import pytest

import ostraka
from envs.zoo import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from ostraka.envs import cheops_v0, pyramids_v0
from ostraka.envs.aec import AECTableEnv
from ostraka.envs.contract import WAIT
from ostraka.envs.encoding import IllegalAction
from ostraka.envs.registration import environment_id

SEATS = [
    (pyramids_v0, 2),
    (pyramids_v0, 3),
    (pyramids_v0, 4),
    *((cheops_v0, seats) for seats in (2, 3, 4, 5)),
]
# A mask makes an observation a dictionary; PettingZoo's test knows this convention only from its own games.
with_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def played_out(env: AECTableEnv, seed: int) -> dict[str, float]:
    """A whole random game; what each seat got in all."""
    env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        got[agent] += reward
        assert observation is not None
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
    return got


@with_masks
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_aec_environment_passes_the_api_test(game: ModuleType, seats: int) -> None:
    api_test(game.env(seats), num_cycles=150)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_aec_environment_passes_the_seed_test(game: ModuleType, seats: int) -> None:
    seed_test(lambda: game.env(seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_environment_passes_the_render_test(
    game: ModuleType, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode: game.env(seats, render_mode=render_mode))
    assert f"seat {seats - 1}" in capsys.readouterr().out, "the table is printed"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parallel_environment_passes_the_api_test(seats: int) -> None:
    parallel_api_test(pyramids_v0.parallel_env(seats), num_cycles=150)
    parallel_seed_test(lambda: pyramids_v0.parallel_env(seats), num_cycles=60)


@pytest.mark.parametrize(
    "statement",
    [
        "from ostraka.envs import pyramids_v0 as module",
        "import ostraka.envs.pyramids_v0 as module",
        "import importlib; module = importlib.import_module('ostraka.envs.pyramids_v0')",
    ],
)
def test_a_module_is_imported_as_if_it_had_a_file(statement: str) -> None:
    program = f"{statement}; print(module.__name__, module.__all__)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "ostraka.envs.pyramids_v0 ['env', 'raw_env', 'parallel_env']"


def test_a_module_that_no_game_has_is_not_there() -> None:
    with pytest.raises(ImportError, match="senet_v0"):
        from ostraka.envs import senet_v0  # noqa: F401, PLC0415 - that is the point


def test_constructors_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(cheops_v0.raw_env))(3)
    assert len(env.possible_agents) == 3
    assert not hasattr(cheops_v0, "parallel_env"), "in Cheops seats decide one after the other"


def test_environments_are_registered_by_name() -> None:
    name = "ostraka/Pyramids-v0"
    assert len(pettingzoo.make("aec", name, seats=3).possible_agents) == 3
    assert len(pettingzoo.make("parallel", name, seats=4).possible_agents) == 4
    assert len(pettingzoo.make("aec", environment_id("cheops"), seats=5).possible_agents) == 5


@pytest.mark.parametrize(("game", "seats"), [(pyramids_v0, 3), (cheops_v0, 2), (cheops_v0, 4)])
def test_the_winner_is_rewarded_and_all_is_zero_in_sum(game: ModuleType, seats: int) -> None:
    env = game.raw_env(seats)
    got = played_out(env, 4)
    table = env.episode.table
    assert table.over
    share = (seats / len(table.winners) - 1) / (seats - 1)  # 1 for an only winner
    assert [got[f"seat_{seat}"] for seat in table.winners] == [share] * len(table.winners)
    assert sum(got.values()) == pytest.approx(0)


def test_rewards_add_up_to_the_points_gained() -> None:
    env = pyramids_v0.raw_env(3, reward="points")
    got = played_out(env, 5)
    assert list(got.values()) == env.episode.table.scores


def test_a_seed_is_that_of_a_table() -> None:
    env = cheops_v0.raw_env(3)
    env.reset(seed=7)
    assert env.episode.table == ostraka.new("cheops", 3, seed=7)
    env.reset()
    follows = env.episode.table
    assert follows != ostraka.new("cheops", 3, seed=7)
    env.reset(seed=7)
    env.reset()
    assert env.episode.table == follows


def test_an_illegal_action_loses() -> None:
    env = pyramids_v0.env(3)
    env.reset(seed=1)
    env.step(WAIT)
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0, "seat_2": 0}


def test_without_wrappers_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = cheops_v0.raw_env()
    env.reset(seed=1)
    before = env.episode.table.copy()
    with pytest.raises(IllegalAction, match="cannot take action"):
        env.step(WAIT)
    assert env.episode.table == before


def test_in_parallel_an_illegal_action_loses_and_says_why() -> None:
    env = pyramids_v0.parallel_env(2)
    env.reset(seed=1)
    _, rewards, terminations, _, infos = env.step({"seat_0": 1, "seat_1": 300})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0}
    assert terminations == {"seat_0": True, "seat_1": True}
    assert "seat 1 cannot take action 300" in infos["seat_1"]["illegal"]
    strict = pyramids_v0.parallel_env(2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step({"seat_0": 1, "seat_1": 300})
    with pytest.raises(ostraka.OstrakaError, match="missing action for seat_1; use 0 to wait"):
        strict.step({"seat_0": 1})
    with pytest.raises(ostraka.OstrakaError, match="there is no seat_9; the seats are seat_0 to seat_1"):
        strict.step({"seat_0": 1, "seat_1": 1, "seat_9": 1})


def test_a_step_before_the_first_reset_says_so() -> None:
    with pytest.raises(ostraka.OstrakaError, match="call reset first"):
        pyramids_v0.raw_env().step(1)
    with pytest.raises(ostraka.OstrakaError, match="call reset first"):
        pyramids_v0.parallel_env().step({"seat_0": 1, "seat_1": 1})


def test_in_parallel_the_same_game_is_played_as_one_after_the_other() -> None:
    together, apart = pyramids_v0.parallel_env(3), pyramids_v0.raw_env(3)
    observations, _ = together.reset(seed=9)
    apart.reset(seed=9)
    while together.agents:
        actions = {
            agent: int(observation["action_mask"].argmax()) for agent, observation in observations.items()
        }
        acting = [agent for agent in together.agents if actions[agent] != WAIT]
        observations, *_ = together.step(actions)
        for agent in acting:
            assert apart.agent_selection == agent or len(acting) > 1
            apart.agent_selection = agent
            apart.step(actions[agent])
    assert together.episode.table.scores == apart.episode.table.scores


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seats": 6}, "pyramids takes 2 to 4 players, not 6"),
        ({"reward": "glory"}, "there is no reward 'glory'; the rewards are: win, points"),
        ({"render_mode": "smell"}, "there is no render mode 'smell'"),
    ],
)
def test_wrong_arguments_are_refused_with_a_reason(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(ostraka.OstrakaError, match=sentence):
        pyramids_v0.env(**wrong)


def test_a_wrong_seed_is_refused_with_a_reason() -> None:
    env = pyramids_v0.env()
    for wrong in (-1, 1.5, "x", 1 << 63):
        with pytest.raises(ostraka.OstrakaError, match="a seed is a number from 0 to"):
            env.reset(seed=wrong)


def test_a_number_of_numpy_is_a_seed() -> None:
    env, other = pyramids_v0.raw_env(), pyramids_v0.raw_env()
    env.reset(seed=np.int64(5))
    other.reset(seed=5)
    assert env.episode.table.moves == other.episode.table.moves
