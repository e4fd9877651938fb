"""Blocks on a page: next to each other, in rows, in the richest layout that there is room for."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ostraka.cli.console.measure import Room, height_of, widest, width_of
from ostraka.cli.errors import TooSmall

Parts = list[RenderableType]


def beside(blocks: Sequence[RenderableType], gap: int = 3) -> Grid:
    """Blocks next to each other, each as wide as it is."""
    grid = Grid.grid(padding=(0, gap, 0, 0))
    for _ in blocks:
        grid.add_column(no_wrap=True)
    grid.add_row(*blocks)
    return grid


def in_rows(blocks: Sequence[RenderableType], width: int, gap: int = 3) -> list[Grid]:
    """Blocks of about the same width in as many rows as the width asks for."""
    a_row = max(1, (width + gap) // (widest(blocks) + gap))
    return [beside(blocks[start : start + a_row], gap) for start in range(0, len(blocks), a_row)]


def richest(arrangements: Iterable[Parts], width: int, height: int) -> RenderableType:
    """The first of some arrangements that fits; `TooSmall` tells what the last one would need."""
    room = Room(width, height)
    least: Parts = []
    for parts in arrangements:
        if room.fits(parts):
            return Group(*parts)
        least = parts
    raise TooSmall(width_of(least), height_of(least, max(width, width_of(least))))


def explained(entries: Mapping[str, tuple[str, str]]) -> Grid:
    """Words in their style, each with what it means."""
    grid = Grid.grid(padding=(0, 2, 0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for word, (style, what) in entries.items():
        grid.add_row(Text(word, style), Text(what))
    return grid
