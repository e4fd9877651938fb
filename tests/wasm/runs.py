"""Where WebAssembly runs in the tests, and what for."""

import shutil
import sys
from pathlib import Path
from typing import Final

import ostraka
from ostraka.core.registry import find_game

NODE: Final = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node") or "node"
EVERY: Final = [  # games with each number of seats
    (game, seats)
    for game in ostraka.GAMES
    for seats in range(find_game(game).fewest, find_game(game).most + 1)
]
