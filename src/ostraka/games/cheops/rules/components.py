"""What a game of Cheops is played with, and the same as arrays for the compiled rules."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Annotated, Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Meta
from msgspec.structs import asdict

from ostraka.core import game
from ostraka.core.component_files import quoted
from ostraka.core.errors import BadComponents, Fault
from ostraka.core.setup import kit_with
from ostraka.games.cheops.rules.setup import Setup, setup_faults
from ostraka.games.cheops.rules.state import MOST_SEATS, QUARRY
from ostraka.games.cheops.rules.stones import COLUMN, HEIGHT, LEVELS, STONE_OF, STONES_ARE, WIDTH, stones

Colour = Literal["blue", "green", "orange", "pink", "red", "yellow"]
COLOURS: Final[tuple[Colour, ...]] = ("blue", "green", "orange", "pink", "red", "yellow")
SYMBOLS: Final = ("ankh", "eye", "feather", "lotus", "scarab")
FINISH: Final = len(SYMBOLS)  # the place of the bonus for two complete buildings (C21)
BONUSES: Final = (*SYMBOLS, "finish")
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_SHEETS: Final = len(LETTERS)

# limits for untrusted input, wide enough for the rules to explain what is wrong
Stone = Annotated[str, Meta(max_length=8)]
Symbols = Annotated[dict[str, Annotated[tuple[Stone, ...], Meta(max_length=99)]], Meta(max_length=99)]
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
    symbols: Symbols

    def colours(self) -> dict[str, Colour]:
        """The colour of every stone of the buildings, in the order of the sheet."""
        rows = (*self.pyramid, self.arch.left, self.arch.right, (self.arch.cap,), *self.relief)
        return dict(zip(STONE_OF, (colour for row in rows for colour in row), strict=True))

    def symbol_on(self) -> dict[str, str]:
        """The symbol on each stone that carries one."""
        return {stone: symbol for symbol, carriers in self.symbols.items() for stone in carriers}


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the levels of the pyramid and of the arch are worth; the capstone's points come last."""

    pyramid: tuple[Level, ...] = (1, 3, 6, 10, 15, 21)
    arch: tuple[Level, ...] = (0, 4, 6, 8, 11, 14)


class Components(game.Components, frozen=True):
    """The sheets of a block, and what the buildings are worth."""

    sheets: Annotated[tuple[Sheet, ...], Meta(max_length=99)]
    points: Points = Points()

    def sheet(self, letter: str) -> Sheet:
        return next(sheet for sheet in self.sheets if sheet.letter == letter)


def faults(components: Components) -> list[Fault]:
    """What the rules find wrong (C2 to C4)."""
    many = count_faults(len(components.sheets))
    if many:
        return many
    faults = [fault for sheet in components.sheets for fault in sheet_faults(sheet, _named(sheet))]
    for letter, times in Counter(sheet.letter for sheet in components.sheets).items():
        if times > 1:
            faults.append(Fault("C2", f"sheet {letter}", f"appears {times} times; letters must be unique"))
    first = components.sheets[0]
    faults += [
        Fault("C2", _named(sheet), f"its symbols are on other stones than those of {_named(first)}")
        for sheet in components.sheets
        if not faults and _carriers(sheet) != _carriers(first)
    ]
    return faults + points_faults(components.points)


def _named(sheet: Sheet) -> str:
    return f"sheet {sheet.letter if is_letter(sheet.letter) else quoted(sheet.letter)}"


def _carriers(sheet: Sheet) -> dict[str, set[str]]:
    return {symbol: set(carriers) for symbol, carriers in sheet.symbols.items()}


def count_faults(sheets: int) -> list[Fault]:
    """Whether there are sheets, and not more than letters (C2)."""
    if 1 <= sheets <= MOST_SHEETS:
        return []
    return [Fault("C2", "block", f"{sheets} sheets; a block has 1 to {MOST_SHEETS} of them")]


def is_letter(text: str) -> bool:
    return len(text) == 1 and text in LETTERS


def sheet_faults(sheet: Sheet, where: str) -> list[Fault]:
    """What the rules find wrong with one sheet (C2 to C4)."""
    faults = []
    if not is_letter(sheet.letter):
        faults.append(Fault("C2", where, "a sheet is named by one capital letter, A to Z"))
    if tuple(map(len, sheet.pyramid)) != tuple(range(LEVELS, 0, -1)):
        faults.append(
            Fault("C3", where, "the pyramid has six rows, of 6 stones at the bottom to 1 at the top")
        )
    if (len(sheet.arch.left), len(sheet.arch.right)) != (COLUMN, COLUMN):
        faults.append(Fault("C3", where, "the arch has two columns of five stones, and a capstone"))
    if tuple(map(len, sheet.relief)) != (WIDTH,) * HEIGHT:
        faults.append(Fault("C3", where, "the relief has three rows of four stones"))
    return [*faults, *quarry_faults(len(sheet.quarry), where), *symbol_faults(sheet.symbols, where)]


def quarry_faults(stones: int, where: str) -> list[Fault]:
    if stones == QUARRY:
        return []
    return [Fault("C3", where, f"{stones} stones in the quarry; there are {QUARRY}")]


