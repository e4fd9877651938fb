"""Sets up tables of Pyramids from pictures of chambers, so that a test reads as an example.

A chamber is five words of five letters; `@` is a plain cell that is marked already (in a top row
without `E`, the first one is the entrance). Seat 0 has cards 1 and 2, seat 1 cards 3 and 4, and so on;
41 to 44 are offered; all others are left in the deck.
"""

from collections.abc import Iterable

from ostraka.games.pyramids.rules import snapshot
from ostraka.games.pyramids.rules.components import BONUSES, COLOURS, Card, Colour, Components
from ostraka.games.pyramids.rules.deck_file import EXPEDITION, SKULLS
from ostraka.games.pyramids.rules.move_text import CELL_NAMES
from ostraka.games.pyramids.rules.snapshot import Shown
from ostraka.table.position import digest
from ostraka.table.table import Table
from staging.positions import having, with_table

PLAIN = "E.... ..... ..... ..... ....T"
ENTER = ".E... ..... ..... ..... ...T."
COLUMN = "a12345"  # the marks of a chamber whose left column is marked


def colour_of(number: int) -> Colour:
    return ("orange", "green", "purple")[number % 3]


def components(
    grids: dict[int, str] | None = None, colours: dict[int, Colour] | None = None, filler: str = PLAIN
) -> Components:
    """48 cards: the given grids, and the same one for all others; colours can be swapped in pairs."""
    painted = {number: colour_of(number) for number in range(1, 49)}
    for number, colour in (colours or {}).items():
        other = next(n for n in range(48, 0, -1) if painted[n] == colour and n not in (colours or {}))
        painted[number], painted[other] = colour, painted[number]
    cards = [
        Card(number, painted[number], unmarked((grids or {}).get(number, filler))) for number in range(1, 49)
    ]
    return Components(tuple(cards), EXPEDITION, SKULLS)


def unmarked(grid: str) -> tuple[str, ...]:
    """The grid under the marks; where no entrance is drawn, the first marked cell of the top row is it."""
    top = grid.split(maxsplit=1)[0]
    if "E" not in top:
        grid = grid.replace("@", "E", 1)
    return tuple(grid.replace("@", ".").split())


def stage(
    *chambers: str,
    seats: int = 2,
    grids: dict[int, str] | None = None,
    colours: dict[int, Colour] | None = None,
) -> Table:
    """A table whose seats have these chambers, two each (plain ones where none are given), before a flip."""
    drawn = dict(enumerate(chambers, 1))
    parts = components({**drawn, **(grids or {})}, colours)
    hands = [f"{_chamber(number, drawn)} {_chamber(number + 1, drawn)}" for number in range(1, 2 * seats, 2)]
    text = f"pyramids/{seats} {digest(parts)} flip offer=41,42,43,44 / {' / '.join(hands)}"
    return Table.from_position(text, components=parts)


def _chamber(number: int, drawn: dict[int, str]) -> str:
    letters = "".join(drawn.get(number, "").split())
    cells = "".join(CELL_NAMES[cell] for cell, letter in enumerate(letters) if letter == "@")
    return f"{number}:{cells}" if cells else str(number)


def skip_to(table: Table, round_number: int, flip: int, shape: str = "I2") -> Table:
    """The table when earlier turns have passed: this shape can be the next flip, which has this number."""
    cards = [name for name, count in EXPEDITION.items() for _ in range(count)]
    cards.remove(shape)
    return with_table(table, round=round_number, flips=cards[: flip - 1] or None)


def explored(table: Table, *cards: Iterable[int]) -> Table:
    """The table when seat 0, seat 1, … have explored these cards, and have claimed bonuses in that order."""
    free = {colour: list(BONUSES) for colour in COLOURS}
    for seat, numbers in enumerate(map(list, cards)):
        claims = [
            f"{colour}:{free[colour].pop(0)}"
            for colour in COLOURS
            for _ in range(min(len(of_colour(table, colour, numbers)) // 2, len(free[colour])))
        ]
        table = having(table, seat, explored=numbers or None, bonuses=claims or None)
    return table


def of_colour(table: Table, colour: Colour, numbers: Iterable[int]) -> list[int]:
    return [number for number in numbers if deck_of(table).card(number).colour == colour]


def marked(table: Table, seat: int, place: int) -> set[str]:
    cells = int(table.state.seat[seat].chamber[place].marked)
    return {name for cell, name in enumerate(CELL_NAMES) if cells >> cell & 1}


def deck_of(table: Table) -> Components:
    assert isinstance(table.components, Components)
    return table.components


def shown(table: Table, seat: int | None = 0) -> Shown:
    """What a seat, or someone who watches, sees of a table of Pyramids."""
    view = table.view(seat)
    return snapshot.shown(view.snapshot, view.components)
