"""Colours, and the few shapes that pictures of tables consist of."""

from dataclasses import dataclass
from typing import Final

from PIL.ImageDraw import ImageDraw
from PIL.ImageFont import FreeTypeFont
from PIL.ImageFont import ImageFont as PlainFont

PAPYRUS: Final = "#f3e6c8"
SAND: Final = "#e0c994"
STONE: Final = "#8a7556"
INK: Final = "#3a2c1a"
GOLD: Final = "#d9a520"

BLUE: Final = "#3b6ea8"
GREEN: Final = "#4d8a4a"
ORANGE: Final = "#d9822b"
PINK: Final = "#d67a9c"
PURPLE: Final = "#7d4f93"
RED: Final = "#b3402f"
YELLOW: Final = "#e3c13d"
COLOURS: Final = {
    "blue": BLUE,
    "green": GREEN,
    "orange": ORANGE,
    "pink": PINK,
    "purple": PURPLE,
    "red": RED,
    "yellow": YELLOW,
}


@dataclass(frozen=True)
class Canvas:
    """A surface to draw a table on."""

    draw: ImageDraw
    font: FreeTypeFont | PlainFont

    def block(self, x: int, y: int, size: int, fill: str, letter: str = "", ink: str = INK) -> None:
        """A square with a letter in its middle: no colour carries meaning alone."""
        self.draw.rectangle((x, y, x + size - 2, y + size - 2), fill=fill, outline=INK)
        if letter:
            self.draw.text((x + (size - 1) / 2, y + (size - 1) / 2), letter, ink, self.font, anchor="mm")

    def write(self, x: int, y: int, text: str, ink: str = INK) -> None:
        self.draw.text((x, y), text, ink, self.font)
