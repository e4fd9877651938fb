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


def fits(parts: Sequence[RenderableType], width: int, height: int) -> bool:
    """Whether some parts have room below each other; it stops where they have not."""
    if width_of(parts) > width:
        return False
    for part in parts:
        height -= len(lines_of(part, width))
        if height < 0:
            return False
    return True


def lines_of(page: RenderableType, width: int) -> list[Text]:
    """A page, line by line, as it is broken at a width."""
    lines = _ruler.render_lines(page, _ruler.options.update(width=width), pad=False)
    return [
        Text.assemble(*((segment.text, segment.style or "") for segment in line if not segment.control))
        for line in lines
    ]
