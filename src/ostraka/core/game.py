# Dispatched functions have no body here: the games define them.
# mypy: disable-error-code="empty-body"
"""The contract of a game: `Game` for Python, and dispatched functions for compiled code.

Compiled code that works for any game calls the functions below. The compiler picks the game's own
function by the type of the state, so dispatch costs nothing at run time.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, cast

import msgspec
import numpy as np
import numpy.typing as npt

from ostraka.core.announcements import Topic
from ostraka.core.bits import one
from ostraka.core.contract import Contract
from ostraka.core.errors import Reason
from ostraka.core.jit import compiled
from ostraka.core.position import Block, Blocks
from ostraka.core.reading import Source
from ostraka.core.writing import Text

Rows = npt.NDArray[np.void]  # rows of a game's STATE, or its one row of KIT
Pick = Callable[[int, int], int]  # (number of the draw, outcomes) -> outcome


class Move(Protocol):
    """A small frozen object; `str` gives the record's notation."""

    @property
    def code(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> int | None:
        """The seat that makes the move; None for chance."""
        ...


def _seen_in_full(move: int, seat: int | None) -> int:
    del seat
    return move


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards, sheets and the like; each game has its own type."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices made before the first move, stored in the record; empty by default."""


class Choices(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What players may choose of a setup, all of it optional; chance decides the rest. Empty by default."""


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Options that change how a game is played; empty by default."""


class Snapshot(msgspec.Struct, frozen=True):
    """The table as one seat may know it, as JSON for clients.

    Each game has its own type, with `tag_field="game"` and the game's name as its tag.
    """


C = TypeVar("C", bound=Components)
S = TypeVar("S", bound=Setup)
V = TypeVar("V", bound=Snapshot)


def no_setup(components: object, seats: int, chosen: Mapping[str, Any], pick: Pick | None) -> Setup:
    """The set-up of a game without choices before the first move."""
    del components, seats, chosen, pick
    return Setup()


def same_choices(choices: Choices) -> Choices:
    return choices


class Picture(Protocol):
    """Draws the whole table as plain text; `points` has the points of each seat by source."""

    def __call__(
        self,
        state: np.record,
        kit: np.record,
        components: Any,  # noqa: ANN401 - the game's own type
        setup: Any,  # noqa: ANN401 - as above
        names: Iterable[str],
        points: list[list[int]],
        waiting: frozenset[int],
    ) -> str: ...


def no_setup_in_position(table: Block, seats: Sequence[Block]) -> Setup:
    """Default for games without set-up choices."""
    del table, seats
    return Setup()


@dataclass(frozen=True)
class PositionNotation(Generic[S]):
    """How a game writes a state as words, and reads one.

    `write` returns None for a state with per-seat secrets; it is then written as an earlier state plus moves.
    `read` gets the state of a game before its first move; it raises `BadPosition` if the words break an
    invariant of the rules.
    """

    write: Callable[[np.record, np.record, S], Blocks | None]
    read: Callable[[np.record, np.record, Blocks], None]
    setup: Callable[[Block, Sequence[Block]], S] = no_setup_in_position  # type: ignore[assignment] # the default, for games without set-up choices


class SetupField(NamedTuple):
    """A field of a set-up, in the record: one choice, or one for each seat."""

    name: str
    by_seat: bool
    words: Sequence[str] | None  # what can be chosen, by its number; None if the record has the number itself


@dataclass(frozen=True)
class SetupSlots(Generic[C]):
    """How compiled code sees the choices before the first move (`core.setup`).

    `bank` has everything that the components offer; it refuses those that break the rules.
    """

    bank_type: np.dtype[np.void]
    bank: Callable[[C, Any], Rows]  # from components and options
    fields: Callable[[C], Sequence[SetupField]]


@dataclass(frozen=True, eq=False)
class Game(Generic[C, S, V]):
    """The rules of a game, as the other layers see them.

    They rely on two fields of a state: `seats`, the number of players, and `waiting`, the set of seats
    that owe a decision. They rely only on the move-code layout in `core.codes`.
    """

    name: str
    fewest: int  # seats
    most: int
    state: np.dtype[np.void]
    kit_type: np.dtype[np.void]
    most_moves: int  # upper bound of legal moves in any state
    sources: tuple[str, ...]  # of points
    reasons: Sequence[Reason]  # why moves are refused; `refusal` returns an index into this
    topics: Sequence[Topic]  # of what is said aloud, by `announce`
    components: type[C]
    standard: Callable[[], C]
    kit: Callable[[C, int, S, Any], Rows]  # from components, seats, setup and options
    move: Callable[[int], Move]
    parse: Callable[[str], Move]
    owner: Callable[[int], int | None]  # the seat that a move belongs to; None for all
    picture: Picture
    snapshot_type: type[V]
    setup: type[S] = Setup  # type: ignore[assignment] # the default, for games without choices
    arrange: Callable[[C, int, Mapping[str, Any], Pick | None], S] = no_setup  # type: ignore[assignment] # as above
    slots: SetupSlots[C] | None = None
    choices: type[Choices] = Choices
    rematch_choices: Callable[[Any], Choices] = same_choices  # where everybody sits one seat further
    options: type[Options] = Options
    continuing_kinds: frozenset[str] = frozenset()  # of moves that continue a turn which another move began
    simultaneous: bool = False  # whether seats decide at the same time
    secret_kinds: frozenset[int] = frozenset()  # kinds of moves that only some seats see in full
    seen_by: Callable[[int, int | None], int] = (
        _seen_in_full  # such a move as a seat or watcher (None) sees it
    )
    position: PositionNotation[S] | None = None

    def __repr__(self) -> str:
        return f"<the game of {self.name}>"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        """Games are singletons: a copy or an unpickled game is the same object."""
        return _the_game, (self.name,)


AnyGame = Game[Any, Any, Any]


def _the_game(name: str) -> AnyGame:
    return cast("AnyGame", import_module("ostraka.core.registry").find_game(name))


RULES: Final = Contract("rules")


@RULES.declare
def begin(state: np.record, kit: np.record, seats: int) -> None:
    """Initialise a zeroed state to the start of a game."""


@RULES.declare
def play(state: np.record, kit: np.record, move: int) -> None:
    """Play one legal move, and everything that follows from it without a decision."""


@RULES.declare
def refusal(state: np.record, kit: np.record, move: int) -> int:
    """Why a move is refused: an index into the game's reasons, 0 for a legal move."""


@RULES.declare
def legal(state: np.record, kit: np.record, seat: int, codes: npt.NDArray[np.int64]) -> int:
    """Write the code of every legal move of a seat; return how many there are."""


@RULES.declare
def legal_at(state: np.record, kit: np.record, seat: int, fraction: int) -> int:
    """The legal move of a waiting seat at a fraction of the list of legal moves, in units of 2**-32."""


@RULES.declare
def draws(state: np.record) -> int:
    """The number of single draws in the chance move that is due; 0 if none is due."""


@RULES.declare
def undrawn_move(state: np.record) -> int:
    """The chance move that is due, before its first draw."""


@RULES.declare
def outcomes(state: np.record, move: int) -> int:
    """The number of equally likely outcomes of the next draw for this move."""


@RULES.declare
def with_draw(state: np.record, kit: np.record, move: int, outcome: int) -> int:
    """The move after one more draw with this outcome."""


@RULES.declare
def breakdown(state: np.record, kit: np.record, seat: int, points: npt.NDArray[np.int64]) -> None:
    """Write a seat's points so far, by source."""


@RULES.declare
def score(state: np.record, kit: np.record, seat: int) -> int: ...


@RULES.declare
def tie_break(state: np.record, seat: int) -> int:
    """A number that decides between seats with the same score: the largest wins, equal ones share."""


@compiled
def winners(state: np.record, kit: np.record) -> int:
    """The set of seats that would win with the points so far."""
    won = one(0)
    best_score, best_tie_break = score(state, kit, 0), tie_break(state, 0)
    for seat in range(1, state.seats):
        points, breaker = score(state, kit, seat), tie_break(state, seat)
        if points > best_score or (points == best_score and breaker > best_tie_break):
            best_score, best_tie_break, won = points, breaker, one(seat)
        elif points == best_score and breaker == best_tie_break:
            won |= one(seat)
    return won


@RULES.declare
def announce(state: np.record, after: np.record, kit: np.record, announcements: npt.NDArray[np.int64]) -> int:
    """Write what is to be said aloud about a change from one state to another; return how many.

    Both states are public, except for what `conceal` always hides: a simultaneous phase is one change.
    """


@RULES.declare
def simultaneous_phase(state: np.record) -> int:
    """A number for the phase in which seats decide at the same time; 0 if everything is public."""


@RULES.declare
def conceal(state: np.record, before: np.record, seat: int) -> None:
    """Remove from a state what a seat (-1: a watcher) may not know.

    `before` is the state at the start of the simultaneous phase, when nobody had decided yet.
    """


@RULES.declare
def owner_of(state: np.record, move: int) -> int:
    """The seat that a move belongs to; -1 for all."""


@RULES.declare
def as_seen_by(state: np.record, move: int, seat: int) -> int:
    """A move as a seat, or a watcher (-1), sees it: without what is secret to others."""


@RULES.declare
def write_move(state: np.record, move: int, text: Text) -> None:
    """Write a move in the notation of the record."""


@RULES.declare
def read_move(state: np.record, source: Source) -> int:
    """The move that a text says; minus a reason if it can never be legal, or `UNREADABLE`."""


@RULES.declare
def write_snapshot(state: np.record, kit: np.record, text: Text) -> None:
    """Write a state as JSON for clients, of the type that `Game.snapshot_type` says.

    Secrets have been removed from the state by `conceal`.
    """


@RULES.declare
def reopen(state: np.record) -> None:
    """Return hidden information to chance, so that it can be sampled."""
