"""Studies of the games: tournaments, balance, decks made and measured; on one machine or on many.

>>> from ostraka.lab import Here, Tournament, run
>>> outcome = run(Tournament("cheops", ("scribe", "random"), games=20), Here(1))
>>> [standing.bot for standing in outcome.standings], outcome.table["games"].tolist()
(['scribe', 'random'], [20, 20])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ostraka.lab.balance.balance import Balance
    from ostraka.lab.headroom import Question
    from ostraka.lab.runner.columns import Columns
    from ostraka.lab.runner.run import Cluster, Here, run
    from ostraka.lab.tournament.tournament import Tournament

__all__ = ["Balance", "Cluster", "Columns", "Here", "Question", "Tournament", "run"]

# studies bring the bots and their compiler with them: a name is fetched when it is first used
_HOME: Final = {
    "Balance": "balance.balance",
    "Cluster": "runner.run",
    "Columns": "runner.columns",
    "Here": "runner.run",
    "Question": "headroom",
    "Tournament": "tournament.tournament",
    "run": "runner.run",
}

if not TYPE_CHECKING:  # a type checker would take it for a promise that every name exists

    def __getattr__(name: str) -> object:
        if name not in _HOME:
            raise AttributeError(f"module 'ostraka.lab' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(f"ostraka.lab.{_HOME[name]}"), name)
        return found
