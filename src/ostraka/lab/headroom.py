"""How much better than a bot anyone could be: a player who knows all chance that is to come.

The seer knows every draw and how the other seats, all `architect`, answer. Each of its moves is tried
by playing the game to its end with `architect`'s choices; the best line that was ever found is followed
until a better one is. Nobody who has to guess can do better than a perfect seer; this one is not
perfect, so what it reaches is no more than a lower bound of what there is to reach.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
import numpy as np

from ostraka.bots import Budget, check_bot, find_bot
from ostraka.core.game import Move
from ostraka.core.registry import find_game
from ostraka.lab.runner.study import Part, together
from ostraka.lab.statistics import mean_and_error
from ostraka.table.chance import check_seed
from ostraka.table.new import new
from ostraka.table.randomness import SEEDS, pick
from ostraka.table.setup_checks import check_seats
from ostraka.table.table import Table

SEER: Final = "seer"
OPPONENT: Final = "architect"


@dataclass(frozen=True)
class Question:
    """Who plays against `architect`, beside the seer, with the same chance and from every seat."""

    game: str
    bots: tuple[str, ...] = (OPPONENT, "pharaoh")
    seats: int = 2
    seed: int = 0
    budget: Budget = Budget()  # noqa: RUF009 - frozen
    games: int = 100

    def __post_init__(self) -> None:
        check_seats(find_game(self.game), self.seats)
        check_seed(self.seed)
        for bot in self.bots:
            check_bot(bot, self.game)

    @property
    def batches(self) -> int:
        """One for each game: it takes its time."""
        return self.games

    def play(self, batch: int) -> Part:
        points, wins = zip(*play_one(self, batch), strict=True)
        return {"points": np.array([points]), "wins": np.array([wins])}

    def enough(self, parts: Sequence[Part]) -> bool:
        del parts  # a bound is never answered, only more exact
        return False

    def summed_up(self, parts: Sequence[Part]) -> "list[Reached]":
        found = together(parts)
        return [
            Reached(
                player,
                len(found["points"]),
                *mean_and_error(found["points"][:, place]),
                *mean_and_error(found["wins"][:, place]),
            )
            for place, player in enumerate((*self.bots, SEER))
        ]


class Reached(msgspec.Struct):
    """What one player came to, with 95% intervals as half their widths."""

    player: str
    games: int
    points: float
    points_error: float
    wins: float
    wins_error: float


def play_one(question: Question, number: int) -> list[tuple[int, float]]:
    """One game for each player, all with the same chance: points and share of the win."""
    seat = number % question.seats
    found = []
    for player in (*question.bots, SEER):
        table = new(question.game, question.seats, seed=pick(question.seed, number, SEEDS))
        if player == SEER:
            table = foreseen(table, seat)
        else:
            bot = find_bot(
                player,
                seed=number,
                playouts=question.budget.playouts,
                milliseconds=question.budget.milliseconds,
            )
            while not table.over:
                _answer(table, seat)
                if not table.over:
                    table.play(bot.choose(table.view(seat)))
        won = 1 / len(table.winners) if seat in table.winners else 0.0
        found.append((table.scores[seat], won))
    return found


def foreseen(table: Table, seat: int) -> Table:
    """The end of a game in which a seat knows all that is to come."""
    best: list[Move] = []
    most = (-1.0, -10_000)
    _answer(table, seat)
    made = 0
    while not table.over:
        legal = list(table.legal(seat))
        for move in legal if len(legal) > 1 else []:
            line = _line(table, seat, move)
            reached = _worth(line[0], seat)
            if reached > most:
                most, best = reached, line[1]
                made = 0
        table.play(best[made] if best else legal[0])
        made += bool(best)
        _answer(table, seat)
    return table


def _line(table: Table, seat: int, move: Move) -> tuple[Table, list[Move]]:
    """A game played to its end from a move on, and what the seat plays in it."""
    trial = table.copy()
    trial.play(move)
    played = [move]
    _answer(trial, seat)
    own = find_bot(OPPONENT)
    while not trial.over:
        played.append(trial.play(own.choose(trial.view(seat))))
        _answer(trial, seat)
    return trial, played


def _answer(table: Table, seat: int) -> None:
    """Let the others play, until this seat has to decide and nobody else has before it."""
    other = find_bot(OPPONENT)
    while not table.over and table.waiting != {seat}:
        table.play(other.choose(table.view(min(table.waiting - {seat}))))


def _worth(table: Table, seat: int) -> tuple[float, int]:
    """Winning first, then the margin."""
    scores = table.scores
    won = 1 / len(table.winners) if seat in table.winners else 0.0
    return won, scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
