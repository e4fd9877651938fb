"""Playouts: many short games after each move, all with the same chance, judged by the network at the end."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.bots.contract import turn_number
from ostraka.bots.evaluation import Singles, best_move, expected_points, outlook
from ostraka.bots.network import EXTRA_ROWS, Network
from ostraka.bots.rollout import draw_chance_move
from ostraka.core import game
from ostraka.core.bits import lowest, one, wide
from ostraka.core.codes import KINDS, kind_of
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.table.engine import Numbers
from ostraka.table.randomness import Stream, fraction

Estimates = npt.NDArray[np.float64]
NO_MOVE: Final = -1
_STRIDE: Final = 0xD1342543DE82EF95  # odd and large: it spreads seeds over all 64 bits


@compiled
def judge_moves(
    rows: Rows, kits: Rows, seat: int, moves: Numbers, network: Network, inputs: Singles, hidden: Singles
) -> Estimates:
    """The expected margin and chance of winning after each move from row 0; row 1 is overwritten."""
    judgements = np.zeros((len(moves), 2))
    for index in range(len(moves)):
        rows[1] = rows[0]
        game.play(rows[1], kits[0], moves[index])
        judgements[index] = outlook(rows[1], kits[0], seat, network, inputs, hidden)
    return judgements


@inlined
def chance_move(state: np.record, kit: np.record, seed: int, draw_counts: Numbers, stream: Stream) -> int:
    """The chance move that is due; a seed gives the same n-th move of a kind, whatever else happens."""
    kind = kind_of(game.undrawn_move(state))
    stream[0] = np.uint64(seed) + np.uint64(4096 * kind + draw_counts[kind]) * np.uint64(_STRIDE)
    draw_counts[kind] += 1
    return draw_chance_move(state, kit, stream)


@inlined
def playout_seed(seed: int, number: int, stream: Stream) -> int:
    """The seed of all chance in one playout."""
    stream[0] = np.uint64(seed) + np.uint64(number) * np.uint64(_STRIDE)
    return fraction(stream) << 30 ^ fraction(stream)


@compiled
def play_until(
    rows: Rows,
    kits: Rows,
    last_turn: int,
    seed: int,
    draw_counts: Numbers,
    stream: Stream,
    network: Network,
    moves: Numbers,
    inputs: Singles,
    hidden: Singles,
) -> None:
    """Play row 0 on, every seat by the network, until this turn number or the end of the game."""
    state = rows[0]
    while True:
        if state.waiting:
            seat = lowest(wide(state.waiting))
            count = game.legal(state, kits[0], seat, moves)
            index = best_move(rows, kits, seat, moves, count, network, inputs, hidden) if count > 1 else 0
            game.play(state, kits[0], moves[index])
        elif game.draws(state) == 0 or turn_number(state) >= last_turn:
            return
        else:
            game.play(state, kits[0], chance_move(state, kits[0], seed, draw_counts, stream))


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
) -> Estimates:
    """From row 2, play out each candidate still alive once for each number from `first` up to `last`."""
    inputs = np.zeros(len(network) - EXTRA_ROWS, np.float32)
    hidden = np.zeros(network.shape[1], np.float32)
    draw_counts = np.zeros(KINDS, np.int64)
    stream = np.zeros(1, np.uint64)
    results = np.zeros((len(alive), last - first, 2))
    last_turn = turn_number(rows[2]) + horizon
    for number in range(first, last):
        chance = playout_seed(seed, number, stream)
        for place in range(len(alive)):
            rows[0] = rows[2]
            state = rows[0]
            draw_counts[:] = 0
            game.reopen(state)
            while not state.waiting & one(seat):
                game.play(state, kits[0], chance_move(state, kits[0], chance, draw_counts, stream))
            game.play(state, kits[0], candidates[alive[place]])
            play_until(rows, kits, last_turn, chance, draw_counts, stream, network, moves, inputs, hidden)
            results[place, number - first] = outlook(state, kits[0], seat, network, inputs, hidden)
    return results


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
) -> Estimates:
    """What every seat can expect, from playouts of row 2: final points, margin, chance of winning.

    Each playout begins with a known chance move, or with a random one if the move is NO_MOVE.
    """
    inputs = np.zeros(len(network) - EXTRA_ROWS, np.float32)
    hidden = np.zeros(network.shape[1], np.float32)
    draw_counts = np.zeros(KINDS, np.int64)
    stream = np.zeros(1, np.uint64)
    results = np.zeros((times, rows[2].seats, 3))
    last_turn = turn_number(rows[2]) + turns
    for number in range(times):
        chance = playout_seed(seed, number, stream)
        rows[0] = rows[2]
        state = rows[0]
        draw_counts[:] = 0
        if game.draws(state) > 0:
            drawn = chance_move(state, kits[0], chance, draw_counts, stream)
            game.play(state, kits[0], drawn if move == NO_MOVE else move)
        play_until(rows, kits, last_turn, chance, draw_counts, stream, network, moves, inputs, hidden)
        for seat in range(state.seats):
            results[number, seat, 0] = expected_points(state, kits[0], seat, network, inputs, hidden)
            results[number, seat, 1:] = outlook(state, kits[0], seat, network, inputs, hidden)
    return results
