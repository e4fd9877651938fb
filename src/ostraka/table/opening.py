"""Opening a new table."""

import secrets
from collections.abc import Sequence

from ostraka.rules import Components
from ostraka.rules.errors import OstrakaError
from ostraka.table.chance import LARGEST_SEED, Chance, Seeded
from ostraka.table.record import Options
from ostraka.table.table import Table


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
    """A new table; with neither a seed nor a source of chance, chance is fresh every time.

    (`Table` itself is a table without a source: there, people make the chance moves.)
    """
    if seed is not None and chance is not None:
        raise OstrakaError("give a seed or a source of chance, not both")
    if chance is None:
        chance = Seeded(secrets.randbelow(LARGEST_SEED) if seed is None else seed)
    return Table(game, seats, names=names, components=components, chance=chance, options=options or Options())
