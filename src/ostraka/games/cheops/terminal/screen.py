"""The table of Cheops in a terminal, as one seat sees it, in the richest layout that there is room for."""

from collections.abc import Callable, Sequence
from functools import cache, cached_property, partial
from typing import Final, Literal, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.layout import Parts, beside, in_rows, richest
from ostraka.cli.console.text import short_name, with_points
from ostraka.games.cheops.rules.components import BONUSES, SYMBOLS, Points
from ostraka.games.cheops.rules.scoring import BONUS
from ostraka.games.cheops.rules.snapshot import Seat, Shown
from ostraka.games.cheops.rules.stones import BUILDINGS, stones
from ostraka.games.cheops.terminal import drawing
from ostraka.games.cheops.terminal.drawing import Drawn

_SHORT_WIDTH: Final = 28


class Layout(NamedTuple):
    """How one's own sheet stands, and how much is drawn beside it and the dice, which always are."""

    form: Literal["column", "side", "stacked"]
    others: Literal["full", "short", "line", "totals", "none"]
    legend: bool
    points: bool


LAYOUTS: Final = (
    Layout("column", "full", legend=True, points=True),
    Layout("side", "full", legend=True, points=True),
    Layout("stacked", "full", legend=True, points=True),
    Layout("column", "short", legend=True, points=True),
    Layout("side", "short", legend=True, points=True),
    Layout("stacked", "short", legend=True, points=True),
    Layout("column", "line", legend=True, points=True),
    Layout("side", "line", legend=True, points=True),
    Layout("side", "totals", legend=True, points=True),
    Layout("stacked", "totals", legend=True, points=True),
    Layout("side", "totals", legend=False, points=True),
    Layout("stacked", "totals", legend=False, points=True),
    Layout("stacked", "none", legend=False, points=True),
    Layout("stacked", "none", legend=False, points=False),
)


def screen(
    shown: Shown, names: Sequence[str], seat: int, *, mine: Drawn, width: int, height: int
) -> RenderableType:
    """All that a decision of this seat needs; what it needs least is left out first where room is short."""
    pieces = _Pieces(shown, names, seat, mine, width)
    arrangements = (_arranged(layout, pieces, air) for layout in LAYOUTS for air in ([Text()], []))
    return richest(arrangements, width, height)


class _Pieces:
    """What a screen is put together from; each piece is drawn once for all layouts."""

    none: Final[Parts] = []

    def __init__(self, shown: Shown, names: Sequence[str], seat: int, mine: Drawn, width: int) -> None:
        self._shown = shown
        self._names = names
        self._seat = seat
        self._mine = mine
        self._others = [other for other in range(len(names)) if other != seat]
        self._width = width
        self.sheet = cache(partial(_sheet, shown, mine))
        self.legend = drawing.legend(pending=bool(mine.stones))
        self.points = _by_source(shown.seats[seat])

    @cached_property
    def head(self) -> Parts:
        name = with_points(self._names, self._shown.seats[self._seat].points, self._seat, you=True)
        return [
            headline(self._shown, self._names),
            _dice(self._shown, self._names),
            Text.assemble(name, "  ", self.points),
        ]

    @cached_property
    def tight_head(self) -> Parts:
        return [
            headline(self._shown, self._names, self._seat),
            _dice(self._shown, self._names, tight=True),
        ]

    @cached_property
    def full(self) -> Parts:
        return [Text(), *in_rows(self._each(_in_full), self._width)]

    @cached_property
    def short(self) -> Parts:
        return [Text(), *in_rows(self._each(_in_short), self._width)]

    @cached_property
    def line(self) -> Parts:
        return self._each(_in_a_line)

    @cached_property
    def totals(self) -> Parts:
        return [_totals(self._shown, self._names, self._others)]

    def _each(self, draw: Callable[[Shown, Sequence[str], int], RenderableType]) -> Parts:
        return [draw(self._shown, self._names, seat) for seat in self._others]


def _arranged(layout: Layout, pieces: _Pieces, air: Sequence[Text]) -> Parts:
    stacked = layout.form == "stacked"
    first, dice, *name = pieces.tight_head if stacked else pieces.head
    parts: Parts = [first, dice, *air, *name]
    parts += [*pieces.sheet(layout.form, layout.points), *air]
    if stacked and layout.points:
        parts.append(pieces.points)
    if layout.legend:
        parts.append(pieces.legend)
    return [*parts, *getattr(pieces, layout.others)]


