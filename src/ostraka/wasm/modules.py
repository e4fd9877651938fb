"""The modules of every game, and what JavaScript must know about them."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ostraka.bots.judgement import CHOICE, FORTUNE, GRADES, MOST_TURNING_POINTS, PLAYER, TURNING_POINT
from ostraka.bots.memory import memory_type
from ostraka.bots.names import BOT_NAMES
from ostraka.bots.review import PLAYOUTS, SEED
from ostraka.core.game import AnyGame
from ostraka.core.registry import GAMES
from ostraka.wasm.bot_exports import bot_exports, review_exports
from ostraka.wasm.exports import rules_exports
from ostraka.wasm.layout import layout_of
from ostraka.wasm.lowering import Export, build

_REVIEW: Final = {
    "seed": SEED,
    "playouts": PLAYOUTS,
    "grades": GRADES,
    "bots": BOT_NAMES,
    "most_turning_points": MOST_TURNING_POINTS,
}


def write_modules(folder: Path, names: Sequence[str]) -> None:
    """Compile games into a folder: for each its rules, its bots, and a description of both."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or GAMES:
        game = GAMES[name]
        of_bots = [*bot_exports(game), *review_exports(game)]
        parts = {
            "rules": _written(game, rules_exports(game), folder / f"{name}.rules.wasm", small=True),
            "bots": _written(game, of_bots, folder / f"{name}.bots.wasm", small=False),
        }
        records = {
            "state": layout_of(game.state),
            "kit": layout_of(game.kit_type),
            "memory": layout_of(memory_type(name)),
            "choice": layout_of(CHOICE),
            "fortune": layout_of(FORTUNE),
            "player": layout_of(PLAYER),
            "turning_point": layout_of(TURNING_POINT),
        }
        description = {**parts, "records": records, "review": _REVIEW}
        (folder / f"{name}.json").write_text(json.dumps(description))


def _written(game: AnyGame, exports: Sequence[Export], path: Path, *, small: bool) -> dict[str, Any]:
    """Write a module; what is exported, and where its data ends in memory."""
    module = build(game, exports, small=small)
    path.write_bytes(module.code)
    signatures = {export.name: [list(export.arguments), export.result] for export in exports}
    return {"data_end": module.data_end, "exports": signatures}
