"""The modules of every game, and what JavaScript must know about them."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

from ostraka.core.game import AnyGame
from ostraka.core.registry import GAMES
from ostraka.wasm.bot_exports import bot_exports, review_exports
from ostraka.wasm.description import description_of
from ostraka.wasm.exports import rules_exports
from ostraka.wasm.lowering import Export, build

DIGEST: Final = "sources.sha256"  # of what the modules in a folder were built from
_PACKAGE: Final = Path(__file__).parents[1]
_SOURCES: Final = ("core", "table", "bots", "wasm", "games/*/rules", "games/*/bots")
_COMPILERS: Final = ("numba", "llvmlite", "numpy")


def write_modules(folder: Path, names: Sequence[str] = ()) -> None:
    """Compile games, or all, into a folder: for each its rules, its bots, and a description of both."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or GAMES:
        game = GAMES[name]
        of_bots = [*bot_exports(game), *review_exports(game)]
        ends = {
            "rules": _write(game, rules_exports(game), folder / f"{name}.rules.wasm", small=True),
            "bots": _write(game, of_bots, folder / f"{name}.bots.wasm", small=False),
        }
        described = {"data_ends": ends, **description_of(game)}
        (folder / f"{name}.json").write_text(
            json.dumps(described, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8"
        )
    if not names:
        (folder / DIGEST).write_text(source_digest() + "\n")


def _write(game: AnyGame, exports: Sequence[Export], path: Path, *, small: bool) -> int:
    """Write a module; where its data ends in memory."""
    module = build(game, exports, small=small)
    path.write_bytes(module.code)
    return module.data_end


def source_digest() -> str:
    """Identifies everything that the modules depend on: our sources, and the versions of the compilers."""
    digest = hashlib.sha256()
    for compiler in _COMPILERS:
        digest.update(f"{compiler} {version(compiler)}\n".encode())
    for path in sorted(_sources()):
        digest.update(f"{path.relative_to(_PACKAGE)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    for pattern in _SOURCES:
        for folder in _PACKAGE.glob(pattern):
            for path in folder.rglob("*"):
                if path.is_file() and path.suffix not in (".pyc", ".md"):
                    yield path