def everybody(shown: Shown, names: Sequence[str], width: int) -> RenderableType:
    """The whole table with every sheet."""
    parts: Parts = [headline(shown, names)]
    if shown.phase != "over":
        parts += [_dice(shown, names), _bonuses_left(shown)]
    parts.append(Text())
    sheets = [_in_full(shown, names, seat) for seat in range(len(names))]
    return Group(*parts, *in_rows(sheets, width), _key(shown))


def _key(shown: Shown) -> Text:
    return Text.assemble(
        drawing.built(), "   quarry: x struck, - skipped   ", drawing.symbol_list(shown.components.sheets[0])
    )


# --- the middle of the table


def headline(shown: Shown, names: Sequence[str], seat: int | None = None) -> Text:
    """Which play it is and whose; with the points of a seat where they stand nowhere else."""
    if shown.phase == "over":
        return Text(f"Cheops: the game is over after {shown.plays} plays", "bold")
    active = f"active: {_called(names, shown.active)}"
    if seat is not None:  # at most 60 characters
        own = with_points(names, shown.seats[seat].points, seat, you=True)
        return Text.assemble((f"Play {shown.plays}  ", "bold"), own, f"  {active}")
    line = Text.assemble((f"Cheops: play {shown.plays}", "bold"), f"   {active}")
    return line if shown.builder is None else line.append(f"   builds now: {_called(names, shown.builder)}")


def _called(names: Sequence[str], seat: int) -> str:
    return f"{seat} {short_name(names[seat])}"


def _dice(shown: Shown, names: Sequence[str], tight: bool = False) -> Text:
    if shown.phase != "lay":
        return Text("Dice: not rolled yet")
    pad = "" if tight else " "
    line = Text.assemble(("Dice: ", "bold"), drawing.dice(shown.lying, pad))
    if shown.blocked:
        whose = "" if tight else f" (on the sheet of {short_name(names[shown.active])})"
        line.append_text(Text.assemble(f"   blocked{whose}: ", drawing.dice(shown.blocked, pad)))
    return line


def _bonuses_left(shown: Shown) -> Text:
    left = [Text(f"{name}") for name in BONUSES if name in shown.bonuses]
    return Text.assemble(f"Bonuses left ({BONUS} points each): ", Text(" ").join(left) if left else "none")


# --- a sheet


def _sheet(shown: Shown, drawn: Drawn, form: Literal["column", "side", "stacked"], ladder: bool) -> Parts:
    points = shown.components.points
    if form == "stacked":
        return _stacked(shown, drawn, ladder=ladder)
    blocks: Parts = [*_buildings(drawn, points)]
    if form == "column":
        blocks.append(_bonus_column(shown, drawn))
    jokers = _jokers(shown, drawn)
    parts: Parts = [
        beside(blocks),
        Text.assemble(("Quarry  ", "bold"), drawing.quarry_numbers(drawn), "   ", jokers),
        Text.assemble("        ", drawing.quarry_stones(drawn), ("   x struck  - skipped", "dim")),
    ]
    if form == "side":
        parts.append(_bonus_line(shown, drawn))
    return parts


def _buildings(drawn: Drawn, points: Points) -> list[Text]:
    """The three buildings under their titles, seven lines each."""
    of_relief = Text("\n").join([drawing.relief(drawn), drawing.relief_points(drawn)])
    bodies = {
        "pyramid": drawing.pyramid(drawn, points),
        "arch": drawing.arch(drawn, points),
        "relief": of_relief,
    }
    return [Text("\n").join([drawing.title(drawn, name), body]) for name, body in bodies.items()]


def _stacked(shown: Shown, drawn: Drawn, *, ladder: bool) -> Parts:
    points = shown.components.points
    quarry = [
        Text.assemble(("Quarry", "bold"), (" x struck - skipped", "dim"), "  ", _jokers(shown, drawn)),
        drawing.quarry_numbers(drawn),
        drawing.quarry_stones(drawn),
        _bonus_letters(shown, drawn),
    ]
    parts: Parts = [
        beside([drawing.pyramid(drawn, points), drawing.arch(drawn, points)]),
        beside([drawing.relief(drawn), Text("\n").join(quarry)], gap=2),
    ]
    return [*parts, Text.assemble("Relief: ", drawing.relief_points(drawn, "   "))] if ladder else parts


