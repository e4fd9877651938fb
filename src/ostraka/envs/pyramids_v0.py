"""Pyramids for PettingZoo: one seat after the other, or all at once, as they keep and mark (P6, P10).

In `env` who takes an illegal action has lost; in `raw_env`, without wrappers, it raises `IllegalAction`.
In `parallel_env` every seat acts in every step.
"""

from functools import partial

from ostraka.envs.aec import AECTableEnv, wrapped_env
from ostraka.envs.parallel import ParallelTableEnv

__all__ = ["env", "parallel_env", "raw_env"]

env = partial(wrapped_env, "pyramids")
raw_env = partial(AECTableEnv, "pyramids")
parallel_env = partial(ParallelTableEnv, "pyramids")
