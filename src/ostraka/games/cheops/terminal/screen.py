"""The table of Cheops in a terminal, as one seat sees it, in the richest layout that fits."""

from collections.abc import Callable, Sequence
from functools import cache, cached_property, partial
from typing import Final, Literal, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.layout import Parts, in_rows, richest, side_by_side
from ostraka.cli.console.text import short_name, with_points
from ostraka.cli.language import game_name, t
from ostraka.games.cheops.rules.ascii import SKIPPED, STRUCK
from ostraka.games.cheops.rules.components import BONUSES, SYMBOLS, Points
from ostraka.games.cheops.rules.scoring import BONUS, ENOUGH
from ostraka.games.cheops.rules.snapshot import Seat, Shown
from ostraka.games.cheops.rules.stones import BUILDINGS, stones
from ostraka.games.cheops.terminal import drawing
from ostraka.games.cheops.terminal.drawing import Drawn

_SHORT_WIDTH: Final = 31
_QUARRY_WIDTH: Final = 38


class Layout(NamedTuple):
    """How the player's sheet is laid out, and what is drawn next to it; the dice always are."""

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
    """All that a decision of this seat needs; what it needs least is left out first."""
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
            Text.assemble(name, f"  {_letter(self._shown, self._seat)}  ", self.points),
        ]

    @cached_property
    def tight_head(self) -> Parts:
        first = headline(self._shown, self._names, self._seat)
        letter = f"  {_letter(self._shown, self._seat)}"
        if first.cell_len + len(letter) <= self._width:
            first.append(letter)
        return [first, _dice(self._shown, self._names, tight=True)]

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
    quarry = f"   {t('quarry')}: {STRUCK} {t('quarry-struck')}, {SKIPPED} {t('quarry-skipped')}   "
    return Text.assemble(drawing.built(), quarry, drawing.symbol_list(shown.components.sheets[0]))


# --- the middle of the table


def headline(shown: Shown, names: Sequence[str], seat: int | None = None) -> Text:
    """Which play it is and whose; with the points of a seat where they are shown nowhere else."""
    game = game_name("cheops")
    play = t("cheops-play", number=shown.plays)
    if shown.phase == "over":
        return Text(f"{game}: {play}. {t('reason-cheops-over')}", "bold")
    if shown.last_play:
        play = t("cheops-play-last", play=play)
    active = t("cheops-active", name=_numbered(names, shown.active))
    if seat is not None:
        points = with_points(names, shown.seats[seat].points, seat, you=True)
        parts = ((f"{play}  ", "bold"), points, f"  {active}")
        return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")
    line = Text.assemble((f"{game}: {play}", "bold"), f"   {active}")
    if shown.builder is None:
        return line
    return line.append(f"   {t('cheops-builds-now', name=_numbered(names, shown.builder))}")


def _letter(shown: Shown, seat: int) -> str:
    return t("sheet-letter", letter=shown.seats[seat].sheet)


def _numbered(names: Sequence[str], seat: int) -> str:
    return f"{seat} {short_name(names[seat])}"


def _dice(shown: Shown, names: Sequence[str], *, tight: bool = False) -> Text:
    heading = (f"{t('dice-middle')}: ", "bold")
    if shown.phase != "lay":
        return Text(t("reason-cheops-not-rolled"))
    line = Text.assemble(heading, drawing.dice(shown.lying, words=not tight))
    if shown.blocked:
        blocked = t("cheops-blocked", name=str(short_name(names[shown.active])))
        line.append_text(Text.assemble(f"   {blocked} ", drawing.dice(shown.blocked, words=not tight)))
    return line


def _bonuses_left(shown: Shown) -> Text:
    left = [t(f"symbol-{name}") for name in BONUSES if name in shown.bonuses]
    return Text(f"{t('cheops-bonuses-left', points=BONUS)} {', '.join(left) or '-'}")


# --- a sheet


def _sheet(shown: Shown, drawn: Drawn, form: Literal["column", "side", "stacked"], ladder: bool) -> Parts:
    points = shown.components.points
    if form == "stacked":
        return _stacked(shown, drawn, ladder=ladder)
    blocks: Parts = [*_buildings(drawn, points)]
    if form == "column":
        blocks.append(_bonus_column(shown, drawn))
    jokers, quarry = _jokers(shown, drawn), t("quarry")
    parts: Parts = [
        side_by_side(blocks),
        Text.assemble((f"{quarry}  ", "bold"), drawing.quarry_numbers(drawn), "   ", jokers),
        Text.assemble(" " * (len(quarry) + 2), drawing.quarry_stones(drawn), (f"   {_gone()}", "dim")),
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
        _quarry_heading(shown, drawn),
        drawing.quarry_numbers(drawn),
        drawing.quarry_stones(drawn),
        _bonus_letters(shown, drawn),
    ]
    parts: Parts = [
        side_by_side([drawing.pyramid(drawn, points), drawing.arch(drawn, points)]),
        side_by_side([drawing.relief(drawn), Text("\n").join(quarry)], gap=2),
    ]
    return (
        [*parts, Text.assemble(f"{t('points-cheops-relief')}: ", drawing.relief_points(drawn, "   "))]
        if ladder
        else parts
    )


