"""Reviews: what each decision of a game cost, what chance gave each seat, and the turning points."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec
import numpy as np

from ostraka.bots.bot import Budget, choice_seed, deciding_seat
from ostraka.bots.facts import Fact, distinct_facts, fact_codes
from ostraka.bots.judgement import (
    CHOICE,
    FORTUNE,
    GRADES,
    MOST_TURNING_POINTS,
    NO_ACCURACY,
    NO_BOT,
    PLAYER,
    TURNING_POINT,
    Grade,
    add_up,
    begin_comparison,
    find_turning_points,
    judge_chance,
    judge_duel,
    judge_search,
)
from ostraka.bots.memory import new_memory
from ostraka.bots.names import BOT_NAMES
from ostraka.bots.network import load_network
from ostraka.bots.pharaoh import Pharaoh
from ostraka.bots.trials import run_search
from ostraka.core.game import Move, Rows
from ostraka.table.record import Record
from ostraka.table.referee import steps
from ostraka.table.table import Table
from ostraka.table.view import View

PLAYOUTS: Final = 800  # per decision
SEED: Final = 0x0D06  # not the default seed of a bot: no bot is judged by its own playouts


class Outlook(msgspec.Struct, frozen=True):
    """What a seat can expect: final points, margin over the best other seat, chance of winning."""

    points: float
    margin: float
    win: float


class Choice(msgspec.Struct, frozen=True):
    """A decision compared with the best move found; a forced move is no decision."""

    ply: int  # the number of the move, from 1
    seat: int
    played: str
    best: str
    grade: Grade
    cost: float  # 1 per percentage point of win chance plus 1 per point of margin
    sure: float  # the lower confidence bound of the cost
    margin: float  # expected after the move
    win: float  # the chance of winning after it
    margin_lost: float
    win_lost: float
    at_random: float  # the cost of a random move
    options: int
    why_best: tuple[Fact, ...]  # what the best move does and the played one does not
    why_played: tuple[Fact, ...]  # and the other way round


class Fortune(msgspec.Struct, frozen=True):
    """A chance move: what it changed for each seat, and what each seat could expect after it."""

    ply: int
    move: str
    luck: tuple[float, ...]  # points of margin beyond the mean of all outcomes
    win_luck: tuple[float, ...]
    outlook: tuple[Outlook, ...]


class Turning(msgspec.Struct, frozen=True):
    """A decision or a chance move that changed the chances of winning."""

    ply: int
    seat: int  # whose chance changed most
    win: float  # by how much


class Player(msgspec.Struct, frozen=True):
    """The totals of a seat."""

    seat: int
    name: str
    accuracy: float | None  # 1 for always the best move, 0 for random moves; None without a decision
    similar_bot: str | None  # the bot that plays about as well; None after few decisions
    cost: float
    grades: dict[Grade, int]
    luck: float
    win_luck: float


class Review(msgspec.Struct, frozen=True):
    """The review of a game; the same record gets the same review."""

    game: str
    playouts: int
    players: tuple[Player, ...]
    choices: tuple[Choice, ...]
    fortunes: tuple[Fortune, ...]
    turning: tuple[Turning, ...]


def review(
    record: Record,
    *,
    seats: Collection[int] | None = None,
    playouts: int = PLAYOUTS,
    on_ply: Callable[[int], None] = lambda _ply: None,
) -> Review:
    """Review a game, or the decisions of some seats; `on_ply` gets the number of each move that is done."""
    reviewer = Reviewer(playouts)
    choices: list[Choice] = []
    fortunes: list[Fortune] = []
    for table, move in steps(record):
        if move.seat is None:
            fortunes.append(reviewer.fortune(table, move))
        elif (seats is None or move.seat in seats) and len(table.legal(move.seat)) > 1:
            choices.append(reviewer.choice(table, move))
        on_ply(table.ply + 1)
    return Review(
        game=record.game,
        playouts=playouts,
        players=tuple(
            reviewer.player(seat, name)
            for seat, name in enumerate(record.names)
            if seats is None or seat in seats
        ),
        choices=tuple(choices),
        fortunes=tuple(fortunes),
        turning=reviewer.turning_points(),
    )


class Reviewer:
    """Judges single moves, each at the table as it was before the move, and adds the judgements up."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self._pharaoh = Pharaoh(SEED, Budget(playouts))
        self._seed = choice_seed(SEED)
        self._choices: list[Rows] = []  # one row each
        self._fortunes: list[Rows] = []

    def choice(self, table: Table, move: Move) -> Choice:
        """The cost of a decision, by playouts of it and of the best other moves with the same chance."""
        assert move.seat is not None  # noqa: S101 - chance decides nothing
        view = table.view(move.seat)
        memory = self._pharaoh.play_out_candidates(view, also=move).memory
        judged = np.empty(1, CHOICE)
        if judge_search(memory, table.ply + 1, judged):
            self._play_to_the_end(view, judged, memory)
            judge_duel(memory, judged)
        self._choices.append(judged)
        return _choice(view, judged[0])

    def _play_to_the_end(self, view: View, judged: Rows, memory: Rows) -> None:
        """Full playouts of the two moves with new random numbers: an evaluation error isn't a mistake."""
        seat, legal, ply = deciding_seat(view), view.legal.codes, len(view.codes)
        first, second = judged[0].best_index, judged[0].played_index
        begin_comparison(view.rows, seat, legal, first, second, self._seed, ply, memory)
        run_search(view, memory)

    def fortune(self, table: Table, move: Move) -> Fortune:
        """What a chance move changed, by what all seats make of it in their next turn."""
        name, judged = table.game.name, np.empty(1, FORTUNE)
        network, memory = load_network(name), new_memory(name)
        judge_chance(table.rows, table.kit, move.code, self._seed, table.ply, network, memory, judged)
        self._fortunes.append(judged)
        return _fortune(move, judged[0])

    @property
    def choices(self) -> Rows:
        """The records of the decisions that were judged."""
        return _joined(self._choices, CHOICE)

    @property
    def fortunes(self) -> Rows:
        """The records of the chance moves that were judged."""
        return _joined(self._fortunes, FORTUNE)

    def player(self, seat: int, name: str) -> Player:
        """The totals of a seat, from the moves that were judged."""
        total = np.empty(1, PLAYER)
        add_up(self.choices, self.fortunes, seat, total)
        return _player(name, total[0])

    def turning_points(self) -> tuple[Turning, ...]:
        """The moves that changed the chances of winning most, in the order of the game."""
        points = np.empty(MOST_TURNING_POINTS, TURNING_POINT)
        count = find_turning_points(self.choices, self.fortunes, points)
        return tuple(Turning(*point) for point in points[:count].tolist())


