"""Opening a new table."""

from collections.abc import Sequence

from ostraka.rules import Components
from ostraka.rules.errors import OstrakaError
from ostraka.table.chance import Chance, Seeded
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
