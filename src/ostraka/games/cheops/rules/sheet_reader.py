"""A partially read sheet and its faults."""

from collections.abc import Iterator
from itertools import chain
from typing import Final, NamedTuple

from ostraka.core.component_files import counted
from ostraka.core.errors import Fault
from ostraka.games.cheops.rules import components as parts
from ostraka.games.cheops.rules.components import Arch, Colour, Sheet

# how many stones the rows of a part have, from the top
ROWS: Final = {
    "pyramid": (1, 2, 3, 4, 5, 6),
    "arch": (1, 2, 2, 2, 2, 2),
    "relief": (4, 4, 4),
    "quarry": (12,),
}
_FORMS: Final = {
    "pyramid": "the pyramid has six, of 1 stone at the top to 6 at the bottom",
    "arch": "the arch has six: the capstone, and five of 2 stones",
    "relief": "the relief has three of 4 stones",
}


class Row(NamedTuple):
    line: int
    stones: tuple[Colour, ...]
    legible: bool


class Draft:
    """A sheet as far as it is read."""

    def __init__(self, line: int | None, letter: str) -> None:
        self.line = line  # of its heading, if it has one
        self.name = f"sheet {letter}" if letter else ""
        self.letter = letter  # empty if it cannot become a sheet
        self.rows: dict[str, list[Row]] = {}
        self.line_of: dict[str, int] = {}  # of each part

    def missing(self) -> list[str]:
        return [part for part in ROWS if part not in self.rows]

    def faults(self) -> Iterator[tuple[int, Fault]]:
        """What is wrong with the number of rows and of stones, with the line."""
        for part, rows in self.rows.items():
            if part == "quarry":
                if all(row.legible for row in rows):
                    stones = sum(len(row.stones) for row in rows)
                    yield from ((self.line_of[part], fault) for fault in parts.quarry_faults(stones, ""))
            elif len(rows) != len(ROWS[part]):
                yield self.line_of[part], Fault("C3", "", f"{counted(len(rows), 'row')}; {_FORMS[part]}")
            else:
                for row, length in zip(rows, ROWS[part], strict=True):
                    if row.legible and len(row.stones) != length:
                        count = counted(len(row.stones), "stone")
                        yield row.line, Fault("C3", "", f"a row of {count}; {_FORMS[part]}")

    def sheet(self, symbols: dict[str, tuple[str, ...]]) -> Sheet | None:
        """The sheet, if nothing is wrong with it."""
        legible = all(row.legible for rows in self.rows.values() for row in rows)
        if not self.letter or self.missing() or not legible or any(self.faults()):
            return None
        read = {part: tuple(row.stones for row in rows) for part, rows in self.rows.items()}
        (cap,), *columns = read["arch"]
        left, right = zip(*reversed(columns), strict=True)
        return Sheet(
            letter=self.letter,
            pyramid=read["pyramid"][::-1],
            arch=Arch(left, right, cap),
            relief=read["relief"],
            quarry=tuple(chain.from_iterable(read["quarry"])),
            symbols=dict(symbols),
        )
