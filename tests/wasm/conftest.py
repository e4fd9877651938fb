"""The modules, compiled once per version of the sources."""

import fcntl
from pathlib import Path

import pytest

import ostraka
from ostraka.core.jit import cache_folder
from ostraka.wasm.modules import source_digest
from wasm.runs import compile_game


@pytest.fixture(scope="session")
def modules() -> Path:
    """A folder with the modules of all games; test processes that need it meanwhile wait for it."""
    folder = cache_folder() / f"wasm-{source_digest()[:16]}"
    with (cache_folder() / "wasm.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for game in ostraka.GAMES:
            if not (folder / f"{game}.json").exists():
                compile_game(game, folder)
    return folder
