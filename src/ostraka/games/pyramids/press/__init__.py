"""A printed set of Pyramids."""

from importlib.resources import files
from typing import Final

from ostraka.games.pyramids.press.parts import faults, most_seats, parts
from ostraka.games.pyramids.rules.components import Components
from ostraka.press.game import PressGame

GAME: Final[PressGame[Components]] = PressGame(
    pages=files(__name__),
    parts=parts,
    words=(
        *("score-card", "tool-single", "rules-figure-poses"),
        *("print-scores-about", "print-with-backs", "print-need-sleeves"),
        *("print-step-one-side", "print-step-two-sides", "print-step-plain", "print-step-wipe"),
    ),
    faults=faults,
    most_seats=most_seats,
    options={"backs": False},  # of cards, for printing on both sides
)
