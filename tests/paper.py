"""Inspect printed sets: positions in millimetres, text, and darkness."""

from collections.abc import Iterator
from functools import cache, cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pypdfium2 as pdfium
from pypdfium2 import raw

from ostraka.core.registry import find_game
from ostraka.press import Order, press

DOTS = 5  # per millimetre
POINTS = 72 / 25.4
Grey = npt.NDArray[np.uint8]


class Box(NamedTuple):
    """A rectangle on paper, in millimetres from the upper left corner."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, other: "Box", slack: float = 0.2) -> bool:
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.x + other.width <= self.x + self.width + slack
            and other.y + other.height <= self.y + self.height + slack
        )

    def meets(self, other: "Box") -> bool:
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )


class Line(NamedTuple):
    """A run of text."""

    box: Box
    size: float  # of the font, in points
    family: str
    embedded: bool


class Page:
    def __init__(self, page: pdfium.PdfPage) -> None:
        self._page = page
        self.width, self.height = (side / POINTS for side in page.get_size())

    @cached_property
    def text(self) -> str:
        """The text of the page, with whitespace collapsed and hyphenation undone."""
        said: str = self._page.get_textpage().get_text_range()
        return " ".join(said.replace("\ufffe\r\n", "").replace("\ufffe", "").split())

    def text_in(self, box: Box) -> str:
        top = (self.height - box.y) * POINTS
        said: str = self._page.get_textpage().get_text_bounded(
            left=box.x * POINTS,
            right=(box.x + box.width) * POINTS,
            top=top,
            bottom=top - box.height * POINTS,
        )
        return " ".join(said.split())

    @cached_property
    def grey(self) -> Grey:
        """The page in greyscale; 255 is white paper."""
        scale = DOTS * 25.4 / 72
        shown: Grey = self._page.render(scale=scale, grayscale=True).to_numpy()
        return shown.reshape(shown.shape[:2])

    def crop(self, box: Box) -> Grey:
        left, top = round(box.x * DOTS), round(box.y * DOTS)
        return self.grey[top : top + round(box.height * DOTS), left : left + round(box.width * DOTS)]

    def lines(self) -> Iterator[Line]:
        for piece in self._page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=9):
            left, bottom, right, top = (side / POINTS for side in piece.get_bounds())
            matrix = piece.get_matrix()
            font = piece.get_font()
            yield Line(
                Box(left, self.height - top, right - left, top - bottom),
                piece.get_font_size() * abs(matrix.d),
                font.get_base_name(),
                font.is_embedded,
            )

    def pieces(self, columns: int, rows: int, width: float, height: float) -> list[Box]:
        """The rectangles of equal pieces, edge to edge in the middle of the page."""
        left, top = (self.width - columns * width) / 2, (self.height - rows * height) / 2
        return [
            Box(left + column * width, top + row * height, width, height)
            for row in range(rows)
            for column in range(columns)
        ]

    @property
    def cards(self) -> list[Box]:
        return self.pieces(4, 2, 63, 88)

    @property
    def score_cards(self) -> list[Box]:
        return self.pieces(2, 2, 95, 126)

    @property
    def sheets(self) -> list[Box]:
        return self.pieces(1, 2, 190, 126)


_OPEN: list[pdfium.PdfDocument] = []


def pages(pdf: bytes) -> list[Page]:
    _OPEN.append(pdfium.PdfDocument(pdf))
    return [Page(page) for page in _OPEN[-1]]


def put_away() -> None:
    """Close all documents, as PDFium requires."""
    printed.cache_clear()
    while _OPEN:
        _OPEN.pop().close()


@cache
def printed(game: str, language: str = "en", paper: str = "a4", *, backs: bool = False) -> list[Page]:
    """The pages of a set with the standard components."""
    made = press(Order(game, find_game(game).standard(), language, paper, {"backs": True} if backs else {}))
    all_pages = pages(made.pdf)
    assert made.pages == len(all_pages)
    return all_pages
