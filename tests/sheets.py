"""Building sheets for tests: a fixed block, and random ones with all colours, few, or a plain quarry."""

import random
from pathlib import Path

import ostraka
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.rules.components import COLOURS, SYMBOLS, Arch, Colour, Components, Points, Sheet
from ostraka.games.cheops.rules.stones import STONE_OF

# the first sheets of Ostraka, for examples that name stones by colour
OLD_TEXT = (Path(__file__).parent / "fixtures" / "old-block.txt").read_text("utf-8")
KINDS = ("all", "few", "plain")


def old_block() -> Components:
    return sheets_file.read(OLD_TEXT, "old-block.txt")


def random_components(choose: random.Random, kind: str, sheets: int = 6) -> Components:
    """Sheets that have only their symbols in common, on one to four stones each.

    On scarce ones, colours are few, symbols are near and levels are worth little: payment runs out, seats
    gain the same bonus in one play, and games end in a tie.
    """
    is_scarce = kind == "scarce"
    symbols = _near_symbols(choose) if is_scarce else _symbols(choose)
    letters = choose.sample("ABCDEFGHIJKLMNOPQRSTUVWXYZ", sheets)
    most = 1 if is_scarce else 40
    points = Points(pyramid=_growing(choose, most), arch=_growing(choose, most))
    return Components(tuple(_sheet(choose, letter, kind, symbols) for letter in letters), points)


def _sheet(choose: random.Random, letter: str, kind: str, symbols: dict[str, tuple[str, ...]]) -> Sheet:
    palette = COLOURS if kind == "all" else choose.sample(COLOURS, 3 if kind == "few" else 2)
    quarried = choose.sample(palette, 1) if kind in ("plain", "scarce") else COLOURS

    def row(length: int, colours: tuple[Colour, ...] | list[Colour] = palette) -> tuple[Colour, ...]:
        return tuple(choose.choice(colours) for _ in range(length))

    return Sheet(
        letter=letter,
        pyramid=tuple(row(length) for length in range(6, 0, -1)),
        arch=Arch(left=row(5), right=row(5), cap=choose.choice(palette)),
        relief=(row(4), row(4), row(4)),
        quarry=row(12, quarried),
        symbols=symbols,
    )


def _symbols(choose: random.Random) -> dict[str, tuple[str, ...]]:
    left = choose.sample(sorted(STONE_OF), len(STONE_OF))
    return {symbol: tuple(left.pop() for _ in range(choose.randint(1, 4))) for symbol in SYMBOLS}


def _near_symbols(choose: random.Random) -> dict[str, tuple[str, ...]]:
    """Each on one or two stones that can be laid early."""
    left = choose.sample([name for name in STONE_OF if name[:2] in ("p1", "p2") or name[-1] == "1"], 10)
    return {symbol: tuple(left.pop() for _ in range(choose.randint(1, 2))) for symbol in SYMBOLS}


def _growing(choose: random.Random, most: int) -> tuple[int, ...]:
    return tuple(sorted(choose.randint(0, most) for _ in range(6)))


def random_table(seats: int, seed: int, kind: str, *, block: int | None = None) -> ostraka.Table:
    """A table with the standard sheets, or with random ones of this kind: others for every seed or block."""
    if kind == "standard":
        return ostraka.new("cheops", seats, seed=seed)
    parts = random_components(random.Random(f"{seats} {seed if block is None else block} {kind}"), kind)
    return ostraka.new("cheops", seats, seed=seed, components=parts)


def eager(choose: random.Random, table: ostraka.Table, seat: int) -> ostraka.Move:
    """A random move that lays stones if possible."""
    legal = table.legal(seat)
    return legal[choose.randrange(max(1, len(legal) - 1))]  # `done` comes last


def build_at_random(table: ostraka.Table, seed: int) -> ostraka.Table:
    """Play eager random moves to the end of the game."""
    choose = random.Random(seed)
    while not table.over:
        for seat in table.waiting:
            table.play(eager(choose, table, seat))
    return table
