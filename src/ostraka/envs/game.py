"""What environments need to know of a game, beyond its rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from ostraka.core.game import Rows
from ostraka.core.registry import ask, find_game
from ostraka.envs.canvas import Canvas
from ostraka.envs.layout import Part
from ostraka.table.view import View


def _accept(kit: Rows, seats: int) -> None:
    """The actions can name everything in the kit."""


@dataclass(frozen=True)
class EnvGame:
    """The `GAME` of a game's `environment`; the same module registers the functions of `ENCODING`."""

    actions: int  # how many there are
    meaning: Callable[[int], str]  # an action in words
    page: Callable[[Rows], Rows]  # a kit as observations copy it
    shared: Sequence[Part]  # of an observation: what all seats have in common
    of_a_seat: Sequence[Part]
    picture_size: Callable[[int], tuple[int, int]]  # in pixels, by the number of seats
    paint: Callable[[Canvas, View], None]
    move_numbers: Callable[[int], list[int]]  # a move as a row of an information state
    numbers_of_a_move: int
    most_moves: Callable[[np.record, int], int]  # in a game, by its kit and its seats
    most_outcomes: int  # of a single draw
    most_decisions: int  # of a seat in a game
    check: Callable[[Rows, int], None] = _accept  # refuses a kit that the actions cannot name


@cache
def env_game(name: str) -> EnvGame:
    """What environments know of a game; a game without an `environment` gets the default encoding."""
    game = ask(name, "environment", EnvGame)
    if game is None:
        from ostraka.envs.defaults import default_environment  # noqa: PLC0415 - it needs `EnvGame`

        return default_environment(find_game(name))
    return game
