"""What environments know of a game beyond its rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Rows
from ostraka.core.registry import ask
from ostraka.envs.canvas import Canvas
from ostraka.envs.layout import Part
from ostraka.table.view import View


@dataclass(frozen=True)
class EnvGame:
    """The `GAME` of a game's `environment`."""

    actions: int  # how many there are
    meaning: Callable[[int], str]  # of an action, in words
    printed: Callable[[Rows], Rows]  # a kit as observations show it
    shared: Sequence[Part]  # of an observation: what all seats have in common
    of_a_seat: Sequence[Part]
    check: Callable[[Rows, int], None]  # refuses a kit that has more than the actions can say
    picture_size: Callable[[int], tuple[int, int]]  # in pixels, for so many seats
    paint: Callable[[Canvas, View], None]
    recall: Callable[[int], list[int]]  # a move as a player recalls it, in numbers
    numbers_of_a_move: int
    longest_recall: Callable[[np.record, int], int]  # moves, for so many seats
    most_outcomes: int  # of a single draw
    most_decisions: int  # of a seat in a game


def env_game(name: str) -> EnvGame:
    """What environments know of a game."""
    found = ask(name, "environment", EnvGame)
    if found is None:
        raise OstrakaError(f"{name} has no environment")
    return found
