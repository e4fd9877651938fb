"""The table of Pyramids in a terminal, as one seat sees it, in the richest layout that fits."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ostraka.cli.console.layout import Parts, in_rows, richest, side_by_side
from ostraka.cli.console.text import short_name, with_points
from ostraka.cli.language import game_name, t
from ostraka.games.pyramids.rules.components import Components
from ostraka.games.pyramids.rules.snapshot import Seat, Shown
from ostraka.games.pyramids.rules.state import FLIPS, ROUNDS
from ostraka.games.pyramids.terminal import scorecard
from ostraka.games.pyramids.terminal.drawing import INKS, full, label, legend, rows, shape, small, title

SHORT_WIDTH: Final = 26
Fresh = Mapping[int, Collection[str]]  # by card: cells that are marked, but not confirmed


class Layout(NamedTuple):
    """How much of the table is drawn next to one's own chambers and the shape, which always are."""

    others: Literal["full", "short", "line", "none"]
    offer: Literal["full", "small", "listed", "line"]
    whole_card: bool
    legend: bool


LAYOUTS: Final = (
    Layout("full", "full", whole_card=True, legend=True),
    Layout("full", "small", whole_card=True, legend=True),
    Layout("short", "full", whole_card=True, legend=True),
    Layout("short", "small", whole_card=True, legend=True),
    Layout("short", "small", whole_card=False, legend=True),
    Layout("short", "small", whole_card=False, legend=False),
    Layout("short", "listed", whole_card=False, legend=False),
    Layout("line", "listed", whole_card=False, legend=False),
    Layout("none", "listed", whole_card=False, legend=False),
    Layout("none", "line", whole_card=False, legend=False),
)


def screen(
    shown: Shown, names: Sequence[str], seat: int, *, fresh: Fresh, width: int, height: int
) -> RenderableType:
    """All that a decision of this seat needs; what it needs least is left out first."""
    if shown.phase == "keep":
        arrangements = iter(_before_the_first_round(shown, names, seat, width))
    else:
        arrangements = (_arranged(layout, shown, names, seat, fresh, width) for layout in LAYOUTS)
    return richest(arrangements, width, height)


def _before_the_first_round(shown: Shown, names: Sequence[str], seat: int, width: int) -> list[Parts]:
    cards = [shown.components.card(number) for number in shown.seats[seat].dealt]
    table = ", ".join(str(short_name(name)) for other, name in enumerate(names) if other != seat)
    against = t("pyramids-against", name=str(short_name(names[seat])), others=table)
    head = [headline(shown), Text(against)]
    drawn: Parts = [*in_rows([full(card) for card in cards], width)]
    listed: Parts = [side_by_side([small(card) for card in cards])]
    return [[*head, *drawn, legend()], [*head, *drawn], [*head, *listed]]


def _arranged(
    layout: Layout, shown: Shown, names: Sequence[str], seat: int, fresh: Fresh, width: int
) -> Parts:
    mine = shown.seats[seat]
    parts: Parts = [headline(shown), _own(layout, shown, names, seat, fresh)]
    if not layout.whole_card:
        parts.append(scorecard.on_a_line(mine, shown.components))
    if layout.offer == "line":
        parts.append(Text.assemble(f"{t('offer')}: ", *_listed(shown, "  ")))
    else:
        parts.append(_stock(shown, hidden=layout.others == "none"))
    if layout.legend:
        parts.append(legend(pending=bool(fresh)))
    others = [other for other in range(len(names)) if other != seat]
    if layout.others == "full":
        parts += [Text(), *in_rows([_in_full(shown, names, other) for other in others], width)]
    elif layout.others == "short":
        parts += in_rows([_in_short(shown, names, other) for other in others], width, gap=1)
    elif layout.others == "line":
        parts += [_in_a_line(shown, names, other) for other in others]
    return parts


def everybody(shown: Shown, names: Sequence[str], width: int) -> RenderableType:
    """The whole table with every score card."""
    parts: Parts = [headline(shown), _stock(shown)]
    middle: list[Text] = []
    if shown.flipped and shown.phase != "over":
        middle.append(
            Text("\n").join([Text(f"{t('tools')} {shown.flipped}", "bold"), Text(), shape(shown.flipped)])
        )
    if shown.offer:
        middle += [full(shown.components.card(number)) for number in shown.offer]
        parts.append(Text(t("offer"), "bold"))
    seats = [_in_full(shown, names, seat) for seat in range(len(names))]
    return Group(*parts, *in_rows(middle, width), Text(), *in_rows(seats, width), legend())


