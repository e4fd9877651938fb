"""How much better than a bot anyone could be: a player who knows all chance that is to come.

The seer knows every draw and how the other seats, all `architect`, answer. Each of its moves is tried
by playing the game to its end with `architect`'s choices; the best line that was ever found is followed
until a better one is. Nobody who has to guess can do better than a perfect seer; this one is not
perfect, so what it reaches is no more than a lower bound of what there is to reach.
"""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

import msgspec

from ostraka.lab.match import mean_and_error
from ostraka.minds import Budget, mind
from ostraka.rules import find_game
from ostraka.rules.game import Move
from ostraka.table.opening import new
from ostraka.table.randomness import pick
from ostraka.table.table import Table, check_seats

SEER: Final = "seer"
OPPONENT: Final = "architect"
_SEEDS: Final = 1 << 62


@dataclass(frozen=True)
class Question:
    """Who plays against `architect`, beside the seer, with the same chance and from every seat."""

    game: str
    bots: tuple[str, ...] = (OPPONENT, "pharaoh")
    seats: int = 2
    seed: int = 0
    budget: Budget = Budget()  # noqa: RUF009 - frozen

    def __post_init__(self) -> None:
        check_seats(find_game(self.game), self.seats)
        for bot in self.bots:
            mind(bot)


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
        table = new(question.game, question.seats, seed=pick(question.seed, number, _SEEDS))
        if player == SEER:
            table = foreseen(table, seat)
        else:
            bot = mind(
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
    own = mind(OPPONENT)
    while not trial.over:
        played.append(trial.play(own.choose(trial.view(seat))))
        _answer(trial, seat)
    return trial, played


def _answer(table: Table, seat: int) -> None:
    """Let the others play, until this seat has to decide and nobody else has before it."""
    other = mind(OPPONENT)
    while not table.over and table.waiting != {seat}:
        table.play(other.choose(table.view(min(table.waiting - {seat}))))


def _worth(table: Table, seat: int) -> tuple[float, int]:
    """Winning first, then the margin."""
    scores = table.scores
    won = 1 / len(table.winners) if seat in table.winners else 0.0
    return won, scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def play(question: Question, games: int, processes: int | None = None) -> Iterator[list[tuple[int, float]]]:
    """The games one after another, on all cores."""
    with ProcessPoolExecutor(processes or os.cpu_count(), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_one, [question] * games, range(games))


def summed_up(question: Question, found: Sequence[Sequence[tuple[int, float]]]) -> list[Reached]:
    return [
        Reached(
            player,
            len(found),
            *mean_and_error([game[place][0] for game in found]),
            *mean_and_error([game[place][1] for game in found]),
        )
        for place, player in enumerate((*question.bots, SEER))
    ]
