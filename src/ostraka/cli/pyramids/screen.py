"""The table of Pyramids in a terminal, as one seat sees it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ostraka.cli.pyramids import scorecard
from ostraka.cli.pyramids.drawing import INKS, beside, full, in_rows, legend, rows, shape, small
from ostraka.rules.pyramids.components import Components
from ostraka.rules.pyramids.state import FLIPS, ROUNDS
from ostraka.rules.pyramids.wire import Seat, Shown

ROOMY_WIDTH: Final = 100  # here the offer can be drawn in full
OWN_LINES: Final = 17  # everything but the other seats, with the prompt and what is told there
FULL_LINES: Final = 9
FULL_WIDTH: Final = 64
NAME_WIDTH: Final = 12
Fresh = Mapping[int, Collection[str]]  # by card: cells that are marked, but not confirmed


def screen(
    shown: Shown, names: Sequence[str], seat: int, *, fresh: Fresh, width: int, height: int
) -> RenderableType:
    """All that a decision of this seat needs: its own chambers first, the others as room allows."""
    parts: list[RenderableType] = [headline(shown)]
    if shown.phase == "keep":
        parts += [_name(names, shown, seat, you=True), *_hand(shown, seat, width), legend()]
        return Group(*parts)
    others = [other for other in range(len(names)) if other != seat]
    a_row = max(1, width // FULL_WIDTH)
    roomy = width >= ROOMY_WIDTH and height >= OWN_LINES + FULL_LINES * -(-len(others) // a_row)
    parts += [_own(shown, names, seat, fresh, roomy=width >= ROOMY_WIDTH), _stock(shown), legend()]
    if roomy:
        seats = [_in_full(shown, names, other) for other in others]
        parts += [Text(), *(beside(seats[at : at + a_row]) for at in range(0, len(seats), a_row))]
    else:
        parts.append(beside([_in_short(shown, names, other) for other in others], gap=1))
    return Group(*parts)


def everybody(shown: Shown, names: Sequence[str], width: int) -> RenderableType:
    """The whole table with every score card."""
    parts: list[RenderableType] = [headline(shown), _stock(shown)]
    if shown.flipped and shown.phase != "over":
        parts += [Text(f"Shape {shown.flipped}", "bold"), shape(shown.flipped)]
    if shown.offer:
        cards = [full(shown.components.card(number)) for number in shown.offer]
        parts += [Text("Offer", "bold"), *in_rows(cards, width)]
    seats = [_in_full(shown, names, seat) for seat in range(len(names))]
    return Group(*parts, Text(), *seats, legend())


def headline(shown: Shown) -> Text:
    if shown.phase == "over":
        return Text("Pyramids: the game is over", "bold")
    if shown.phase in ("deal", "keep", "offer"):
        return Text("Pyramids: before the first round", "bold")
    left = " ".join(name for name, count in shown.left.items() for _ in range(count))
    return Text.assemble(
        (f"Pyramids: round {shown.round} of {ROUNDS}, flip {shown.turn} of {FLIPS}", "bold"),
        f"   still face down: {left}",
    )


def _name(names: Sequence[str], shown: Shown, seat: int, *, you: bool = False) -> Text:
    points = scorecard.score(shown.seats[seat])
    word = "point" if points == 1 else "points"
    name = Text(names[seat])
    name.truncate(NAME_WIDTH, overflow="ellipsis")
    return Text(f"{seat} {name}: {points} {word}", "bold underline" if you else "bold")


def _hand(shown: Shown, seat: int, width: int) -> list[Grid]:
    return in_rows([full(shown.components.card(number)) for number in shown.seats[seat].dealt], width)


def _own(shown: Shown, names: Sequence[str], seat: int, fresh: Fresh, *, roomy: bool) -> RenderableType:
    mine = shown.seats[seat]
    chambers = _chambers(mine, shown.components, fresh)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    heads = [_name(names, shown, seat, you=True), Text(f"Shape {shown.flipped or ''}", "bold")]
    draw = full if roomy else small
    offer = beside([draw(shown.components.card(number)) for number in shown.offer], gap=2)
    grid.add_row(*heads, Text("Offer", "bold"))
    grid.add_row(
        beside(chambers) if chambers else Text("no chamber left"),
        Text.assemble("\n", shape(shown.flipped), "\n\nturn it or\nmirror it") if shown.flipped else Text(),
        offer if shown.offer else Text("\nempty"),
    )
    return Group(grid, scorecard.on_a_line(mine, shown.components))


def _chambers(player: Seat, components: Components, fresh: Fresh) -> list[Text]:
    return [
        full(components.card(chamber.card), chamber.marked, fresh.get(chamber.card, ()))
        for chamber in player.chambers
    ]


def _stock(shown: Shown) -> Text:
    line = Text("Bonuses left: ")
    for colour, values in shown.bonuses.items():
        line.append(f"{colour} {' '.join(map(str, values)) or '-'}   ", INKS[colour])
    return line.append(f"Deck: {len(shown.unseen)}")


def _in_full(shown: Shown, names: Sequence[str], seat: int) -> RenderableType:
    player = shown.seats[seat]
    card = Text("\n").join(scorecard.whole(player, shown.components))
    hand = [full(shown.components.card(number)) for number in player.dealt] if not player.chambers else []
    return Group(
        _name(names, shown, seat), beside([*_chambers(player, shown.components, {}), *hand, card]), Text()
    )


def _in_short(shown: Shown, names: Sequence[str], seat: int) -> Text:
    """A seat in seven lines of at most 26 characters."""
    player = shown.seats[seat]
    cards = [shown.components.card(chamber.card) for chamber in player.chambers]
    numbers = Text()
    for card in cards:
        numbers.append(f"{card.number} {card.colour[0]}".ljust(7), f"bold {INKS[card.colour]}")
    lines = [_name(names, shown, seat), numbers]
    chambers = [list(rows(shown.components.card(at.card), at.marked)) for at in player.chambers]
    for place, stat in enumerate(scorecard.in_short(player, shown.components)):
        line = Text()
        for chamber in chambers:
            line.append_text(chamber[place]).append("  ")
        lines.append(line.append_text(stat))
    for line in lines:
        line.truncate(26)
    return Text("\n").join(lines)
