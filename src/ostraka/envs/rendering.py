"""How an environment shows itself: as text, or painted."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.errors import OstrakaError
from ostraka.envs.pictures import paint
from ostraka.table.view import View

Frame = str | npt.NDArray[np.uint8]
MODES: Final = ("human", "ansi", "rgb_array")


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise OstrakaError(f"there is no render mode {mode!r}; the modes are: {', '.join(MODES)}")


def render(view: View, mode: str | None) -> Frame | None:
    """The table as the seat of a view may know it; a human reads it where the program writes."""
    if mode == "rgb_array":
        return paint(view)
    if mode == "human":
        print(view)  # noqa: T201 - that is what this mode is for
        return None
    return str(view) if mode == "ansi" else None
