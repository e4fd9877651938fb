"""Sets up tables of Pyramids from pictures of chambers, so that a test reads as an example.

A chamber is five words of five letters; `@` is a plain cell that is marked already (in a top row
without `E`, the first one is the entrance). Seat 0 has cards
1 and 2, seat 1 cards 3 and 4, and so on; 41 to 44 are offered; 21 upwards are left in the deck.
"""

from collections.abc import Sequence

import ostraka
from ostraka.games.pyramids.rules import snapshot
from ostraka.games.pyramids.rules.components import Card, Colour, Components
from ostraka.games.pyramids.rules.deck_file import EXPEDITION, SKULLS
from ostraka.games.pyramids.rules.notation import CELL_NAMES
from ostraka.games.pyramids.rules.snapshot import Shown
from ostraka.table.table import Table

PLAIN = "E.... ..... ..... ..... ....T"
ENTER = ".E... ..... ..... ..... ...T."


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
    shown = dict(enumerate(chambers, 1))
    table = ostraka.Table("pyramids", seats, components=components({**shown, **(grids or {})}, colours))
    for seat in range(seats):
        table.play(f"deal {seat} {2 * seat + 1} {2 * seat + 2} {31 + 2 * seat} {32 + 2 * seat}")
    for seat in range(seats):
        table.play(f"{seat} keep {2 * seat + 1} {2 * seat + 2}")
    table.play("offer 41 42 43 44")
    for number, grid in shown.items():
        chamber = table.state.seat[(number - 1) // 2].chamber[(number - 1) % 2]
        letters = "".join(grid.split())
        chamber.marked = sum(1 << cell for cell, letter in enumerate(letters) if letter == "@")
    return table


def skip_to(table: Table, round_number: int, turn: int) -> None:
    """Pretend that earlier turns have passed: the next flip is flip `turn` of that round."""
    table.state.round_number = round_number
    table.state.turn = turn - 1
    table.state.left = (1 << 8) - 1


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


def refused(table: Table, move: str) -> str:
    """The clause that a move breaks; the table must be left as it was."""
    before = table.state.tobytes(), table.ply, table.waiting
    try:
        table.play(move)
    except ostraka.IllegalMove as error:
        assert (table.state.tobytes(), table.ply, table.waiting) == before
        return error.clause
    return "legal"


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
    return table


def finish_marking(table: Table, seats: Sequence[int] | None = None) -> None:
    """Let seats that still owe something in this step make the first legal move they have."""
    for seat in seats if seats is not None else range(table.seats):
        step = int(table.state.turn)
        while seat in table.waiting and table.state.phase == 4 and table.state.turn == step:
            singles = [move for move in table.legal(seat) if len(str(move).split()) == 4]
            table.play(singles[0])
