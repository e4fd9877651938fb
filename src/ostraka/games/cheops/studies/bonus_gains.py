"""What one game of Cheops says about its sheets: when each seat gained each bonus, and what it built."""

from typing import Final

import numpy as np

from ostraka.core import game
from ostraka.core.bits import one
from ostraka.core.game import Rows
from ostraka.core.jit import compiled
from ostraka.games.cheops.rules.components import BONUSES
from ostraka.games.cheops.rules.state import MOST_SEATS
from ostraka.lab.game import PlayedGame
from ostraka.lab.runner.study import Part
from ostraka.table.engine import Numbers

NEVER: Final = 0  # in the place of the play in which a bonus was gained
NO_SHEET: Final = -1


@compiled
def find_gains(rows: Rows, kits: Rows, moves: Numbers, gained: Numbers) -> None:
    """Replay a game on row 0 and write the play in which each seat gained each bonus."""
    state = rows[0]
    for place in range(len(moves)):
        game.play(state, kits[0], moves[place])
        for seat in range(state.seats):
            for bonus in range(len(BONUSES)):
                if state.seat[seat].bonuses & one(bonus) and gained[seat, bonus] == NEVER:
                    gained[seat, bonus] = state.plays


def examine(played: PlayedGame) -> Part:
    """What one game says about its sheets."""
    rows = played.start.copy()
    gained = np.zeros((MOST_SEATS, len(BONUSES)), np.int64)
    find_gains(rows, played.kit, played.moves, gained)
    letters = [sheet.letter for sheet in played.components.sheets]
    seats = len(played.setup.sheets)
    marked = np.zeros(MOST_SEATS, np.int64)
    marked[:seats] = rows["seat"]["marked"][0, :seats]
    sheets = np.full(MOST_SEATS, NO_SHEET)
    sheets[:seats] = [letters.index(letter) for letter in played.setup.sheets]
    return {
        "gained": gained[None],
        "marked": marked[None],
        "sheet": sheets[None],
        "plays": np.array([int(rows[0].plays)]),
    }
