"""Ostraka: two Egyptian write games as a library.

>>> import ostraka
>>> table = ostraka.new("pyramids", seats=2, seed=7)
>>> sorted(table.waiting)
[0, 1]
"""

from collections.abc import Sequence

from ostraka._version import __version__
from ostraka.minds import MINDS, Mind, mind
from ostraka.rules import GAMES, Components
from ostraka.rules.errors import BadComponents, BadNotation, IllegalMove, OstrakaError
from ostraka.rules.game import Move
from ostraka.table.chance import Chance, Fair, Scripted, Seeded
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
    "Scripted",
    "Seeded",
    "Table",
    "View",
    "__version__",
    "load",
    "mind",
    "new",
    "verify",
]


def new(
    game: str,
    seats: int = 2,
    *,
    seed: int | None = None,
    chance: Chance | None = None,
    names: Sequence[str] | None = None,
    components: Components | None = None,
    options: Options | None = None,
) -> Table:
    """A new table; with neither a seed nor a source of chance, you make the chance moves."""
    if seed is not None and chance is not None:
        raise OstrakaError("give a seed or a source of chance, not both")
    return Table(
        game,
        seats,
        names=names,
        components=components,
        chance=chance if seed is None else Seeded(seed),
        options=options or Options(),
    )
