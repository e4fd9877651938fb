"""A turn as it is kept."""

from typing import Any, NamedTuple

Key = tuple[str, int]  # of a turn: its table, and the moves before it


class Turn(NamedTuple):
    """A row of `turns`, and what changes about its table with it."""

    table_id: str
    ply: int
    step: int
    seat: int | None
    message: str | None
    moves: str
    at: int
    change: dict[str, Any] | None = None


def key_of(turn: Turn) -> Key:
    return turn.table_id, turn.ply
