"""Sets up tables of Cheops from a few words, so that a test reads as an example.

All seats have the same sheet (by the letters A, B, …): every stone is orange but for those that a test
paints, as in `blue="p1.1 l1"`; the quarry is blue, green, orange, pink, red, yellow, and so once more.
Among stones, `p2` is a whole level, and `pyramid`, `arch`, `left`, `right` and `relief` are all of it.
"""

from ostraka.core.bits import each
from ostraka.games.cheops.rules import snapshot
from ostraka.games.cheops.rules.components import BONUSES, COLOURS, Arch, Colour, Components, Points, Sheet
from ostraka.games.cheops.rules.setup import Setup
from ostraka.games.cheops.rules.snapshot import Shown
from ostraka.games.cheops.rules.stones import STONE_OF, stone_names, stones
from ostraka.games.cheops.rules.summary import colours_of
from ostraka.table.table import Table

QUARRY = "bgopry bgopry"
SYMBOLS = {"ankh": "p2.1 r4", "eye": "p4.2", "feather": "l5 a3", "lotus": "p3.4 b1", "scarab": "p2.5 l3 d3"}
GROUPS = {
    "pyramid": [name for name in STONE_OF if name[0] == "p"],
    "left": [name for name in STONE_OF if name[0] == "l"],
    "right": [name for name in STONE_OF if name[0] == "r"],
    "relief": [name for name in STONE_OF if name[0] in "abcd" and name != "cap"],
    **{f"p{level}": [name for name in STONE_OF if name[:2] == f"p{level}"] for level in range(1, 7)},
}
GROUPS["arch"] = [*GROUPS["left"], *GROUPS["right"], "cap"]


def named(words: str) -> list[str]:
    """The stones that some words name."""
    return [name for word in words.split() for name in GROUPS.get(word, [word])]


def sheet(
    letter: str = "A", quarry: str = QUARRY, symbols: dict[str, str] | None = None, **painted: str
) -> Sheet:
    """A sheet whose stones are orange, but for those painted in other colours."""
    colour: dict[str, Colour] = dict.fromkeys(STONE_OF, "orange")
    for shade in COLOURS:
        colour |= dict.fromkeys(named(painted.pop(shade, "")), shade)
    assert not painted, f"no such colour: {painted}"
    by_initial = {shade[0]: shade for shade in COLOURS}
    return Sheet(
        letter=letter,
        pyramid=tuple(tuple(colour[name] for name in GROUPS[f"p{level}"]) for level in range(1, 7)),
        arch=Arch(
            left=tuple(colour[name] for name in GROUPS["left"]),
            right=tuple(colour[name] for name in GROUPS["right"]),
            cap=colour["cap"],
        ),
        relief=tuple(tuple(colour[f"{x}{y}"] for x in "abcd") for y in (1, 2, 3)),
        quarry=tuple(by_initial[initial] for initial in quarry.replace(" ", "")),
        symbols={symbol: tuple(names.split()) for symbol, names in (symbols or SYMBOLS).items()},
    )


def block(quarry: str = QUARRY, symbols: dict[str, str] | None = None, **painted: str) -> Components:
    """Six such sheets, alike but for their letters."""
    return Components(tuple(sheet(letter, quarry, symbols, **painted) for letter in "ABCDEF"), Points())


def stage(
    *marked: str,
    seats: int = 2,
    first: int = 0,
    quarry: str = QUARRY,
    symbols: dict[str, str] | None = None,
    **painted: str,
) -> Table:
    """A table before a roll; the first seats have these stones marked already."""
    setup = Setup(sheets=tuple("ABCDE"[:seats]), first=first)
    table = Table("cheops", seats, components=block(quarry, symbols, **painted), setup=setup)
    for seat, words in enumerate(marked):
        have(table, seat, marked=words)
    return table


def have(
    table: Table,
    seat: int,
    *,
    marked: str | None = None,
    struck: int | None = None,
    jokers: int | None = None,
    bonuses: str | None = None,
) -> None:
    """Pretend that a seat has marked these stones, struck the quarry as far, has so many jokers, …"""
    player = table.state.seat[seat]
    if marked is not None:
        player.marked = stones(*set(named(marked)))
    if struck is not None:
        player.struck = 1 << (struck - 1) if struck else 0
        player.quarry = (1 << 12) - (1 << struck)
    if jokers is not None:
        player.jokers = jokers
    if bonuses is not None:
        player.bonuses = sum(1 << BONUSES.index(bonus) for bonus in bonuses.split())


def shown(table: Table, seat: int | None = 0) -> Shown:
    """What a seat, or someone who watches, sees of a table of Cheops."""
    view = table.view(seat)
    return snapshot.shown(view.snapshot, view.components)


def marked(table: Table, seat: int) -> set[str]:
    return set(stone_names(int(table.state.seat[seat].marked)))


def bonuses(table: Table, seat: int) -> list[str]:
    return [BONUSES[place] for place in each(table.state.seat[seat].bonuses)]


def quarry_left(table: Table, seat: int) -> list[int]:
    """The places of the quarry that a seat can still strike."""
    return [place + 1 for place in each(table.state.seat[seat].quarry)]


def lying(table: Table) -> str:
    """The dice that the seat to build can take."""
    return " ".join(colours_of(table.state.lying))


def lays(table: Table, seat: int, *names: str) -> list[str]:
    """The ways in which these stones can be laid, as the legal list has them."""
    found = [str(move).split()[2:] for move in table.legal(seat) if move.kind == "lay"]
    return [" ".join(words) for words in found if {word.split("=")[0] for word in words} == {*names}]


def all_done(table: Table) -> None:
    """Let all who are still to build in this play lay nothing more."""
    while table.waiting:
        (seat,) = table.waiting
        table.play(f"{seat} done")


def ended(table: Table) -> Table:
    """The table after one more play in which nobody lays anything."""
    table.play("roll" + " red" * (3 if table.seats == 2 else 4))
    all_done(table)
    return table
