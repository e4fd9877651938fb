"""The same table in another position: through the notation, so that it is one that can exist."""

from ostraka.table.position import parse
from ostraka.table.table import Table


def having(table: Table, seat: int, *words: str, **values: object) -> Table:
    """The table as it would be if a seat had these words and values in the notation (docs/position.md)."""
    position = parse(table.position()).with_seat(seat, *words, **values)
    return Table.from_position(position, components=table.components, names=table.names)


def with_table(table: Table, *words: str, **values: object) -> Table:
    """The same for what belongs to no seat."""
    position = parse(table.position()).with_table(*words, **values)
    return Table.from_position(position, components=table.components, names=table.names)
