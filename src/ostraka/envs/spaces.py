"""The observation and action spaces of an environment."""

import numpy as np
from gymnasium import spaces

from ostraka.envs.encoding import Encoding


def observation_space(encoding: Encoding) -> spaces.Box:
    return spaces.Box(np.zeros_like(encoding.highest), encoding.highest, dtype=np.int8)


def masked_observation_space(encoding: Encoding) -> spaces.Dict:
    """The space of an observation together with its action mask."""
    mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
    return spaces.Dict({"observation": observation_space(encoding), "action_mask": mask})


def action_space(encoding: Encoding) -> spaces.Discrete:
    return spaces.Discrete(encoding.actions)
