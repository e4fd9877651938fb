"""A game in numbers: what a seat sees as an array, and its moves as actions."""

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
from ostraka.envs.game import env_game
from ostraka.envs.layout import Part, highest, placed, slices
from ostraka.table.view import View


@compiled
def see(rows: Rows, kits: Rows, pages: Rows, seat: int, seen: Rows) -> None:
    contract.observe(rows[0], kits[0], pages[0], seat, seen[0])


@compiled
def allowed(rows: Rows, kits: Rows, seat: int, found: Numbers) -> int:
    """Write the legal actions of a seat into `found`, in the order of its legal moves; how many there are."""
    count = game.legal(rows[0], kits[0], seat, found)
    for at in range(count):
        found[at] = contract.action_for(rows[0], kits[0], seat, found[at])
    return count


@compiled
def meant(rows: Rows, kits: Rows, seat: int, action: int) -> int:
    return contract.move_for(rows[0], kits[0], seat, action)


class IllegalAction(OstrakaError, ValueError):  # noqa: N818 - reads as what it is at the place it is caught
    """An action that is none, or that the mask forbids."""


@dataclass(frozen=True, eq=False)
class Encoding:
    """How a game of so many seats is put into numbers."""

    game: AnyGame
    seats: int
    actions: int
    in_words: Callable[[int], str]  # an action
    printed: Callable[[Rows], Rows]
    longest: int  # numbers of an observation at the largest table
    parts: tuple[tuple[str, Part], ...]  # of an observation, in their order
    refuse: Callable[[Rows, int], None]  # a kit that has more than the actions can say

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each part stands in an observation, by its name."""
        return slices(self.parts)

    @cached_property
    def highest(self) -> Bytes:
        """The largest value of each number of an observation; the smallest is 0."""
        return highest(self.parts)

    def check(self, kit: Rows) -> None:
        """Refuse components that have more than the actions can say."""
        self.refuse(kit, self.seats)

    def sheets(self, many: int) -> Rows:
        """Room for so many observations; those of all seats are of one type, so that it is compiled once."""
        return np.zeros(many, np.dtype((np.record, [("numbers", np.int8, (self.longest,))])))

    def observation(self, view: View, printed: Rows) -> Bytes:
        """What the seat of a view sees."""
        seen = self.sheets(1)
        see(view.rows, view.kit, printed, _seat(view), seen)
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
        found = np.empty(self.game.most_moves, np.int64)
        return found[: allowed(view.rows, view.kit, _seat(view), found)]

    def move(self, view: View, action: object) -> Move:
        """The move that an action means to the seat of a view; `IllegalAction` if it is not legal there."""
        number = self.number(action)
        if number == WAIT or number not in self.legal(view).tolist():
            raise IllegalAction(
                f"seat {view.seat} cannot take action {number} ({self.meaning(number)}) now;"
                " the mask says what it can"
            )
        return self.game.move(meant(view.rows, view.kit, _seat(view), number))

    def meaning(self, action: object) -> str:
        """What an action means, in words."""
        return self.in_words(self.number(action))

    def number(self, action: object) -> int:
        """An action as Python's own number; `IllegalAction` if it is none."""
        try:
            number = index(action)  # type: ignore[arg-type] # that is what is tried here
        except TypeError:
            number = -1
        if not 0 <= number < self.actions:
            raise IllegalAction(f"an action is a number from 0 to {self.actions - 1}, not {action!r}")
        return number


def _seat(view: View) -> int:
    if view.seat is None:
        raise OstrakaError("someone who watches has no seat to see from or to act for")
    return view.seat


def encoding_for(game: AnyGame, seats: int) -> Encoding:
    known = env_game(game.name)
    return Encoding(
        game,
        seats,
        known.actions,
        known.meaning,
        known.printed,
        sum(part.size for _, part in placed(known.shared, known.of_a_seat, game.most)),
        tuple(placed(known.shared, known.of_a_seat, seats)),
        known.check,
    )