def _jokers(shown: Shown, drawn: Drawn) -> Text:
    """C5: at first there are as many as there are players."""
    left = drawn.seat.jokers if drawn.seat is not None else 0
    return Text.assemble(("Jokers", "bold"), f" {left} of {len(shown.seats)}")


def _by_source(seat: Seat) -> Text:
    return Text("  ".join(f"{source} {points}" for source, points in seat.points.items()))


# --- bonuses


def _standing(shown: Shown, drawn: Drawn, bonus: str) -> tuple[str, str]:
    """How a player stands with a bonus, and the style of it."""
    seat = drawn.seat
    if seat is None or bonus in seat.bonuses:
        return "won", "bold green3"
    if bonus not in shown.bonuses:
        return "gone", "grey50"
    if bonus not in SYMBOLS:
        return f"{len(seat.complete)}/2", ""
    carrying = drawn.sheet.symbols[bonus]
    # C19: what another has gained in this play can still be gained in it, and never after
    last = any(bonus in other.bonuses for other in shown.seats)
    return f"{sum(stone in seat.marked for stone in carrying)}/{len(carrying)}{'!' if last else ''}", ""


def _bonus_column(shown: Shown, drawn: Drawn) -> Text:
    lines = [Text.assemble(("Bonuses", "bold"), f" {BONUS} each")]
    for name in BONUSES:
        gap = " " * (9 - len(name))
        lines.append(Text.assemble(drawing.bonus(name), gap, _standing(shown, drawn, name)))
    return Text("\n").join(lines)


def _bonus_line(shown: Shown, drawn: Drawn) -> Text:
    """The bonuses in at most 80 characters."""
    found = [Text.assemble(drawing.bonus(name), " ", _standing(shown, drawn, name)) for name in BONUSES]
    return Text.assemble(("Bonuses  ", "bold"), Text("  ").join(found))


def _bonus_letters(shown: Shown, drawn: Drawn) -> Text:
    """The symbols by their letters alone, in at most 38 characters."""
    found = [Text.assemble(drawing.bonus(name)[0], " ", _standing(shown, drawn, name)) for name in SYMBOLS]
    return Text("  ").join(found)


# --- the others


def _of(shown: Shown, seat: int) -> Drawn:
    player = shown.seats[seat]
    return Drawn(shown.components.sheet(player.sheet), player)


def _name(shown: Shown, names: Sequence[str], seat: int) -> Text:
    return with_points(names, shown.seats[seat].points, seat)


def _in_full(shown: Shown, names: Sequence[str], seat: int) -> RenderableType:
    drawn = _of(shown, seat)
    name = Text.assemble(_name(shown, names, seat), f"  sheet {drawn.sheet.letter}")
    return Group(name, *_stacked(shown, drawn, ladder=False), _by_source(shown.seats[seat]), Text())


def _in_short(shown: Shown, names: Sequence[str], seat: int) -> Text:
    """A seat in eight lines."""
    player = shown.seats[seat]
    drawn = _of(shown, seat)
    lines = [_name(shown, names, seat), *drawing.small(drawn)]
    won = Text.assemble(*(drawing.bonus(name)[0] for name in SYMBOLS if name in player.bonuses))
    lines[1].append("bonuses ").append_text(won or Text("-"))
    lines[6].append(f"jokers {player.jokers}")
    lines.append(Text.assemble("quarry ", drawing.small_quarry(drawn)))
    for line in lines:
        line.truncate(_SHORT_WIDTH, pad=True)
    return Text("\n").join(lines)


def _in_a_line(shown: Shown, names: Sequence[str], seat: int) -> Text:
    """A seat in one line of at most 80 characters."""
    player = shown.seats[seat]
    line = Text.assemble((f"{_called(names, seat)}: {sum(player.points.values())}", "bold"), " ")
    built = stones(*player.marked)
    for building, all_of_it in BUILDINGS.items():
        line.append(f" {building} {(built & all_of_it).bit_count()}/{all_of_it.bit_count()}")
    return line.append(f"  quarry {len(player.quarry)} jokers {player.jokers}")


def _totals(shown: Shown, names: Sequence[str], others: Sequence[int]) -> Text:
    told = [f"{_called(names, other)} {sum(shown.seats[other].points.values())}" for other in others]
    return Text.assemble("Others", (" (all)", "dim"), ": ", "  ".join(told))
