"""Where WebAssembly runs in the tests, and what for."""

import os
import shutil
import subprocess
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


def compile_game(game: str, folder: Path) -> None:
    """Compile in a process of its own: the settings for WebAssembly hold for all code of a process."""
    settings = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    subprocess.run([sys.executable, "-m", "ostraka.wasm", str(folder), game], check=True, env=settings)
