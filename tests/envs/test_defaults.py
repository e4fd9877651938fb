"""A game that brings nothing but its rules is an environment too, by the default encoding."""

import multiprocessing
import pickle
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import ostraka
from envs import bare
from envs.pickled import stepped
from envs.random_games import positions
from envs.zoo import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from ostraka.envs import openspiel, registration
from ostraka.envs.contract import WAIT
from ostraka.envs.encoding import IllegalAction
from ostraka.envs.seat_env import SeatEnv
from ostraka.envs.vector import VectorTableEnv

GAMES = ["bare_pyramids", "bare_cheops"]
with_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@pytest.fixture(autouse=True, scope="module")
def games() -> Iterator[None]:
    with bare.installed():
        registration.register_games()
        openspiel.register_games()
        yield


def module(game: str) -> Any:  # noqa: ANN401 - made at run time
    return import_module(f"ostraka.envs.{game}_v0")


@with_masks
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(module(game).env(2), num_cycles=60)
    seed_test(lambda: module(game).env(3), num_cycles=30)
    render_test(lambda render_mode: module(game).env(2, render_mode=render_mode))
    assert "seat 1" in capsys.readouterr().out
    assert len(pettingzoo.make("aec", registration.environment_id(game), seats=3).possible_agents) == 3


def test_a_parallel_environment_is_for_games_in_which_seats_decide_at_the_same_time() -> None:
    parallel_api_test(module("bare_pyramids").parallel_env(2), num_cycles=60)
    parallel_seed_test(lambda: module("bare_pyramids").parallel_env(2), num_cycles=30)
    assert "ostraka/BarePyramids-v0" in pettingzoo.parallel_registry
    assert "ostraka/BareCheops-v0" not in pettingzoo.parallel_registry
    assert not hasattr(module("bare_cheops"), "parallel_env")


@pytest.mark.parametrize("name", ["ostraka/BarePyramids-v0", "ostraka/BareCheops-v0"])
def test_gymnasium_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name, opponents="random").unwrapped)
    assert capsys.readouterr().out, "it is rendered for people too"


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    rules = pyspiel.load_game(f"ostraka_{game}", {"players": 3})
    pyspiel.random_sim_test(rules, num_sims=1, serialize=False, verbose=False)
    state = rules.new_initial_state()
    choose = random.Random(1)
    for _ in range(60):
        state.apply_action(choose.choice(state.legal_actions()))
    for player in range(3):
        rows = np.array(state.information_state_tensor(player)[3:], int).reshape(-1, 17)
        moves = rows[rows[:, 0] == 1, 1:]
        codes = [sum(int(number) << 4 * place for place, number in enumerate(move)) for move in moves]
        assert codes == list(state.table.view(player).codes)


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_a_place_in_the_list_of_legal_moves(game: str) -> None:
    for table, encoding in positions(game, 3, 1):
        for seat in range(3):
            view = table.view(seat)
            legal = list(view.legal)
            if not legal:
                assert encoding.legal(view).tolist() == [WAIT]
                continue
            assert encoding.legal(view).tolist() == list(range(1, len(legal) + 1))
            assert encoding.move(view, len(legal)) == legal[-1]
            with pytest.raises(IllegalAction, match=rf"action {len(legal) + 1} \(legal move"):
                encoding.move(view, len(legal) + 1)
        if table.ply > 60:
            return
    pytest.fail("the game was too short to tell")


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_the_concealed_state(game: str) -> None:
    table, encoding = next(positions(game, 2, 1))
    page = encoding.page(table.kit)
    for seat in range(2):
        view = table.view(seat)
        numbers = encoding.observation(view, page).astype(int)
        assert numbers[0] == seat + 1
        assert bytes((numbers[1::2] + 16 * numbers[2::2]).tolist()) == view.state.tobytes()
        assert (numbers <= encoding.highest).all()
        assert numbers[encoding.slices["seats"]].tolist() == [2, 0]
    if game == "bare_pyramids":
        assert table.state.tobytes() != table.view(0).state.tobytes(), "the others' hands are concealed"


@pytest.mark.parametrize(("game", "opponents"), [("bare_pyramids", "self"), ("bare_cheops", "scribe")])
def test_many_games_are_played_as_at_tables(game: str, opponents: str) -> None:
    env = VectorTableEnv(game, 3, opponents=opponents)
    seen, info = env.reset(seed=5)
    ended = 0
    while ended < 2:
        assert (seen[:, 0] == info["seat"] + 1).all()
        assert env.observation_space.contains(np.ascontiguousarray(seen))
        for at, count in enumerate(env.ledgers["count"]):
            assert np.flatnonzero(info["action_mask"][at]).tolist() == list(range(1, count + 1))
        seen, _, over, _, info = env.step(env.random_actions())
        ended += int(over.sum())


def test_the_last_observation_conceals_as_a_view_does() -> None:
    env = VectorTableEnv("bare_pyramids", 1, opponents="self")
    env.reset(seed=5)
    table = ostraka.new("bare_pyramids", 2, seed=5)
    page = env.encoding.page(table.kit)
    while not table.over:
        seat = min(table.waiting)
        table.play(env.encoding.move(table.view(seat), 1))
        _, _, _, _, info = env.step(np.array([1]))
    assert (info["final_obs"][0] == env.encoding.observation(table.view(seat), page)).all()


def test_a_pickled_environment_works_in_another_process() -> None:
    env = VectorTableEnv("bare_cheops", 2, opponents="scribe")
    env.reset(seed=1)
    expected = [stepped(pickle.dumps(env)) for _ in range(2)]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(stepped, pickle.dumps(env)).result() == expected[0] == expected[1]


def test_a_picture_is_the_text_of_the_table() -> None:
    env = SeatEnv("bare_cheops", opponents="random", render_mode="rgb_array")
    env.reset(seed=2)
    frame = env.render()
    assert isinstance(frame, np.ndarray)
    assert (frame != frame[-1, -1]).any(axis=2).sum() > 2000
