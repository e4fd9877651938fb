"""Looking back on a game: what each decision cost, what chance gave, and where it all turned."""

from collections.abc import Callable, Collection, Sequence
from typing import Final, Literal

import msgspec
import numpy as np

from ostraka.bots.architect import network_judgement
from ostraka.bots.bot import Budget, choice_seed, deciding_seat
from ostraka.bots.facts import Fact, distinct_facts, facts_of
from ostraka.bots.game import TO_THE_END
from ostraka.bots.network import load_network
from ostraka.bots.pharaoh import Pharaoh
from ostraka.bots.search import NO_MOVE, expected_results
from ostraka.bots.trials import A_WIN, Estimates, Trial, playout_schedule, run_trials
from ostraka.core.game import Move
from ostraka.table.randomness import SEEDS, pick
from ostraka.table.record import Record
from ostraka.table.referee import steps
from ostraka.table.table import Table
from ostraka.table.view import View

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")

PLAYOUTS: Final = 800  # for a decision
CONFIRMING: Final = 400  # more, to the end of the game, for two moves of which one seems to be a fault
LOOKS: Final = 200  # games that are played on to see what a chance move was worth
TURNS: Final = 1  # that they are played on
# From which cost on a decision is graded so, if the cost is certain. One is a per cent of winning or a point.
THRESHOLDS: Final[tuple[tuple[float, Grade], ...]] = ((20, "blunder"), (10, "mistake"), (4, "inaccuracy"))
CERTAIN: Final = 1.645  # standard errors that a cost is surely above: 95%
# From which accuracy on somebody plays like this bot; docs/experiments.md shows what the bots reach.
LEVELS: Final = ((0.94, "pharaoh"), (0.8, "architect"), (0.54, "scribe"), (0.15, "novice"), (0.0, "random"))
TURNING: Final = 0.08  # the chance of winning that a turning point moves, at least
MOST_TURNING_POINTS: Final = 5
FEWEST_DECISIONS: Final = 12  # by which a level can be told at all
_SEED: Final = 0x0D06  # not that of a bot as it comes: nobody is judged by their own playouts


class Outlook(msgspec.Struct, frozen=True):
    """What a seat can expect: the final points, the margin over the best other, the chance to win."""

    points: float
    margin: float
    win: float


class Choice(msgspec.Struct, frozen=True):
    """A decision, beside the best that could be found; where there was one legal move, nobody decided."""

    ply: int  # the number of the move, from 1
    seat: int
    played: str
    best: str
    grade: Grade
    cost: float  # what it gave away: a per cent of winning and a point of margin count one each
    sure: float  # of that, what is certain
    margin: float  # what it led to, by points
    win: float  # and by the chance to win
    margin_lost: float
    win_lost: float
    at_random: float  # what a move at random would have given away
    options: int
    why_best: tuple[Fact, ...]  # what the best does that this did not
    why_played: tuple[Fact, ...]  # and the other way round


class Fortune(msgspec.Struct, frozen=True):
    """A chance move: what it changed for each seat, and what each could expect after it."""

    ply: int
    move: str
    luck: tuple[float, ...]  # points of margin, more than the mean of all that could have come
    win_luck: tuple[float, ...]
    outlook: tuple[Outlook, ...]


class Turning(msgspec.Struct, frozen=True):
    """A decision or a chance move that moved the chances to win."""

    ply: int
    seat: int  # whose chance it moved most
    win: float  # by how much


class Player(msgspec.Struct, frozen=True):
    """A seat in sum."""

    seat: int
    name: str
    accuracy: float | None  # from 1 for the best every time to 0 for moves at random; none without a choice
    level: str | None  # the bot that plays about as well; none after a few decisions
    cost: float
    grades: dict[Grade, int]
    luck: float
    win_luck: float


class Review(msgspec.Struct, frozen=True):
    """All of it; the same record gets the same review."""

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
    tell: Callable[[int], None] = lambda _: None,
) -> Review:
    """Look back on a game, or on what some seats did in it; `tell` hears of each move when it is done."""
    reviewer = Reviewer(playouts)
    choices: list[Choice] = []
    fortunes: list[Fortune] = []
    for table, move in steps(record):
        if move.seat is None:
            fortunes.append(reviewer.fortune(table, move))
        elif (seats is None or move.seat in seats) and len(table.legal(move.seat)) > 1:
            choices.append(reviewer.choice(table, move))
        tell(table.ply + 1)
    players = [
        _player(seat, name, choices, fortunes)
        for seat, name in enumerate(record.names)
        if seats is None or seat in seats
    ]
    return Review(
        game=record.game,
        playouts=playouts,
        players=tuple(players),
        choices=tuple(choices),
        fortunes=tuple(fortunes),
        turning=turning_points(choices, fortunes),
    )


