"""Trains a small policy against the scribe, with MaskablePPO of sb3-contrib.

    pip install 'ostraka[envs]' sb3-contrib
    python examples/train.py cheops --minutes 6

`VectorTableEnv` plays hundreds of games at once; a few lines adapt it to Stable-Baselines3.
"""

import argparse
from time import perf_counter
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

import ostraka
from ostraka.envs.vector import VectorTableEnv

GAMES = 256
WIDTH = 256
A_POINT = 0.1  # rewards near 1 are easier to learn from


class Games(VecEnv):
    """`VectorTableEnv` for Stable-Baselines3, which needs copies because it stores observations."""

    def __init__(self, env: VectorTableEnv) -> None:
        self.games = env
        self.render_mode = None
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> np.ndarray:
        return self.games.reset(seed=self._seeds[0])[0].copy()

    def step_async(self, actions: np.ndarray) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        seen, reward, over, _, info = self.games.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for at in np.flatnonzero(over):
            infos[at] = {"terminal_observation": info["final_obs"][at].copy()}
        return seen.copy(), (A_POINT * reward).astype(np.float32), over.copy(), infos

    def env_method(self, method_name: str, *_args: Any, indices: Any = None, **_named: Any) -> list[Any]:
        return list(getattr(self.games, method_name)().copy())

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.games, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


class OneHot(BaseFeaturesExtractor):
    """One-hot inputs: every value of every number of an observation is one input."""

    def __init__(self, observation_space: Any) -> None:
        super().__init__(observation_space, WIDTH)
        cases = torch.as_tensor(observation_space.high.astype(np.int64)) + 1
        self.register_buffer("first", torch.cumsum(cases, 0) - cases)
        self.layer = torch.nn.Linear(int(cases.sum()), WIDTH)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        inputs = torch.zeros(len(seen), self.layer.in_features)
        return torch.relu(self.layer(inputs.scatter_(1, seen.long() + self.first, 1.0)))


class Clock(BaseCallback):
    """Stops when the time is up."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = perf_counter() + 60 * minutes

    def _on_step(self) -> bool:
        return perf_counter() < self.end


def wins_against(
    model: MaskablePPO | None, game: str, opponent: str, games: int
) -> tuple[float, float, float]:
    """The share of games won, and the mean points of both seats; without a model, for random moves."""
    env = VectorTableEnv(game, games, seat=None, opponents=opponent)
    seen, info = env.reset(seed=1_000_000)
    first = np.ones(games, bool)
    won, ours, theirs = np.zeros(games), np.zeros(games), np.zeros(games)
    while first.any():
        if model is None:
            actions = env.random_actions()
        else:
            actions, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
        acting = info["seat"].copy()
        seen, reward, over, _, info = env.step(actions)
        for at in np.flatnonzero(over & first):
            scores = info["final_info"]["scores"][at]
            won[at] = (reward[at] + 1) / 2  # a shared win is half a win
            ours[at], theirs[at] = scores[acting[at]], scores[1 - acting[at]]
        first &= ~over
    return won.mean(), ours.mean(), theirs.mean()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(ostraka.GAMES), default="cheops", nargs="?")
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--steps", type=int, default=10**9, help="limit for all games together")
    parser.add_argument("--opponent", choices=["random", "scribe", "architect"], default="scribe")
    parser.add_argument("--evaluate", type=int, default=500, metavar="GAMES")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    env = Games(VectorTableEnv(options.game, GAMES, seat=None, opponents=options.opponent, reward="points"))
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=64,
        batch_size=2048,
        n_epochs=2,
        gamma=0.999,
        gae_lambda=0.95,
        learning_rate=7e-4,
        ent_coef=0.005,
        policy_kwargs={"features_extractor_class": OneHot, "net_arch": [128]},
        seed=1,
        device="cpu",
    )
    start = perf_counter()
    for name, trained in (("before", None), ("after", model)):
        if trained is not None:
            model.learn(options.steps, callback=Clock(options.minutes))
            print(f"{model.num_timesteps:,} steps in {perf_counter() - start:.0f} s")
        won, ours, theirs = wins_against(trained, options.game, options.opponent, options.evaluate)
        print(
            f"{name}: {won:.1%} of {options.evaluate} games against {options.opponent} won,"
            f" {ours:.1f} points to {theirs:.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
