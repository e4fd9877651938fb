"""The modules in the repository are those of its sources."""

from pathlib import Path

import pytest

from ostraka.core.registry import GAMES
from ostraka.wasm.modules import DIGEST, source_digest
from ostraka.wasm.typescript import FILE, typescript

WEB = Path(__file__).parents[2] / "web"
KEPT = WEB / "modules"


def test_the_modules_are_of_these_sources() -> None:
    assert (KEPT / DIGEST).read_text().strip() == source_digest(), "run `make modules`"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", ["rules.wasm", "bots.wasm", "json"])
def test_the_sources_compile_to_the_same_bytes(modules: Path, game: str, part: str) -> None:
    name = f"{game}.{part}"
    assert (modules / name).read_bytes() == (KEPT / name).read_bytes(), "run `make modules`"


def test_the_types_of_the_exports_are_current() -> None:
    assert (WEB / "src" / FILE).read_text() == typescript(), "run `make wire`"