def symbol_faults(symbols: dict[str, tuple[str, ...]], where: str) -> Iterator[Fault]:
    for symbol, carriers in symbols.items():
        yield from carrier_faults(symbol, carriers, where)
    yield from missing_symbol_faults(symbols, where)
    for stone, times in Counter(stone for carriers in symbols.values() for stone in carriers).items():
        if times > 1 and stone in STONE_OF:
            yield Fault("C4", where, f"{stone} carries {times} symbols; a stone carries one at most")


def carrier_faults(symbol: str, carriers: Iterable[str], where: str) -> Iterator[Fault]:
    """Whether the symbol and the stones that carry it exist (C4)."""
    if symbol not in SYMBOLS:
        yield Fault("C4", where, f"{quoted(symbol)} is no symbol; the symbols are {', '.join(SYMBOLS)}")
    elif not carriers:
        yield Fault("C4", where, f"no stone carries the {symbol}; every symbol needs one or more")
    for stone in dict.fromkeys(carriers):
        if stone not in STONE_OF:
            yield Fault("C4", where, f"there is no stone {quoted(stone)} to carry a symbol; {STONES_ARE}")


def missing_symbol_faults(symbols: Iterable[str], where: str) -> Iterator[Fault]:
    missing = [symbol for symbol in SYMBOLS if symbol not in symbols]
    if missing:
        yield Fault(
            "C4", where, f"no stone carries the {', the '.join(missing)}; every symbol needs one or more"
        )


def points_faults(points: Points) -> list[Fault]:
    return [
        *level_faults("pyramid", points.pyramid, "points"),
        *level_faults("arch", points.arch, "points"),
    ]


def level_faults(building: str, values: tuple[int, ...], where: str) -> list[Fault]:
    """Whether the points of a building are six numbers, none below the one before (C22, C23)."""
    if len(values) == 6 and all(0 <= value <= 999 for value in values) and sorted(values) == [*values]:
        return []
    clause = "C22" if building == "pyramid" else "C23"
    return [Fault(clause, where, f"the {building} has six levels of 0 to 999 points, none below another")]


SHEET: Final = np.dtype(
    (
        np.record,
        [
            ("colour", np.int8, (64,)),  # of each stone
            ("stones", np.int64, (len(COLOURS),)),  # of each colour
            ("like_right", np.int64),  # stones of the relief of the same colour as the one to their right
            ("like_below", np.int64),  # as the one below
            ("quarry", np.int16, (len(COLOURS),)),  # the places of each colour
            ("quarried", np.int8, (QUARRY,)),  # the colour of each place
            ("symbol", np.int64, (len(SYMBOLS),)),  # the stones that carry each symbol
            ("letter", np.int8),  # 0 for A
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

BANK: Final = np.dtype(
    (
        np.record,
        [
            ("sheet", SHEET, (MOST_SHEETS,)),
            ("sheets", np.int32),  # their number
            ("pyramid", np.int16, (LEVELS,)),
            ("arch", np.int16, (COLUMN + 1,)),
        ],
    )
)

Kit = npt.NDArray[np.void]


def setup_fields(components: Components) -> tuple[game.SetupField, ...]:
    """What is chosen before the first move: a sheet for each seat, and the seat that starts."""
    letters = tuple(sheet.letter for sheet in components.sheets)
    return game.SetupField("sheets", True, letters), game.SetupField("first", False, None)


def bank(components: Components, options: game.Options) -> game.Rows:
    """All sheets of a block as one row of arrays; refuses those that break the rules."""
    del options  # the game has none
    return _bank(msgspec.json.encode(components))


@lru_cache(maxsize=32)
def _bank(written: bytes) -> game.Rows:
    components = msgspec.json.decode(written, type=Components)
    wrong = faults(components)
    if wrong:
        raise BadComponents(wrong)
    made = np.zeros(1, BANK)
    row = made[0]
    for place, sheet in enumerate(components.sheets):
        _put(row.sheet[place], sheet)
    row.sheets = len(components.sheets)
    row.pyramid[:] = components.points.pyramid
    row.arch[:] = components.points.arch
    made.setflags(write=False)
    return made


def kit(components: Components, seats: int, setup: Setup, options: game.Options = game.Options()) -> Kit:  # noqa: B008 - frozen
    """The components, as the seats have chosen them, as one row of arrays; refuses what breaks the rules."""
    rows = bank(components, options)
    wrong = setup_faults(setup, seats, [sheet.letter for sheet in components.sheets])
    if wrong:
        raise BadComponents(wrong)
    return kit_with(setup_fields(components), rows, seats, asdict(setup), KIT)


def _put(row: np.record, sheet: Sheet) -> None:
    row.letter = LETTERS.index(sheet.letter)
    for name, colour in sheet.colours().items():
        row.colour[STONE_OF[name]] = COLOURS.index(colour)
        row.stones[COLOURS.index(colour)] |= 1 << STONE_OF[name]
    for place, (y, x) in enumerate(product(range(HEIGHT), range(WIDTH))):
        colour, stone = sheet.relief[y][x], STONE_OF["a1"] + place
        if colour in sheet.relief[y][x + 1 : x + 2]:
            row.like_right |= 1 << stone
        if y + 1 < HEIGHT and sheet.relief[y + 1][x] == colour:
            row.like_below |= 1 << stone
    for place, colour in enumerate(sheet.quarry):
        row.quarry[COLOURS.index(colour)] |= 1 << place
        row.quarried[place] = COLOURS.index(colour)
    for number, symbol in enumerate(SYMBOLS):
        row.symbol[number] = stones(*sheet.symbols[symbol])
