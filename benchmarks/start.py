"""How long it takes until the first move, in a process of its own."""

import os
import subprocess
import sys
import tempfile

# Numba imports SciPy where it finds one; players have none, only the peers of the benchmarks need it.
PROGRAM = """
import sys
sys.modules["scipy"] = None
from time import perf_counter
start = perf_counter()
import ostraka
table = ostraka.new("pyramids", 2, seed=1)
table.play(table.legal(0)[0])
ostraka.bot("scribe").choose(table.view(1))
print(perf_counter() - start)
"""


def first_move(cache: str | None = None) -> float:
    """Seconds from the import to a table, a move, and a bot's choice."""
    environment = os.environ | ({"XDG_CACHE_HOME": cache} if cache else {})
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROGRAM], capture_output=True, check=True, text=True, env=environment
    )
    return float(done.stdout)


def first_move_ever() -> float:
    """The same with an empty cache: everything is compiled."""
    with tempfile.TemporaryDirectory() as cache:
        return first_move(cache)