class Reviewer:
    """Judges single moves, each before it is made."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self._pharaoh = Pharaoh(_SEED, Budget(playouts))
        self._seed = choice_seed(_SEED)

    def choice(self, table: Table, move: Move) -> Choice:
        """What a decision gave away, by many playouts of it and of the best others, with the same chance."""
        seat = move.seat
        assert seat is not None  # noqa: S101 - chance decides nothing
        view = table.view(seat)
        tried = self._pharaoh.play_out_candidates(view, also=move)
        best, played = tried[0], next(trial for trial in tried if trial.move == move)
        cost, sure = _cost(best, played)
        if sure >= THRESHOLDS[-1][0]:
            best, played = self._to_the_end(view, best.move, move)
            cost, sure = _cost(best, played)
        margins, wins = network_judgement(load_network(view.game.name), view)
        worth = margins + A_WIN * wins
        why, why_best = facts_of(view, move), facts_of(view, best.move)
        weight, other = played.weight(), best.weight()
        return Choice(
            ply=table.ply + 1,
            seat=seat,
            played=str(move),
            best=str(best.move),
            grade=grade_of(cost, sure, is_best=best.move == move),
            cost=cost,
            sure=sure,
            margin=weight.margin,
            win=weight.win,
            margin_lost=other.margin - weight.margin,
            win_lost=other.win - weight.win,
            at_random=float(worth.max() - worth.mean()),
            options=len(view.legal),
            why_best=tuple(distinct_facts(view.game.name, why_best, why)),
            why_played=tuple(distinct_facts(view.game.name, why, why_best)),
        )

    def _to_the_end(self, view: View, best: Move, played: Move) -> list[Trial]:
        """The two moves again, with other chance, to the end: nobody is blamed for a misjudgement."""
        legal = list(view.legal)
        indices = np.array([legal.index(best), legal.index(played)])
        seed = pick(self._seed, (1 << 20) + len(view.codes), SEEDS)
        portions = playout_schedule(Budget(CONFIRMING), CONFIRMING)
        found = run_trials(view, deciding_seat(view), indices, portions, seed, 1, TO_THE_END)
        return sorted(found, key=lambda trial: trial.move != best)

    def fortune(self, table: Table, move: Move) -> Fortune:
        """What a chance move changed, by what all seats make of it in their next turn."""
        came, could = self._expected(table, move.code), self._expected(table, NO_MOVE)
        changed = came - could
        changed[:, 1] -= changed[:, 1].mean()  # each seat is judged by itself; what all gain is nobody's luck
        return Fortune(
            ply=table.ply + 1,
            move=str(move),
            luck=tuple(changed[:, 1].tolist()),
            win_luck=tuple(changed[:, 2].tolist()),
            outlook=tuple(Outlook(*expected) for expected in came.tolist()),
        )

    def _expected(self, table: Table, code: int) -> Estimates:
        """By seat: final points, margin, and chance to win; the chances add up to one."""
        rows = np.repeat(table.rows, 3)
        moves = np.zeros(table.game.most_moves, np.int64)
        network = load_network(table.game.name)
        seed = pick(self._seed, table.ply, SEEDS)
        found: Estimates = expected_results(rows, table.kit, code, LOOKS, seed, TURNS, network, moves).mean(
            axis=0
        )
        found[:, 2] /= found[:, 2].sum()
        return found


def _cost(best: Trial, played: Trial) -> tuple[float, float]:
    """What a move gives away, and how much of it stands out of the scatter of the playouts."""
    cost, error = played.less_than(best)
    return max(0.0, cost), max(0.0, cost - CERTAIN * error) if best is not played else 0.0


def grade_of(cost: float, sure: float, *, is_best: bool) -> Grade:
    """A grade by what is certain of a cost; a move that cannot be told from the best is as good."""
    for least, grade in THRESHOLDS:
        if sure >= least:
            return grade
    return "best" if is_best or (sure == 0 and cost < 1) else "good"


def turning_points(choices: Sequence[Choice], fortunes: Sequence[Fortune]) -> tuple[Turning, ...]:
    """The moves that moved the chances to win most, in the order of the game."""
    found = [
        Turning(choice.ply, choice.seat, -choice.win_lost)
        for choice in choices
        if choice.grade not in ("best", "good")
    ]
    for fortune in fortunes:
        seat = int(np.argmax(np.abs(fortune.win_luck)))
        found.append(Turning(fortune.ply, seat, fortune.win_luck[seat]))
    found = [point for point in found if abs(point.win) >= TURNING]
    found.sort(key=lambda point: -abs(point.win))
    return tuple(sorted(found[:MOST_TURNING_POINTS], key=lambda point: point.ply))


def _player(seat: int, name: str, choices: Sequence[Choice], fortunes: Sequence[Fortune]) -> Player:
    own = [choice for choice in choices if choice.seat == seat]
    at_random = sum(choice.at_random for choice in own)
    cost = sum(choice.cost for choice in own)
    accuracy = max(0.0, 1 - cost / at_random) if at_random > 0 else None
    return Player(
        seat=seat,
        name=name,
        accuracy=accuracy,
        level=_level(accuracy, len(own)),
        cost=cost,
        grades={grade: sum(choice.grade == grade for choice in own) for grade in GRADES},
        luck=sum(fortune.luck[seat] for fortune in fortunes),
        win_luck=sum(fortune.win_luck[seat] for fortune in fortunes),
    )


def _level(accuracy: float | None, decisions: int) -> str | None:
    if accuracy is None or decisions < FEWEST_DECISIONS:
        return None
    return next(bot for least, bot in LEVELS if accuracy >= least)
