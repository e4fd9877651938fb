"""Reviews: what each decision of a game cost, what chance gave each seat, and the turning points."""

from collections.abc import Callable, Collection, Sequence
from typing import Final, Literal

import msgspec
import numpy as np

from ostraka.bots.bot import Budget, choice_seed, deciding_seat
from ostraka.bots.facts import Fact, distinct_facts, facts_of
from ostraka.bots.game import TO_THE_END
from ostraka.bots.halving import A_WIN, begin_search
from ostraka.bots.memory import new_memory
from ostraka.bots.names import BOT_LIST
from ostraka.bots.network import Network, load_network
from ostraka.bots.pharaoh import Pharaoh
from ostraka.bots.search import NO_MOVE, Estimates, expect_results
from ostraka.bots.trials import Trial, Trials, run_search
from ostraka.core.game import Move, Rows
from ostraka.core.jit import compiled
from ostraka.table.engine import Numbers
from ostraka.table.randomness import SEEDS, pick
from ostraka.table.record import Record
from ostraka.table.referee import steps
from ostraka.table.table import Table
from ostraka.table.view import View

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")

PLAYOUTS: Final = 800  # per decision
CONFIRMING: Final = 400  # full playouts of an apparent mistake
LUCK_PLAYOUTS: Final = 200  # to measure what a chance move was worth
LUCK_TURNS: Final = 1  # that these playouts last
# The least certain cost of each grade: 1 per percentage point of win chance plus 1 per point of margin.
THRESHOLDS: Final[tuple[tuple[float, Grade], ...]] = ((20, "blunder"), (10, "mistake"), (4, "inaccuracy"))
CERTAIN: Final = 1.645  # standard errors: the one-sided 95% bound of a cost
TURNING: Final = 0.08  # the least change of a win chance at a turning point
MOST_TURNING_POINTS: Final = 5
FEWEST_DECISIONS: Final = 12  # before a player is compared with a bot
_SEED: Final = 0x0D06  # not the default seed of a bot: no bot is judged by its own playouts


@compiled
def begin_comparison(
    rows: Rows, seat: int, moves: Numbers, first: int, second: int, seed: int, ply: int, memory: Rows
) -> None:
    """Prepare full playouts of two moves, by their indices."""
    search = memory[0]
    search.candidates[0], search.candidates[1] = first, second
    seed_of_playouts = pick(seed, (1 << 20) + ply, SEEDS)
    indices = search.candidates[:2]
    begin_search(rows, seat, moves, indices, 1, seed_of_playouts, CONFIRMING, TO_THE_END, memory)


