"""The picture of a table of Cheops: the dice on top, then the sheet of every seat."""

from typing import Final

from ostraka.envs.canvas import COLOURS, INK, PAPYRUS, SAND, Canvas
from ostraka.games.cheops.rules.components import Sheet
from ostraka.games.cheops.rules.snapshot import Seat, Snapshot
from ostraka.games.cheops.rules.stones import COLUMN, HEIGHT, LEVELS, WIDTH
from ostraka.table.view import View

_STONE: Final = 20
_MARGIN: Final = 12
_HEAD: Final = 52
_BAND: Final = 6 * _STONE + 64
_ARCH: Final = _MARGIN + 7 * _STONE
_RELIEF: Final = _ARCH + 4 * _STONE
_QUARRY: Final = 12


def size(seats: int) -> tuple[int, int]:
    return 2 * _MARGIN + 17 * _STONE, 2 * _MARGIN + _HEAD + seats * _BAND


def paint(canvas: Canvas, view: View) -> None:
    shown: Snapshot = view.snapshot
    state = "the game is over" if view.over else f"play {shown.plays}, {view.names[shown.active]} is active"
    canvas.write(_MARGIN, _MARGIN, f"Cheops: {state}")
    for place, colour in enumerate(shown.lying):
        canvas.block(_MARGIN + place * (_STONE + 4), _MARGIN + 20, _STONE, COLOURS[colour], colour[0])
    for seat, player in enumerate(shown.seats):
        _seat(canvas, _MARGIN + _HEAD + seat * _BAND, view.components.sheet(player.sheet), player, view, seat)


def _seat(canvas: Canvas, y: int, sheet: Sheet, player: Seat, view: View, seat: int) -> None:
    owes = "  < to move" if seat in view.waiting else ""
    points = sum(player.points.values())
    canvas.write(_MARGIN, y, f"{view.names[seat]}, sheet {player.sheet}: {points} points{owes}")
    for name, colour in sheet.colours().items():
        x, up = _place(name)
        marked = name in player.marked
        fill, letter = (INK, "") if marked else (COLOURS[colour], colour[0])
        canvas.block(x, y + 20 + up, _STONE, fill, letter)
    top = y + 24 + LEVELS * _STONE
    for place, colour in enumerate(sheet.quarry, 1):
        left = place in player.quarry
        fill, letter = (COLOURS[colour], colour[0]) if left else (INK if place in player.struck else SAND, "")
        canvas.block(_MARGIN + (place - 1) * _STONE, top, _STONE, fill, letter)
    for joker in range(player.jokers):
        canvas.block(_MARGIN + (_QUARRY + joker) * _STONE, top, _STONE, PAPYRUS, "*")
    canvas.write(_RELIEF, y + 24 + HEIGHT * _STONE, "\n".join(player.bonuses))


def _place(name: str) -> tuple[int, int]:
    """The position of a stone: from the left, and below the title of its seat."""
    if name == "cap":
        return _ARCH + _STONE // 2, 0
    if name[0] == "p":
        level, column = (int(part) - 1 for part in name[1:].split("."))
        return _MARGIN + column * _STONE + level * _STONE // 2, (LEVELS - 1 - level) * _STONE
    height = int(name[1:])
    if name[0] in "lr":
        return _ARCH + (_STONE if name[0] == "r" else 0), (COLUMN + 1 - height) * _STONE
    return _RELIEF + "abcd"[:WIDTH].index(name[0]) * _STONE, (height - 1) * _STONE
