"""How the rules are compiled, and where the result is kept."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import platformdirs

P = ParamSpec("P")
R = TypeVar("R")

_config: Any = numba.config  # Numba sets its names at run time
COMPILED: bool = not _config.DISABLE_JIT
_PACKAGE = Path(__file__).parent.parent


@cache
def cache_folder() -> Path:
    """Where machine code is kept: one folder for each version of the sources.

    Numba notices a change in the file of a function, but not in those of the functions it calls; a
    folder named by a digest of all sources makes stale code impossible.
    """
    digest = hashlib.sha256()
    for source in sorted(_PACKAGE.rglob("*.py")):
        if source.parts[len(_PACKAGE.parts)] in ("rules", "table", "minds"):
            digest.update(source.read_bytes())
    name = digest.hexdigest()[:16]
    shared_by_nobody = (
        Path(tempfile.gettempdir()) / f"ostraka-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
    )
    for base in (platformdirs.user_cache_path("ostraka"), shared_by_nobody):
        folder = base / "compiled" / name
        if _can_write(folder):
            return folder
    return Path(tempfile.mkdtemp(prefix="ostraka-"))


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            return folder.stat().st_uid == os.getuid() if hasattr(os, "getuid") else True
    except OSError:
        return False


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile on first call and keep the machine code; plain Python under `NUMBA_DISABLE_JIT=1`."""
    return _compile(function, inline=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """As `compiled`, and copied into every caller: for what runs at each step of a search."""
    return _compile(function, inline=True)


def _compile(function: Callable[P, R], *, inline: bool) -> Callable[P, R]:
    if not COMPILED:
        return function
    before = _config.CACHE_DIR
    _config.CACHE_DIR = before or str(cache_folder())
    try:
        # the folder is chosen here, so that code of others in this process keeps its own
        jit = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)
        return cast("Callable[P, R]", jit(function))
    finally:
        _config.CACHE_DIR = before


def bound(function: Callable[P, R], *examples: object) -> Callable[P, R]:
    """The compiled function for arguments of just these types: a call skips finding out the types."""
    if not COMPILED:
        return _with_plain_numbers(function)
    dispatcher = cast("Any", function)
    typeof: Any = numba.typeof
    types = tuple(typeof(example) for example in examples)
    dispatcher.compile(types)
    return cast("Callable[P, R]", dispatcher.overloads[types].entry_point)


def _with_plain_numbers(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled functions return Python's numbers; without the compiler, NumPy's would slip through."""

    def call(*arguments: P.args, **named: P.kwargs) -> R:
        result: Any = function(*arguments, **named)
        if isinstance(result, tuple):
            return cast("R", tuple(map(int, result)))
        return cast("R", result if result is None else int(result))

    return call
