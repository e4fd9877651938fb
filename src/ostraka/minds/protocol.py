"""What every bot can do."""

from typing import NamedTuple, Protocol

from ostraka.rules.errors import OstrakaError
from ostraka.rules.game import Move
from ostraka.table.view import View


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


def nothing_to_choose(view: View) -> OstrakaError:
    who = "someone who watches" if view.seat is None else f"seat {view.seat}"
    return OstrakaError(f"{who} has no move to choose now")
