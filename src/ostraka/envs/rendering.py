"""Renders a table as text, or as an array of pixels of a fixed size."""

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from ostraka.envs.canvas import PAPYRUS, Canvas
from ostraka.envs.game import env_game
from ostraka.table.view import View

Frame = str | npt.NDArray[np.uint8]


def render(view: View, mode: str | None) -> Frame | None:
    """The table as the seat of a view may know it; mode `human` prints it."""
    if mode == "rgb_array":
        return paint(view)
    if mode == "human":
        print(view)  # noqa: T201 - this mode prints
        return None
    return str(view) if mode == "ansi" else None


def paint(view: View) -> npt.NDArray[np.uint8]:
    """The picture of a view; its size depends only on the game and the number of seats."""
    game = env_game(view.game.name)
    image = Image.new("RGB", game.picture_size(len(view.names)), PAPYRUS)
    game.paint(Canvas(ImageDraw.Draw(image), ImageFont.load_default(12)), view)
    return np.asarray(image)
