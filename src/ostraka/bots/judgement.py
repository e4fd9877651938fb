"""The judgement of a review, in compiled code: costs, grades, luck, totals and turning points.

All results are records, so WebAssembly calls the same functions and allocates nothing.
"""

from typing import Final, Literal

import numpy as np

from ostraka.bots.game import TO_THE_END
from ostraka.bots.halving import A_WIN, begin_search, gap_between
from ostraka.bots.names import BOT_LIST
from ostraka.bots.network import OUTPUTS, Network
from ostraka.bots.search import NO_MOVE, expect_results
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.table.engine import Numbers
from ostraka.table.randomness import SEEDS, pick

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
BEST, GOOD = 0, 1
# The least certain cost of each grade after "good": 1 per percentage point of win chance plus 1 per point.
THRESHOLDS: Final = (4.0, 10.0, 20.0)
CERTAIN: Final = 1.645  # standard errors: the one-sided 95% bound of a cost
CONFIRMING: Final = 400  # full playouts of an apparent mistake
LUCK_PLAYOUTS: Final = 200  # to measure what a chance move was worth
LUCK_TURNS: Final = 1  # that these playouts last
TURNING: Final = 0.08  # the least change of a win chance at a turning point
MOST_TURNING_POINTS: Final = 5
FEWEST_DECISIONS: Final = 12  # before a player is compared with a bot
MOST_SEATS: Final = 8  # the seat in the code of a move has three bits
NO_ACCURACY: Final = -1.0
NO_BOT: Final = -1
_ACCURACIES: Final = tuple(bot.accuracy for bot in BOT_LIST)

# A decision compared with the best move found.
CHOICE: Final = np.dtype(
    (
        np.record,
        [
            ("ply", np.int64),  # the number of the move, from 1
            ("seat", np.int64),
            ("options", np.int64),  # legal moves
            ("played", np.int64),  # codes of moves
            ("best", np.int64),
            ("played_index", np.int64),  # among the legal moves
            ("best_index", np.int64),
            ("grade", np.int64),  # an index of GRADES
            ("cost", np.float64),
            ("sure", np.float64),  # the lower confidence bound of the cost
            ("margin", np.float64),  # expected after the move
            ("win", np.float64),
            ("margin_lost", np.float64),
            ("win_lost", np.float64),
            ("at_random", np.float64),  # the cost of a random move
        ],
    )
)
# A chance move: what it changed for each seat, and what each seat could expect after it.
FORTUNE: Final = np.dtype(
    (
        np.record,
        [
            ("ply", np.int64),
            ("move", np.int64),
            ("seats", np.int64),
            ("luck", np.float64, (MOST_SEATS,)),
            ("win_luck", np.float64, (MOST_SEATS,)),
            ("outlook", np.float64, (MOST_SEATS, OUTPUTS)),  # points, margin, chance of winning
        ],
    )
)
PLAYER: Final = np.dtype(
    (
        np.record,
        [
            ("seat", np.int64),
            ("decisions", np.int64),
            ("accuracy", np.float64),  # or NO_ACCURACY
            ("similar_bot", np.int64),  # an index of BOT_LIST, or NO_BOT
            ("cost", np.float64),
            ("grades", np.int64, (len(GRADES),)),
            ("luck", np.float64),
            ("win_luck", np.float64),
        ],
    )
)
TURNING_POINT: Final = np.dtype(
    (np.record, [("ply", np.int64), ("seat", np.int64), ("win", np.float64)])  # the seat affected most
)


# --- decisions


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
def judge_search(memory: Rows, ply: int, choices: Rows) -> bool:
    """Judge the move that a search kept, by the best move; whether a duel has to confirm the judgement."""
    search, choice = memory[0], choices[0]
    choice.ply, choice.seat, choice.options = ply, search.seat, search.count
    choice.at_random = _cost_at_random(memory)
    _judge(memory, search.order[0], choice)
    return choice.grade > GOOD


@compiled
def judge_duel(memory: Rows, choices: Rows) -> None:
    """Judge the second move of a duel by the first."""
    _judge(memory, 0, choices[0])


@inlined
def _judge(memory: Rows, best_at: int, choice: np.record) -> None:
    search = memory[0]
    best, played = search.trials[best_at], search.trials[search.kept]
    gap, error = gap_between(memory, best_at, search.kept)
    choice.best, choice.best_index = best.move, best.index
    choice.played, choice.played_index = played.move, played.index
    choice.margin, choice.margin_lost = played.margin, best.margin - played.margin
    choice.win, choice.win_lost = played.win, best.win - played.win
    choice.cost = _at_least_0(gap)
    choice.sure = _at_least_0(gap - CERTAIN * error) if best_at != search.kept else 0.0
    choice.grade = grade_of(choice.cost, choice.sure, best_at == search.kept)


@inlined
def _at_least_0(value: float) -> float:
    return max(0.0, value)


@compiled
def grade_of(cost: float, sure: float, is_best: bool) -> int:
    """The grade by the lower bound of a cost; a move not significantly worse than the best counts as best."""
    grade = GOOD
    for least in THRESHOLDS:
        if sure >= least:
            grade += 1
    if grade == GOOD and (is_best or (sure == 0.0 and cost < 1.0)):
        return BEST
    return grade


