import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ostraka
from ostraka.envs.seat_env import SeatEnv


def played_out(env: SeatEnv, seed: int) -> list[float]:
    """A whole random game; the rewards."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards, over = [], False
    while not over:
        assert (info["action_mask"] == env.action_masks()).all()
        _, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not truncated
        rewards.append(reward)
    assert info["scores"] == env.episode.table.scores
    return rewards


@pytest.mark.parametrize(
    ("name", "seats"), [("ostraka/Pyramids-v0", 2), ("ostraka/Pyramids-v0", 4), ("ostraka/Cheops-v0", 5)]
)
def test_gymnasium_finds_nothing_wrong(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name, seats=seats, opponents="random").unwrapped)
    assert "to move" in capsys.readouterr().out, "it is rendered for people too"


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_a_seat_plays_against_bots_of_its_choice(game: str, seat: int) -> None:
    env = SeatEnv(game, 3, seat=seat, opponents=["scribe", "random"])
    rewards = played_out(env, 3)
    table = env.episode.table
    assert not any(rewards[:-1])
    assert rewards[-1] == (1.0 if seat in table.winners else -0.5)
    scribe, fool = (table.scores[(seat + away) % 3] for away in (1, 2))
    assert scribe > fool


def test_points_add_up_to_the_score() -> None:
    env = SeatEnv("pyramids", opponents="random", reward="points")
    assert sum(played_out(env, 2)) == env.episode.table.scores[0]


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (SeatEnv("cheops", 2, opponents="novice") for _ in range(2))
    assert played_out(first, 5) == played_out(second, 5)
    assert first.episode.table == second.episode.table


def test_a_bot_itself_can_be_an_opponent() -> None:
    env = SeatEnv("cheops", opponents=ostraka.bot("architect"))
    played_out(env, 1)
    assert env.episode.table.winners == [1]


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SeatEnv("pyramids", opponents="random")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(np.int64(12))
    assert (reward, terminated) == (-1.0, True)
    assert "cannot take action 12 (mark a1 in chamber 1) now" in info["illegal"]
    with pytest.raises(ostraka.OstrakaError, match="call reset first"):
        env.step(1)


def test_an_illegal_action_can_raise_instead() -> None:
    env = SeatEnv("pyramids", opponents="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(ostraka.OstrakaError, match="cannot take action 12"):
        env.step(12)
    env.step(1)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "senet"}, "there is no game 'senet'"),
        ({"seat": 2}, "there is no seat 2; the seats are 0 to 1"),
        ({"seat": "0"}, "there is no seat '0'; the seats are 0 to 1"),
        ({"opponents": "sphinx"}, "there is no bot 'sphinx'"),
        ({"opponents": ["scribe", "scribe"]}, "at 2 seats there are 1 opponents, not 2"),
        ({"opponents": 3}, "an opponent is the name of a bot, or a bot, not 3"),
        ({"illegal": "cry"}, "an illegal action can lose or raise, not 'cry'"),
    ],
)
def test_wrong_arguments_are_refused_with_a_reason(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(ostraka.OstrakaError, match=sentence):
        SeatEnv(**{"game": "pyramids", **wrong})  # type: ignore[arg-type] # that is the point


def test_a_picture_shows_no_secrets_of_other_seats() -> None:
    """Before this seat has marked, its picture does not depend on another seat's marks."""
    env = SeatEnv("pyramids", opponents="random", render_mode="rgb_array")
    env.reset(seed=2)
    env.step(1)
    before = env.render()
    table = env.episode.table
    assert table.waiting == {0, 1}
    table.play(table.legal(1)[-1])
    after = env.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    marks = np.argwhere((before != after).any(axis=2))
    assert (marks[:, 1] > 60).all(), "only the sign that the other is still to move is gone"
    assert before.std() > 10
