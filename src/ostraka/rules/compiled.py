"""How the rules are compiled, and where the result is kept."""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar, cast

import numba
import platformdirs

P = ParamSpec("P")
R = TypeVar("R")

_config: Any = numba.config  # Numba sets its names at run time
COMPILED: bool = not _config.DISABLE_JIT
_PACKAGE: Final = Path(__file__).parent.parent
_ROOMS_WITH_COMPILED_CODE: Final = ("rules", "table", "minds")
_VERSIONS_KEPT: Final = 6


@cache
def cache_folder() -> Path:
    """Where machine code is kept: one folder for each version of the sources.

    Numba notices a change in the file of a function, but not in those of the functions it calls; a
    folder named by a digest of all sources makes stale code impossible.
    """
    user = os.getuid() if hasattr(os, "getuid") else "user"
    for base in (platformdirs.user_cache_path("ostraka"), Path(tempfile.gettempdir()) / f"ostraka-{user}"):
        folder = base / "compiled" / _digest_of_sources()
        if _is_ours(folder):
            _forget_old(folder)
            return folder
    return Path(tempfile.mkdtemp(prefix="ostraka-"))


def _digest_of_sources() -> str:
    digest = hashlib.sha256()
    for room in _ROOMS_WITH_COMPILED_CODE:
        for source in sorted((_PACKAGE / room).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _is_ours(folder: Path) -> bool:
    """Whether we can write there and nobody else could have put code there."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()
    except OSError:
        return False


def _forget_old(folder: Path) -> None:
    """Keep what the last few versions compiled, the one in use among them."""
    with suppress(OSError):
        os.utime(folder)
        versions = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for forgotten in versions[_VERSIONS_KEPT:]:
            shutil.rmtree(forgotten, ignore_errors=True)


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
