# The bodies of dispatched functions are those of the games.
# mypy: disable-error-code="empty-body"
"""What every game is to the rooms above: one contract for people, one for compiled code.

Compiled code that works for any game calls the functions below; which game's own function runs is
settled when it is compiled, by the type of the state, and costs nothing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from importlib import import_module
from types import ModuleType
from typing import Any, ParamSpec, Protocol, TypeVar, cast

import msgspec
import numpy as np
import numpy.typing as npt
from numba import from_dtype
from numba.extending import overload

from ostraka.core.errors import Reason
from ostraka.core.jit import COMPILED

P = ParamSpec("P")
R = TypeVar("R")

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


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled before the first move and stands in the record beside the moves: here nothing."""


def nothing_to_arrange(components: object, seats: int, chosen: Mapping[str, Any], pick: Pick | None) -> Setup:
    """The set-up of a game in which there is nothing to choose."""
    del components, seats, chosen, pick
    return Setup()


@dataclass(frozen=True, eq=False)
class Game:
    """A game as the rooms above know it.

    Of a state they know `seats`, how many play, and `waiting`, the set of seats that owe a decision; of
    the code of a move that its four lowest bits tell its kind.
    """

    name: str
    fewest: int
    most: int
    state: np.dtype[np.void]
    kit_type: np.dtype[np.void]
    most_moves: int
    sources: tuple[str, ...]
    reasons: tuple[Reason, ...]
    variants: frozenset[str]  # the options of a record that change this game
    components: type[Any]
    standard: Callable[[], Any]
    setup: type[Setup]
    arrange: Callable[[Any, int, Mapping[str, Any], Pick | None], Setup]  # what nobody chose, by chance
    kit: Callable[[Any, int, Any, frozenset[str]], Rows]  # of components, seats, set-up and variants
    move: Callable[[int], Move]
    parse: Callable[[str], Move]
    owner: Callable[[int], int | None]  # the seat that a move belongs to; None for all
    goes_on: frozenset[str]  # the kinds of moves that belong to the turn that another one began
    redact: Callable[[int], int] | None  # what others see of the opening moves, one a seat
    picture: Callable[..., str]
    shown: Callable[..., Any]
    position: Callable[..., Any]  # the same without the components
    foresee: Callable[[np.record, np.record, int], None] | None = None  # what an open turn brings a seat

    def __repr__(self) -> str:
        return f"<the game of {self.name}>"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        """There is one of each game; a copy or a pickle is the same one."""
        return _the_game, (self.name,)


def _the_game(name: str) -> Game:
    return cast("Game", import_module("ostraka.core.registry").find_game(name))


_own: dict[Any, dict[str, Callable[..., Any]]] = {}  # by the type of the state


def register(state: np.dtype[np.void], *modules: ModuleType) -> None:
    """Make the functions of these modules the ones that run for this type of state."""
    own = _own.setdefault(from_dtype(state) if COMPILED else state, {})
    for module in modules:
        for name, value in vars(module).items():
            if getattr(value, "__module__", None) == module.__name__:
                own[name] = value


def dispatched(form: Callable[P, R]) -> Callable[P, R]:
    """A function of this form that calls the game's own one of the same name."""
    name = form.__name__

    @wraps(form)
    def call(state: np.record, *rest: Any) -> Any:  # noqa: ANN401 - the form says which
        return _own[state.dtype][name](state, *rest)

    def choose(state: Any, *_rest: Any) -> Any:  # noqa: ANN401 - Numba's types of the arguments
        return _own[state][name].py_func if state in _own else None  # type: ignore[attr-defined] # Numba's

    if COMPILED:
        overload(call, strict=False, jit_options={"forceinline": True})(choose)
    return cast("Callable[P, R]", call)


@dispatched
def begin(state: np.record, kit: np.record, seats: int) -> None:
    """Make a state of zeros that of a game before its first move."""


@dispatched
def play(state: np.record, kit: np.record, move: int) -> None:
    """Make one legal move, and all that the rules let follow from it without a decision."""


@dispatched
def refusal(state: np.record, kit: np.record, move: int) -> int:
    """Why a move is refused: a place in the game's reasons, 0 for a legal move."""


@dispatched
def legal(state: np.record, kit: np.record, seat: int, found: npt.NDArray[np.int64]) -> int:
    """Write every legal move of a seat into `found`, and say how many there are."""


@dispatched
def legal_at(state: np.record, kit: np.record, seat: int, fraction: int) -> int:
    """The legal move at this fraction, in 2**-32, of the list of a waiting seat."""


@dispatched
def draws(state: np.record) -> int:
    """Of how many single draws the chance move that is due consists; 0 if none is due."""


@dispatched
def undrawn(state: np.record) -> int:
    """The chance move that is due, before anything is drawn for it."""


@dispatched
def options(state: np.record, move: int) -> int:
    """How many equally likely outcomes the next single draw for this move has."""


@dispatched
def drawn(state: np.record, kit: np.record, move: int, index: int) -> int:
    """The move after one more single draw has come out as this index."""


@dispatched
def breakdown(state: np.record, kit: np.record, seat: int, points: npt.NDArray[np.int64]) -> None:
    """Write a seat's points so far, by source."""


@dispatched
def score(state: np.record, kit: np.record, seat: int) -> int: ...


@dispatched
def winners(state: np.record, kit: np.record) -> int:
    """The set of seats that win by the points so far."""


@dispatched
def step(state: np.record) -> int:
    """A number for the step in which seats decide at the same time; 0 where all is public."""


@dispatched
def conceal(state: np.record, before: np.record, seat: int) -> None:
    """Take out of a state what a seat (or, with -1, a watcher) may not know.

    `before` is the state at the start of the step, when nobody had decided yet.
    """


@dispatched
def reopen(state: np.record) -> None:
    """Leave to chance again what was taken out of a state because a seat may not know it."""
