"""Pyramids for PettingZoo: `env` with its wrappers, `raw_env` without, `parallel_env` for all at once."""

from typing import Any

from pettingzoo import AECEnv

from ostraka.envs.aec import TableEnv, wrapped
from ostraka.envs.illegal import Illegal
from ostraka.envs.parallel import TogetherEnv
from ostraka.envs.rewards import Reward
from ostraka.rules import Components

__all__ = ["env", "parallel_env", "raw_env"]


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
    return TableEnv("pyramids", seats, reward=reward, components=components, render_mode=render_mode)


def parallel_env(
    seats: int = 2,
    *,
    reward: Reward = "win",
    illegal: Illegal = "lose",
    components: Components | None = None,
    render_mode: str | None = None,
) -> TogetherEnv:
    """All seats at the same time, as they keep and mark (P6, P10)."""
    return TogetherEnv(
        "pyramids", seats, reward=reward, illegal=illegal, components=components, render_mode=render_mode
    )
