"""Positions as one line of text, from which a game can continue (docs/position.md has the grammar)."""

import hashlib
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol

import msgspec
import numpy as np

from ostraka.core.codes import KINDS
from ostraka.core.component_files import quoted
from ostraka.core.errors import BadComponents, BadPosition, OstrakaError
from ostraka.core.game import AnyGame, Components, Options, PositionNotation, Rows, Setup
from ostraka.core.position import NOTHING, UNKNOWN, Block, Blocks
from ostraka.core.registry import GAMES, find_game

STANDARD: Final = "standard"
_DIGITS: Final = 12
_LONGEST: Final = 10_000  # characters; the longest position of a game has a few hundred
_HEAD: Final = re.compile("([a-z][a-z0-9_]*)/([0-9]{1,2})")
_WORD: Final = re.compile(r"[A-Za-z0-9:.,?_-]+")
_KEY: Final = re.compile("[a-z_]+")
_UNDISCLOSED: Final = re.compile(r"([0-9]{1,2}) \?")
_FORM: Final = "GAME/SEATS COMPONENTS PHASE … / SEAT / SEAT | MOVE | MOVE"


class Position(msgspec.Struct, frozen=True):
    """A position in words; its text is the notation, and `parse` reads it back."""

    game: str
    components: str  # `standard`, or the digest of others
    table: Block
    seats: tuple[Block, ...]
    moves: tuple[str, ...] = ()  # since then

    def __str__(self) -> str:
        blocks = [f"{self.game}/{len(self.seats)} {self.components} {self.table}", *map(str, self.seats)]
        return " | ".join([" / ".join(blocks), *self.moves])

    def with_table(self, *words: str, **values: object) -> "Position":
        """The same position with other words and values of the table; None is the default of a value."""
        return msgspec.structs.replace(self, table=self.table.changed(*words, **values))

    def with_seat(self, seat: int, *words: str, **values: object) -> "Position":
        """The same position with other words and values of a seat; None is the default of a value."""
        seats = list(self.seats)
        seats[seat] = seats[seat].changed(*words, **values)
        return msgspec.structs.replace(self, seats=tuple(seats))

    def with_moves(self, *moves: str) -> "Position":
        """The same position with other moves since then."""
        return msgspec.structs.replace(self, moves=moves)

    @property
    def is_known(self) -> bool:
        """Whether nothing in it is unknown."""
        return not any(move.endswith(UNKNOWN) for move in self.moves)

    @property
    def known(self) -> "Position":
        """A copy without unknown moves and the decisions that depend on them."""
        moves = [move for move in self.moves if not move.endswith(UNKNOWN)]
        if any(map(is_unknown_draw, self.moves)):  # decisions depend on the draw
            read = find_game(self.game).parse
            moves = [move for move in moves if read(move).seat is None]
        return self.with_moves(*moves)


def is_unknown_draw(move: str) -> bool:
    """Whether this is a chance move that is not known in full."""
    return move.endswith(UNKNOWN) and undisclosed_seat(move) is None


def undisclosed_seat(move: str) -> int | None:
    """The seat of an unknown decision; None for other moves."""
    match = _UNDISCLOSED.fullmatch(move)
    return int(match[1]) if match else None


def parse(text: str) -> Position:
    """Parse a position: syntax only; `Table.from_position` checks the rules."""
    if len(text) > _LONGEST:
        raise BadPosition("position", f"a position has at most {_LONGEST} characters, not {len(text)}")
    head, *moves = text.split("|")
    first, *seats = _split(head.split())
    match = _HEAD.fullmatch(first[0]) if first else None
    if match is None:
        raise BadPosition("position", f"{quoted(text)} does not look like {_FORM}")
    game = match[1]
    if game not in GAMES:
        raise BadPosition("game", f"there is no {game!r}; the games are: {', '.join(GAMES)}")
    if len(first) == 1:
        raise BadPosition("components", f"write {STANDARD}, or the {_DIGITS} digits of their digest")
    if int(match[2]) != len(seats):
        raise BadPosition("seats", f"{first[0]} needs {match[2]} blocks after slashes, not {len(seats)}")
    return Position(
        game=game,
        components=first[1],
        table=_block("", first[2:]),
        seats=tuple(_block(f"seat {seat}", words) for seat, words in enumerate(seats)),
        moves=tuple(_move(number, move) for number, move in enumerate(moves, 1)),
    )


def _split(words: Sequence[str]) -> list[list[str]]:
    """The words between single slashes."""
    blocks: list[list[str]] = [[]]
    for word in words:
        if word == "/":
            blocks.append([])
        else:
            blocks[-1].append(word)
    return blocks


def _block(name: str, words: Sequence[str]) -> Block:
    plain: list[str] = []
    values: dict[str, str] = {}
    for word in words:
        key, is_value, value = word.partition("=")
        where = f"{name}, {quoted(key)}" if name else quoted(key)
        if not _WORD.fullmatch(value if is_value else word):
            raise BadPosition(where, "a word has letters, digits and : . , - _ only")
        if not is_value:
            plain.append(word)
        elif not _KEY.fullmatch(key):
            raise BadPosition(where, "a value looks like offer=6,11,28,48")
        elif key in values:
            raise BadPosition(where, "this value is given twice")
        else:
            values[key] = value
    return Block(() if plain == [NOTHING] else tuple(plain), values)


