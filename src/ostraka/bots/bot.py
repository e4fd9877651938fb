"""What every bot can do."""

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move
from ostraka.table.randomness import BOT_DRAW, SEEDS, pick
from ostraka.table.view import View

JUDGEMENT_ERROR: Final = 2.0  # points by which a judgement without playouts is off, as a rule
WIN_JUDGEMENT_ERROR: Final = 0.05
_MOST_PLAYOUTS: Final = 10_000_000
_MOST_MILLISECONDS: Final = 3_600_000


class Weight(NamedTuple):
    """What a bot thinks a move leads to: the final margin over the best other, and the chance of winning.

    Errors are standard errors of these estimates. A bot that does not play moves out has judged a move
    only by what it looks like (`playouts` 0).
    """

    move: Move
    margin: float
    margin_error: float
    win: float
    win_error: float
    playouts: int


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a decision: so many playouts, or so many milliseconds."""

    playouts: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        if self.playouts is not None and self.milliseconds is not None:
            raise OstrakaError("a budget is in playouts or in milliseconds, not in both")
        if self.playouts is not None and not 1 <= self.playouts <= _MOST_PLAYOUTS:
            raise OstrakaError(f"a budget has 1 to {_MOST_PLAYOUTS} playouts, not {self.playouts}")
        if self.milliseconds is not None and not 0 < self.milliseconds <= _MOST_MILLISECONDS:
            raise OstrakaError(
                f"a budget has up to {_MOST_MILLISECONDS} milliseconds, not {self.milliseconds}"
            )


class Bot(Protocol):
    """A bot: it knows a view and nothing else, and answers the same to the same view."""

    def __init__(self, seed: int, budget: Budget) -> None: ...

    def weigh(self, view: View) -> list[Weight]:
        """Every legal move of the view's seat with what it leads to, best first."""
        ...

    def choose(self, view: View) -> Move:
        """The move to make; the view's seat must owe one."""
        ...


def choice_seed(seed: int) -> int:
    """The seed of a bot's choices: not that of the table's chance, even if both were given the same."""
    return pick(seed, BOT_DRAW, SEEDS)


def deciding_seat(view: View) -> int:
    """The seat that has to choose."""
    if view.seat is None or not view.legal:
        who = "someone who watches" if view.seat is None else f"seat {view.seat}"
        raise OstrakaError(f"{who} has no move to choose now")
    return view.seat