def _joined(rows: Sequence[Rows], kind: "np.dtype[np.void]") -> Rows:
    joined = np.empty(len(rows), kind)
    for place, row in enumerate(rows):
        joined[place] = row[0]
    return joined


def _choice(view: View, judged: np.record) -> Choice:
    best, played = (view.game.move(int(code)) for code in (judged.best, judged.played))
    why, why_best = fact_codes(view, played), fact_codes(view, best)
    return Choice(
        ply=int(judged.ply),
        seat=int(judged.seat),
        played=str(played),
        best=str(best),
        grade=GRADES[judged.grade],
        cost=float(judged.cost),
        sure=float(judged.sure),
        margin=float(judged.margin),
        win=float(judged.win),
        margin_lost=float(judged.margin_lost),
        win_lost=float(judged.win_lost),
        at_random=float(judged.at_random),
        options=int(judged.options),
        why_best=tuple(distinct_facts(view.game.name, why_best, why)),
        why_played=tuple(distinct_facts(view.game.name, why, why_best)),
    )


def _fortune(move: Move, judged: np.record) -> Fortune:
    seats = judged.seats
    return Fortune(
        ply=int(judged.ply),
        move=str(move),
        luck=tuple(judged.luck[:seats].tolist()),
        win_luck=tuple(judged.win_luck[:seats].tolist()),
        outlook=tuple(Outlook(*expected) for expected in judged.outlook[:seats].tolist()),
    )


def _player(name: str, total: np.record) -> Player:
    return Player(
        seat=int(total.seat),
        name=name,
        accuracy=None if total.accuracy == NO_ACCURACY else float(total.accuracy),
        similar_bot=None if total.similar_bot == NO_BOT else BOT_NAMES[total.similar_bot],
        cost=float(total.cost),
        grades=dict(zip(GRADES, total.grades.tolist(), strict=True)),
        luck=float(total.luck),
        win_luck=float(total.win_luck),
    )
