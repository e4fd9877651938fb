"""Ostraka: board games as a library, with rules, tables, records and bots.

>>> import ostraka
>>> tables = [ostraka.new(game, seats=2, seed=7) for game in ostraka.GAMES]
>>> all(table.waiting for table in tables)
True
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

# Names are imported on first use, because the rules load a compiler.
_MODULES: Final = {
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
_NAMES: Final = {
    entry.split(" as ")[-1]: (module, entry.split(" as ")[0])
    for module, entries in _MODULES.items()
    for entry in entries
}
_PACKAGES: Final = ("bots", "core", "games", "lab", "table")


if not TYPE_CHECKING:  # otherwise a type checker would accept every name

    def __getattr__(name: str) -> object:
        if name in _PACKAGES:
            return import_module(f"ostraka.{name}")
        if name not in _NAMES:
            raise AttributeError(f"module 'ostraka' has no attribute {name!r}")
        module, original_name = _NAMES[name]
        globals()[name] = getattr(import_module(module), original_name)
        return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_PACKAGES})
