"""Cheops for PettingZoo: `env` with the usual wrappers, `raw_env` without."""

from typing import Any

from pettingzoo import AECEnv

from ostraka.envs.aec import TableEnv, wrapped
from ostraka.envs.rewards import Reward
from ostraka.rules import Components

__all__ = ["env", "raw_env"]


def env(
    seats: int = 2,
    *,
    reward: Reward = "win",
    components: Components | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """One seat after the other; who takes an illegal action has lost."""
    return wrapped(raw_env(seats, reward=reward, components=components, render_mode=render_mode))


def raw_env(
    seats: int = 2,
    *,
    reward: Reward = "win",
    components: Components | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """One seat after the other; an illegal action raises `IllegalAction`."""
    return TableEnv("cheops", seats, reward=reward, components=components, render_mode=render_mode)
