"""The wire types in TypeScript, made from the Python ones: `python -m ostraka.server.typescript FILE`."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from ostraka.bots.review import Review
from ostraka.core.registry import GAMES
from ostraka.games.cheops.rules import GAME as CHEOPS
from ostraka.games.cheops.rules.scoring import RELIEF_POINTS
from ostraka.games.pyramids.rules.components import BONUSES, SPACES
from ostraka.games.pyramids.rules.shapes import PICTURES
from ostraka.games.pyramids.rules.state import FLIPS, ROUNDS
from ostraka.server import messages
from ostraka.table.record import record_type

_HEAD: Final = """// What is said between the server and its clients.
// Made from the types of the server by `make wire`; do not edit.
"""
_SIMPLE: Final[dict[type, str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
ROOTS: Final[tuple[Any, ...]] = (
    messages.FromClient,
    messages.FromServer,
    messages.OpenTable,
    messages.SitDown,
    messages.StandIn,
    messages.DeviceToken,
    messages.UseDeviceToken,
    messages.PreviewLesson,
    messages.Lesson,
    messages.Me,
    messages.Problem,
    messages.ReviewProgress,
    messages.Replay,
    Review,
)


def typescript() -> str:
    """All types that go over the wire, each once."""
    writer = _Writer()
    for root in ROOTS:
        writer.expression(inspect.type_info(root))
    for game in GAMES:
        writer.expression(inspect.type_info(record_type(game)))
    unions = [
        f"export type {name} = {writer.expression(inspect.type_info(getattr(messages, name)))};"
        for name in ("FromClient", "FromServer")
    ]
    return "\n".join([_HEAD, *writer.made.values(), *unions, "", *_constants()]) + "\n"


def _constants() -> Iterable[str]:
    """What the rules fix and every client draws."""
    yield "/** The shapes of Pyramids, before they are turned or mirrored. */"
    yield "export const SHAPES: Readonly<Record<string, readonly string[]>> = {"
    yield from (f"  {name}: {json.dumps(picture)}," for name, picture in PICTURES.items())
    yield "};"
    yield ""
    yield "/** The numbers of the rules that are drawn or said. */"
    yield f"export const FIGURES = {json.dumps(_figures())} as const;"


def _figures() -> dict[str, object]:
    return {
        "seats": {name: [game.fewest, game.most] for name, game in GAMES.items()},
        "secret": {name: game.simultaneous for name, game in GAMES.items()},  # where seats decide at once
        "rounds": ROUNDS,
        "flips": FLIPS,
        "gems": SPACES,
        "bonuses": BONUSES,
        "jokers": CHEOPS.most,  # C5: as many as may play
        "relief": [[2 * pairs, points] for pairs, points in enumerate(RELIEF_POINTS) if points],
    }


class _Writer:
    """Writes each struct as an interface when it first meets it."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self._names: dict[type, str] = {}

    def expression(self, found: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        if type(found) in _SIMPLE:
            return _SIMPLE[type(found)]
        if isinstance(found, inspect.Metadata):
            return self.expression(found.type)
        if isinstance(found, inspect.StructType):
            return self._interface(found)
        return self._compound(found)

    def _compound(self, found: inspect.Type) -> str:
        match found:
            case inspect.LiteralType():
                return " | ".join(map(json.dumps, found.values))
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.expression(part) for part in found.types))
            case inspect.ListType() | inspect.VarTupleType():
                return f"readonly {_in_brackets(self.expression(found.item_type))}[]"
            case inspect.DictType():
                key, value = self.expression(found.key_type), self.expression(found.value_type)
                return f"Readonly<Record<{key}, {value}>>"
        raise TypeError(f"no TypeScript for {found}")

    def _interface(self, found: inspect.StructType) -> str:
        if found.cls in self._names:
            return self._names[found.cls]
        name = self._names[found.cls] = self._name(found.cls)
        self.made[name] = ""  # its place, before those that it needs
        lines = list(self._fields(found))
        about = (found.cls.__doc__ or "").strip().splitlines()
        head = f"/** {about[0]} */\n" if about and not about[0].startswith(found.cls.__name__) else ""
        self.made[name] = f"{head}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def _name(self, cls: type) -> str:
        """The name of a class; where two games call something alike, with the game before it."""
        game = next((game for game in GAMES if f".{game}." in cls.__module__), "")
        plain = cls.__name__
        return f"{game.capitalize()}{plain}" if game and not plain.lower().startswith(game) else plain

    def _fields(self, found: inspect.StructType) -> Iterable[str]:
        if found.tag_field is not None:
            yield f'  readonly {found.tag_field}: "{found.tag}";'
        for field in found.fields:
            optional = "" if field.required or _is_answer(found.cls) else "?"
            yield f"  readonly {field.encode_name}{optional}: {self.expression(field.type)};"


def _is_answer(cls: type) -> bool:
    """Whether the server sends it: then every field is there."""
    config = getattr(cls, "__struct_config__", None)
    return config is not None and not config.forbid_unknown_fields and not config.omit_defaults


def _in_brackets(expression: str) -> str:
    return f"({expression})" if " " in expression else expression


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
