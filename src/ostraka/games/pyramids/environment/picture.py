"""The picture of a table of Pyramids: the cards on top, then the chambers of every seat."""

from typing import Final

from ostraka.envs.canvas import COLOURS, GOLD, INK, PAPYRUS, RED, SAND, STONE, Canvas
from ostraka.games.pyramids.rules.ascii import MARK, grid_with_marks
from ostraka.games.pyramids.rules.components import Card
from ostraka.games.pyramids.rules.move_text import CELL_NAMES
from ostraka.games.pyramids.rules.snapshot import Seat, Snapshot
from ostraka.table.view import View

_CELL: Final = 22
_MARGIN: Final = 12
_CARD: Final = 5 * _CELL + 18  # with its number above
_CARD_WIDTH: Final = 5 * _CELL + _MARGIN
_BAND: Final = _CARD + 34
_FILL: Final = {"#": STONE, "E": PAPYRUS, "T": GOLD, "@": INK, "s": SAND, "r": "#e7b0a6", "g": "#b9d8b4"}


def size(seats: int) -> tuple[int, int]:
    return 2 * _MARGIN + 4 * _CARD_WIDTH, 2 * _MARGIN + (1 + seats) * _BAND


def paint(canvas: Canvas, view: View) -> None:
    shown: Snapshot = view.snapshot
    cards = {card.number: card for card in view.components.cards}
    shape = f", shape {shown.flipped}" if shown.flipped else ""
    state = (
        "the game is over" if view.over else f"round {shown.round}, flip {shown.turn}{shape}, {shown.phase}"
    )
    canvas.write(_MARGIN, _MARGIN, f"Pyramids: {state}")
    dealt = shown.seats[view.seat].dealt if view.seat is not None and shown.phase == "keep" else ()
    for place, number in enumerate(dealt or shown.offer):
        _card(canvas, _MARGIN + place * _CARD_WIDTH, _MARGIN + 20, cards[number], ())
    for seat, player in enumerate(shown.seats):
        _seat(canvas, _MARGIN + (1 + seat) * _BAND, cards, player, view, seat)


def _seat(canvas: Canvas, y: int, cards: dict[int, Card], player: Seat, view: View, seat: int) -> None:
    owes = "  < to move" if seat in view.waiting else ""
    canvas.write(_MARGIN, y, f"{view.names[seat]}: {sum(player.points.values())} points{owes}")
    for place, chamber in enumerate(player.chambers):
        _card(canvas, _MARGIN + place * _CARD_WIDTH, y + 20, cards[chamber.card], chamber.marked)
    lines = (
        f"explored {len(player.explored)}",
        f"gems {player.red} red, {player.green} green",
        f"torches {' '.join(map(str, player.torches)) or 'none'}",
        f"skulls {player.skulls} (-{player.penalty})",
        *(f"{colour} {' '.join(map(str, points))}" for colour, points in player.bonuses.items() if points),
    )
    for line, text in enumerate(lines):
        canvas.write(_MARGIN + 2 * _CARD_WIDTH, y + 36 + 16 * line, text)


def _card(canvas: Canvas, x: int, y: int, card: Card, marked: tuple[str, ...]) -> None:
    cells = sum(1 << CELL_NAMES.index(cell) for cell in marked)
    canvas.write(x, y, f"{card.number} {card.colour}", COLOURS[card.colour])
    for row, line in enumerate(grid_with_marks(card.grid, cells)):
        for column, letter in enumerate(line):
            words = "" if letter in (".", "#", MARK) else letter
            ink = RED if letter == "s" else INK
            canvas.block(
                x + column * _CELL, y + 16 + row * _CELL, _CELL, _FILL.get(letter, PAPYRUS), words, ink
            )
