"""Studies of games: tournaments, balance, headroom and simulations, on one machine or on many.

`run(Tournament(game, bots), Here())` plays a study; docs/lab.md has examples.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ostraka.lab.balance.balance import Balance
    from ostraka.lab.headroom import Headroom
    from ostraka.lab.runner.columns import Columns
    from ostraka.lab.runner.run import Cluster, Here, run
    from ostraka.lab.simulation import Simulation, simulate
    from ostraka.lab.tournament.tournament import Tournament

__all__ = [
    "Balance",
    "Cluster",
    "Columns",
    "Headroom",
    "Here",
    "Simulation",
    "Tournament",
    "run",
    "simulate",
]

# Studies import the bots and with them a compiler, so a name is imported when it is first used.
_HOME: Final = {
    "Balance": "balance.balance",
    "Cluster": "runner.run",
    "Columns": "runner.columns",
    "Headroom": "headroom",
    "Here": "runner.run",
    "Simulation": "simulation",
    "Tournament": "tournament.tournament",
    "run": "runner.run",
    "simulate": "simulation",
}

if not TYPE_CHECKING:  # to a type checker it would mean that every name exists

    def __getattr__(name: str) -> object:
        if name not in _HOME:
            raise AttributeError(f"module 'ostraka.lab' has no attribute {name!r}")
        globals()[name] = getattr(import_module(f"ostraka.lab.{_HOME[name]}"), name)
        return globals()[name]
