"""Blocks of building sheets as text that a person can read and edit.

; a comment
points pyramid 1 3 6 10 15 21
points arch 0 4 6 8 11 14
symbol ankh p2.1 r4
symbol eye p4.2
symbol feather l5 a3
symbol lotus p3.4 b1
symbol scarab p2.5 l3 d3

sheet A
pyramid
       r
      p g
     r y b
    g b g p
   o p o b y
  g r b y p o
arch
   g
  o r
  r y
  y o
  b b
  g p
relief
  y o g p
  b p y r
  o r b g
quarry o g r y p b r y g p o b

A colour is written as its first letter or as its name. Without their lines, points are the usual ones.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Final

import msgspec

from ostraka.core.component_files import Reader, meant, numbers, quoted, read_shipped
from ostraka.core.errors import Fault
from ostraka.games.cheops.rules import components as parts
from ostraka.games.cheops.rules import quality
from ostraka.games.cheops.rules.components import COLOURS, SYMBOLS, Colour, Components, Points, Sheet
from ostraka.games.cheops.rules.setup import twin_faults
from ostraka.games.cheops.rules.sheet_reader import ROWS, Draft, Row
from ostraka.games.cheops.rules.stones import STONE_OF

_COLOUR_OF: Final[dict[str, Colour]] = {word: colour for colour in COLOURS for word in (colour, colour[0])}
_LETTERS: Final = frozenset(colour[0] for colour in COLOURS)
_COLOURS_ARE: Final = f"the colours are {', '.join(f'{colour[0]} {colour}' for colour in COLOURS)}"
_A_FEW: Final = 5  # wrong words that are named of one line
_POINTS: Final = ("pyramid", "arch")
_KEYWORDS: Final = ("points", "symbol", "sheet", *ROWS)


def standard() -> Components:
    """The block that comes with Ostraka."""
    block = _first()
    sheets = (msgspec.structs.replace(sheet, symbols=dict(sheet.symbols)) for sheet in block.sheets)
    return Components(tuple(sheets), block.points)  # a copy, because the cached dicts are mutable


@cache
def _first() -> Components:
    return read_shipped(read, __package__, "sheets/first.txt")


def read(text: str, name: str) -> Components:
    """Components from the text of a block; `BadComponents` names file, line and remedy of every fault."""
    return _Reader(text, name).result()


def check(text: str, name: str) -> list[Fault]:
    """Everything wrong with the text of a block, by the rules or by the design standard, with its line."""
    reader = _Reader(text, name)
    shortcomings = list(chain.from_iterable(map(quality.sheet_shortcomings, reader.components.sheets)))
    if not reader.faults:
        shortcomings += quality.block_shortcomings(reader.components)
    return reader.faults + reader.placed(shortcomings)


class _Reader(Reader[Components]):
    """Reads a block line by line."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__(name)
        self.points: dict[str, tuple[int, ...]] = {}
        self.symbols: dict[str, tuple[str, ...]] = {}
        self.carrying: dict[str, int] = {}  # the line of each stone that carries a symbol
        self.drafts: list[Draft] = []
        self.part = ""  # whose rows are being read
        self.rows: list[Row] = []
        self.lost = False  # since a line that could not be read
        self.read_all(text)
        self.close_sheet()
        if not self.drafts:
            self.faults += self.placed(parts.count_faults(0))
        self.faults += self.placed(parts.missing_symbol_faults(self.symbols, "block"))
        sheets = (draft.sheet(self.symbols) for draft in self.drafts)
        self.components = Components(tuple(filter(None, sheets)), Points(**self.points))
        self.faults += self.placed(twin_faults(self.components.sheets))

    def read(self, number: int, line: str) -> None:
        words = line.lower().split()
        if not words:
            return
        word = words[0]
        if word not in _KEYWORDS and not _colours(word) and not self.lost:
            word = meant(word, _KEYWORDS) or word
            if word in _KEYWORDS:
                self.fault(number, f"found {quoted(words[0])}; did you mean {word!r}?")
        if word in _KEYWORDS:
            self.part, self.lost = "", False
            self.begin(number, word, words[1:])
        elif self.part:
            self.read_row(number, words)
        else:
            self.lose(number, words)

    def begin(self, number: int, keyword: str, words: list[str]) -> None:
        if keyword == "points":
            self.read_points(number, words)
        elif keyword == "symbol":
            self.read_symbol(number, words)
        elif keyword == "sheet":
            self.begin_sheet(number, words)
        else:
            self.begin_part(number, keyword, words)

    def lose(self, number: int, words: list[str]) -> None:
        """Report an unreadable line once, then skip to the next keyword."""
        if not self.lost:
            expected = f"{', '.join(_KEYWORDS[:-1])} or {_KEYWORDS[-1]}"
            self.fault(number, f"expected {expected}, found {quoted(' '.join(words))}")
        self.part, self.lost = "", True

    # --- what all sheets share

    def read_points(self, number: int, words: list[str]) -> None:
        building = words[0] if words else ""
        if building not in _POINTS:
            self.fault(number, "write 'points pyramid' or 'points arch', and six numbers")
        elif self.is_new(number, f"points {building}"):
            self.points[building] = numbers(words[1:]) or ()
            self.add(number, parts.level_faults(building, self.points[building], ""))

    def read_symbol(self, number: int, words: list[str]) -> None:
        if not words:
            self.fault(number, "write a line such as 'symbol lotus p3.4 b1'", "C4")
            return
        symbol, *stones = words
        self.add(number, parts.carrier_faults(symbol, stones, ""))
        known = symbol if symbol in SYMBOLS else meant(symbol, SYMBOLS)
        if known and self.is_new(number, f"symbol {known}"):
            self.symbols[known] = tuple(stones)
        for stone in stones:
            if stone in self.carrying:
                what = f"{stone} already carries a symbol (line {self.carrying[stone]}); use another stone"
                self.fault(number, what, "C4")
            elif stone in STONE_OF:
                self.carrying[stone] = number

    def is_new(self, number: int, what: str) -> bool:
        """Whether this is the first line of its kind."""
        first = self.line_of.setdefault(what, number)
        if first != number:
            self.fault(number, f"{what!r} is already defined in line {first}")
        return first == number

    # --- sheets

    def begin_sheet(self, number: int, words: list[str]) -> None:
        self.close_sheet()
        letter = words[0].upper() if len(words) == 1 else ""
        if not parts.is_letter(letter):
            self.fault(number, "a sheet is named by one letter, A to Z; write a line such as 'sheet A'", "C2")
            letter = ""
        draft = Draft(number, letter)
        self.drafts.append(draft)
        first = self.line_of.setdefault(draft.name, number) if letter else number
        if first != number:
            self.fault(
                number, f"is already defined in line {first}; letters must be unique", "C2", draft.name
            )
            draft.letter = ""

    def begin_part(self, number: int, part: str, words: list[str]) -> None:
        if not self.drafts:
            self.fault(
                number, f"the {part} belongs to no sheet; put a line such as 'sheet A' before it", "C2"
            )
            self.drafts.append(Draft(None, ""))
        elif not self.drafts[-1].missing():
            what = f"another {part}; put a line such as 'sheet B' before it"
            self.fault(number, what, "C2", self.drafts[-1].name)
            self.close_sheet()
            self.drafts.append(Draft(None, ""))
        draft = self.drafts[-1]
        self.part, self.rows = part, []
        if part in draft.rows:
            what = f"the {part} is already defined in line {draft.line_of[part]}; a sheet has one"
            self.fault(number, what, "C3", draft.name)
        else:
            draft.rows[part], draft.line_of[part] = self.rows, number
        if words:
            self.read_row(number, words)

    def read_row(self, number: int, words: list[str]) -> None:
        stones = tuple(chain.from_iterable(map(_colours, words)))
        wrong = [word for word in dict.fromkeys(words) if not _colours(word)]
        if not stones and len(self.rows) >= len(ROWS[self.part]):
            self.lose(number, words)
            return
        if wrong:
            unknown = ", ".join(map(quoted, wrong[:_A_FEW]))
            self.fault(number, f"found {unknown}; {_COLOURS_ARE}", "C1", self.drafts[-1].name)
        self.rows.append(Row(number, stones, not wrong))

    def close_sheet(self) -> None:
        """Tell what is wrong with the sheet that ends here."""
        if not self.drafts:
            return
        draft = self.drafts[-1]
        missing = draft.missing()
        if missing and draft.line is not None:
            what = f"no {' and no '.join(missing)}; a sheet has a pyramid, an arch, a relief and a quarry"
            self.fault(draft.line, what, "C3", draft.name)
        for line, fault in draft.faults():
            self.add(line, [fault], draft.name)


