"""A game of Pyramids as plain text, complete enough to play from."""

from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np

from ostraka.core.bits import each
from ostraka.core.game import Setup
from ostraka.games.pyramids.rules.components import Components
from ostraka.games.pyramids.rules.shapes import SHAPES, SIDE
from ostraka.games.pyramids.rules.state import FLIPS, NO_CARD, OVER, PHASES, ROUNDS
from ostraka.games.pyramids.rules.summary import claimed_bonuses, free_bonuses, shapes_left

MARK: Final = "@"
LEGEND: Final = "E entrance  T tomb  # wall  x cross  r g gems  f torch  s skull  p potion  @ marked"
_GAP: Final = "    "


def grid_with_marks(grid: Iterable[str], marked: int) -> list[str]:
    """The rows of a chamber, marked cells replaced."""
    return [
        "".join(MARK if marked >> (SIDE * row + column) & 1 else letter for column, letter in enumerate(line))
        for row, line in enumerate(grid)
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
    del setup
    lines = [_headline(state, kit), *_middle(state, components)]
    for seat, name in enumerate(names):
        owes = " <- to move" if seat in waiting else ""
        lines += ["", f"seat {seat} {name}: {sum(points[seat])} points{owes}"]
        lines += _seat(state, kit, components, seat)
    return "\n".join([*lines, "", LEGEND])


def _headline(state: np.record, kit: np.record) -> str:
    if state.phase == OVER:
        return "Pyramids: the game is over"
    left = " ".join(shape for shape, count in shapes_left(state, kit).items() for _ in range(count))
    flipped = f", shape {SHAPES[state.flipped]}" if PHASES[state.phase] in ("mark", "take", "draw") else ""
    return (
        f"Pyramids: round {state.round_number} of {ROUNDS}, flip {state.turn} of {FLIPS}{flipped}"
        f" ({PHASES[state.phase]}); still face down: {left}"
    )


def _middle(state: np.record, components: Components) -> Iterator[str]:
    bonuses = ", ".join(f"{colour} {_words(values)}" for colour, values in free_bonuses(state).items())
    yield f"bonuses left: {bonuses}; deck: {int(state.deck).bit_count()} cards"
    if state.offer:
        yield "offer:"
        yield from beside([_card(components, card, 0) for card in each(state.offer)])


def _seat(state: np.record, kit: np.record, components: Components, seat: int) -> Iterator[str]:
    player = state.seat[seat]
    torches = "".join(str(place + 1) if player.torches >> place & 1 else "-" for place in range(ROUNDS))
    bonuses = [f"{colour} {value}" for colour, values in claimed_bonuses(player).items() for value in values]
    penalty = f" (-{kit.skulls[player.skulls - 1]})" if player.skulls else ""
    yield (
        f"  torches {torches}  gems {player.red} red {player.green} green  skulls {player.skulls}{penalty}"
        f"  bonuses {_words(bonuses)}"
    )
    yield f"  explored {_words(card + 1 for card in each(player.explored))}"
    if player.crosses:
        yield f"  crosses to use: {player.crosses}"
    if player.dealt and player.chamber[0].card == NO_CARD:
        yield "  dealt, keep two:"
        yield from beside([_card(components, card, 0) for card in each(player.dealt)])
    yield from beside(
        [
            _card(components, chamber.card, chamber.marked)
            for chamber in player.chamber
            if chamber.card != NO_CARD
        ]
    )


def _card(components: Components, index: int, marked: int) -> list[str]:
    card = components.card(index + 1)
    rows = grid_with_marks(card.grid, int(marked))
    return [
        f"{card.number:>3} {card.colour:<8}",
        "    a b c d e",
        *(f"  {number} {' '.join(row)}" for number, row in enumerate(rows, 1)),
    ]


def beside(blocks: list[list[str]]) -> Iterator[str]:
    """Several blocks of lines next to each other."""
    widths = [max(map(len, block)) for block in blocks]
    for lines in zip(*blocks, strict=True):
        cells = (line.ljust(width) for line, width in zip(lines, widths, strict=True))
        yield _GAP.join(cells).rstrip()


def _words(items: Iterable[object]) -> str:
    return " ".join(map(str, items)) or "none"
