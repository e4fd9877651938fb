"""The interface of bots."""

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move
from ostraka.core.jit import compiled
from ostraka.table.randomness import BOT_DRAW, SEEDS, pick
from ostraka.table.view import View

JUDGEMENT_ERROR: Final = 2.0  # points, the typical error of a judgement without playouts
WIN_JUDGEMENT_ERROR: Final = 0.05  # the same for the chance of winning
_MOST_PLAYOUTS: Final = 10_000_000
_MOST_MILLISECONDS: Final = 3_600_000


class Weight(NamedTuple):
    """A bot's evaluation of a move: the final margin over the best other seat, and the win chance.

    Errors are standard errors of these estimates. A move with `playouts` 0 was judged without playing it out.
    """

    move: Move
    margin: float
    margin_error: float
    win: float
    win_error: float
    playouts: int


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a decision, in playouts or in milliseconds."""

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
    """A bot: it knows a view and nothing else, and gives the same answer to the same view."""

    def __init__(self, seed: int, budget: Budget) -> None: ...

    def weigh(self, view: View) -> list[Weight]:
        """What to expect of every legal move of the view's seat, best first."""
        ...

    def choose(self, view: View) -> Move:
        """The move to make; the view's seat must owe one."""
        ...


@compiled
def choice_seed(seed: int) -> int:
    """The seed of a bot's choices: different from the table's chance, even if both were given the same."""
    return pick(seed, BOT_DRAW, SEEDS)


def deciding_seat(view: View) -> int:
    """The seat that has to choose."""
    if view.seat is None:
        raise OstrakaError("a watcher cannot move; pass the view of a seat")
    if not view.legal:
        raise OstrakaError(f"seat {view.seat} has no legal move now")
    return view.seat
