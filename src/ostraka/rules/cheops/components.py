"""What a game of Cheops is played with, and the same as arrays for the compiled rules."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Meta

from ostraka.rules.cheops.buildings import COLUMN, HEIGHT, LEVELS, STONE_OF, WIDTH, stones
from ostraka.rules.cheops.setup import Setup, setup_faults
from ostraka.rules.cheops.state import MOST_SEATS, QUARRY
from ostraka.rules.errors import BadComponents, Fault

Colour = Literal["blue", "green", "orange", "pink", "red", "yellow"]
COLOURS: Final[tuple[Colour, ...]] = ("blue", "green", "orange", "pink", "red", "yellow")
SYMBOLS: Final = ("ankh", "eye", "feather", "lotus", "scarab")
FINISH: Final = len(SYMBOLS)  # the place of the bonus for two complete buildings (C21)
BONUSES: Final = (*SYMBOLS, "finish")
MOST_SHEETS: Final = 26

Stone = Annotated[str, Meta(max_length=8)]
Level = Annotated[int, Meta(ge=-9999, le=9999)]


class Arch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The triumphal arch: two columns, each from the bottom up, and a capstone."""

    left: tuple[Colour, ...]
    right: tuple[Colour, ...]
    cap: Colour


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building sheet; rows and columns as the record has them."""

    letter: Annotated[str, Meta(max_length=8)]
    pyramid: tuple[tuple[Colour, ...], ...]  # the bottom row first
    arch: Arch
    relief: tuple[tuple[Colour, ...], ...]  # the top row first
    quarry: tuple[Colour, ...]  # from the left
    symbols: dict[str, tuple[Stone, ...]]

    def colours(self) -> dict[str, Colour]:
        """The colour of every stone of the buildings, in the order of the sheet."""
        rows = (*self.pyramid, self.arch.left, self.arch.right, (self.arch.cap,), *self.relief)
        return dict(zip(STONE_OF, (colour for row in rows for colour in row), strict=True))

    def symbol_on(self) -> dict[str, str]:
        """The symbol on each stone that carries one."""
        return {stone: symbol for symbol, found in self.symbols.items() for stone in found}


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the levels of the pyramid and of the arch are worth; the capstone's points come last."""

    pyramid: tuple[Level, ...] = (1, 3, 6, 10, 15, 21)
    arch: tuple[Level, ...] = (0, 4, 6, 8, 11, 14)


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sheets of a block, and what the buildings are worth."""

    sheets: tuple[Sheet, ...]
    points: Points = Points()

    def sheet(self, letter: str) -> Sheet:
        return next(sheet for sheet in self.sheets if sheet.letter == letter)


def faults(components: Components) -> list[Fault]:
    """What the rules find wrong (C2 to C4)."""
    found = [fault for sheet in components.sheets for fault in sheet_faults(sheet, f"sheet {sheet.letter}")]
    for letter, times in Counter(sheet.letter for sheet in components.sheets).items():
        if times > 1:
            found.append(Fault("C2", f"sheet {letter}", f"stands {times} times; every letter stands once"))
    if not 1 <= len(components.sheets) <= MOST_SHEETS:
        found.append(
            Fault("C2", "block", f"{len(components.sheets)} sheets; a block has 1 to {MOST_SHEETS} of them")
        )
    for sheet in components.sheets[1:]:
        if not found and _symbols(sheet) != _symbols(components.sheets[0]):
            found.append(
                Fault(
                    "C2",
                    f"sheet {sheet.letter}",
                    f"its symbols stand on other stones than those of sheet {components.sheets[0].letter}",
                )
            )
    return found + points_faults(components.points)


def _symbols(sheet: Sheet) -> dict[str, set[str]]:
    return {symbol: set(found) for symbol, found in sheet.symbols.items()}


def sheet_faults(sheet: Sheet, where: str) -> list[Fault]:
    """What the rules find wrong with one sheet (C2 to C4)."""
    found = []
    if len(sheet.letter) != 1 or not "A" <= sheet.letter <= "Z":
        found.append(Fault("C2", where, "a sheet is told apart by one capital letter"))
    if tuple(map(len, sheet.pyramid)) != tuple(range(LEVELS, 0, -1)):
        found.append(
            Fault("C3", where, "the pyramid has six rows, of 6 stones at the bottom to 1 at the top")
        )
    if (len(sheet.arch.left), len(sheet.arch.right)) != (COLUMN, COLUMN):
        found.append(Fault("C3", where, "the arch has two columns of five stones, and a capstone"))
    if tuple(map(len, sheet.relief)) != (WIDTH,) * HEIGHT:
        found.append(Fault("C3", where, "the relief has three rows of four stones"))
    if len(sheet.quarry) != QUARRY:
        found.append(Fault("C3", where, f"{len(sheet.quarry)} stones in the quarry; there are {QUARRY}"))
    return [*found, *symbol_faults(sheet.symbols, where)]


def symbol_faults(symbols: dict[str, tuple[str, ...]], where: str) -> Iterator[Fault]:
    for symbol in symbols:
        if symbol not in SYMBOLS:
            yield Fault("C4", where, f"{symbol!r} is no symbol; the symbols are {', '.join(SYMBOLS)}")
    for symbol in SYMBOLS:
        if not symbols.get(symbol):
            yield Fault("C4", where, f"the {symbol} stands on no stone; every symbol stands on one or more")
    times = Counter(stone for found in symbols.values() for stone in found)
    for stone, count in times.items():
        if stone not in STONE_OF:
            yield Fault("C4", where, f"there is no stone {stone!r} to carry a symbol")
        elif count > 1:
            yield Fault("C4", where, f"{stone} carries {count} symbols; a stone carries one at most")


def points_faults(points: Points) -> list[Fault]:
    found = []
    for building, clause, values in (("pyramid", "C22", points.pyramid), ("arch", "C23", points.arch)):
        if len(values) != 6 or not all(0 <= value <= 999 for value in values) or sorted(values) != [*values]:
            found.append(
                Fault(
                    clause, "points", f"the {building} has six levels of 0 to 999 points, none below another"
                )
            )
    return found


SHEET: Final = np.dtype(
    (
        np.record,
        [
            ("colour", np.int8, (64,)),  # of each stone
            ("stones", np.int64, (len(COLOURS),)),  # of each colour
            ("quarry", np.int16, (len(COLOURS),)),  # the places of each colour
            ("quarried", np.int8, (QUARRY,)),  # the colour of each place
            ("symbol", np.int64, (len(SYMBOLS),)),  # the stones that carry each symbol
        ],
    )
)

KIT: Final = np.dtype(
    (
        np.record,
        [
            ("sheet", SHEET, (MOST_SEATS,)),  # of each seat
            ("first", np.int8),  # the seat that starts
            ("pyramid", np.int16, (LEVELS,)),  # points of each level
            ("arch", np.int16, (COLUMN + 1,)),
        ],
    )
)

Kit = npt.NDArray[np.void]


def kit(components: Components, seats: int, setup: Setup, variants: frozenset[str] = frozenset()) -> Kit:
    """The components, as the seats have chosen them, as one row of arrays; refuses what breaks the rules."""
    del variants  # the game has none
    letters = [sheet.letter for sheet in components.sheets]
    wrong = faults(components) or setup_faults(setup, seats, letters)
    if wrong:
        raise BadComponents(wrong)
    made = np.zeros(1, KIT)
    row = made[0]
    for seat, letter in enumerate(setup.sheets):
        _put(row.sheet[seat], components.sheet(letter))
    row.first = setup.first
    row.pyramid[:] = components.points.pyramid
    row.arch[:] = components.points.arch
    made.setflags(write=False)
    return made


def _put(row: np.record, sheet: Sheet) -> None:
    for name, colour in sheet.colours().items():
        row.colour[STONE_OF[name]] = COLOURS.index(colour)
        row.stones[COLOURS.index(colour)] |= 1 << STONE_OF[name]
    for place, colour in enumerate(sheet.quarry):
        row.quarry[COLOURS.index(colour)] |= 1 << place
        row.quarried[place] = COLOURS.index(colour)
    for number, symbol in enumerate(SYMBOLS):
        row.symbol[number] = stones(*sheet.symbols[symbol])
