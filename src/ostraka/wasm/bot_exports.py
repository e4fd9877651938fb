"""What JavaScript can ask the bots of a game: the one list of exported functions.

Each is a few calls of the functions that the bots in Python call too, so both decide alike.
"""

from ostraka.bots import judgement
from ostraka.bots.bot import choice_seed
from ostraka.bots.choice import add_noise, pick_any, pick_best
from ostraka.bots.game import bot_game
from ostraka.bots.halving import best_trial, end_round, search_on
from ostraka.bots.judgement import MOST_TURNING_POINTS
from ostraka.bots.network import load_network
from ostraka.bots.pharaoh import begin_decision
from ostraka.bots.scribe import judge_by_heuristic, weigh_by_heuristic
from ostraka.bots.search import judge_moves
from ostraka.core import game
from ostraka.core.game import AnyGame, Rows
from ostraka.core.jit import compiled
from ostraka.table.engine import Numbers
from ostraka.wasm import signatures as sig
from ostraka.wasm.lowering import Export
from ostraka.wasm.signatures import Pointer, carray

_DECISION = (sig.MEMORY, sig.STATES, sig.KITS, sig.INT32)  # memory, state, kit, seat
_CHOICE = (*_DECISION, sig.INT64, sig.INT32)  # seed, ply


@compiled
def find_options(rows: Rows, kits: Rows, seat: int, memory: Rows) -> Numbers:
    """Write the legal moves of a seat into memory."""
    scratch = memory[0]
    scratch.count = game.legal(rows[0], kits[0], seat, scratch.options)
    return scratch.options[: scratch.count]


def bot_exports(of: AnyGame) -> list[Export]:  # noqa: C901 - a list of small functions
    """The bots: choices at once, judgements of all moves, and a search in portions."""
    known, network = bot_game(of.name), load_network(of.name)
    noise, horizon = known.fog, known.horizon

    def choose_random(memory: Pointer, state: Pointer, kit: Pointer, seat: int, seed: int, ply: int) -> int:
        scratch = carray(memory, 1)
        moves = find_options(carray(state, 1), carray(kit, 1), seat, scratch)
        return moves[pick_any(len(moves), seat, choice_seed(seed), ply)]

    def choose_novice(memory: Pointer, state: Pointer, kit: Pointer, seat: int, seed: int, ply: int) -> int:
        rows, kits, scratch = carray(state, 1), carray(kit, 1), carray(memory, 1)
        moves = find_options(rows, kits, seat, scratch)
        judge_by_heuristic(rows, kits, seat, moves, scratch)
        values = scratch[0].margins[: len(moves)]
        add_noise(values, moves, seat, choice_seed(seed), ply, noise)
        return moves[pick_best(values, choice_seed(seed), ply)]

    def choose_scribe(memory: Pointer, state: Pointer, kit: Pointer, seat: int, seed: int, ply: int) -> int:
        rows, kits, scratch = carray(state, 1), carray(kit, 1), carray(memory, 1)
        moves = find_options(rows, kits, seat, scratch)
        judge_by_heuristic(rows, kits, seat, moves, scratch)
        return moves[pick_best(scratch[0].margins[: len(moves)], choice_seed(seed), ply)]

    def choose_architect(
        memory: Pointer, state: Pointer, kit: Pointer, seat: int, seed: int, ply: int
    ) -> int:
        rows, kits, scratch = carray(state, 1), carray(kit, 1), carray(memory, 1)
        moves = find_options(rows, kits, seat, scratch)
        judge_moves(rows, kits, seat, moves, network, scratch)
        return moves[pick_best(scratch[0].margins[: len(moves)], choice_seed(seed), ply)]

    def weigh_scribe(memory: Pointer, state: Pointer, kit: Pointer, seat: int) -> int:
        rows, kits, scratch = carray(state, 1), carray(kit, 1), carray(memory, 1)
        moves = find_options(rows, kits, seat, scratch)
        weigh_by_heuristic(rows, kits, seat, moves, scratch)
        return len(moves)

    def weigh_architect(memory: Pointer, state: Pointer, kit: Pointer, seat: int) -> int:
        rows, kits, scratch = carray(state, 1), carray(kit, 1), carray(memory, 1)
        moves = find_options(rows, kits, seat, scratch)
        judge_moves(rows, kits, seat, moves, network, scratch)
        return len(moves)

    def begin_search(
        memory: Pointer,
        state: Pointer,
        kit: Pointer,
        seat: int,
        seed: int,
        ply: int,
        playouts: int,
        also: int,
    ) -> int:
        rows, kits, scratch = carray(state, 1), carray(kit, 1), carray(memory, 1)
        moves = find_options(rows, kits, seat, scratch)
        choice = choice_seed(seed)
        begin_decision(rows, kits, seat, moves, also, choice, ply, playouts, horizon, network, scratch)
        return len(moves)

    def begin_duel(
        memory: Pointer,
        state: Pointer,
        kit: Pointer,
        seat: int,
        seed: int,
        ply: int,
        first: int,
        second: int,
    ) -> int:
        rows, kits, scratch = carray(state, 1), carray(kit, 1), carray(memory, 1)
        moves = find_options(rows, kits, seat, scratch)
        judgement.begin_comparison(rows, seat, moves, first, second, choice_seed(seed), ply, scratch)
        return len(moves)

    def continue_search(memory: Pointer, kit: Pointer, most: int) -> int:
        return 1 if search_on(carray(kit, 1), network, most, carray(memory, 1)) else 0

    def finish_round(memory: Pointer) -> int:
        return 1 if end_round(carray(memory, 1)) else 0

    def best_move(memory: Pointer) -> int:
        search = carray(memory, 1)
        return search[0].trials[best_trial(search)].move

    def expect_results(memory: Pointer, state: Pointer, kit: Pointer, move: int, seed: int, ply: int) -> None:
        rows, kits, scratch = carray(state, 1), carray(kit, 1), carray(memory, 1)
        judgement.expect(rows, kits, move, choice_seed(seed), ply, network, scratch)

    return [
        Export("choose_random", choose_random, _CHOICE, sig.INT64),
        Export("choose_novice", choose_novice, _CHOICE, sig.INT64),
        Export("choose_scribe", choose_scribe, _CHOICE, sig.INT64),
        Export("choose_architect", choose_architect, _CHOICE, sig.INT64),
        Export("weigh_scribe", weigh_scribe, _DECISION, sig.INT32),
        Export("weigh_architect", weigh_architect, _DECISION, sig.INT32),
        Export("begin_search", begin_search, (*_CHOICE, sig.INT32, sig.INT32), sig.INT32),
        Export("begin_duel", begin_duel, (*_CHOICE, sig.INT32, sig.INT32), sig.INT32),
        Export("continue_search", continue_search, (sig.MEMORY, sig.KITS, sig.INT32), sig.INT32),
        Export("finish_round", finish_round, (sig.MEMORY,), sig.INT32),
        Export("best_move", best_move, (sig.MEMORY,), sig.INT64),
        Export(
            "expect_results",
            expect_results,
            (sig.MEMORY, sig.STATES, sig.KITS, sig.INT64, sig.INT64, sig.INT32),
        ),
    ]


