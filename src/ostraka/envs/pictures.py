"""Pictures of a table as arrays of pixels, always of the same size for a game and its seats."""

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from ostraka.envs.palette import PAPYRUS, Canvas
from ostraka.games.cheops.environment.painting import paint_cheops, size_of_cheops
from ostraka.games.pyramids.environment.painting import paint_pyramids, size_of_pyramids
from ostraka.table.view import View

_PAINTERS: Final[dict[str, tuple[Callable[[int], tuple[int, int]], Callable[[Canvas, View], None]]]] = {
    "pyramids": (size_of_pyramids, paint_pyramids),
    "cheops": (size_of_cheops, paint_cheops),
}


def paint(view: View) -> npt.NDArray[np.uint8]:
    """The table as the seat of a view may know it."""
    size, painter = _PAINTERS[view.game.name]
    image = Image.new("RGB", size(len(view.names)), PAPYRUS)
    painter(Canvas(ImageDraw.Draw(image), ImageFont.load_default(12)), view)
    return np.asarray(image)
