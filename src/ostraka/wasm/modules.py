"""The modules of every game, and what JavaScript must know about them."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ostraka.core.game import AnyGame
from ostraka.core.registry import GAMES
from ostraka.wasm.bot_exports import bot_exports
from ostraka.wasm.description import description_of
from ostraka.wasm.exports import rules_exports
from ostraka.wasm.lowering import Export, build


def write_modules(folder: Path, names: Sequence[str]) -> None:
    """Compile games into a folder: for each its rules, its bots, and a description of both."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or GAMES:
        game = GAMES[name]
        parts = {
            "rules": _written(game, rules_exports(game), folder / f"{name}.rules.wasm", small=True),
            "bots": _written(game, bot_exports(game), folder / f"{name}.bots.wasm", small=False),
        }
        described = json.dumps({**parts, **description_of(game)}, separators=(",", ":"), ensure_ascii=False)
        (folder / f"{name}.json").write_text(described, "utf-8")


def _written(game: AnyGame, exports: Sequence[Export], path: Path, *, small: bool) -> dict[str, Any]:
    """Write a module; what is exported, and where its data ends in memory."""
    module = build(game, exports, small=small)
    path.write_bytes(module.code)
    signatures = {export.name: [list(export.arguments), export.result] for export in exports}
    return {"data_end": module.data_end, "exports": signatures}