@compiled
def expect(rows: Rows, kits: Rows, move: int, seed: int, ply: int, network: Network, memory: Rows) -> None:
    """Write what every seat can expect after a chance move, from what all make of it in their next turn."""
    seed_of_playouts = pick(seed, ply, SEEDS)
    expect_results(rows, kits, move, LUCK_PLAYOUTS, seed_of_playouts, LUCK_TURNS, network, memory)


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
    """Judges single moves, each at the table as it was before the move."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self._pharaoh = Pharaoh(_SEED, Budget(playouts))
        self._seed = choice_seed(_SEED)

    def choice(self, table: Table, move: Move) -> Choice:
        """The cost of a decision, by playouts of it and of the best other moves with the same chance."""
        seat = move.seat
        assert seat is not None  # noqa: S101 - chance decides nothing
        view = table.view(seat)
        trials = self._pharaoh.play_out_candidates(view, also=move)
        values = trials.judged_margins + A_WIN * trials.judged_wins
        best, played = trials.ranked[0], trials.of(move)
        cost, sure = _cost(trials, best, played)
        if sure >= THRESHOLDS[-1][0]:
            trials = self._to_the_end(view, best.move, move)
            best, played = trials.of(best.move), trials.of(move)
            cost, sure = _cost(trials, best, played)
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
            at_random=float(values.max() - values.mean()),
            options=len(view.legal),
            why_best=tuple(distinct_facts(view.game.name, why_best, why)),
            why_played=tuple(distinct_facts(view.game.name, why, why_best)),
        )

    def _to_the_end(self, view: View, best: Move, played: Move) -> Trials:
        """Full playouts of the two moves with new random numbers: an evaluation error isn't a mistake."""
        legal = list(view.legal)
        seat, memory = deciding_seat(view), new_memory(view.game.name)
        first, second = legal.index(best), legal.index(played)
        begin_comparison(
            view.rows, seat, view.legal.codes, first, second, self._seed, len(view.codes), memory
        )
        return run_search(view, memory)

    def fortune(self, table: Table, move: Move) -> Fortune:
        """What a chance move changed, by what all seats make of it in their next turn."""
        after, before = self._expected(table, move.code), self._expected(table, NO_MOVE)
        changed = after - before
        changed[:, 1] -= changed[:, 1].mean()  # what all seats gain is nobody's luck
        return Fortune(
            ply=table.ply + 1,
            move=str(move),
            luck=tuple(changed[:, 1].tolist()),
            win_luck=tuple(changed[:, 2].tolist()),
            outlook=tuple(Outlook(*expected) for expected in after.tolist()),
        )

    def _expected(self, table: Table, code: int) -> Estimates:
        """By seat: final points, margin and chance of winning; the chances add up to 1."""
        memory = new_memory(table.game.name)
        expect(table.rows, table.kit, code, self._seed, table.ply, load_network(table.game.name), memory)
        return memory["expected"][0, : table.seats]


def _cost(trials: Trials, best: Trial, played: Trial) -> tuple[float, float]:
    """The cost of a move, and its lower confidence bound."""
    cost, error = trials.gap(best, played)
    return max(0.0, cost), max(0.0, cost - CERTAIN * error) if best is not played else 0.0


def grade_of(cost: float, sure: float, *, is_best: bool) -> Grade:
    """The grade by the lower bound of a cost; a move not significantly worse than the best counts as best."""
    for least, grade in THRESHOLDS:
        if sure >= least:
            return grade
    return "best" if is_best or (sure == 0 and cost < 1) else "good"


def turning_points(choices: Sequence[Choice], fortunes: Sequence[Fortune]) -> tuple[Turning, ...]:
    """The moves that changed the chances of winning most, in the order of the game."""
    points = [
        Turning(choice.ply, choice.seat, -choice.win_lost)
        for choice in choices
        if choice.grade not in ("best", "good")
    ]
    for fortune in fortunes:
        seat = int(np.argmax(np.abs(fortune.win_luck)))
        points.append(Turning(fortune.ply, seat, fortune.win_luck[seat]))
    points = [point for point in points if abs(point.win) >= TURNING]
    points.sort(key=lambda point: -abs(point.win))
    return tuple(sorted(points[:MOST_TURNING_POINTS], key=lambda point: point.ply))


def _player(seat: int, name: str, choices: Sequence[Choice], fortunes: Sequence[Fortune]) -> Player:
    of_seat = [choice for choice in choices if choice.seat == seat]
    at_random = sum(choice.at_random for choice in of_seat)
    cost = sum(choice.cost for choice in of_seat)
    accuracy = max(0.0, 1 - cost / at_random) if at_random > 0 else None
    return Player(
        seat=seat,
        name=name,
        accuracy=accuracy,
        similar_bot=_similar_bot(accuracy, len(of_seat)),
        cost=cost,
        grades={grade: sum(choice.grade == grade for choice in of_seat) for grade in GRADES},
        luck=sum(fortune.luck[seat] for fortune in fortunes),
        win_luck=sum(fortune.win_luck[seat] for fortune in fortunes),
    )


def _similar_bot(accuracy: float | None, decisions: int) -> str | None:
    if accuracy is None or decisions < FEWEST_DECISIONS:
        return None
    return next(bot.name for bot in reversed(BOT_LIST) if accuracy >= bot.accuracy)
