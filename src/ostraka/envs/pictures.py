"""Pictures of a table as arrays of pixels, always of the same size for a game and its seats."""

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from ostraka.envs.canvas import PAPYRUS, Canvas
from ostraka.envs.game import env_game
from ostraka.table.view import View


def paint(view: View) -> npt.NDArray[np.uint8]:
    """The table as the seat of a view may know it."""
    known = env_game(view.game.name)
    image = Image.new("RGB", known.picture_size(len(view.names)), PAPYRUS)
    known.paint(Canvas(ImageDraw.Draw(image), ImageFont.load_default(12)), view)
    return np.asarray(image)