def _move(number: int, text: str) -> str:
    move = " ".join(text.split())
    if not move:
        raise BadPosition(f"move {number}", "there is nothing between two bars; leave one of them out")
    return move


# --- components


def digest(components: Components) -> str:
    """The first digits of the SHA-256 of components as JSON with sorted keys and no spaces."""
    return hashlib.sha256(msgspec.json.encode(components, order="sorted")).hexdigest()[:_DIGITS]


@lru_cache(maxsize=64)
def standard_digest(game: str) -> str:
    return digest(find_game(game).standard())


def components_of(position: Position, components: Components | None) -> Components | None:
    """The components of a position; None for the standard ones, others must be passed in."""
    standard = standard_digest(position.game)
    wanted = standard if position.components == STANDARD else position.components
    if not re.fullmatch(f"[0-9a-f]{{{_DIGITS}}}", wanted):
        raise BadPosition(
            "components", f"write {STANDARD}, or the {_DIGITS} digits of their digest, not {quoted(wanted)}"
        )
    if components is None:
        if wanted != standard:
            raise BadPosition(
                "components", f"pass the components with the digest {wanted}; the standard ones don't match"
            )
        return None
    if not isinstance(components, find_game(position.game).components):
        raise BadPosition("components", f"these are not components of {position.game}")
    if digest(components) != wanted:
        raise BadPosition(
            "components", f"their digest is {digest(components)}, but the position has {wanted}"
        )
    return None if wanted == standard else components


# --- what a table is made of


def notation_of(game: AnyGame) -> PositionNotation[Any]:
    if game.position is None:
        raise OstrakaError(f"{game.name} has no notation for positions")
    return game.position


def setup_of(position: Position) -> Setup:
    """The set-up that a position describes."""
    setup: Setup = notation_of(find_game(position.game)).setup(position.table, position.seats)
    return setup


def options_of(position: Position) -> Options:
    """The options of the game, which are among the values of the table."""
    game = find_game(position.game)
    given = {key: value for key, value in position.table.values.items() if key in _names(game)}
    try:
        return msgspec.convert(given, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise BadPosition("options", str(error)) from None


def _names(game: AnyGame) -> list[str]:
    return [field.name for field in msgspec.structs.fields(game.options)]


def read(position: Position, state: np.record, kit: np.record) -> None:
    """Make the state of a game before its first move the one that a position describes."""
    game = find_game(position.game)
    options = dict.fromkeys(_names(game))
    notation_of(game).read(state, kit, Blocks(position.table.changed(**options), position.seats))


def as_bad_position(error: BadComponents) -> BadPosition:
    """A fault of the set-up, as an error about the position."""
    fault = error.faults[0]
    return BadPosition(fault.where, fault.what, fault.clause)


# --- writing


class Played(Protocol):
    """What a position is written from: a table or a view."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def components(self) -> Components: ...
    @property
    def setup(self) -> Setup: ...
    @property
    def options(self) -> Options: ...
    @property
    def kit(self) -> Rows: ...


def position_of(
    played: Played,
    starts: Iterable[tuple[np.record, int]],
    moves: Sequence[int],
    phase_ply: int,
    undisclosed: Iterable[int] = (),
) -> Position:
    """The first of these states that can be written, and the moves since.

    Each state comes with the number of moves before it. The present phase began after `phase_ply` moves.
    `undisclosed` are the seats whose decision in this phase the reader may not know.
    """
    for state, ply in starts:
        position = _written(played, state)
        if position is not None:
            return position.with_moves(
                *_moves_text(played.game, moves[ply:phase_ply], moves[phase_ply:], undisclosed)
            )
    raise OstrakaError(f"{played.game.name} has no notation for its opening state")


def _written(played: Played, state: np.record) -> Position | None:
    """The position of a state without moves since then; None if the game writes it as moves only."""
    game, options = played.game, played.options
    blocks = notation_of(game).write(state, played.kit[0], played.setup)
    if blocks is None:
        return None
    defaults = game.options()
    given = {
        name: msgspec.json.encode(getattr(options, name)).decode()
        for name in _names(game)
        if getattr(options, name) != getattr(defaults, name)
    }
    components = digest(played.components)
    return Position(
        game=game.name,
        components=STANDARD if components == standard_digest(game.name) else components,
        table=Block(blocks.table.words, {**given, **blocks.table.values}),
        seats=blocks.seats,
    )


def _moves_text(
    game: AnyGame, before: Iterable[int], phase: Iterable[int], undisclosed: Iterable[int] = ()
) -> list[str]:
    """Moves since a position: those of the present phase seat by seat, as their order makes no difference."""
    decided = [(game.owner(code) or 0, _disclosed(game, code)) for code in phase]
    decided += [(seat, f"{seat} {UNKNOWN}") for seat in undisclosed]
    decided.sort(key=lambda move: move[0])
    return [*(_disclosed(game, code) for code in before), *(text for _, text in decided)]


def _disclosed(game: AnyGame, code: int) -> str:
    """A move in words, with a mark where it is not seen in full."""
    is_hidden = code % KINDS in game.secret_kinds and game.seen_by(code, None) == code
    return f"{game.move(code)} {UNKNOWN}" if is_hidden else str(game.move(code))
