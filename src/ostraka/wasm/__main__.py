"""`python -m ostraka.wasm FOLDER [GAME …]`: compile games for the browser."""

import os
import sys
import warnings
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

# Numba reads these when it is first imported. Code for a generic processor has none of this machine's
# instructions; without optimisation, LLVM's passes for WebAssembly see it as it was written. Code of this
# kind needs a cache of its own.
os.environ |= {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "0"}
os.environ["NUMBA_CACHE_DIR"] = mkdtemp(prefix="ostraka-wasm-")

from numba import NumbaWarning

from ostraka.wasm.modules import write_modules

warnings.simplefilter("ignore", NumbaWarning)  # about functions that cannot be cached
try:
    write_modules(Path(sys.argv[1]), sys.argv[2:])
finally:
    rmtree(os.environ["NUMBA_CACHE_DIR"])
