"""Games of a study of balance: architects at every seat, each game in one compiled call."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.bots.ablations import without
from ostraka.bots.network import load_network
from ostraka.bots.self_play import ROWS, play_game
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Rows
from ostraka.core.registry import find_game
from ostraka.table import engine
from ostraka.table.engine import Numbers

MOST_MOVES: Final = 1 << 14  # of a game; architects need a few hundred


class Result(NamedTuple):
    """A finished game; columns of empty seats are zeros."""

    moves: Numbers
    first_seat: int  # the seat that decided first
    decisions: int
    points: npt.NDArray[np.int64]
    won: npt.NDArray[np.float64]
    sources: npt.NDArray[np.int64]

    def gain_over(self, other: "Result", seat: int) -> tuple[float, float]:
        """How much more a seat has than in another game: points, and share of the win."""
        return float(self.points[seat] - other.points[seat]), float(self.won[seat] - other.won[seat])


class Start(NamedTuple):
    """A table of architects before the first move."""

    game: str
    rows: Rows
    kit: Rows
    seats: int
    seed: int

    def play(self, ignored: dict[int, str]) -> Result:
        """Play to the end; `ignored` has the feature that a seat ignores."""
        rules = find_game(self.game)
        kits = [
            without(self.kit, self.game, ignored[seat]) if seat in ignored else self.kit
            for seat in range(self.seats)
        ]
        kits_as_seen = np.concatenate(kits)
        kits_as_seen.setflags(write=False)
        rows, moves = np.repeat(self.rows, ROWS), np.zeros(MOST_MOVES, np.int64)
        legal = np.zeros(rules.most_moves, np.int64)
        network = load_network(self.game)
        count = play_game(rows, self.kit, kits_as_seen, self.seed, network, legal, moves)
        if count == MOST_MOVES:  # CR9: where nobody has to build, a game may never end
            raise OstrakaError(f"a game of {self.game} had no end after {MOST_MOVES} moves")
        return self._result(rows, moves[:count].copy())

    def _result(self, rows: Rows, moves: Numbers) -> Result:
        rules = find_game(self.game)
        sources = np.zeros((rules.most, len(rules.sources)), np.int64)
        winners = engine.SEATS_IN[engine.calls_for(rules).breakdown(rows, self.kit, 0, sources)]
        points = np.zeros(rules.most, np.int64)
        points[: self.seats] = sources[: self.seats].sum(axis=1)
        won = np.array([1 / len(winners) if seat in winners else 0.0 for seat in range(rules.most)])
        deciders = [seat for code in moves.tolist() if (seat := rules.move(code).seat) is not None]
        return Result(moves, deciders[0], len(deciders), points, won, sources)
