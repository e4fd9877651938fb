"""TypeScript for the browser client, generated from Python: `python -m ostraka.server.typescript web/src`.

The shared types go to `lib/wire.ts`, those of a game to `games/<game>/wire.ts`. A game that is installed from
another package has no folder in our browser client, and is left out.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import inspect
from msgspec.structs import fields

from ostraka.bots.names import BOT_NAMES, OPPONENTS
from ostraka.bots.review import Review
from ostraka.core.game import AnyGame
from ostraka.core.packages import installed_packages
from ostraka.core.registry import GAMES
from ostraka.core.rulebook import sections
from ostraka.server import messages
from ostraka.server.game import server_game
from ostraka.text.keys import key_files
from ostraka.text.languages import LANGUAGES

SHARED: Final = "lib/wire.ts"
_HEAD: Final = """// The messages between the server and its clients.
// Generated from the types of the server by `make wire`; do not edit.
"""
_SIMPLE: Final[dict[type, str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BytesType: "string",  # in Base64
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
_NAMED: Final[dict[frozenset[object], str]] = {
    frozenset(GAMES): "GameName",
    frozenset(BOT_NAMES): "BotName",
    frozenset(LANGUAGES): "Language",
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
_GAME_INFO: Final = """/** Clauses of the rules under one heading. */
export interface Section {
  readonly key: string;
  readonly clauses: readonly string[];
}

/** What every page may know of a game without loading it. */
export interface GameInfo {
  readonly seats: readonly [fewest: number, most: number];
  readonly simultaneous: boolean; // seats decide at the same time, and have secrets
  readonly choices: boolean; // players may choose something before the first move
  readonly sections: readonly Section[];
}

/** The games in their order. */"""


def typescript() -> dict[str, str]:
    """Every generated file, by its path in the source of the browser client."""
    writer = _Writer([game for game in GAMES if game not in installed_packages()])
    for root in ROOTS:
        writer.expression(inspect.type_info(root), SHARED)
    return {**writer.files(), **key_files()}


def _file_of(game: str) -> str:
    return f"games/{game}/wire.ts"


class _Writer:
    """Writes each struct as an interface when it first meets it, into the file of its owner."""

    def __init__(self, games: list[str]) -> None:
        self._games = games
        self._names: dict[type, str] = {}
        self._owners: dict[str, str] = {}  # the file of each interface
        self._interfaces: dict[str, str] = {}
        self._imports: dict[str, set[str]] = {file: set() for file in (SHARED, *map(_file_of, games))}

    def files(self) -> dict[str, str]:
        unions = [f"export type {name} = {self._union_of(name)};" for name in ("FromClient", "FromServer")]
        tails = {SHARED: [*self._aliases(), *unions, "", *_lists(), "", *_game_table(self._games)]}
        tails |= {_file_of(game): list(_constants(game)) for game in self._games}
        return {file: self._file(file, tail) for file, tail in tails.items()}

    def _file(self, file: str, tail: list[str]) -> str:
        interfaces = [text for name, text in self._interfaces.items() if self._owners[name] == file]
        return "\n".join([_HEAD, *self._import_lines(file), *interfaces, *tail]) + "\n"

    def _import_lines(self, file: str) -> Iterator[str]:
        up = "../" * (file.count("/"))
        sources = {self._owners[name] for name in self._imports[file]}
        for source in sorted(sources):
            names = sorted(name for name in self._imports[file] if self._owners[name] == source)
            yield f'import type {{ {", ".join(names)} }} from "{up}{source.removesuffix(".ts")}";'
        if sources:
            yield ""

    def _union_of(self, name: str) -> str:
        return self.expression(inspect.type_info(getattr(messages, name)), SHARED)

    def _aliases(self) -> Iterator[str]:
        """One name for what each game has a type of its own for."""
        rules = [GAMES[game] for game in self._games]
        choices = [game.choices for game in rules if has_choices(game)]
        for name, types in (
            ("Components", [game.components for game in rules]),
            ("Choices", choices),
            ("Snapshot", [game.snapshot_type for game in rules]),
        ):
            members = [self.expression(inspect.type_info(member), SHARED) for member in types]
            yield f"export type {name} = {' | '.join(members) or 'never'};"

    def expression(self, kind: inspect.Type, file: str) -> str:
        """A type as TypeScript writes it in a file."""
        if type(kind) in _SIMPLE:
            return _SIMPLE[type(kind)]
        if isinstance(kind, inspect.Metadata):
            return str((kind.extra or {}).get("typescript") or self.expression(kind.type, file))
        if isinstance(kind, inspect.StructType):
            return self._interface(kind, file)
        return self._compound(kind, file)

    def _compound(self, kind: inspect.Type, file: str) -> str:
        match kind:
            case inspect.LiteralType():
                return _NAMED.get(frozenset(kind.values)) or _literals(kind.values)
            case inspect.UnionType():
                return self._union(kind, file)
            case inspect.ListType() | inspect.VarTupleType():
                return f"readonly {_in_brackets(self.expression(kind.item_type, file))}[]"
            case inspect.DictType():
                key, value = self.expression(kind.key_type, file), self.expression(kind.value_type, file)
                return f"Readonly<Record<{key}, {value}>>"
        raise TypeError(f"no TypeScript for {kind}")

    def _union(self, union: inspect.UnionType, file: str) -> str:
        structs = {part.cls for part in union.types if isinstance(part, inspect.StructType)}
        if structs == {game.snapshot_type for game in GAMES.values()}:
            return "Snapshot"
        return " | ".join(dict.fromkeys(self.expression(part, file) for part in union.types))

    def _interface(self, struct: inspect.StructType, file: str) -> str:
        name = self._names.get(struct.cls) or self._write(struct)
        if self._owners[name] != file:
            self._imports[file].add(name)
        return name

    def _write(self, struct: inspect.StructType) -> str:
        game = next((game for game in self._games if f".{game}." in struct.cls.__module__), "")
        name = self._names[struct.cls] = _name(struct.cls, game)
        file = self._owners[name] = _file_of(game) if game else SHARED
        self._interfaces[name] = ""  # its place, before those that it needs
        lines = list(self._fields(struct, file))
        about = (struct.cls.__doc__ or "").strip().splitlines()
        head = f"/** {about[0]} */\n" if about and not about[0].startswith(struct.cls.__name__) else ""
        self._interfaces[name] = f"{head}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def _fields(self, struct: inspect.StructType, file: str) -> Iterable[str]:
        if struct.tag_field is not None:
            yield f'  readonly {struct.tag_field}: "{struct.tag}";'
        for field in struct.fields:
            optional = "" if field.required or _is_answer(struct.cls) else "?"
            yield f"  readonly {field.encode_name}{optional}: {self.expression(field.type, file)};"


def _name(cls: type, game: str) -> str:
    """The name of a class; that of a game's own type begins with the game."""
    plain = cls.__name__
    return f"{game.capitalize()}{plain}" if game and not plain.lower().startswith(game) else plain


