"""Headroom: how much better than a bot any player could be.

The clairvoyant knows all future chance moves, and the replies of the other seats, all `architect`. It plays
every candidate move out to the end with `architect`'s choices, and follows the best line so far. No player
that has to guess can beat a perfect clairvoyant. This one isn't perfect, so its result is a lower bound on
the best possible one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

import msgspec
import numpy as np

from ostraka.bots import Budget, check_bot, find_bot
from ostraka.bots.playing import Chooser, play_out
from ostraka.core.game import Move
from ostraka.core.registry import find_game
from ostraka.lab.runner.study import Part, concatenate
from ostraka.lab.statistics import mean_and_error
from ostraka.table.chance import check_seed
from ostraka.table.new import new
from ostraka.table.randomness import SEEDS, pick
from ostraka.table.setup_checks import check_seats
from ostraka.table.table import Table
from ostraka.table.view import View

CLAIRVOYANT: Final = "clairvoyant"
OPPONENT: Final = "architect"


@dataclass(frozen=True)
class Headroom:
    """Bots and the clairvoyant, each against `architect`, with the same draws and from every seat in turn."""

    game: str
    bots: tuple[str, ...] = (OPPONENT, "pharaoh")
    seats: int = 2
    seed: int = 0
    budget: Budget = Budget()  # noqa: RUF009 - frozen
    games: int = 100

    extendable_by: ClassVar[frozenset[str]] = frozenset({"games"})

    def __post_init__(self) -> None:
        check_seats(find_game(self.game), self.seats)
        check_seed(self.seed)
        for bot in self.bots:
            check_bot(bot, self.game)

    @property
    def batches(self) -> int:
        """One per game: a game of the clairvoyant takes seconds."""
        return self.games

    def play(self, batch: int) -> Part:
        points, wins = zip(*play_one(self, batch), strict=True)
        return {"points": np.array([points]), "wins": np.array([wins])}

    def enough(self, parts: Sequence[Part]) -> bool:
        del parts  # more games only narrow the intervals
        return False

    def summed_up(self, parts: Sequence[Part]) -> "list[PlayerResult]":
        columns = concatenate(parts)
        return [
            PlayerResult(
                player,
                len(columns["points"]),
                *mean_and_error(columns["points"][:, place]),
                *mean_and_error(columns["wins"][:, place]),
            )
            for place, player in enumerate((*self.bots, CLAIRVOYANT))
        ]


class PlayerResult(msgspec.Struct):
    """The result of one player; an error is half the width of a 95% interval."""

    player: str
    games: int
    points: float
    points_error: float
    wins: float
    wins_error: float


def play_one(study: Headroom, number: int) -> list[tuple[int, float]]:
    """One game per player, all with the same chance: points and share of the win."""
    seat = number % study.seats
    results = []
    for player in (*study.bots, CLAIRVOYANT):
        table = new(study.game, study.seats, seed=pick(study.seed, number, SEEDS))
        chooser: Chooser = Clairvoyant(table, seat)
        if player != CLAIRVOYANT:
            budget = study.budget
            chooser = find_bot(
                player, seed=number, playouts=budget.playouts, milliseconds=budget.milliseconds
            )
        play_out(table, {**_architects(table), seat: chooser})
        results.append((table.scores[seat], _share_of_win(table, seat)))
    return results


class Clairvoyant:
    """A player that plays its moves out on copies of the table, which have the same future draws."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._best = (-1.0, -10_000)
        self._line: list[Move] = []  # the rest of the best line seen so far

    def choose(self, view: View) -> Move:
        legal = list(view.legal)
        for move in legal if len(legal) > 1 else []:
            end, line = self._play_line(move)
            result = _result(end, self._seat)
            if result > self._best:
                self._best, self._line = result, line
        return self._line.pop(0) if self._line else legal[0]

    def _play_line(self, move: Move) -> tuple[Table, list[Move]]:
        """The game played to its end after a move, and the moves of the seat in it."""
        copy, line = self._table.copy(), [move]
        copy.play(move)

        def note(seat: int, view: View, move: Move, seconds: float) -> None:
            del view, seconds
            if seat == self._seat:
                line.append(move)

        return play_out(copy, _architects(copy), note), line


def _architects(table: Table) -> dict[int, Chooser]:
    return {seat: find_bot(OPPONENT) for seat in range(table.seats)}


def _result(table: Table, seat: int) -> tuple[float, int]:
    """Winning first, then the margin."""
    others = [points for other, points in enumerate(table.scores) if other != seat]
    return _share_of_win(table, seat), table.scores[seat] - max(others)


def _share_of_win(table: Table, seat: int) -> float:
    return 1 / len(table.winners) if seat in table.winners else 0.0