def headline(shown: Shown) -> Text:
    game = game_name("pyramids")
    if shown.phase == "over":
        return Text(f"{game}: {t('reason-pyramids-over')}", "bold")
    if shown.phase in ("deal", "keep", "offer"):
        return Text(f"{game}: {t('pyramids-before')}", "bold")
    turn = t("round-turn", round=shown.round, rounds=ROUNDS, turn=shown.turn, turns=FLIPS)
    line = Text(f"{game}: {turn}", "bold")
    if shown.last_card:
        return Text.assemble(line, f"   {t('announced-last-card')}")
    if shown.turn == FLIPS:  # P28: the card that is left is not used
        return line
    left = " ".join(name for name, count in shown.left.items() for _ in range(count))
    return Text.assemble(line, f"   {t('shapes-left')}: {left}")


def _name(names: Sequence[str], shown: Shown, seat: int, *, you: bool = False) -> Text:
    return with_points(names, shown.seats[seat].points, seat, you=you)


def _own(layout: Layout, shown: Shown, names: Sequence[str], seat: int, fresh: Fresh) -> Grid:
    mine = shown.seats[seat]
    chambers = _chambers(mine, shown.components, fresh)
    turned = (
        Text.assemble("\n", shape(shown.flipped), f"\n\n{t('pyramids-turn-it')}") if shown.flipped else Text()
    )
    columns: list[tuple[RenderableType, RenderableType]] = [
        (
            _name(names, shown, seat, you=True),
            side_by_side(chambers) if chambers else Text(t("pyramids-no-chamber")),
        ),
        (Text(f"{t('tools')} {shown.flipped or ''}", "bold"), turned),
    ]
    if layout.offer != "line":
        columns.append((Text(t("offer"), "bold"), _offer(layout, shown)))
    if layout.whole_card:
        card = Text("\n").join(scorecard.whole(mine, shown.components))
        columns.append((Text(t("score-card"), "bold"), card))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in columns:
        grid.add_column(no_wrap=True)
    grid.add_row(*(head for head, _ in columns))
    grid.add_row(*(body for _, body in columns))
    return grid


def _offer(layout: Layout, shown: Shown) -> RenderableType:
    if not shown.offer:
        return Text("\n-")
    if layout.offer == "listed":
        return Text.assemble("\n", *_listed(shown, "\n"))
    draw = full if layout.offer == "full" else small
    return side_by_side([draw(shown.components.card(number)) for number in shown.offer], gap=2)


def _listed(shown: Shown, gap: str) -> list[Text]:
    cards = [title(shown.components.card(number)) for number in shown.offer]
    return [Text.assemble(card, gap) for card in cards] or [Text("-")]


def _chambers(player: Seat, components: Components, fresh: Fresh) -> list[Text]:
    return [
        full(components.card(chamber.card), chamber.marked, fresh.get(chamber.card, ()))
        for chamber in player.chambers
    ]


def _stock(shown: Shown, *, hidden: bool = False) -> Text:
    line = Text(f"{t('pyramids-bonuses-left')} ")
    for colour, values in shown.bonuses.items():
        line.append(f"{t(f'colour-{colour}')} {' '.join(map(str, values)) or '-'}   ", INKS[colour])
    line.append(t("deck-left", count=len(shown.unseen)))
    return line.append(f"   ({t('terminal-all-others', command='all')})", "dim") if hidden else line


def _in_full(shown: Shown, names: Sequence[str], seat: int) -> RenderableType:
    """A seat with its chambers and its score card; before the first round, with the cards it was dealt."""
    player = shown.seats[seat]
    blocks = [full(shown.components.card(number)) for number in player.dealt if not player.chambers]
    if not blocks:
        score_card = Text("\n").join(scorecard.whole(player, shown.components))
        blocks = [*_chambers(player, shown.components, {}), score_card]
    return Group(_name(names, shown, seat), side_by_side(blocks), Text())


def _in_short(shown: Shown, names: Sequence[str], seat: int) -> Text:
    """A seat in seven lines."""
    player = shown.seats[seat]
    cards = [shown.components.card(chamber.card) for chamber in player.chambers]
    numbers = Text()
    for card in cards:
        name = label(card)
        name.pad_right(7 - name.cell_len)
        numbers.append_text(name)
    lines = [_name(names, shown, seat), numbers]
    chambers = [list(rows(shown.components.card(at.card), at.marked)) for at in player.chambers]
    for place, stat in enumerate(scorecard.in_short(player, shown.components)):
        line = Text()
        for chamber in chambers:
            line.append_text(chamber[place]).append("  ")
        lines.append(line.append_text(stat))
    for line in lines:
        line.truncate(SHORT_WIDTH, pad=True)
    return Text("\n").join(lines)


def _in_a_line(shown: Shown, names: Sequence[str], seat: int) -> Text:
    """A seat in one line."""
    player = shown.seats[seat]
    line = Text.assemble(_name(names, shown, seat), f"  {t('pyramids-chambers')}")
    for chamber in player.chambers:
        card = shown.components.card(chamber.card)
        line.append(f" {card.number}{card.colour[0]}", INKS[card.colour])
    return line.append(f"  {t('score-pyramids', count=len(player.explored))}")
