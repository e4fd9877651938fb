"""Dice and building sheets of Cheops in a terminal: every colour also has a letter.

A stone is drawn with the letter of its colour, in lower case until it is built. The brackets around it
show how it can be built now: `[r]` by a die, `(r)` by the quarry, `<r>` by a joker. `@R@` is built.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from rich.text import Text

from ostraka.cli.language import t
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
FENCES: Final = {"die": ("[", "]"), "quarry": ("(", ")"), "joker": ("<", ">")}  # cheapest first
SYMBOL_STYLE: Final = "bold bright_white on grey30"
_NEW_STYLE: Final = "bold black on bright_cyan"
_GONE_STYLE: Final = "grey50"
_MARK_STYLE: Final = "black on grey70"
_REACHED: Final = "bold reverse"
_CELL: Final = 5  # of the pyramid: a stone with its number and its symbol
COLUMNS: Final = "abcd"[:WIDTH]


class Payments(NamedTuple):
    """How stones can be paid for now, and which places of the quarry can be struck for it."""

    stones: Mapping[str, str]  # the cheapest payment for each
    places: Collection[int]


NO_PAYMENTS: Final = Payments({}, ())


def payments_in(legal: Iterable[Move], colours: Mapping[str, Colour]) -> Payments:
    """The payments that occur in some legal moves."""
    possible: dict[str, set[str]] = {}
    places: set[int] = set()
    for move in legal:
        kinds = [how.partition(":")[0] for how in move.payments]
        places.update(int(how.partition(":")[2]) for how in move.payments if ":" in how)
        alike = len({colours[stone] for stone in move.stones}) == 1  # either payment fits either stone
        for stone, kind in zip(move.stones, kinds, strict=True):
            possible.setdefault(stone, set()).update(kinds if alike else [kind])
    cheapest = {stone: next(kind for kind in FENCES if kind in kinds) for stone, kinds in possible.items()}
    return Payments(cheapest, places)


@dataclass(frozen=True)
class Drawn:
    """A sheet to draw."""

    sheet: Sheet
    seat: Seat | None = None  # None for an empty sheet
    payments: Payments = NO_PAYMENTS
    stones: Collection[str] = ()  # drafted, not confirmed
    places: Collection[int] = ()  # likewise, of the quarry

    @cached_property
    def colours(self) -> Mapping[str, Colour]:
        return self.sheet.colours()

    @cached_property
    def symbols(self) -> Mapping[str, str]:
        return self.sheet.symbol_on()


def dice(colours: Sequence[Colour], *, words: bool = True) -> Text:
    """Dice, each with the word for its colour if there is room."""
    drawn = []
    for colour in colours:
        ink = INKS[colour]
        die = Text(f" {colour[0]} " if words else colour[0], f"bold black on {ink}")
        drawn.append(Text.assemble(die, (f" {t(f'colour-{colour}')}", ink)) if words else die)
    return Text("  " if words else " ").join(drawn) if drawn else Text("-", "dim")


def legend(*, pending: bool = False) -> Text:
    """What the signs around a stone mean."""
    payments = {"[r]": t("how-die"), "(r)": t("quarry").lower(), "<r>": t("how-joker")}
    drawn = [Text.assemble((fence, "bold"), f" {word}") for fence, word in payments.items()]
    drawn += [Text(f"r {t('cheops-not-now')}"), built()]
    if pending:
        drawn.append(Text.assemble((f"{NEW_MARK}R{NEW_MARK}", _NEW_STYLE), f" {t('terminal-new')}"))
    return Text("  ").join(drawn)


def built() -> Text:
    return Text.assemble((f"{MARK}R{MARK}", _MARK_STYLE), f" {t('stone-laid')}")


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
    """Six lines: the capstone, then the two columns, each stone next to its name, and the points."""
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
        f"{t('relief-stones')} ",
        " ".join(count for count, _ in steps),
        f"{gap}{t('relief-points')} ",
        Text(" ").join(bring),
    )


def title(drawn: Drawn, building: str) -> Text:
    complete = drawn.seat is not None and building in drawn.seat.complete
    done = (f" {t('cheops-complete')}", "bold green3") if complete else ""
    return Text.assemble((t(f"points-cheops-{building}"), "bold"), done)


def _stone(drawn: Drawn, name: str, label: str = "") -> Text:
    """A stone with its symbol, if any, and its brackets; all stones have the same width."""
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
        left, right = FENCES.get(drawn.payments.stones.get(name, ""), (" ", " "))
        stone = Text.assemble(
            (left, "bold"), (label, "dim"), (letter, f"bold {ink}"), sign, (right, "bold"), gap
        )
    return stone


def _worth(drawn: Drawn, source: str, value: int, width: int) -> Text:
    """Points of a level, marked where the player has them now."""
    reached = drawn.seat is not None and value > 0 and drawn.seat.points[source] == value
    return Text.assemble(" " * (width - len(str(value))), (str(value), _REACHED if reached else "dim"))


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
            yield (f"({colour[0]})" if place in drawn.payments.places else f" {colour[0]} "), ink
        else:
            yield f" {STRUCK if place in drawn.seat.struck else SKIPPED} ", _GONE_STYLE


def bonus(name: str) -> Text:
    """The name of a bonus, with the letter that its symbol has on stones."""
    word = t(f"symbol-{name}")
    if name not in SYMBOLS:
        return Text(word)
    same = word.lower().startswith(name[0])
    letter, rest = (word[0], word[1:]) if same else (name[0], f" {word}")
    return Text.assemble((letter, SYMBOL_STYLE), rest)


def bonus_letter(name: str) -> Text:
    return Text(name[0], SYMBOL_STYLE)


def symbol_list(sheet: Sheet) -> Text:
    """Which symbol is on which stones."""
    symbols = [
        Text.assemble(bonus(name), f" {' '.join(sheet.symbols[name])}")
        for name in SYMBOLS
        if name in sheet.symbols
    ]
    return Text("  ").join(symbols)


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
