"""TypeScript for what the modules export: `python -m ostraka.wasm.typescript web/src`."""

import sys
from collections.abc import Iterator, Sequence
from inspect import signature
from pathlib import Path
from typing import Final

from ostraka.bots.pharaoh import PLAYOUTS
from ostraka.core.announcements import SEAT_BITS, TOPIC_BITS, VALUE_BITS
from ostraka.core.registry import GAMES
from ostraka.wasm import signatures as sig
from ostraka.wasm.bot_exports import bot_exports, review_exports
from ostraka.wasm.exports import rules_exports
from ostraka.wasm.lowering import Export

FILE: Final = "engine/exports.ts"
_HEAD: Final = """// What the WebAssembly modules of every game export.
// Generated from `ostraka.wasm` by `make wire`; do not edit.

/** An address in the memory of a module. */
export type Pointer = number;
"""
_TYPES: Final = {sig.INT32: "number", sig.INT64: "bigint", sig.VOID: "void"}  # all others are pointers


def typescript() -> str:
    """The file: both interfaces, the same for every game, and how facts and announcements are packed."""
    game = next(iter(GAMES.values()))
    return "\n".join(
        [
            _HEAD,
            *_interface("RulesExports", rules_exports(game)),
            *_interface("BotExports", [*bot_exports(game), *review_exports(game)]),
            "/** The bits of a fact or an announcement: its topic, its seat plus one, then its values. */",
            f"export const BITS = {{ topic: {TOPIC_BITS}, seat: {SEAT_BITS}, value: {VALUE_BITS} }};",
            "/** That pharaoh makes for a decision, divided by the seats. */",
            f"export const PLAYOUTS = {PLAYOUTS};",
            "",
        ]
    )


def _interface(name: str, exports: Sequence[Export]) -> Iterator[str]:
    yield f"export interface {name} {{"
    for export in exports:
        names = signature(export.function).parameters
        arguments = ", ".join(
            f"{argument}: {_TYPES.get(kind, 'Pointer')}"
            for argument, kind in zip(names, export.arguments, strict=True)
        )
        yield f"  {export.name}({arguments}): {_TYPES[export.result]};"
    yield "}\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) / FILE).write_text(typescript(), "utf-8")
