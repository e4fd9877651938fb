"""The game record, the complete account of a game in a fixed format (docs/record.md)."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Protocol, Self, cast

import msgspec
from msgspec import Meta

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Options, Setup
from ostraka.core.registry import GAMES
from ostraka.table.chance import Proof

FORMAT: Literal["ostraka/1"] = "ostraka/1"
RULES: Final = "rules"  # the option for the version of the rulings, in games whose rulings have changed
FIRST_RULES: Final = 1


class BadRecord(OstrakaError, ValueError):  # noqa: N818 - reads as what it is
    """A text that is not a record, or a record that breaks the rules."""

    def __init__(self, what: str, *, ply: int | None = None, clause: str = "") -> None:
        super().__init__(what if ply is None else f"move {ply}: {what}")
        self.what = what
        self.ply = ply
        self.clause = clause

    def at(self, place: str) -> Self:
        """The same error, preceded by the place of the record."""
        self.args = (f"{place}: {self}",)
        return self

    def __reduce__(self) -> tuple[Callable[..., "BadRecord"], tuple[object, ...]]:
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[BadRecord], args: tuple[object, ...], fields: dict[str, object]) -> BadRecord:
    """An error as it was pickled."""
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class RecordOptions(Protocol):
    """The options of a record: those of its game, and the proof of fair draws."""

    @property
    def fair(self) -> Proof | None: ...


class Record(Protocol):
    """What the records of all games have."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> RecordOptions: ...
    @property
    def components(self) -> Any:  # noqa: ANN401 - the game's own type
        ...

    @property
    def position(self) -> str | msgspec.UnsetType:
        """Where the game began, if not at the set-up."""
        ...

    @property
    def moves(self) -> tuple[str, ...]: ...
    @property
    def scores(self) -> tuple[int, ...] | None: ...
    @property
    def winners(self) -> tuple[int, ...] | None: ...

    def encode(self) -> bytes: ...
    def save(self, path: str | Path) -> None: ...


Score = Annotated[int, Meta(ge=-99_999, le=99_999)]


class _Written(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the records of all games share: how they are written."""

    def __reduce__(self) -> tuple[Callable[..., Record], tuple[bytes]]:
        return decode, (self.encode(),)

    def encode(self) -> bytes:
        """One line of JSON."""
        return msgspec.json.encode(self)

    def save(self, path: str | Path) -> None:
        """Write the record; an existing file is replaced atomically."""
        target = Path(path)
        try:
            part = target.with_name(f".{target.name}.part")
            try:
                part.write_bytes(self.encode() + b"\n")
                part.replace(target)
            finally:
                part.unlink(missing_ok=True)
        except (OSError, ValueError) as error:
            raise OstrakaError(f"cannot write {path}: {error}") from None


@cache
def options_type(game: str) -> Callable[..., RecordOptions]:
    """The type of the options in a game's records."""
    made = msgspec.defstruct(
        f"{game.capitalize()}Options",
        [*_rules_field(game), ("fair", Proof | None, None)],
        bases=(GAMES[game].options,),
        module=__name__,
        frozen=True,
        omit_defaults=True,
        forbid_unknown_fields=True,
    )
    return cast("Callable[..., RecordOptions]", made)


def _rules_field(game: str) -> list[tuple[str, type, int]]:
    """The version of the rulings: that of new games is the present one, but that of a record the first."""
    fields = msgspec.structs.fields(GAMES[game].options)
    return [(RULES, field.type, FIRST_RULES) for field in fields if field.name == RULES]


@cache
def record_type(game: str) -> Callable[..., Record]:
    """The type of a game's records; the fields of its set-up are fields of the record."""
    of = GAMES[game]
    settled = [(field.encode_name, field.type) for field in msgspec.structs.fields(of.setup)]
    made = msgspec.defstruct(
        f"{game.capitalize()}Record",
        [
            ("format", Literal["ostraka/1"], FORMAT),
            ("game", Literal[game], game),
            ("seats", Annotated[int, Meta(ge=0, le=99)]),
            ("names", tuple[str, ...]),
            *settled,
            ("options", options_type(game), options_type(game)()),
            ("components", of.components),
            ("position", str | msgspec.UnsetType, msgspec.UNSET),
            ("moves", tuple[str, ...]),
            ("scores", tuple[Score, ...] | None),
            ("winners", tuple[Score, ...] | None),
        ],
        bases=(_Written,),
        module=__name__,
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )
    return cast("Callable[..., Record]", made)


def setup_of(record: Record) -> Setup:
    """The set-up of a record: the choices before the first move."""
    setup = GAMES[record.game].setup
    return setup(**{field.name: getattr(record, field.name) for field in msgspec.structs.fields(setup)})


def options_of(record: Record) -> Options:
    """The options of the game itself."""
    return _own_options(record.game, record.options)


def _own_options(game: str, written: RecordOptions) -> Options:
    options = GAMES[game].options
    return options(**{field.name: getattr(written, field.name) for field in msgspec.structs.fields(options)})


def encode_options(game: str, options: Options) -> str:
    """The options of a game as its records have them."""
    return msgspec.json.encode(options_type(game)(**msgspec.structs.asdict(options))).decode()


def decode_options(game: str, text: str) -> Options:
    """The options of a game from those of a record."""
    return _own_options(game, msgspec.json.decode(text, type=options_type(game)))


class _Head(msgspec.Struct):
    format: str
    game: str


def decode(text: bytes | str) -> Record:
    """Decode a record from JSON; `BadRecord` explains what is wrong."""
    try:
        head = msgspec.json.decode(text, type=_Head)
        if head.format != FORMAT:
            raise BadRecord(f"the format is {head.format!r}; this version reads {FORMAT!r}")
        if head.game not in GAMES:
            raise BadRecord(f"there is no game {head.game!r}; the games are: {', '.join(GAMES)}")
        return msgspec.json.decode(text, type=record_type(head.game))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"not a record: {error}") from None