@compiled
def _cost_at_random(memory: Rows) -> float:
    """The cost of a random move, as the network judges all moves."""
    count, total, most = memory[0].count, 0.0, _value(memory, 0)
    for index in range(count):
        total += _value(memory, index)
        most = max(most, _value(memory, index))
    return most - total / count


@inlined
def _value(memory: Rows, index: int) -> float:
    return memory[0].margins[index] + A_WIN * memory[0].wins[index]


# --- chance moves


@compiled
def expect(rows: Rows, kits: Rows, move: int, seed: int, ply: int, network: Network, memory: Rows) -> None:
    """Write what every seat can expect after a chance move, from what all make of it in their next turn."""
    seed_of_playouts = pick(seed, ply, SEEDS)
    expect_results(rows, kits, move, LUCK_PLAYOUTS, seed_of_playouts, LUCK_TURNS, network, memory)


@compiled
def judge_chance(
    rows: Rows, kits: Rows, move: int, seed: int, ply: int, network: Network, memory: Rows, fortunes: Rows
) -> None:
    """Judge a chance move, before which there were `ply` moves."""
    fortune, scratch = fortunes[0], memory[0]
    fortune.ply, fortune.move, fortune.seats = ply + 1, move, rows[0].seats
    for seat in range(MOST_SEATS):
        fortune.luck[seat] = fortune.win_luck[seat] = 0.0
        for output in range(OUTPUTS):
            fortune.outlook[seat, output] = 0.0
    expect(rows, kits, move, seed, ply, network, memory)
    for seat in range(fortune.seats):
        for output in range(OUTPUTS):
            fortune.outlook[seat, output] = scratch.expected[seat, output]
    expect(rows, kits, NO_MOVE, seed, ply, network, memory)
    _measure_luck(scratch, fortune)


@inlined
def _measure_luck(scratch: np.record, fortune: np.record) -> None:
    """The changes from an expectation to the outlook; what all seats gain is nobody's luck."""
    total = 0.0
    for seat in range(fortune.seats):
        fortune.luck[seat] = fortune.outlook[seat, 1] - scratch.expected[seat, 1]
        fortune.win_luck[seat] = fortune.outlook[seat, 2] - scratch.expected[seat, 2]
        total += fortune.luck[seat]
    for seat in range(fortune.seats):
        fortune.luck[seat] -= total / fortune.seats


# --- totals


@compiled
def add_up(choices: Rows, fortunes: Rows, seat: int, players: Rows) -> None:
    """Write the totals of a seat."""
    player = players[0]
    player.seat, player.decisions = seat, 0
    player.cost = player.luck = player.win_luck = 0.0
    for grade in range(len(GRADES)):
        player.grades[grade] = 0
    at_random = 0.0
    for at in range(len(choices)):
        if choices[at].seat == seat:
            player.decisions += 1
            player.cost += choices[at].cost
            player.grades[choices[at].grade] += 1
            at_random += choices[at].at_random
    for at in range(len(fortunes)):
        player.luck += fortunes[at].luck[seat]
        player.win_luck += fortunes[at].win_luck[seat]
    player.accuracy = _at_least_0(1.0 - player.cost / at_random) if at_random > 0.0 else NO_ACCURACY
    player.similar_bot = _similar_bot(player.accuracy, player.decisions)


@compiled
def _similar_bot(accuracy: float, decisions: int) -> int:
    """The strongest bot that plays with at most this accuracy."""
    similar = NO_BOT
    if decisions >= FEWEST_DECISIONS:
        for bot in range(len(_ACCURACIES)):
            if accuracy >= _ACCURACIES[bot]:
                similar = bot
    return similar


# --- turning points


@compiled
def find_turning_points(choices: Rows, fortunes: Rows, points: Rows) -> int:
    """Write the moves that changed the chances of winning most, in the order of the game; how many."""
    count = 0
    for at in range(len(choices)):
        choice = choices[at]
        if choice.grade > GOOD:
            count = _insert_point(points, count, choice.ply, choice.seat, -choice.win_lost)
    for at in range(len(fortunes)):
        fortune = fortunes[at]
        seat = _most_affected(fortune)
        count = _insert_point(points, count, fortune.ply, seat, fortune.win_luck[seat])
    _sort_by_ply(points, count)
    return count


@inlined
def _most_affected(fortune: np.record) -> int:
    most = 0
    for seat in range(1, fortune.seats):
        if abs(fortune.win_luck[seat]) > abs(fortune.win_luck[most]):
            most = seat
    return most


@compiled
def _insert_point(points: Rows, count: int, ply: int, seat: int, win: float) -> int:
    """Insert a turning point behind those that changed as much or more; how many there are now."""
    if abs(win) < TURNING:
        return count
    place = count
    while place > 0 and abs(win) > abs(points[place - 1].win):
        if place < MOST_TURNING_POINTS:
            points[place] = points[place - 1]
        place -= 1
    if place < MOST_TURNING_POINTS:
        points[place].ply, points[place].seat, points[place].win = ply, seat, win
    return min(count + 1, MOST_TURNING_POINTS)


@compiled
def _sort_by_ply(points: Rows, count: int) -> None:
    for unsorted in range(1, count):
        ply, seat, win = points[unsorted].ply, points[unsorted].seat, points[unsorted].win
        place = unsorted
        while place > 0 and points[place - 1].ply > ply:
            points[place] = points[place - 1]
            place -= 1
        points[place].ply, points[place].seat, points[place].win = ply, seat, win
