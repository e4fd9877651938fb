"""Sets up tables of Cheops from a few words, so that a test reads as an example.

All seats have the same sheet (by the letters A, B, …): every stone is orange but for those that a test
paints, as in `blue="p1.1 l1"`; the quarry is blue, green, orange, pink, red, yellow, and so once more.
Among stones, `p2` is a whole level, and `pyramid`, `arch`, `left`, `right` and `relief` are all of it.
"""

from collections.abc import Sequence

import msgspec

from ostraka.core.bits import each
from ostraka.games.cheops.rules import snapshot
from ostraka.games.cheops.rules.components import BONUSES, COLOURS, Arch, Colour, Components, Points, Sheet
from ostraka.games.cheops.rules.position import stones_text
from ostraka.games.cheops.rules.snapshot import Shown
from ostraka.games.cheops.rules.stones import STONE_OF, stone_names, stones
from ostraka.games.cheops.rules.summary import colours_of
from ostraka.table.position import digest, parse
from ostraka.table.table import Table
from staging.positions import having

QUARRY = "bgopry bgopry"
APART = {  # no symbol is complete before a seat has stones in all three buildings
    "ankh": "p4.3 r2 a1",
    "eye": "p5.1 r3 b1",
    "feather": "p5.2 r4 c1",
    "lotus": "p6.1 r5 d1",
    "scarab": "p4.1 cap d3",
}
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


def capped(parts: Components) -> Components:
    """The same sheets with capstones of different colours: no game begins with sheets alike (C2)."""
    colours: tuple[Colour, ...] = ("blue", "green", "pink", "red", "orange", "yellow")
    sheets = [
        msgspec.structs.replace(sheet, arch=msgspec.structs.replace(sheet.arch, cap=colour))
        for sheet, colour in zip(parts.sheets, colours, strict=True)
    ]
    return Components(tuple(sheets), parts.points)


def stage(
    *marked: str,
    seats: int = 2,
    first: int = 0,
    quarry: str = QUARRY,
    symbols: dict[str, str] | None = None,
    **painted: str,
) -> Table:
    """A table before a roll; the first seats have these stones marked, and the bonuses that they bring."""
    return _at("roll", marked, seats, first, block(quarry, symbols, **painted))


def ended(*marked: str, seats: int = 2, symbols: dict[str, str] | None = None, **painted: str) -> Table:
    """A table after the last play, with these stones marked; all dice are left in the middle."""
    dice = "rrr" if seats == 2 else "rrrr"
    return _at(f"over dice={dice}", marked, seats, 0, block(QUARRY, symbols, **painted))


def _at(phase: str, marked: Sequence[str], seats: int, first: int, parts: Components) -> Table:
    sheets = zip("ABCDE", [*marked, *[""] * (seats - len(marked))], strict=False)
    words = [
        f"{_sheet(letter, stones)} bonuses={','.join(gains(stones, parts, phase)) or '-'}"
        for letter, stones in sheets
    ]
    text = f"cheops/{seats} {digest(parts)} {phase} first={first} / {' / '.join(words)}"
    return Table.from_position(text, components=parts)


def _sheet(letter: str, marked: str) -> str:
    return f"{letter}:{stones_text(stones(*set(named(marked))))}".rstrip(":")


def gains(marked: str, parts: Components, phase: str = "roll") -> list[str]:
    """The bonuses that these stones bring where nobody has been quicker."""
    names = {*named(marked)}
    complete = [building for building in ("pyramid", "arch", "relief") if {*GROUPS[building]} <= names]
    symbols = parts.sheets[0].symbols
    finish = ["finish"] if phase != "roll" and len(complete) > 1 else []
    return [*(symbol for symbol in sorted(symbols) if {*symbols[symbol]} <= names), *finish]


def have(table: Table, seat: int, *, marked: str | None = None, **values: object) -> Table:
    """The table as it would be if a seat had these stones marked, quarry stones struck, jokers left, …"""
    if marked is None:
        return having(table, seat, **values)
    letter = parse(table.position()).seats[seat].words[0][0]
    gained = gains(marked, table.components) or None
    return having(table, seat, _sheet(letter, marked), **{"bonuses": gained, **values})


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
    lays = [str(move).split()[2:] for move in table.legal(seat) if move.kind == "lay"]
    return [" ".join(words) for words in lays if {word.split("=")[0] for word in words} == {*names}]


def all_done(table: Table) -> None:
    """Let all who are still to build in this play lay nothing more."""
    while table.waiting:
        (seat,) = table.waiting
        table.play(f"{seat} done")
