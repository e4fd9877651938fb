"""Cheops for PettingZoo, one seat after the other.

In `env` who takes an illegal action has lost; in `raw_env`, without wrappers, it raises `IllegalAction`.
"""

from functools import partial

from ostraka.envs.aec import AECTableEnv, wrapped_env

__all__ = ["env", "raw_env"]

env = partial(wrapped_env, "cheops")
raw_env = partial(AECTableEnv, "cheops")
