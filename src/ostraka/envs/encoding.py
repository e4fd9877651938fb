"""A game in numbers: observations as arrays, moves as actions."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from operator import index

import numpy as np

from ostraka.core import game
from ostraka.core.errors import OstrakaError
from ostraka.core.game import AnyGame, Move, Rows
from ostraka.core.jit import compiled
from ostraka.envs import contract
from ostraka.envs.contract import WAIT, Bytes, Numbers
from ostraka.envs.game import EnvGame, env_game
from ostraka.envs.layout import Part, highest, placed, slices
from ostraka.table.view import View


@compiled
def observe(rows: Rows, kits: Rows, pages: Rows, seat: int, seen: Rows) -> None:
    contract.observe(rows[0], kits[0], pages[0], seat, seen[0])


@compiled
def legal_actions(rows: Rows, kits: Rows, seat: int, actions: Numbers) -> int:
    """Write the legal actions of a seat, in the order of its legal moves; return how many there are."""
    count = game.legal(rows[0], kits[0], seat, actions)
    for at in range(count):
        actions[at] = contract.action_for(rows[0], kits[0], seat, actions[at])
    return count


@compiled
def move_for(rows: Rows, kits: Rows, seat: int, action: int) -> int:
    return contract.move_for(rows[0], kits[0], seat, action)


class IllegalAction(OstrakaError, ValueError):  # noqa: N818 - reads as what it is where it is caught
    """A value that is not an action, or an action that the mask forbids."""


@dataclass(frozen=True, eq=False)
class Encoding:
    """How a game of some number of seats is put into numbers."""

    game: AnyGame
    seats: int
    environment: EnvGame

    def __reduce__(self) -> tuple[Callable[..., "Encoding"], tuple[AnyGame, int]]:
        """A copy in another process registers the game's functions there."""
        return encoding_for, (self.game, self.seats)

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.environment.actions

    @cached_property
    def parts(self) -> tuple[tuple[str, Part], ...]:
        """The parts of an observation, in order."""
        return tuple(placed(self.environment.shared, self.environment.of_a_seat, self.seats))

    @cached_property
    def slices(self) -> dict[str, slice]:
        """The place of each part in an observation, by name."""
        return slices(self.parts)

    @cached_property
    def highest(self) -> Bytes:
        """The largest value of each number of an observation; the smallest is 0."""
        return highest(self.parts)

    def check(self, kit: Rows) -> None:
        """Refuse components that the actions cannot name."""
        self.environment.check(kit, self.seats)

    def page(self, kit: Rows) -> Rows:
        """The components as observations copy them."""
        return self.environment.page(kit)

    @cached_property
    def _buffer_type(self) -> np.dtype[np.void]:
        longest = placed(self.environment.shared, self.environment.of_a_seat, self.game.most)
        size = sum(part.size for _, part in longest)
        return np.dtype((np.record, [("numbers", np.int8, (size,))]))

    def buffers(self, count: int) -> Rows:
        """Buffers for observations, as long as those of the largest table: one type, compiled once."""
        return np.zeros(count, self._buffer_type)

    def observation(self, view: View, page: Rows) -> Bytes:
        """What the seat of a view sees."""
        seen = self.buffers(1)
        observe(view.rows, view.kit, page, _seat(view), seen)
        return seen["numbers"][0, : len(self.highest)].copy()

    def mask(self, view: View) -> Bytes:
        """1 for each legal action of the seat of a view."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(view)] = 1
        return mask

    def legal(self, view: View) -> Numbers:
        """The legal actions of the seat of a view, in the order of the legal moves."""
        if view.seat not in view.waiting:
            return np.array([WAIT], np.int64)
        actions = np.empty(self.game.most_moves, np.int64)
        return actions[: legal_actions(view.rows, view.kit, _seat(view), actions)]

    def move(self, view: View, action: object) -> Move:
        """The move that an action means to the seat of a view; `IllegalAction` if it is not legal there."""
        number = self.number(action)
        if number == WAIT or number not in self.legal(view).tolist():
            raise IllegalAction(
                f"seat {view.seat} cannot take action {number} ({self.meaning(number)}) now;"
                " see the mask for legal actions"
            )
        return self.game.move(move_for(view.rows, view.kit, _seat(view), number))

    def meaning(self, action: object) -> str:
        """An action in words."""
        return self.environment.meaning(self.number(action))

    def number(self, action: object) -> int:
        """An action as a Python int; `IllegalAction` if it is not an action."""
        try:
            number = index(action)  # type: ignore[arg-type] # whether it has an index is the question
        except TypeError:
            number = -1
        if not 0 <= number < self.actions:
            raise IllegalAction(f"an action is a number from 0 to {self.actions - 1}, not {action!r}")
        return number


def _seat(view: View) -> int:
    if view.seat is None:
        raise OstrakaError("a watcher has no seat to observe from or to act for")
    return view.seat


def encoding_for(game: AnyGame, seats: int) -> Encoding:
    return Encoding(game, seats, env_game(game.name))