def _lists() -> Iterator[str]:
    """The bots and the languages, in their order."""
    yield f"export type BotName = {_literals(BOT_NAMES)};"
    yield "/** The bots that people are offered as opponents, weakest first. */"
    yield f"export const OPPONENTS = [{', '.join(map(json.dumps, OPPONENTS))}] as const;"
    languages = ", ".join(f'{code}: "{name}"' for code, name in LANGUAGES.items())
    yield f"export const LANGUAGES = {{ {languages} }} as const;"
    yield "export type Language = keyof typeof LANGUAGES;"


def _literals(values: Iterable[object]) -> str:
    return " | ".join(map(json.dumps, values))


def _game_table(games: list[str]) -> Iterator[str]:
    yield _GAME_INFO
    yield f"export type GameName = {_literals(games)};"
    yield "export const GAMES: Readonly<Record<GameName, GameInfo>> = {"
    for game in games:
        rules = GAMES[game]
        yield f"  {game}: {{"
        yield f"    seats: [{rules.fewest}, {rules.most}],"
        yield f"    simultaneous: {json.dumps(rules.simultaneous)},"
        yield f"    choices: {json.dumps(has_choices(rules))},"
        yield "    sections: ["
        for section in sections(game):
            clauses = json.dumps([clause.name for clause in section.clauses])
            yield f'      {{ key: "{section.key}", clauses: {clauses} }},'
        yield "    ],"
        yield "  },"
    yield "};"


def has_choices(game: AnyGame) -> bool:
    """Whether players may choose something before the first move."""
    return bool(fields(game.choices))


def _constants(game: str) -> Iterator[str]:
    """What the rules fix and the client draws."""
    for name, value in server_game(game).constants.items():
        yield f"export const {name} = {json.dumps(value)} as const;"


def _is_answer(cls: type) -> bool:
    """Whether the server sends it: then every field is present."""
    config = getattr(cls, "__struct_config__", None)
    return config is not None and not config.forbid_unknown_fields and not config.omit_defaults


def _in_brackets(expression: str) -> str:
    return f"({expression})" if " " in expression else expression


def main(folder: Path) -> None:
    for file, text in typescript().items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
