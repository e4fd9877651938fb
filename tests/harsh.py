"""How many harsh games the second referees judge in a run: some thousands, and in `make nightly` 100,000."""

import os

from ostraka.core.jit import COMPILED

CHUNKS = range(5)  # for the processes of a run
_GAMES = int(os.environ.get("OSTRAKA_GAMES", "3000")) if COMPILED else 40
GAMES = max(1, _GAMES // 2 // len(CHUNKS))  # of each game in each chunk
HAS_ENOUGH = GAMES >= 300  # for every order to occur that a test looks for
