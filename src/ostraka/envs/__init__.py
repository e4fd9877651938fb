"""Environments for learners: PettingZoo, Gymnasium and OpenSpiel, thin adapters of the same tables.

`pyramids_v0` and `cheops_v0` are for PettingZoo; importing this package makes `ostraka/Pyramids-v0` and
`ostraka/Cheops-v0` known to Gymnasium; `ostraka.envs.openspiel` makes both games known to OpenSpiel.
"""

from ostraka.core.extras import require

require("envs", "gymnasium", "pettingzoo", "PIL")

from ostraka.envs import cheops_v0, pyramids_v0  # noqa: E402 - first it is said what is missing
from ostraka.envs.registration import register_ids  # noqa: E402 - as above

__all__ = ["cheops_v0", "pyramids_v0"]

register_ids()