def _quarry_heading(shown: Shown, drawn: Drawn) -> Text:
    """The quarry and the jokers; what its signs mean only if there is room."""
    jokers = _jokers(shown, drawn)
    heading = Text.assemble((t("quarry"), "bold"), (f" {_gone()}", "dim"), "  ", jokers)
    return (
        heading if heading.cell_len <= _QUARRY_WIDTH else Text.assemble((t("quarry"), "bold"), "  ", jokers)
    )


def _gone() -> str:
    return f"{STRUCK} {t('quarry-struck')} {SKIPPED} {t('quarry-skipped')}"


def _jokers(shown: Shown, drawn: Drawn) -> Text:
    """C5: at first there are as many as there are players."""
    left = drawn.seat.jokers if drawn.seat is not None else 0
    return Text.assemble((t("points-cheops-jokers"), "bold"), f" {left}/{len(shown.seats)}")


def _by_source(seat: Seat) -> Text:
    return Text(
        "  ".join(f"{t(f'points-cheops-{source}')} {points}" for source, points in seat.points.items())
    )


# --- bonuses


def _standing(shown: Shown, drawn: Drawn, bonus: str) -> tuple[str, str]:
    """How far a player is with a bonus, and the style of it."""
    seat = drawn.seat
    if seat is None or bonus in seat.bonuses:
        return t("bonus-got"), "bold green3"
    if bonus not in shown.bonuses:
        return t("bonus-gone"), "grey50"
    last = "!" if bonus in seat.last_chance else ""
    if bonus not in SYMBOLS:
        return f"{len(seat.complete)}/{ENOUGH}{last}", ""
    carrying = drawn.sheet.symbols[bonus]
    return f"{sum(stone in seat.marked for stone in carrying)}/{len(carrying)}{last}", ""


def _bonus_column(shown: Shown, drawn: Drawn) -> Text:
    lines = [Text.assemble((t("bonuses"), "bold"), f" {t('cheops-each', points=BONUS)}")]
    names = [drawing.bonus(name) for name in BONUSES]
    width = max(name.cell_len for name in names) + 2
    for bonus, name in zip(BONUSES, names, strict=True):
        name.pad_right(width - name.cell_len)
        lines.append(Text.assemble(name, _standing(shown, drawn, bonus)))
    return Text("\n").join(lines)


def _bonus_line(shown: Shown, drawn: Drawn) -> Text:
    """The bonuses on one line, if it is wide enough."""
    bonuses = [Text.assemble(drawing.bonus(name), " ", _standing(shown, drawn, name)) for name in BONUSES]
    return Text.assemble((f"{t('bonuses')}  ", "bold"), Text("  ").join(bonuses))


def _bonus_letters(shown: Shown, drawn: Drawn) -> Text:
    """The symbols by their letters alone, with how far the player is: `+` gained, `-` gone."""
    signs = {t("bonus-got"): "+", t("bonus-gone"): "-"}
    bonuses = []
    for name in SYMBOLS:
        standing, style = _standing(shown, drawn, name)
        sign = (signs.get(standing, standing), style)
        bonuses.append(Text.assemble(drawing.bonus_letter(name), " ", sign))
    return Text(" ").join(bonuses)


# --- the others


def _of(shown: Shown, seat: int) -> Drawn:
    player = shown.seats[seat]
    return Drawn(shown.components.sheet(player.sheet), player)


def _name(shown: Shown, names: Sequence[str], seat: int) -> Text:
    return with_points(names, shown.seats[seat].points, seat)


def _in_full(shown: Shown, names: Sequence[str], seat: int) -> RenderableType:
    drawn = _of(shown, seat)
    name = Text.assemble(_name(shown, names, seat), f"  {_letter(shown, seat)}")
    return Group(name, *_stacked(shown, drawn, ladder=False), _by_source(shown.seats[seat]), Text())


def _in_short(shown: Shown, names: Sequence[str], seat: int) -> Text:
    """A seat in eight lines."""
    player = shown.seats[seat]
    drawn = _of(shown, seat)
    lines = [_name(shown, names, seat), *drawing.small(drawn)]
    gained = Text.assemble(*(drawing.bonus_letter(name) for name in SYMBOLS if name in player.bonuses))
    lines[1].append(f"{t('points-cheops-bonuses')} ").append_text(gained or Text("-"))
    lines[6].append(f"{t('points-cheops-jokers')} {player.jokers}")
    lines.append(Text.assemble(f"{t('points-cheops-quarry')} ", drawing.small_quarry(drawn)))
    for line in lines:
        line.truncate(_SHORT_WIDTH, pad=True)
    return Text("\n").join(lines)


def _in_a_line(shown: Shown, names: Sequence[str], seat: int) -> Text:
    """A seat on one line, if it is wide enough."""
    player = shown.seats[seat]
    line = Text.assemble((f"{_numbered(names, seat)}: {sum(player.points.values())}", "bold"), " ")
    built = stones(*player.marked)
    for building, whole in BUILDINGS.items():
        line.append(f" {t(f'points-cheops-{building}')} {(built & whole).bit_count()}/{whole.bit_count()}")
    line.append(f"  {t('points-cheops-quarry')} {len(player.quarry)}")
    return line.append(f" {t('points-cheops-jokers')} {player.jokers}")


def _totals(shown: Shown, names: Sequence[str], others: Sequence[int]) -> Text:
    totals = [f"{_numbered(names, other)} {sum(shown.seats[other].points.values())}" for other in others]
    return Text.assemble((f"({t('terminal-all-others', command='all')}) ", "dim"), "  ".join(totals))
