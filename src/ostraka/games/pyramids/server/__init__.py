"""The numbers and shapes of the rules that the browser client draws."""

from typing import Final

from ostraka.games.pyramids.rules.components import BONUSES, SPACES
from ostraka.games.pyramids.rules.shapes import PICTURES
from ostraka.games.pyramids.rules.state import FLIPS, ROUNDS
from ostraka.server.game import ServerGame

GAME: Final = ServerGame(
    constants={
        "SHAPES": PICTURES,  # before they are turned or mirrored
        "ROUNDS": ROUNDS,
        "FLIPS": FLIPS,
        "GEMS": SPACES,
        "BONUSES": BONUSES,
    }
)
