"""Dice and building sheets of Cheops in a terminal: every colour also carries a letter.

A stone is drawn with the letter of its colour, in small while it is not built. What stands around it
tells how it can be built now: `[r]` a die pays, `(r)` the quarry, `<r>` a joker. `@R@` is built.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from rich.text import Text

from ostraka.games.cheops.rules.ascii import MARK, SKIPPED, STRUCK
from ostraka.games.cheops.rules.components import SYMBOLS, Colour, Points, Sheet
from ostraka.games.cheops.rules.notation import Move
from ostraka.games.cheops.rules.scoring import RELIEF_POINTS
from ostraka.games.cheops.rules.snapshot import Seat
from ostraka.games.cheops.rules.stones import COLUMN, HEIGHT, LEVELS, WIDTH

NEW_MARK: Final = "*"
INKS: Final[dict[Colour, str]] = {
    "blue": "dodger_blue1",
    "green": "green3",
    "orange": "dark_orange",
    "pink": "hot_pink",
    "red": "red1",
    "yellow": "yellow1",
}
FENCES: Final = {"die": ("[", "]"), "quarry": ("(", ")"), "joker": ("<", ">")}  # the cheapest way first
SYMBOL_STYLE: Final = "bold bright_white on grey30"
_NEW_STYLE: Final = "bold black on bright_cyan"
_GONE_STYLE: Final = "grey50"
_MARK_STYLE: Final = "black on grey70"
_REACHED: Final = "bold reverse"
_CELL: Final = 5  # of the pyramid: a stone with its number and its symbol
COLUMNS: Final = "abcd"[:WIDTH]


class Ways(NamedTuple):
    """How stones can be built now, and which places of the quarry can be struck for it."""

    stones: Mapping[str, str]  # the cheapest way for each
    places: Collection[int]


NO_WAYS: Final = Ways({}, ())


def ways_in(legal: Iterable[Move], colours: Mapping[str, Colour]) -> Ways:
    """The ways that some legal moves show."""
    found: dict[str, set[str]] = {}
    places: set[int] = set()
    for move in legal:
        kinds = [how.partition(":")[0] for how in move.payments]
        places.update(int(how.partition(":")[2]) for how in move.payments if ":" in how)
        alike = len({colours[stone] for stone in move.stones}) == 1  # which is paid how makes no difference
        for stone, kind in zip(move.stones, kinds, strict=True):
            found.setdefault(stone, set()).update(kinds if alike else [kind])
    cheapest = {stone: next(kind for kind in FENCES if kind in kinds) for stone, kinds in found.items()}
    return Ways(cheapest, places)


@dataclass(frozen=True)
class Drawn:
    """A sheet as it is to be drawn."""

    sheet: Sheet
    seat: Seat | None = None  # None for a sheet that nobody has written on
    ways: Ways = NO_WAYS
    stones: Collection[str] = ()  # drafted, not confirmed
    places: Collection[int] = ()  # likewise, of the quarry

    @cached_property
    def colours(self) -> Mapping[str, Colour]:
        return self.sheet.colours()

    @cached_property
    def symbols(self) -> Mapping[str, str]:
        return self.sheet.symbol_on()


def dice(colours: Iterable[Colour], pad: str = " ") -> Text:
    """Dice, each with the word for its colour."""
    shown = [
        Text.assemble((f"{pad}{colour[0]}{pad}", f"bold black on {ink}"), (f" {colour}", ink))
        for colour, ink in ((colour, INKS[colour]) for colour in colours)
    ]
    return Text("  ").join(shown) if shown else Text("none", "dim")


def legend(*, pending: bool = False) -> Text:
    """What stands around a stone."""
    shown = [
        Text.assemble((fence, "bold"), f" {word}")
        for fence, word in zip(("[r]", "(r)", "<r>"), ("a die pays", "the quarry", "a joker"), strict=True)
    ]
    shown += [Text("r not yet"), built()]
    if pending:
        shown.append(Text.assemble((f"{NEW_MARK}R{NEW_MARK}", _NEW_STYLE), " new"))
    return Text("  ").join(shown)


def built() -> Text:
    return Text.assemble((f"{MARK}R{MARK}", _MARK_STYLE), " built")


# --- buildings


def pyramid(drawn: Drawn, points: Points) -> Text:
    """Six lines: the level, its stones with their numbers, its points."""
    names = ([f"p{level}.{k}" for k in range(1, LEVELS - level + 2)] for level in range(LEVELS, 0, -1))
    lines = []
    for level, row in zip(range(LEVELS, 0, -1), names, strict=True):
        line = Text.assemble((f"p{level} ", "dim"), " " * ((level - 1) * _CELL // 2))
        for number, name in enumerate(row, 1):
            line.append_text(_stone(drawn, name, str(number)))
        line.truncate(3 + LEVELS * _CELL, pad=True)
        lines.append(line.append_text(_worth(drawn, "pyramid", points.pyramid[level - 1], 2)))
    return Text("\n").join(lines)


def arch(drawn: Drawn, points: Points) -> Text:
    """Six lines: the capstone, then the two columns, each stone beside its name, and the points."""
    top = Text.assemble(("cap  ", "dim"), _stone(drawn, "cap"))
    top.truncate(13, pad=True)
    lines = [top.append_text(_worth(drawn, "arch", points.arch[COLUMN], 3))]
    for height in range(COLUMN, 0, -1):
        line = Text.assemble(
            (f"l{height} ", "dim"), _stone(drawn, f"l{height}"), _stone(drawn, f"r{height}"),
            (f"r{height}", "dim"), _worth(drawn, "arch", points.arch[height - 1], 3),
        )  # fmt: skip
        lines.append(line)
    return Text("\n").join(lines)


def relief(drawn: Drawn) -> Text:
    """Four lines: the names of the columns, and three rows."""
    lines = [Text("   " + "   ".join(COLUMNS), "dim")]
    for row in range(1, HEIGHT + 1):
        stones = [_stone(drawn, f"{column}{row}") for column in COLUMNS]
        lines.append(Text.assemble((f"{row} ", "dim"), *stones))
    return Text("\n").join(lines)


def relief_points(drawn: Drawn, gap: str = "\n") -> Text:
    """How many stones of the relief bring how many points."""
    steps = [(str(2 * pairs), value) for pairs, value in enumerate(RELIEF_POINTS) if value]
    bring = [_worth(drawn, "relief", value, 0) for _, value in steps]
    return Text.assemble(
        "stones ", " ".join(count for count, _ in steps), f"{gap}points ", Text(" ").join(bring)
    )


def title(drawn: Drawn, building: str) -> Text:
    complete = drawn.seat is not None and building in drawn.seat.complete
    return Text.assemble((building.capitalize(), "bold"), (" complete", "bold green3") if complete else "")


def _stone(drawn: Drawn, name: str, label: str = "") -> Text:
    """A stone with its symbol, if any, and what stands around it; all stones are equally wide."""
    colour = drawn.colours[name]
    ink = INKS[colour]
    symbol = drawn.symbols.get(name, "")
    sign = (symbol[:1], SYMBOL_STYLE)
    letter, gap = colour[0], "" if symbol else " "
    if name in drawn.stones:
        new = (NEW_MARK, _NEW_STYLE)
        stone = Text.assemble(new, (f"{label}{letter.upper()}", _NEW_STYLE), sign, new, gap)
    elif drawn.seat is not None and name in drawn.seat.marked:
        # the marks are in the ink of the stone: a brick in colour, and still a mark without colours
        mark = (MARK, f"{ink} on {ink}")
        stone = Text.assemble(mark, (f"{label}{letter.upper()}", f"bold black on {ink}"), sign, mark, gap)
    else:
        left, right = FENCES.get(drawn.ways.stones.get(name, ""), (" ", " "))
        stone = Text.assemble(
            (left, "bold"), (label, "dim"), (letter, f"bold {ink}"), sign, (right, "bold"), gap
        )
    return stone


def _worth(drawn: Drawn, source: str, value: int, width: int) -> Text:
    """Points of a level, marked where they are the player's own now."""
    own = drawn.seat is not None and value > 0 and drawn.seat.points[source] == value
    return Text.assemble(" " * (width - len(str(value))), (str(value), _REACHED if own else "dim"))


