"""Ostraka: two Egyptian write games as a library.

>>> import ostraka
>>> table = ostraka.new("pyramids", seats=2, seed=7)
>>> sorted(table.waiting)
[0, 1]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from ostraka._version import __version__

if TYPE_CHECKING:
    from ostraka.bots import MINDS, Mind, mind
    from ostraka.bots.review import Review, review
    from ostraka.core.errors import BadComponents, BadNotation, IllegalMove, OstrakaError
    from ostraka.core.game import Move
    from ostraka.core.registry import GAMES, Components
    from ostraka.table.chance import Chance, Fair, Scripted, Seeded
    from ostraka.table.new import new
    from ostraka.table.record import BadRecord, Options, Record
    from ostraka.table.referee import load, verify
    from ostraka.table.table import Table
    from ostraka.table.view import View

__all__ = [
    "GAMES",
    "MINDS",
    "BadComponents",
    "BadNotation",
    "BadRecord",
    "Chance",
    "Components",
    "Fair",
    "IllegalMove",
    "Mind",
    "Move",
    "Options",
    "OstrakaError",
    "Record",
    "Review",
    "Scripted",
    "Seeded",
    "Table",
    "View",
    "__version__",
    "load",
    "mind",
    "new",
    "review",
    "verify",
]

# The rules bring a compiler with them: a name is fetched when it is first used, not on import.
_HOMES: Final = {
    "ostraka.bots": ("MINDS", "Mind", "mind"),
    "ostraka.bots.review": ("Review", "review"),
    "ostraka.table.new": ("new",),
    "ostraka.core.registry": ("GAMES", "Components"),
    "ostraka.core.errors": ("BadComponents", "BadNotation", "IllegalMove", "OstrakaError"),
    "ostraka.core.game": ("Move",),
    "ostraka.table.chance": ("Chance", "Fair", "Scripted", "Seeded"),
    "ostraka.table.record": ("BadRecord", "Options", "Record"),
    "ostraka.table.referee": ("load", "verify"),
    "ostraka.table.table": ("Table",),
    "ostraka.table.view": ("View",),
}
_HOME: Final = {name: home for home, names in _HOMES.items() for name in names}
_ROOMS: Final = ("lab", "minds", "rules", "table")


if not TYPE_CHECKING:  # a type checker would take it for a promise that every name exists

    def __getattr__(name: str) -> object:
        if name in _ROOMS:
            return import_module(f"ostraka.{name}")
        if name not in _HOME:
            raise AttributeError(f"module 'ostraka' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_HOME[name]), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_ROOMS})