def review_exports(of: AnyGame) -> list[Export]:
    """The judgement of a review: its decisions, its chance moves, and the whole."""
    network = load_network(of.name)

    def judge_search(memory: Pointer, choice: Pointer, ply: int) -> int:
        return 1 if judgement.judge_search(carray(memory, 1), ply, carray(choice, 1)) else 0

    def judge_duel(memory: Pointer, choice: Pointer) -> None:
        judgement.judge_duel(carray(memory, 1), carray(choice, 1))

    def judge_chance(
        memory: Pointer, state: Pointer, kit: Pointer, fortune: Pointer, move: int, seed: int, ply: int
    ) -> None:
        rows, kits, scratch = carray(state, 1), carray(kit, 1), carray(memory, 1)
        chance = choice_seed(seed)
        judgement.judge_chance(rows, kits, move, chance, ply, network, scratch, carray(fortune, 1))

    def add_up(
        choices: Pointer, decided: int, fortunes: Pointer, drawn: int, player: Pointer, seat: int
    ) -> None:
        judgement.add_up(carray(choices, decided), carray(fortunes, drawn), seat, carray(player, 1))

    def find_turning_points(
        choices: Pointer, decided: int, fortunes: Pointer, drawn: int, points: Pointer
    ) -> int:
        found = carray(points, MOST_TURNING_POINTS)
        return judgement.find_turning_points(carray(choices, decided), carray(fortunes, drawn), found)

    judged = (sig.CHOICES, sig.INT32, sig.FORTUNES, sig.INT32)
    return [
        Export("judge_search", judge_search, (sig.MEMORY, sig.CHOICES, sig.INT32), sig.INT32),
        Export("judge_duel", judge_duel, (sig.MEMORY, sig.CHOICES)),
        Export(
            "judge_chance",
            judge_chance,
            (sig.MEMORY, sig.STATES, sig.KITS, sig.FORTUNES, sig.INT64, sig.INT64, sig.INT32),
        ),
        Export("add_up", add_up, (*judged, sig.PLAYERS, sig.INT32)),
        Export("find_turning_points", find_turning_points, (*judged, sig.TURNING_POINTS), sig.INT32),
    ]
