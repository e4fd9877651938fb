"""What every bot can do."""

from typing import Final, NamedTuple, Protocol

from ostraka.rules.errors import OstrakaError
from ostraka.rules.game import Move
from ostraka.table.randomness import pick
from ostraka.table.view import View

_FAR_FROM_ANY_DRAW: Final = 1 << 40


class Weight(NamedTuple):
    """What a bot thinks a move is worth, in points of final margin, and how unsure it is."""

    move: Move
    value: float
    uncertainty: float


class Mind(Protocol):
    """A bot: it knows a view and nothing else."""

    def __init__(self, seed: int) -> None: ...

    def weigh(self, view: View) -> list[Weight]:
        """Every legal move of the view's seat with its value, best first."""
        ...

    def choose(self, view: View) -> Move:
        """The move to make; the view's seat must owe one."""
        ...


def own_seed(seed: int) -> int:
    """The seed of a bot's choices: not that of the table's chance, even if both were given the same."""
    return pick(seed, _FAR_FROM_ANY_DRAW, 1 << 62)


def nothing_to_choose(view: View) -> OstrakaError:
    who = "someone who watches" if view.seat is None else f"seat {view.seat}"
    return OstrakaError(f"{who} has no move to choose now")
