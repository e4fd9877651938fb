"""Many games at once: one compiled call steps all of them."""

import numpy as np
import numpy.typing as npt

from ostraka.core import game
from ostraka.core.bits import lowest, wide
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components, Rows
from ostraka.core.jit import compiled
from ostraka.table.chance import LARGEST_SEED
from ostraka.table.engine import Numbers, drawn_by_seed
from ostraka.table.randomness import Stream, fraction
from ostraka.table.table import Table


@compiled
def settle_all(rows: Rows, kits: Rows, seeds: Numbers, drawn: Numbers, seats: Numbers) -> None:
    """Make the chance moves of every game, and write the seat that decides next; -1 if the game is over."""
    for at in range(len(rows)):
        state = rows[at]
        while game.draws(state) > 0:
            move = drawn_by_seed(state, kits[0], seeds[at], drawn[at])
            drawn[at] += game.draws(state)
            game.play(state, kits[0], move)
        seats[at] = lowest(wide(state.waiting)) if state.waiting else -1


@compiled
def first_refused(rows: Rows, kits: Rows, seats: Numbers, moves: Numbers) -> tuple[int, int]:
    """The first game whose move is illegal, and the reason; -1 if all are legal."""
    for at in range(len(rows)):
        if seats[at] >= 0:
            reason = game.refusal(rows[at], kits[0], moves[at])
            if reason > 0:
                return at, reason
    return -1, 0


@compiled
def play_all(rows: Rows, kits: Rows, seats: Numbers, moves: Numbers) -> None:
    for at in range(len(rows)):
        if seats[at] >= 0:
            game.play(rows[at], kits[0], moves[at])


@compiled
def pick_all(rows: Rows, kits: Rows, seats: Numbers, stream: Stream, moves: Numbers) -> None:
    for at in range(len(rows)):
        if seats[at] >= 0:
            moves[at] = game.legal_at(rows[at], kits[0], seats[at], fraction(stream))


@compiled
def score_all(rows: Rows, kits: Rows, scores: npt.NDArray[np.int64]) -> None:
    for at in range(len(rows)):
        for seat in range(rows[at].seats):
            scores[at, seat] = game.score(rows[at], kits[0], seat)


class Batch:
    """Games of the same components; game *i* draws by seed `seed + i`, as a table with that seed does."""

    def __init__(
        self, of: str, seats: int, games: int, *, seed: int = 0, components: Components | None = None
    ) -> None:
        if not 0 <= seed <= LARGEST_SEED - games or games < 1:
            raise OstrakaError(f"games must be 1 or more, and seeds from 0 to {LARGEST_SEED}")
        table = Table(of, seats, components=components)
        self.game = table.game
        self.kit = table.kit
        self.rows: Rows = np.repeat(table.rows, games)
        self.seeds = np.arange(seed, seed + games, dtype=np.int64)
        self.deciding = np.zeros(games, np.int64)  # the seat that decides next in each game, -1 when over
        self._table_seats = seats
        self._drawn = np.zeros(games, np.int64)
        self._stream = np.array([seed], np.uint64)
        settle_all(self.rows, self.kit, self.seeds, self._drawn, self.deciding)

    @property
    def over(self) -> bool:
        return bool((self.deciding < 0).all())

    def play(self, moves: Numbers) -> None:
        """Make one move in every game that is not over; if any is illegal, none is made."""
        moves = np.ascontiguousarray(moves)
        if moves.dtype != np.int64 or moves.shape != self.deciding.shape:
            raise OstrakaError(
                f"moves must be an int64 array of shape ({len(self.deciding)},), one move for each game"
            )
        at, reason = first_refused(self.rows, self.kit, self.deciding, moves)
        if reason:
            raise self.game.reasons[reason].refuse(f"game {at}: {self.game.move(int(moves[at]))}")
        play_all(self.rows, self.kit, self.deciding, moves)
        settle_all(self.rows, self.kit, self.seeds, self._drawn, self.deciding)

    def random_moves(self) -> Numbers:
        """A uniformly random legal move for every game that is not over."""
        moves = np.zeros(len(self.rows), np.int64)
        pick_all(self.rows, self.kit, self.deciding, self._stream, moves)
        return moves

    @property
    def scores(self) -> npt.NDArray[np.int64]:
        """The points so far: one row for each game, one column for each seat."""
        scores = np.zeros((len(self.rows), self._table_seats), np.int64)
        score_all(self.rows, self.kit, scores)
        return scores
