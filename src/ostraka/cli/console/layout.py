"""Blocks on a page: side by side, in rows, in the richest layout that fits."""

import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from ostraka.cli.errors import TooSmall

Parts = list[RenderableType]
_UNBOUNDED: Final = 1000
_ruler: Final = Console(file=io.StringIO(), width=_UNBOUNDED)


# --- layouts


def side_by_side(blocks: Sequence[RenderableType], gap: int = 3) -> Grid:
    """Blocks next to each other, each at its own width."""
    grid = Grid.grid(padding=(0, gap, 0, 0))
    for _ in blocks:
        grid.add_column(no_wrap=True)
    grid.add_row(*blocks)
    return grid


def in_rows(blocks: Sequence[RenderableType], width: int, gap: int = 3) -> list[Grid]:
    """Blocks of similar width in as many rows as the width requires."""
    a_row = max(1, (width + gap) // (widest(blocks) + gap))
    return [side_by_side(blocks[start : start + a_row], gap) for start in range(0, len(blocks), a_row)]


def richest(arrangements: Iterable[Parts], width: int, height: int) -> RenderableType:
    """The first arrangement that fits; `TooSmall` carries what the last one needs."""
    space = _Space(width, height)
    least: Parts = []
    for parts in arrangements:
        if space.fits(parts):
            return Group(*parts)
        least = parts
    raise TooSmall(width_of(least), height_of(least, max(width, width_of(least))))


def explained(entries: Mapping[str, tuple[str, str]]) -> Grid:
    """Words in their style, each with its meaning."""
    grid = Grid.grid(padding=(0, 2, 0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for word, (style, meaning) in entries.items():
        grid.add_row(Text(word, style), Text(meaning))
    return grid


# --- measures


def width_of(parts: Sequence[RenderableType]) -> int:
    """The columns that are needed, plain text aside: it can be broken anywhere."""
    return widest([part for part in parts if not isinstance(part, Text)])


def widest(blocks: Sequence[RenderableType]) -> int:
    """The columns of the widest block, text included."""
    return max((Measurement.get(_ruler, _ruler.options, block).maximum for block in blocks), default=0)


def height_of(parts: Sequence[RenderableType], width: int) -> int:
    return sum(len(lines_of(part, width)) for part in parts)


def lines_of(page: RenderableType, width: int) -> list[Text]:
    """A page, line by line, broken at a width."""
    lines = _ruler.render_lines(page, _ruler.options.update(width=width), pad=False)
    return [
        Text.assemble(*((segment.text, segment.style or "") for segment in line if not segment.control))
        for line in lines
    ]


class _Space:
    """The space on a terminal; a part that occurs in several arrangements is measured once."""

    def __init__(self, width: int, height: int) -> None:
        self._width = width
        self._height = height
        # the part itself is stored too, so that no other gets its id
        self._measured: dict[int, tuple[RenderableType, int]] = {}

    def fits(self, parts: Sequence[RenderableType]) -> bool:
        """Whether some parts fit below each other."""
        left = self._height
        for part in parts:
            left -= self._height_of(part)
            if left < 0:
                return False
        return True

    def _height_of(self, part: RenderableType) -> int:
        """The lines of a part; more than there are if it is too wide."""
        if id(part) not in self._measured:
            narrow = width_of([part]) <= self._width
            height = len(lines_of(part, self._width)) if narrow else self._height + 1
            self._measured[id(part)] = part, height
        return self._measured[id(part)][1]
