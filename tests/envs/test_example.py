"""The worked example without PyTorch, which is too large here: a learner of a few lines replaces it.

We test our own part: games as Stable-Baselines3 needs them, the training and the evaluation.
"""

import re
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ostraka.envs.contract import Bytes, Numbers

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "train.py"


class VecEnv:
    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:  # noqa: ANN401 - of Gymnasium
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self._seeds = [1] * num_envs


class Callback:
    def __init__(self) -> None:
        self.asked = 0

    def on_step(self) -> bool:
        self.asked += 1
        return bool(self._on_step())  # type: ignore[attr-defined] # that of the example


class CountingLearner:
    """Learns the immediate reward of each action, and takes the best legal one."""

    latest: "CountingLearner"

    def __init__(self, _policy: str, env: Any, **_settings: object) -> None:  # noqa: ANN401 - that of the example
        self.env = env
        self.worth, self.taken = np.zeros(env.action_space.n), np.zeros(env.action_space.n)
        self.num_timesteps = self.ended = self.predicted = 0
        self._choose = np.random.default_rng(1)
        CountingLearner.latest = self

    def learn(self, steps: int, callback: Callback) -> None:
        seen = self.env.reset()
        while self.num_timesteps < steps and callback.on_step():
            masks = np.array(self.env.env_method("action_masks"))
            actions = np.where(masks > 0, self._choose.random(masks.shape), -1).argmax(axis=1)
            before = seen.copy()
            self.env.step_async(actions)
            seen, rewards, over, infos = self.env.step_wait()
            assert self.env.observation_space.contains(seen[0])
            assert (seen != before).any(axis=1).all(), "every game has moved, and copies stay as they were"
            assert [bool(info) for info in infos] == over.tolist()
            np.add.at(self.worth, actions, rewards)
            np.add.at(self.taken, actions, 1)
            self.num_timesteps += len(actions)
            self.ended += int(over.sum())

    def predict(self, seen: Bytes, action_masks: Bytes, *, deterministic: bool) -> tuple[Numbers, None]:
        assert deterministic
        assert len(seen) == len(action_masks)
        self.predicted += 1
        mean = self.worth / np.maximum(self.taken, 1)
        return np.where(action_masks > 0, mean, -np.inf).argmax(axis=1), None


def module(name: str, **contents: Any) -> ModuleType:  # noqa: ANN401 - whatever it has
    stand_in = ModuleType(name)
    vars(stand_in).update(contents)
    return stand_in


@pytest.fixture(autouse=True)
def stand_ins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    common = "stable_baselines3.common"
    threads: list[int] = []
    for stand_in in (
        module("torch", Tensor=object, set_num_threads=threads.append),
        module("sb3_contrib", MaskablePPO=CountingLearner),
        module("stable_baselines3"),
        module(common),
        module(f"{common}.callbacks", BaseCallback=Callback),
        module(f"{common}.torch_layers", BaseFeaturesExtractor=object),
        module(f"{common}.vec_env", VecEnv=VecEnv),
    ):
        monkeypatch.setitem(sys.modules, stand_in.__name__, stand_in)
    yield
    assert threads == [1]


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *arguments, "--threads", "1"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")


def test_the_example_trains_and_evaluates(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "cheops", "--opponent", "random", "--steps", "20000", "--evaluate", "40")
    learner = CountingLearner.latest
    assert learner.num_timesteps >= 20_000
    assert learner.ended > 0
    assert learner.worth.any(), "points are rewarded"
    assert learner.predicted > 10, "the trained one is evaluated"
    reports = re.findall(
        r"(before|after): ([\d.]+)% of 40 games against random won, (-?[\d.]+) points to (-?[\d.]+)",
        capsys.readouterr().out,
    )
    assert [name for name, *_ in reports] == ["before", "after"]
    assert reports[0][1:] != reports[1][1:], "training changes how it plays"


def test_the_example_stops_when_the_time_is_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "cheops", "--opponent", "random", "--minutes", "0", "--evaluate", "2")
    assert CountingLearner.latest.num_timesteps == 0
    assert "0 steps in 0 s" in capsys.readouterr().out
