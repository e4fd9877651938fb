"""Environments for learners: thin adapters of a table to PettingZoo, Gymnasium and OpenSpiel.

Importing this package gives every installed game a PettingZoo module (`from ostraka.envs import senet_v0`)
and a Gymnasium id (`ostraka/Senet-v0`). `ostraka.envs.openspiel` registers the games with OpenSpiel.
"""

from typing import TYPE_CHECKING

from ostraka.core.extras import require

require("envs", "gymnasium", "pettingzoo", "PIL")

from ostraka.envs.registration import register_games  # noqa: E402 - `require` explains a missing package first

if TYPE_CHECKING:
    from types import ModuleType

    def __getattr__(name: str) -> ModuleType: ...  # the PettingZoo modules, one for each game


register_games()
