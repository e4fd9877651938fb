"""Registers every installed game with PettingZoo and Gymnasium.

For a game `senet` there is a module `ostraka.envs.senet_v0` and the id `ostraka/Senet-v0`. The modules have
no files of their own: they are made from the registry of games and put into `sys.modules`.
"""

import sys
from functools import partial
from types import ModuleType
from typing import Any, Final

import gymnasium
import pettingzoo

from ostraka.core.game import AnyGame
from ostraka.core.registry import GAMES
from ostraka.envs.aec import AECTableEnv, wrapped_env
from ostraka.envs.parallel import ParallelTableEnv

_PACKAGE: Final = __name__.rpartition(".")[0]


def environment_id(game: str) -> str:
    """The id of a game in the registries of Gymnasium and PettingZoo."""
    return f"ostraka/{title_of(game)}-v0"


def title_of(game: str) -> str:
    return "".join(word.capitalize() for word in game.split("_"))


def register_games() -> None:
    """Make the modules and the ids of all games that have none yet."""
    for game in GAMES.values():
        name = f"{game.name}_v0"
        if f"{_PACKAGE}.{name}" not in sys.modules:
            module = _pettingzoo_module(game)
            sys.modules[module.__name__] = module
            setattr(sys.modules[_PACKAGE], name, module)
            _register_ids(game)


def _pettingzoo_module(game: AnyGame) -> ModuleType:
    """A module as PettingZoo's own games have one."""
    constructors: dict[str, Any] = {
        "env": partial(wrapped_env, game.name),
        "raw_env": partial(AECTableEnv, game.name),
    }
    if game.simultaneous:
        constructors["parallel_env"] = partial(ParallelTableEnv, game.name)
    module = ModuleType(f"{_PACKAGE}.{game.name}_v0", f"{title_of(game.name)} for PettingZoo.")
    vars(module).update(constructors, __all__=list(constructors), __package__=_PACKAGE)
    return module


def _register_ids(game: AnyGame) -> None:
    name, module = environment_id(game.name), f"{_PACKAGE}.{game.name}_v0"
    gymnasium.register(
        name,
        entry_point="ostraka.envs.seat_env:SeatEnv",
        vector_entry_point="ostraka.envs.vector:VectorTableEnv",
        kwargs={"game": game.name},
    )
    pettingzoo.register("aec", name, f"{module}:env")
    if game.simultaneous:
        pettingzoo.register("parallel", name, f"{module}:parallel_env")
