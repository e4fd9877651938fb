"""How the rules are compiled, and where the result is kept."""

import atexit
import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar, cast

import numba
import platformdirs
from llvmlite.binding import get_host_cpu_features

from ostraka.core.packages import installed_packages, sources_of

P = ParamSpec("P")
R = TypeVar("R")

_config: Any = numba.config  # Numba sets its names at run time
COMPILED: bool = not _config.DISABLE_JIT
_PACKAGE: Final = Path(__file__).parent.parent
_ROOMS_WITH_COMPILED_CODE: Final = ("core", "games", "table", "bots", "envs")
_VERSIONS_KEPT: Final = 6
_DIGEST: Final = re.compile("[0-9a-f]{16}")


def may_use(feature: str) -> bool:
    """Whether code is compiled for this very processor, and it has the feature."""
    for_another = _config.CPU_NAME or _config.CPU_FEATURES is not None
    return not for_another and bool(get_host_cpu_features().get(feature))


@cache
def cache_folder() -> Path:
    """Where machine code is kept: one folder for each version of the sources in each place.

    Numba notices a change in the file of a function, but not in those of the functions it calls; a
    folder named by a digest of all sources makes stale code impossible. What is in a folder serves only
    the files it was made from, as Numba knows them: by where they are and when they were written. Where
    none can be kept, a fresh one serves this process: never one that others could have filled, for it
    holds code.
    """
    named = [Path(_config.CACHE_DIR) / "ostraka"] if _config.CACHE_DIR else []
    for base in (*named, platformdirs.user_cache_path("ostraka")):
        folder = base / "compiled" / _digest_of_files()
        if _can_write(folder):
            _forget_old(folder)
            return folder
    fresh = tempfile.mkdtemp(prefix="ostraka-")
    atexit.register(shutil.rmtree, fresh, ignore_errors=True)
    return Path(fresh)


def digest_of_sources() -> str:
    """What tells one version of the rules, tables and bots from another."""
    digest = hashlib.sha256()
    for source in _sources():
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _digest_of_files() -> str:
    """The same, and what tells one copy of a version from another."""
    digest = hashlib.sha256(digest_of_sources().encode())
    for source in _sources():
        digest.update(f"{source} {source.stat().st_mtime_ns}\n".encode())
    return digest.hexdigest()[:16]


def _sources() -> list[Path]:
    ours = [_PACKAGE / room for room in _ROOMS_WITH_COMPILED_CODE]
    installed = [source for package in installed_packages().values() for source in sources_of(package)]
    return [*(source for folder in ours for source in sorted(folder.rglob("*.py"))), *installed]


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _forget_old(folder: Path) -> None:
    """Keep what the last few versions compiled, the one in use among them; touch nothing else."""
    with suppress(OSError):
        os.utime(folder)
        versions = [path for path in folder.parent.iterdir() if _DIGEST.fullmatch(path.name)]
        versions.sort(key=lambda path: path.stat().st_mtime, reverse=True)
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
    before, _config.CACHE_DIR = _config.CACHE_DIR, str(cache_folder())
    try:
        # the folder is chosen here, so that code of others in this process keeps its own
        dispatcher: Any = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)(
            function
        )
    finally:
        _config.CACHE_DIR = before
    dispatcher._cache.load_overload = _forgiving(dispatcher._cache)  # noqa: SLF001 - Numba has no other door
    return cast("Callable[P, R]", dispatcher)


def _forgiving(kept: Any) -> Callable[..., Any]:  # noqa: ANN401 - Numba's cache of one function
    """How to read a cache that may be damaged: as if it were empty."""
    read = kept.load_overload

    def load(*arguments: Any) -> Any:  # noqa: ANN401 - as above
        try:
            return read(*arguments)
        except Exception:  # noqa: BLE001 - whatever a broken pickle can raise
            kept.flush()
            return None

    return cast("Callable[..., Any]", load)


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
