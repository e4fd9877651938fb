"""Sequential halving in compiled code: the more promising a move, the more often it is played out.

A search is a record (see `memory`), so it can stop after any playout and go on later.
"""

import math
from typing import Final

import numpy as np

from ostraka.bots.contract import turn_number
from ostraka.bots.memory import CANDIDATES, START
from ostraka.bots.network import Network
from ostraka.bots.search import Estimates, play_out_move, playout_seed
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.table.engine import Numbers

A_WIN: Final = 100.0  # points of margin
FEWEST_LEFT: Final = 2  # moves that are played out to the last round
NO_TRIAL: Final = -1
UNLIMITED: Final = 1 << 60  # playouts in a round that a clock ends


@compiled
def find_promising(margins: Estimates, count: int, also: int, found: Numbers) -> int:
    """Write the indices of the largest margins, largest first, and one more if asked for; how many."""
    size = 0
    for index in range(count):
        place = size
        while place > 0 and margins[index] > margins[found[place - 1]]:
            if place < CANDIDATES:
                found[place] = found[place - 1]
            place -= 1
        if place < CANDIDATES:
            found[place] = index
            size = min(size + 1, CANDIDATES)
    if also != NO_TRIAL and place_of(also, found, size) == NO_TRIAL:
        found[size] = also
        size += 1
    return size


@compiled
def place_of(index: int, indices: Numbers, count: int) -> int:
    """Where an index stands; NO_TRIAL if it doesn't."""
    for place in range(count):
        if indices[place] == index:
            return place
    return NO_TRIAL


@compiled
def begin_search(
    rows: Rows,
    seat: int,
    moves: Numbers,
    indices: Numbers,
    kept: int,
    seed: int,
    budget: int,
    horizon: int,
    memory: Rows,
) -> None:
    """Prepare playouts of some moves from row 0; the trial `kept` stays to the end.

    A playout lasts `horizon` turns before it is judged. A budget of 0 is for rounds that a clock ends.
    """
    search = memory[0]
    search.rows[START] = rows[0]
    search.seat, search.seed, search.budget, search.kept = seat, seed, budget, kept
    search.last_turn = turn_number(rows[0]) + horizon
    search.round = search.number = search.made = 0
    search.tried = search.left = len(indices)
    for place in range(len(indices)):
        search.alive[place] = search.order[place] = place
        _clear(search.trials[place], moves[indices[place]], indices[place])
        for other in range(len(indices)):
            search.gaps[place, other] = search.gap_squares[place, other] = 0.0
    search.rounds = 1
    while 1 << search.rounds < len(indices):
        search.rounds += 1
    _begin_round(search)


@inlined
def _clear(trial: np.record, move: int, index: int) -> None:
    trial.move, trial.index, trial.playouts = move, index, 0
    trial.margin = trial.margin_squares = trial.win = trial.win_squares = 0.0


@inlined
def _begin_round(search: np.record) -> None:
    playouts = max(1, search.budget // (search.rounds * search.left))
    search.due = playouts if search.budget > 0 else UNLIMITED


@compiled
def search_on(kits: Rows, network: Network, most: int, memory: Rows) -> bool:
    """Play every move of the round out at most so many times more; whether another call can follow."""
    search = memory[0]
    times = min(most, search.due)
    for _ in range(times):
        chance = playout_seed(search.seed, search.number, search.stream)
        for place in range(search.left):
            at = search.alive[place]
            move, last_turn = search.trials[at].move, search.last_turn
            margin, win = play_out_move(kits, network, search.seat, move, last_turn, chance, memory)
            note_result(memory, at, margin, win)
        note_gaps(memory)
    search.due -= times
    return search.due > 0 or end_round(memory)


@compiled
def note_result(memory: Rows, at: int, margin: float, win: float) -> None:
    """Add the result of a playout to a trial."""
    trial = memory[0].trials[at]
    memory[0].made += 1
    trial.playouts += 1
    trial.last = margin + A_WIN * win
    from_margin, from_win = margin - trial.margin, win - trial.win
    trial.margin += from_margin / trial.playouts
    trial.win += from_win / trial.playouts
    trial.margin_squares += from_margin * (margin - trial.margin)
    trial.win_squares += from_win * (win - trial.win)


@compiled
def note_gaps(memory: Rows) -> None:
    """Compare the last playouts of all moves of the round with each other: they had the same chance."""
    search = memory[0]
    search.number += 1
    for first in range(search.left):
        for second in range(first + 1, search.left):
            one, other = search.alive[first], search.alive[second]
            gap = search.trials[one].last - search.trials[other].last
            deviation = gap - search.gaps[one, other]
            search.gaps[one, other] += deviation / search.number
            search.gap_squares[one, other] += deviation * (gap - search.gaps[one, other])


@compiled
def gap_between(memory: Rows, better: int, worse: int) -> tuple[float, float]:
    """The paired difference of two trials, with its standard error."""
    search = memory[0]
    first, second = min(better, worse), max(better, worse)
    playouts = min(search.trials[better].playouts, search.trials[worse].playouts)
    error = standard_error(search.gap_squares[first, second], playouts, math.inf)
    gap = search.gaps[first, second]
    return gap if better == first else -gap, error


@compiled
def standard_error(squares: float, count: int, of_one: float) -> float:
    """The standard error of a mean, from the sum of squared deviations; `of_one` for a single value."""
    return math.sqrt(squares / (count - 1) / count) if count > 1 else of_one


@compiled
def end_round(memory: Rows) -> bool:
    """Drop the worse half of the moves; whether another round follows."""
    search = memory[0]
    search.due = 0
    search.round = min(search.round + 1, search.rounds)
    _rank(search)
    if search.round == search.rounds:
        return False
    better = max(FEWEST_LEFT, (search.left + 1) // 2)
    for place in range(better, search.left):
        if search.order[place] == search.kept:
            search.order[better] = search.kept
            better += 1
            break
    _keep(search, better)
    _begin_round(search)
    return True


@inlined
def value_of(trial: np.record) -> float:
    """The mean value of a playout: 1 per point of margin plus 1 per percentage point of win chance."""
    return trial.margin + A_WIN * trial.win


@inlined
def _rank(search: np.record) -> None:
    """Sort the trials: first those with the most playouts, of these the best first (an insertion sort)."""
    for at in range(search.tried):
        place = at
        while place > 0 and _is_better(search.trials[at], search.trials[search.order[place - 1]]):
            search.order[place] = search.order[place - 1]
            place -= 1
        search.order[place] = at


@inlined
def _is_better(trial: np.record, other: np.record) -> bool:
    if trial.playouts != other.playouts:
        return trial.playouts > other.playouts
    return value_of(trial) > value_of(other)


@inlined
def _keep(search: np.record, count: int) -> None:
    """Go on with the first so many trials of the order, in the order of the trials."""
    left = 0
    for at in range(search.tried):
        for place in range(count):
            if search.order[place] == at:
                search.alive[left] = at
                left += 1
    search.left = left


@compiled
def best_trial(memory: Rows) -> int:
    """The best trial so far, also in the middle of a round."""
    _rank(memory[0])
    return memory[0].order[0]
