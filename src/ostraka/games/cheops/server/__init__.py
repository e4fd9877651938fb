"""The numbers of the rules that the browser client draws."""

from typing import Final

from ostraka.games.cheops.rules import GAME as RULES
from ostraka.games.cheops.rules.scoring import RELIEF_POINTS
from ostraka.server.game import ServerGame

GAME: Final = ServerGame(
    constants={
        "JOKERS": RULES.most,  # C5: as many as may play
        "LETTERS": [sheet.letter for sheet in RULES.standard().sheets],
        "RELIEF": [[2 * pairs, points] for pairs, points in enumerate(RELIEF_POINTS) if points],
    }
)
