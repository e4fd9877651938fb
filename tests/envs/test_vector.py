import copy
import pickle
from collections.abc import Callable

import gymnasium
import numpy as np
import pytest

import ostraka
from ostraka.core.jit import COMPILED
from ostraka.envs.contract import Numbers
from ostraka.envs.encoding import IllegalAction, legal_actions
from ostraka.envs.vector import VectorTableEnv
from ostraka.table.table import Table
from staging.cheops import block, capped

GAMES = 5


def tables_of(env: VectorTableEnv) -> list[Table]:
    """Tables with the seeds and set-ups of the games."""
    tables = []
    for ledger in env.ledgers:
        setup = env.setups[int(ledger.setup)]
        table = ostraka.Table(env.encoding.game.name, env.seats, setup=setup)
        table.leave_chance_to(ostraka.Seeded(int(ledger.seed)))
        tables.append(table)
    return tables


def first_legal(env: VectorTableEnv) -> Numbers:
    actions: Numbers = env.action_masks().argmax(axis=1)
    return actions


@pytest.mark.parametrize(("game", "seats"), [("pyramids", 2), ("pyramids", 4), ("cheops", 2), ("cheops", 5)])
def test_the_same_games_are_played_as_at_tables(game: str, seats: int) -> None:
    env = VectorTableEnv(game, GAMES, seats, opponents="self")
    seen, info = env.reset(seed=20)
    assert env.ledgers["seed"].tolist() == [20, 21, 22, 23, 24]
    tables, live = tables_of(env), set(range(GAMES))
    pages = [env.encoding.page(table.kit) for table in tables]
    while live:
        for at in live:
            seat = int(info["seat"][at])
            assert seat == min(tables[at].waiting)
            view = tables[at].view(seat)
            assert (seen[at] == env.encoding.observation(view, pages[at])).all()
            assert (info["action_mask"][at] == env.encoding.mask(view)).all()
        actions = env.random_actions().copy()
        for at in live:
            tables[at].play(env.encoding.move(tables[at].view(min(tables[at].waiting)), actions[at]))
        seen, _, over, _, info = env.step(actions)
        for at in [at for at in live if over[at]]:
            live.remove(at)
            assert info["final_info"]["scores"][at].tolist() == tables[at].scores
            shared = {seat: seats / len(tables[at].winners) for seat in tables[at].winners}
            assert info["rewards"][at].tolist() == [
                (shared.get(seat, 0) - 1) / (seats - 1) for seat in range(seats)
            ]
            assert info["rewards"][at].sum() == pytest.approx(0)
        assert all(not tables[at].over for at in live)


@pytest.mark.parametrize("painted", ["a1 b1 c1 a2 b2", "relief", "a1 c1 b2 d2 a3 c3", "p1 cap a1 a2 b3 c3"])
def test_pairs_of_one_colour_compete_for_payments(painted: str) -> None:
    parts = capped(block(quarry="gobryp gobryp", green=painted, blue="d1 d3 left"))
    env = VectorTableEnv("cheops", 40, opponents="self", components=parts)
    env.reset(seed=3)
    kits = [Table("cheops", 2, components=parts, setup=setup).kit for setup in env.setups]
    actions = np.empty(env.encoding.game.most_moves, np.int64)
    for _ in range(80 if COMPILED else 8):
        for at, seat in enumerate(env.ledgers["seat"]):
            kit = kits[env.ledgers["setup"][at]]
            legal = actions[: legal_actions(env.rows[at : at + 1], kit, int(seat), actions)]
            assert np.flatnonzero(env.action_masks()[at]).tolist() == sorted(legal)
            assert env.ledgers["count"][at] == len(legal)
        env.step(env.random_actions())


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_a_finished_game_starts_again_in_the_same_step(game: str) -> None:
    env = VectorTableEnv(game, GAMES, opponents="random")
    env.reset(seed=1)
    ends = 0
    while ends < 3 * GAMES:
        seen, reward, over, truncated, info = env.step(env.random_actions())
        ends += int(over.sum())
        assert not truncated.any()
        assert not reward[~over].any()
        if over.any():
            assert (info["_final_obs"] == over).all()
            assert not (info["final_obs"][over] == seen[over]).all(axis=1).any()
        assert env.observation_space.contains(np.ascontiguousarray(seen))
    assert (env.ledgers["episode"] > 0).all()
    assert len(set(env.ledgers["seed"].tolist())) == GAMES


@pytest.mark.parametrize("opponents", ["random", "scribe", "architect"])
def test_opponents_play_as_well_as_their_names_promise(opponents: str) -> None:
    env = VectorTableEnv("cheops", 60, 2, seat=None, opponents=opponents)
    env.reset(seed=3)
    rewards: list[float] = []
    while len(rewards) < 60:
        _, reward, over, _, _ = env.step(env.random_actions())
        rewards += reward[over].tolist()
    if opponents == "random":
        assert abs(np.mean(rewards)) < 0.5
    else:
        assert np.mean(rewards) < -0.95
    assert set(env.ledgers["learner"].tolist()) == {0, 1}, "the seat is drawn"


def scribes_moves(table: Table, goal: bytes) -> Table | None:
    """The table after moves of seat 1 that a scribe values most, if they lead to a state."""
    if table.waiting != {1}:
        return table if table.state.tobytes() == goal else None
    weights = ostraka.bot("scribe").weigh(table.view(1))
    for weight in weights:
        if weight.margin == weights[0].margin:
            twin = table.copy()
            twin.play(weight.move)
            reached = scribes_moves(twin, goal)
            if reached is not None:
                return reached
    return None


