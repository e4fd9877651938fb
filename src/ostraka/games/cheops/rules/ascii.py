"""A game of Cheops as plain text, complete enough to play from."""

from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np

from ostraka.core.bits import each
from ostraka.games.cheops.rules.components import BONUSES, Components, Sheet
from ostraka.games.cheops.rules.setup import Setup
from ostraka.games.cheops.rules.state import LAY, OVER, PHASES
from ostraka.games.cheops.rules.stones import COLUMN, HEIGHT, LEVELS, STONE_OF, WIDTH
from ostraka.games.cheops.rules.summary import colours_of, free_bonuses

MARK: Final = "@"
STRUCK: Final = "x"
SKIPPED: Final = "-"
LEGEND: Final = (
    "stones and dice: b blue  g green  o orange  p pink  r red  y yellow  @ marked;"
    " quarry: x struck  - skipped"
)


def stones_with_marks(sheet: Sheet, marked: int) -> dict[str, str]:
    """The letter of every stone: that of its colour, or of a mark."""
    colours = sheet.colours()
    return {name: MARK if marked >> stone & 1 else colours[name][0] for name, stone in STONE_OF.items()}


def quarry_with_marks(sheet: Sheet, player: np.record) -> list[str]:
    """The letter of every place of the quarry: struck, skipped, or its colour."""
    struck, left = int(player.struck), int(player.quarry)
    return [
        STRUCK if struck >> place & 1 else colour[0] if left >> place & 1 else SKIPPED
        for place, colour in enumerate(sheet.quarry)
    ]


def picture(
    state: np.record,
    kit: np.record,
    components: Components,
    setup: Setup,
    names: Iterable[str],
    points: list[list[int]],
    waiting: frozenset[int],
) -> str:
    """The whole table; `points` are the points of each seat by source."""
    del kit  # the components have everything that is drawn of the sheets
    lines = [_headline(state), f"bonuses left: {_words(free_bonuses(state))}"]
    for seat, name in enumerate(names):
        owes = " <- to move" if seat in waiting else ""
        lines += ["", f"seat {seat} {name}, sheet {setup.sheets[seat]}: {sum(points[seat])} points{owes}"]
        lines += _seat(state.seat[seat], components.sheet(setup.sheets[seat]))
    return "\n".join([*lines, "", *_symbols(components), LEGEND])


def _headline(state: np.record) -> str:
    if state.phase == OVER:
        return "Cheops: the game is over"
    dice = f"; dice: {_words(colours_of(state.lying))}" if state.phase == LAY else ""
    return f"Cheops: play {state.plays}, seat {state.active} is active ({PHASES[state.phase]}){dice}"


def _seat(player: np.record, sheet: Sheet) -> Iterator[str]:
    bonuses = _words(BONUSES[place] for place in each(player.bonuses))
    yield f"  quarry {' '.join(quarry_with_marks(sheet, player))}  jokers {player.jokers}  bonuses {bonuses}"
    letters = stones_with_marks(sheet, int(player.marked))
    blocks = (_pyramid(letters), _arch(letters), _relief(letters))
    for lines in zip(*blocks, strict=True):
        yield "  " + "    ".join(lines).rstrip()


def _pyramid(letters: dict[str, str]) -> list[str]:
    rows = []
    for level in range(LEVELS, 0, -1):
        stones = " ".join(letters[f"p{level}.{k}"] for k in range(1, LEVELS - level + 2))
        rows.append(f"p{level} {stones.center(2 * LEVELS - 1)}")
    return rows


def _arch(letters: dict[str, str]) -> list[str]:
    columns = [
        f"{height}  {letters[f'l{height}']} {letters[f'r{height}']}" for height in range(COLUMN, 0, -1)
    ]
    return [f"cap {letters['cap']} ", *columns]


def _relief(letters: dict[str, str]) -> list[str]:
    rows = [f"{y} {' '.join(letters[f'{x}{y}'] for x in 'abcd'[:WIDTH])}" for y in range(1, HEIGHT + 1)]
    empty = " " * len(rows[0])
    return [empty, "  a b c d", *rows, empty]


def _symbols(components: Components) -> Iterator[str]:
    symbols = components.sheets[0].symbols
    yield "symbols: " + "; ".join(f"{symbol} {' '.join(carriers)}" for symbol, carriers in symbols.items())


def _words(items: Iterable[object]) -> str:
    return " ".join(map(str, items)) or "none"
