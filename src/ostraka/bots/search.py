"""Playouts: many short games after each move, all with the same chance, judged by the network at the end."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.bots.contract import turn_number
from ostraka.bots.evaluation import Singles, best_move, expected_points, outlook
from ostraka.bots.memory import AFTER, NOW, START
from ostraka.bots.network import Network
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
def judge_moves(rows: Rows, kits: Rows, seat: int, moves: Numbers, network: Network, memory: Rows) -> None:
    """Write the expected margin and chance of winning after each move from row 0."""
    scratch = memory[0]
    for index in range(len(moves)):
        scratch.rows[AFTER] = rows[0]
        after = scratch.rows[AFTER]
        game.play(after, kits[0], moves[index])
        margin, win = outlook(after, kits[0], seat, network, scratch.inputs, scratch.hidden)
        scratch.margins[index] = margin
        scratch.wins[index] = win


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


@inlined
def begin_playout(memory: Rows) -> None:
    """Return to the state in which all playouts begin."""
    scratch = memory[0]
    scratch.rows[NOW] = scratch.rows[START]
    for kind in range(KINDS):
        scratch.draw_counts[kind] = 0


@inlined
def finish_playout(kits: Rows, network: Network, last_turn: int, chance: int, memory: Rows) -> None:
    scratch = memory[0]
    play_until(
        scratch.rows,
        kits,
        last_turn,
        chance,
        scratch.draw_counts,
        scratch.stream,
        network,
        scratch.moves,
        scratch.inputs,
        scratch.hidden,
    )


@compiled
def play_out_move(
    kits: Rows, network: Network, seat: int, move: int, last_turn: int, chance: int, memory: Rows
) -> tuple[float, float]:
    """The margin and the chance of winning at the end of one playout of a move."""
    scratch = memory[0]
    begin_playout(memory)
    state = scratch.rows[NOW]
    game.reopen(state)
    while not state.waiting & one(seat):
        drawn = chance_move(state, kits[0], chance, scratch.draw_counts, scratch.stream)
        game.play(state, kits[0], drawn)
    game.play(state, kits[0], move)
    finish_playout(kits, network, last_turn, chance, memory)
    return outlook(state, kits[0], seat, network, scratch.inputs, scratch.hidden)


@compiled
def expect_results(
    rows: Rows, kits: Rows, move: int, times: int, seed: int, turns: int, network: Network, memory: Rows
) -> None:
    """Write what every seat can expect, from playouts of row 0: final points, margin, chance of winning.

    Each playout begins with a known chance move, or with a random one if the move is NO_MOVE. The chances
    add up to 1.
    """
    scratch = memory[0]
    scratch.rows[START] = rows[0]
    for seat in range(rows[0].seats):
        for output in range(3):
            scratch.expected[seat, output] = 0.0
    last_turn = turn_number(rows[0]) + turns
    for number in range(times):
        chance = playout_seed(seed, number, scratch.stream)
        begin_playout(memory)
        state = scratch.rows[NOW]
        if game.draws(state) > 0:
            drawn = chance_move(state, kits[0], chance, scratch.draw_counts, scratch.stream)
            game.play(state, kits[0], drawn if move == NO_MOVE else move)
        finish_playout(kits, network, last_turn, chance, memory)
        _add_results(kits, network, memory)
    _divide_results(times, memory)


@inlined
def _add_results(kits: Rows, network: Network, memory: Rows) -> None:
    scratch = memory[0]
    state = scratch.rows[NOW]
    for seat in range(state.seats):
        points = expected_points(state, kits[0], seat, network, scratch.inputs, scratch.hidden)
        margin, win = outlook(state, kits[0], seat, network, scratch.inputs, scratch.hidden)
        scratch.expected[seat, 0] += points
        scratch.expected[seat, 1] += margin
        scratch.expected[seat, 2] += win


@inlined
def _divide_results(times: int, memory: Rows) -> None:
    scratch = memory[0]
    wins = 0.0
    for seat in range(scratch.rows[START].seats):
        wins += scratch.expected[seat, 2]
    for seat in range(scratch.rows[START].seats):
        scratch.expected[seat, 0] /= times
        scratch.expected[seat, 1] /= times
        scratch.expected[seat, 2] /= wins
