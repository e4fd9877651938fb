"""Compilation with Numba, and the cache of compiled code."""

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
_PACKAGES_WITH_COMPILED_CODE: Final = ("core", "games", "table", "bots", "envs")
_VERSIONS_KEPT: Final = 6
_DIGEST: Final = re.compile("[0-9a-f]{16}")


def may_use(feature: str) -> bool:
    """Whether we compile for this machine's CPU and it has the feature."""
    for_another = _config.CPU_NAME or _config.CPU_FEATURES is not None
    return not for_another and bool(get_host_cpu_features().get(feature))


@cache
def cache_folder() -> Path:
    """The folder of cached machine code: one for each version and location of the sources.

    Numba notices a change in a function's file, but not in the files of the functions it calls. A folder
    named by a digest of all sources rules out stale code. The digest includes paths and modification
    times, because Numba accepts cached code only for the very files it was compiled from. If no folder is
    writable, we fall back to a new private temp directory, because the cache contains executable code.
    """
    configured = [Path(_config.CACHE_DIR) / "ostraka"] if _config.CACHE_DIR else []
    for base in (*configured, platformdirs.user_cache_path("ostraka")):
        folder = base / "compiled" / _digest_of_files()
        if _can_write(folder):
            _delete_old(folder)
            return folder
    private = tempfile.mkdtemp(prefix="ostraka-")
    atexit.register(shutil.rmtree, private, ignore_errors=True)
    return Path(private)


def digest_of_sources() -> str:
    """Identifies a version of the compiled sources."""
    digest = hashlib.sha256()
    for source in _sources():
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _digest_of_files() -> str:
    """Identifies a version and a copy of it on disk."""
    digest = hashlib.sha256(digest_of_sources().encode())
    for source in _sources():
        digest.update(f"{source} {source.stat().st_mtime_ns}\n".encode())
    return digest.hexdigest()[:16]


def _sources() -> list[Path]:
    ours = [_PACKAGE / name for name in _PACKAGES_WITH_COMPILED_CODE]
    installed = [source for package in installed_packages().values() for source in sources_of(package)]
    return [*(source for folder in ours for source in sorted(folder.rglob("*.py"))), *installed]


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _delete_old(folder: Path) -> None:
    """Delete the caches of all but the last few versions; leave other files alone."""
    with suppress(OSError):
        os.utime(folder)
        versions = [path for path in folder.parent.iterdir() if _DIGEST.fullmatch(path.name)]
        versions.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for old in versions[_VERSIONS_KEPT:]:
            shutil.rmtree(old, ignore_errors=True)


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile on first call and cache the machine code; plain Python with `NUMBA_DISABLE_JIT=1`."""
    return _compile(function, inline=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Like `compiled`, but inlined into every caller: for code that runs at each step of a search."""
    return _compile(function, inline=True)


def _compile(function: Callable[P, R], *, inline: bool) -> Callable[P, R]:
    if not COMPILED:
        return function
    before, _config.CACHE_DIR = _config.CACHE_DIR, str(cache_folder())
    try:
        # set only while Numba creates this dispatcher: other code keeps its own cache folder
        dispatcher: Any = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)(
            function
        )
    finally:
        _config.CACHE_DIR = before
    dispatcher._cache.load_overload = _fault_tolerant(dispatcher._cache)  # noqa: SLF001 - Numba has no public hook
    return cast("Callable[P, R]", dispatcher)


def _fault_tolerant(cached: Any) -> Callable[..., Any]:  # noqa: ANN401 - Numba's cache of one function
    """Load from a cache; treat a damaged one as empty."""
    read = cached.load_overload

    def load(*arguments: Any) -> Any:  # noqa: ANN401 - as above
        try:
            return read(*arguments)
        except Exception:  # noqa: BLE001 - whatever a broken pickle can raise
            cached.flush()
            return None

    return cast("Callable[..., Any]", load)


def bound(function: Callable[P, R], *examples: object) -> Callable[P, R]:
    """The compiled function for arguments of these types; calls skip Numba's dispatch on types."""
    if not COMPILED:
        return _with_plain_numbers(function)
    dispatcher = cast("Any", function)
    typeof: Any = numba.typeof
    types = tuple(typeof(example) for example in examples)
    dispatcher.compile(types)
    return cast("Callable[P, R]", dispatcher.overloads[types].entry_point)


def _with_plain_numbers(function: Callable[P, R]) -> Callable[P, R]:
    """Convert NumPy numbers to Python's, as compiled functions do."""

    def call(*arguments: P.args, **named: P.kwargs) -> R:
        result: Any = function(*arguments, **named)
        if isinstance(result, tuple):
            return cast("R", tuple(map(int, result)))
        return cast("R", result if result is None else int(result))

    return call
