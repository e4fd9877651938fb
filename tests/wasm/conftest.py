"""The modules, compiled once per version of the sources."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ostraka
from ostraka.core.jit import cache_folder
from ostraka.wasm.modules import source_digest


@pytest.fixture(scope="session")
def modules() -> Path:
    """A folder with the modules of all games; test processes that need it meanwhile wait for it."""
    folder = cache_folder() / f"wasm-{source_digest()[:16]}"
    with (cache_folder() / "wasm.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for game in ostraka.GAMES:
            if not (folder / f"{game}.json").exists():
                _compile(game, folder)
    return folder


def _compile(game: str, folder: Path) -> None:
    settings = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    command = [sys.executable, "-m", "ostraka.wasm", str(folder), game]
    subprocess.run(command, check=True, env=settings)