# --- the quarry and the bonuses


def quarry_numbers(drawn: Drawn) -> Text:
    return Text("".join(f"{place:^3}" for place in range(1, len(drawn.sheet.quarry) + 1)), "dim")


def quarry_stones(drawn: Drawn) -> Text:
    """Three letters for each place: struck, skipped, open, or open and of use now."""
    return Text.assemble(*_quarry(drawn))


def _quarry(drawn: Drawn) -> Iterator[tuple[str, str]]:
    for place, colour in enumerate(drawn.sheet.quarry, 1):
        ink = f"bold {INKS[colour]}"
        if place in drawn.places:
            yield f"{NEW_MARK}{colour[0]}{NEW_MARK}", _NEW_STYLE
        elif drawn.seat is None or place in drawn.seat.quarry:
            yield (f"({colour[0]})" if place in drawn.ways.places else f" {colour[0]} "), ink
        else:
            yield f" {STRUCK if place in drawn.seat.struck else SKIPPED} ", _GONE_STYLE


def bonus(name: str) -> Text:
    """The name of a bonus; a symbol stands on stones as its first letter."""
    return Text.assemble((name[:1], SYMBOL_STYLE if name in SYMBOLS else ""), name[1:])


def symbol_list(sheet: Sheet) -> Text:
    """Which symbol stands on which stones."""
    found = [
        Text.assemble(bonus(name), f" {' '.join(sheet.symbols[name])}")
        for name in SYMBOLS
        if name in sheet.symbols
    ]
    return Text("  ").join(found)


# --- in short


def small(drawn: Drawn) -> list[Text]:
    """The buildings in six lines of 25 letters, one for each stone."""
    pyramids = [[f"p{level}.{k}" for k in range(1, LEVELS - level + 2)] for level in range(LEVELS, 0, -1)]
    arches = [["cap"], *([f"l{height}", f"r{height}"] for height in range(COLUMN, 0, -1))]
    reliefs = [[], [], *([f"{column}{row}" for column in COLUMNS] for row in range(1, HEIGHT + 1)), []]
    lines = []
    for of_pyramid, of_arch, of_relief in zip(pyramids, arches, reliefs, strict=True):
        line = Text(" " * (LEVELS - len(of_pyramid))).append_text(_letters(drawn, of_pyramid))
        line.truncate(2 * LEVELS + 1, pad=True)
        line.append(" " if of_arch == ["cap"] else "").append_text(_letters(drawn, of_arch))
        line.truncate(2 * LEVELS + 6, pad=True)
        lines.append(line.append_text(_letters(drawn, of_relief)))
    return lines


def small_quarry(drawn: Drawn) -> Text:
    return Text.assemble(*((letters[1], style) for letters, style in _quarry(drawn)))


def _letters(drawn: Drawn, names: Sequence[str]) -> Text:
    colours = drawn.colours
    marked = drawn.seat.marked if drawn.seat is not None else ()
    return Text(" ").join(
        Text(MARK, _MARK_STYLE) if name in marked else Text(colours[name][0], f"bold {INKS[colours[name]]}")
        for name in names
    )
