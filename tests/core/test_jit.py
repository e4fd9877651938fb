"""Where machine code is cached."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from ostraka.core import jit


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda name: tmp_path / name)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    return tmp_path


def folder() -> Path:
    return jit.cache_folder.__wrapped__()


def test_machine_code_is_cached_by_the_digest_of_the_sources(home: Path) -> None:
    assert folder().parent == home / "ostraka" / "compiled"
    assert folder() == folder()
    assert folder().stat().st_mode & 0o077 == 0


@pytest.fixture
def package(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for room in ("core", "games", "table", "bots", "envs"):
        (home / "package" / room).mkdir(parents=True)
    (home / "package" / "games" / "play.py").write_text("one = 1")
    monkeypatch.setattr(jit, "_PACKAGE", home / "package")
    return home / "package"


def test_changed_sources_get_another_folder(package: Path) -> None:
    before = folder()
    (package / "games" / "play.py").write_text("one = 2")
    assert folder() != before


def test_moved_or_rewritten_sources_get_another_cache_folder(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, version = folder(), jit.digest_of_sources()
    copy = shutil.copytree(package, package.with_name("copy"))
    monkeypatch.setattr(jit, "_PACKAGE", copy)
    second = folder()
    os.utime(copy / "games" / "play.py", (1, 1))  # Numba would compile it again
    assert len({first, second, folder()}) == 3
    assert jit.digest_of_sources() == version


def test_without_a_writable_cache_a_temporary_folder_is_used(home: Path) -> None:
    (home / "ostraka").write_text("a file where the folder should be")
    assert folder().is_relative_to(home / "temporary")
    assert folder() != folder()


def test_a_folder_named_for_numba_is_used_by_digest_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit._config, "CACHE_DIR", str(home / "mine"))
    assert folder().parent == home / "mine" / "ostraka" / "compiled"


@pytest.mark.usefixtures("home")
def test_only_the_last_few_versions_stay_cached() -> None:
    current = folder()
    (current.parent / "not of ours").mkdir()
    for age in range(1, 12):
        old = current.with_name(f"{age:016x}")
        old.mkdir()
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    assert folder() == current
    cached = sorted(path.name for path in current.parent.iterdir())
    assert cached == sorted([current.name, "not of ours", *(f"{age:016x}" for age in range(1, 6))])


def test_a_damaged_cache_is_rebuilt(tmp_path: Path) -> None:
    """One function is enough to see it: the others are read in the same way."""
    program = (
        "from ostraka.core.bits import size\n"
        "print(size(7), size.stats.cache_misses[size.signatures[0]] if size.stats.cache_misses else 'cached')"
    )

    def run() -> str:
        environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment
        )
        return done.stdout.strip()

    assert run() == "3 1"
    assert run() == "3 cached"
    for index in tmp_path.rglob("*size*.nbi"):
        index.write_bytes(b"damaged")
    assert run() == "3 1"
    assert run() == "3 cached"
