"""A printed set of Cheops."""

from importlib.resources import files
from typing import Final

from ostraka.games.cheops.press.parts import faults, most_seats, parts, select
from ostraka.games.cheops.rules.components import Components
from ostraka.press.game import PressGame

GAME: Final[PressGame[Components]] = PressGame(
    pages=files(__name__),
    parts=parts,
    words=(
        *("quarry", "bonuses", "print-sheets-about", "print-need-glue", "print-need-dice"),
        *("print-step-sheets", "print-dice-fold", "print-dice-numbers"),
    ),
    faults=faults,
    most_seats=most_seats,
    select=select,
)
