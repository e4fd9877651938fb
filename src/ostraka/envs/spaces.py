"""The spaces of an environment."""

import numpy as np
from gymnasium import spaces

from ostraka.envs.encoding import Encoding


def seen_space(encoding: Encoding) -> spaces.Box:
    """The space of what a seat sees."""
    return spaces.Box(np.zeros_like(encoding.highest), encoding.highest, dtype=np.int8)


def masked_space(encoding: Encoding) -> spaces.Dict:
    """The space of what a seat sees together with its mask."""
    mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
    return spaces.Dict({"observation": seen_space(encoding), "action_mask": mask})


def action_space(encoding: Encoding) -> spaces.Discrete:
    return spaces.Discrete(encoding.actions)
