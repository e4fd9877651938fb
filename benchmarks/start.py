"""Time to the first move, in a new process."""

import os
import subprocess
import sys
import tempfile

# Numba imports SciPy if it is installed. Only peers in the benchmarks need it, so hide it.
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
    """Seconds to import the library, open a table, play a move and let a bot choose."""
    environment = os.environ | ({"XDG_CACHE_HOME": cache} if cache else {})
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROGRAM], capture_output=True, check=True, text=True, env=environment
    )
    return float(done.stdout)


def first_move_ever() -> float:
    """The same with an empty cache, so that everything is compiled."""
    with tempfile.TemporaryDirectory() as cache:
        return first_move(cache)
