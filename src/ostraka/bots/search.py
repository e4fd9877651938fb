"""Trying moves out: many short games from each, all with the same chance, judged where they stop."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.bots.contract import turn_number
from ostraka.bots.evaluation import Numbers, Singles, best_move, expected_points, outlook
from ostraka.bots.network import EXTRA_ROWS, Network
from ostraka.bots.rollout import draw_chance_move
from ostraka.core import game
from ostraka.core.bits import lowest, one, wide
from ostraka.core.codes import KINDS, kind_of
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.table.randomness import Stream, fraction

NO_MOVE: Final = -1
_FAR_APART: Final = 0xD1342543DE82EF95


@compiled
def judge_moves(
    rows: Rows, kits: Rows, seat: int, moves: Numbers, network: Network, inputs: Singles, hidden: Singles
) -> npt.NDArray[np.float64]:
    """Margin and chance of winning that each move from row 0 leads to, as judged; row 1 is used up."""
    values = np.zeros((len(moves), 2))
    for index in range(len(moves)):
        rows[1] = rows[0]
        game.play(rows[1], kits[0], moves[index])
        values[index] = outlook(rows[1], kits[0], seat, network, inputs, hidden)
    return values


@inlined
def chance_move(state: np.record, kit: np.record, seed: int, made: Numbers, stream: Stream) -> int:
    """The chance move that is due; a seed gives the same n-th of a kind, whatever else has happened."""
    kind = kind_of(game.undrawn(state))
    stream[0] = np.uint64(seed) + np.uint64(4096 * kind + made[kind]) * np.uint64(_FAR_APART)
    made[kind] += 1
    return draw_chance_move(state, kit, stream)


@inlined
def playout_seed(seed: int, number: int, stream: Stream) -> int:
    """The seed of all chance in one playout."""
    stream[0] = np.uint64(seed) + np.uint64(number) * np.uint64(_FAR_APART)
    return fraction(stream) << 30 ^ fraction(stream)


@compiled
def play_until(
    rows: Rows,
    kits: Rows,
    until: int,
    seed: int,
    made: Numbers,
    stream: Stream,
    network: Network,
    moves: Numbers,
    inputs: Singles,
    hidden: Singles,
) -> None:
    """Play row 0 on, every seat by the network, until so many turns are over or the game is."""
    state = rows[0]
    while True:
        if state.waiting:
            seat = lowest(wide(state.waiting))
            count = game.legal(state, kits[0], seat, moves)
            index = best_move(rows, kits, seat, moves, count, network, inputs, hidden) if count > 1 else 0
            game.play(state, kits[0], moves[index])
        elif game.draws(state) == 0 or turn_number(state) >= until:
            return
        else:
            game.play(state, kits[0], chance_move(state, kits[0], seed, made, stream))


@compiled
def play_out_moves(
    rows: Rows,
    kits: Rows,
    seat: int,
    candidates: Numbers,
    alive: Numbers,
    first: int,
    last: int,
    seed: int,
    horizon: int,
    network: Network,
    moves: Numbers,
) -> npt.NDArray[np.float64]:
    """From row 2, play out each move that is still alive once for each number from `first` up to `last`."""
    inputs = np.zeros(len(network) - EXTRA_ROWS, np.float32)
    hidden = np.zeros(network.shape[1], np.float32)
    made = np.zeros(KINDS, np.int64)
    stream = np.zeros(1, np.uint64)
    found = np.zeros((len(alive), last - first, 2))
    until = turn_number(rows[2]) + horizon
    for number in range(first, last):
        chance = playout_seed(seed, number, stream)
        for place in range(len(alive)):
            rows[0] = rows[2]
            state = rows[0]
            made[:] = 0
            game.reopen(state)
            while not state.waiting & one(seat):
                game.play(state, kits[0], chance_move(state, kits[0], chance, made, stream))
            game.play(state, kits[0], candidates[alive[place]])
            play_until(rows, kits, until, chance, made, stream, network, moves, inputs, hidden)
            found[place, number - first] = outlook(state, kits[0], seat, network, inputs, hidden)
    return found


@compiled
def expected_results(
    rows: Rows,
    kits: Rows,
    move: int,
    times: int,
    seed: int,
    turns: int,
    network: Network,
    moves: Numbers,
) -> npt.NDArray[np.float64]:
    """What every seat can expect, played on from row 2 many times: final points, margin, chance to win.

    First comes a chance move that is known, or with NO_MOVE whatever chance makes.
    """
    inputs = np.zeros(len(network) - EXTRA_ROWS, np.float32)
    hidden = np.zeros(network.shape[1], np.float32)
    made = np.zeros(KINDS, np.int64)
    stream = np.zeros(1, np.uint64)
    found = np.zeros((times, rows[2].seats, 3))
    until = turn_number(rows[2]) + turns
    for number in range(times):
        chance = playout_seed(seed, number, stream)
        rows[0] = rows[2]
        state = rows[0]
        made[:] = 0
        if game.draws(state) > 0:
            drawn = chance_move(state, kits[0], chance, made, stream)
            game.play(state, kits[0], drawn if move == NO_MOVE else move)
        play_until(rows, kits, until, chance, made, stream, network, moves, inputs, hidden)
        for seat in range(state.seats):
            found[number, seat, 0] = expected_points(state, kits[0], seat, network, inputs, hidden)
            found[number, seat, 1:] = outlook(state, kits[0], seat, network, inputs, hidden)
    return found