def test_the_compiled_scribe_judges_as_the_scribe_does() -> None:
    env = VectorTableEnv("cheops", 1, 2, opponents="scribe")
    env.reset(seed=8)
    setup, seed = env.setups[int(env.ledgers[0].setup)], int(env.ledgers[0].seed)
    table: Table | None = ostraka.Table("cheops", 2, setup=setup, chance=ostraka.Seeded(seed))
    for _ in range(20):
        goal = env.rows[0].tobytes()
        assert table is not None
        table = scribes_moves(table, goal)
        assert table is not None, "a move that the scribe would not make"
        table.play(env.encoding.move(table.view(0), first_legal(env)[0]))
        env.step(first_legal(env))


def test_points_add_up_to_the_scores() -> None:
    env = VectorTableEnv("pyramids", GAMES, 3, opponents="self", reward="points")
    env.reset(seed=2)
    gained, over = np.zeros((GAMES, 3)), np.zeros(GAMES, bool)
    while not over.any():
        _, _, over, _, info = env.step(env.random_actions())
        gained += info["rewards"]
    assert (gained[over] == info["final_info"]["scores"][over]).all()


def test_arrays_come_back_without_copying() -> None:
    env = VectorTableEnv("pyramids", GAMES, opponents="self")
    seen, info = env.reset(seed=1)
    again, reward, over, _, later = env.step(first_legal(env))
    assert np.shares_memory(seen, again)
    assert np.shares_memory(info["action_mask"], later["action_mask"])
    _, other, ends, *_ = env.step(first_legal(env))
    assert reward is other
    assert over is ends


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(("game", "opponents"), [("pyramids", "self"), ("cheops", "architect")])
def test_a_copy_goes_on_by_itself(
    game: str, opponents: str, copied: Callable[[VectorTableEnv], VectorTableEnv]
) -> None:
    env = VectorTableEnv(game, GAMES, opponents=opponents)
    env.reset(seed=3)
    for _ in range(10):
        env.step(first_legal(env))
    other = copied(env)
    left = env.rows.tobytes()
    for _ in range(10):
        seen, *_, theirs = other.step(first_legal(other))
    assert env.rows.tobytes() == left
    for _ in range(10):
        ours, *_, info = env.step(first_legal(env))
    assert (seen == ours).all()
    assert (theirs["action_mask"] == info["action_mask"]).all()
    assert other.rows.tobytes() == env.rows.tobytes()


def test_the_same_seed_plays_the_same_games() -> None:
    envs = [VectorTableEnv("pyramids", GAMES, 3, opponents="random") for _ in range(2)]
    for env in envs:
        env.reset(seed=9)
        for _ in range(100):
            env.step(first_legal(env))
    assert envs[0].rows.tobytes() == envs[1].rows.tobytes()
    envs[0].reset(seed=9)
    envs[0].reset()
    assert 9 not in envs[0].ledgers["seed"]


def test_a_game_does_not_depend_on_how_many_there_are() -> None:
    few, many = (
        VectorTableEnv("cheops", 2, opponents="random"),
        VectorTableEnv("cheops", 7, opponents="random"),
    )
    for env in (few, many):
        env.reset(seed=4)
        for _ in range(50):
            env.step(first_legal(env))
    assert few.rows.tobytes() == many.rows[:2].tobytes()


def test_an_illegal_action_names_its_game_and_nothing_happens() -> None:
    env = VectorTableEnv("pyramids", 3, opponents="self")
    env.reset(seed=1)
    before = env.rows.tobytes()
    with pytest.raises(IllegalAction, match=r"game 1 cannot take action 12 \(mark a1 in chamber 1\) now"):
        env.step(np.array([1, 12, 1]))
    with pytest.raises(IllegalAction, match="an action is a number from 0 to 649, not 650"):
        env.step(np.array([1, 1, 650]))
    with pytest.raises(ostraka.OstrakaError, match="actions must be 3 integers"):
        env.step(np.array([1.0, 1.0, 1.0]))
    assert env.rows.tobytes() == before


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make_vec("ostraka/Cheops-v0", num_envs=4, seats=3, opponents="random")
    seen, info = env.reset(seed=1)
    assert seen.shape == env.observation_space.shape
    actions = [env.single_action_space.sample(mask) for mask in info["action_mask"]]
    _, _, over, _, _ = env.step(np.array(actions))
    assert over.shape == (4,)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"num_envs": 0}, "num_envs is a whole number from 1, not 0"),
        ({"num_envs": 2.5}, "num_envs is a whole number from 1, not 2.5"),
        ({"seat": 2}, "there is no seat 2"),
        ({"seat": "0"}, "there is no seat '0'; the seats are 0 to 1, or None for any"),
        ({"opponents": "pharaoh"}, "no compiled opponent 'pharaoh'; name one of self, random, scribe"),
        ({"opponents": ["scribe"]}, r"no compiled opponent \['scribe'\]"),
        ({"seats": "2"}, "cheops takes 2 to 5 players, not '2'"),
        ({"seats": 6}, "cheops takes 2 to 5 players, not 6"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
    ],
)
def test_wrong_arguments_are_refused_with_a_reason(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(ostraka.OstrakaError, match=sentence):
        VectorTableEnv(**{"game": "cheops", "num_envs": 2, **wrong})  # type: ignore[arg-type] # that is the point


def test_a_step_before_the_first_reset_says_so() -> None:
    with pytest.raises(ostraka.OstrakaError, match="call reset first"):
        VectorTableEnv("cheops", 1).step(np.array([1]))
    with pytest.raises(ostraka.OstrakaError, match="call reset first"):
        VectorTableEnv("cheops", 1).random_actions()
