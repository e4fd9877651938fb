"""The names by which Gymnasium and PettingZoo make our environments."""

from typing import Final

import gymnasium
import pettingzoo

IDS: Final = {"pyramids": "ostraka/Pyramids-v0", "cheops": "ostraka/Cheops-v0"}


def register_ids() -> None:
    """Make the names known, once."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="ostraka.envs.seat_env:SeatEnv",
                vector_entry_point="ostraka.envs.vector:VectorTableEnv",
                kwargs={"game": game},
            )
            pettingzoo.register("aec", name, f"ostraka.envs.{game}_v0:env")
    if IDS["pyramids"] not in pettingzoo.parallel_registry:
        pettingzoo.register("parallel", IDS["pyramids"], "ostraka.envs.pyramids_v0:parallel_env")
