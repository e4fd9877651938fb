"""How much room something drawn takes in a terminal."""

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.text import Text

_UNBOUNDED: Final = 1000
_ruler: Final = Console(file=io.StringIO(), width=_UNBOUNDED)


def width_of(parts: Sequence[RenderableType]) -> int:
    """The columns that are needed, without those of plain text: that can be broken anywhere."""
    return widest([part for part in parts if not isinstance(part, Text)])


def widest(blocks: Sequence[RenderableType]) -> int:
    """The columns of the widest block, text included."""
    return max((Measurement.get(_ruler, _ruler.options, block).maximum for block in blocks), default=0)


def height_of(parts: Sequence[RenderableType], width: int) -> int:
    return sum(len(lines_of(part, width)) for part in parts)


class Room:
    """The room on a terminal; a part that is tried again in another arrangement is measured once."""

    def __init__(self, width: int, height: int) -> None:
        self._width = width
        self._height = height
        self._known: dict[
            int, tuple[RenderableType, int]
        ] = {}  # a part is kept, so that its id stays its own

    def fits(self, parts: Sequence[RenderableType]) -> bool:
        """Whether some parts have room below each other."""
        left = self._height
        for part in parts:
            left -= self._height_of(part)
            if left < 0:
                return False
        return True

    def _height_of(self, part: RenderableType) -> int:
        """The lines that a part takes: too many if it is too wide."""
        if id(part) not in self._known:
            narrow = width_of([part]) <= self._width
            height = len(lines_of(part, self._width)) if narrow else self._height + 1
            self._known[id(part)] = part, height
        return self._known[id(part)][1]


def lines_of(page: RenderableType, width: int) -> list[Text]:
    """A page, line by line, as it is broken at a width."""
    lines = _ruler.render_lines(page, _ruler.options.update(width=width), pad=False)
    return [
        Text.assemble(*((segment.text, segment.style or "") for segment in line if not segment.control))
        for line in lines
    ]