def _colours(word: str) -> tuple[Colour, ...]:
    """The colours that a word names, in full or by initials; none if it names no colour."""
    if word in _COLOUR_OF:
        return (_COLOUR_OF[word],)
    return tuple(_COLOUR_OF[letter] for letter in word) if _LETTERS.issuperset(word) else ()


def write(components: Components, title: str) -> str:
    """The text of a block, which `read` reads back."""
    head = [f"; {line}".rstrip() for line in title.splitlines()]
    head += [
        f"points {building} {' '.join(map(str, getattr(components.points, building)))}"
        for building in _POINTS
    ]
    for sheet in components.sheets[:1]:  # all have the same symbols (C2)
        head += [f"symbol {symbol} {' '.join(sheet.symbols[symbol])}" for symbol in SYMBOLS]
    return "\n\n".join(["\n".join(head), *map(_sheet, components.sheets)]) + "\n"


def _sheet(sheet: Sheet) -> str:
    columns = list(zip(sheet.arch.left, sheet.arch.right, strict=True))[::-1]
    return "\n".join(
        [
            f"sheet {sheet.letter}",
            "pyramid",
            *_drawn(sheet.pyramid[::-1]),
            "arch",
            *_drawn([(sheet.arch.cap,), *columns]),
            "relief",
            *_drawn(sheet.relief),
            f"quarry {_letters(sheet.quarry)}",
        ]
    )


def _drawn(rows: Sequence[tuple[Colour, ...]]) -> list[str]:
    """Rows of stones, each in the middle above the next."""
    widest = max(map(len, rows))
    return ["  " + " " * (widest - len(row)) + _letters(row) for row in rows]


def _letters(colours: Iterable[Colour]) -> str:
    return " ".join(colour[0] for colour in colours)
