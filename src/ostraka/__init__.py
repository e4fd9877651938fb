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
    from ostraka.bots import BOTS, Bot
    from ostraka.bots import find_bot as bot
    from ostraka.bots.review import Review, review
    from ostraka.core.errors import BadComponents, BadNotation, BadPosition, IllegalMove, OstrakaError
    from ostraka.core.game import Components, Move
    from ostraka.core.registry import GAMES
    from ostraka.table.chance import Chance, Fair, Scripted, Seeded
    from ostraka.table.new import new
    from ostraka.table.position import Position
    from ostraka.table.record import BadRecord, Record
    from ostraka.table.referee import load, verify
    from ostraka.table.table import Table
    from ostraka.table.view import View

__all__ = [
    "BOTS",
    "GAMES",
    "BadComponents",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Chance",
    "Components",
    "Fair",
    "IllegalMove",
    "Move",
    "OstrakaError",
    "Position",
    "Record",
    "Review",
    "Scripted",
    "Seeded",
    "Table",
    "View",
    "__version__",
    "bot",
    "load",
    "new",
    "review",
    "verify",
]

# The rules bring a compiler with them: a name is fetched when it is first used, not on import.
_HOMES: Final = {
    "ostraka.bots": ("BOTS", "Bot", "find_bot as bot"),
    "ostraka.bots.review": ("Review", "review"),
    "ostraka.table.new": ("new",),
    "ostraka.table.position": ("Position",),
    "ostraka.core.registry": ("GAMES",),
    "ostraka.core.errors": ("BadComponents", "BadNotation", "BadPosition", "IllegalMove", "OstrakaError"),
    "ostraka.core.game": ("Components", "Move"),
    "ostraka.table.chance": ("Chance", "Fair", "Scripted", "Seeded"),
    "ostraka.table.record": ("BadRecord", "Record"),
    "ostraka.table.referee": ("load", "verify"),
    "ostraka.table.table": ("Table",),
    "ostraka.table.view": ("View",),
}
_HOME: Final = {
    entry.split(" as ")[-1]: (home, entry.split(" as ")[0])
    for home, entries in _HOMES.items()
    for entry in entries
}
_ROOMS: Final = ("bots", "core", "games", "lab", "table")


if not TYPE_CHECKING:  # a type checker would take it for a promise that every name exists

    def __getattr__(name: str) -> object:
        if name in _ROOMS:
            return import_module(f"ostraka.{name}")
        if name not in _HOME:
            raise AttributeError(f"module 'ostraka' has no attribute {name!r}")
        home, own_name = _HOME[name]
        globals()[name] = getattr(import_module(home), own_name)
        return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_ROOMS})
