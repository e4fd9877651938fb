"""Steps of thousands of games, all in one compiled call.

In every game one seat decides at a time: the learner's, or that of a compiled opponent, whose moves belong to
the same call. A finished game starts again in the same step.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.bots.evaluation import best_move
from ostraka.bots.network import Network
from ostraka.core import game
from ostraka.core.bits import lowest, one, size, wide
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.envs import contract
from ostraka.envs.contract import Numbers
from ostraka.envs.kernel.masks import clear, nth_legal
from ostraka.table.engine import drawn_by_seed
from ostraka.table.randomness import EPISODE_DRAWS, SEEDS, SETUP_DRAWS, Stream, fraction, pick

Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]

LEARNER, RANDOM, BY_JUDGEMENT = range(3)  # the player of a seat
BY_WINNING, BY_POINTS = range(2)  # reward schemes
ANY_SEAT: Final = -1
_SEAT_DRAW: Final = 64  # after the draws of the set-up
_OPPONENTS_DRAW: Final = 128
_MOST_SEATS: Final = 8


# what a game needs beyond its state; the fields of every step come first, close together
LEDGER: Final = np.dtype(
    (
        np.record,
        [
            ("seed", np.int64),  # of this episode
            ("phase", np.int64),  # the simultaneous phase; 0 if everything is public
            ("drawn", np.int64),  # single draws of chance so far
            ("played", np.int64),  # moves that random opponents have drawn
            ("setup", np.int16),  # an index into the set-ups
            ("count", np.int16),  # of legal actions
            ("seat", np.int8),  # the one that decides, -1 when the game is over
            ("player", np.int8),  # of that seat
            ("learner", np.int8),  # the seat from which opponents are counted
            ("players", np.int8, (_MOST_SEATS,)),  # from there, clockwise
            ("rewards", np.float64, (_MOST_SEATS,)),
            ("scored", np.int64, (_MOST_SEATS,)),  # the points of each seat at its last reward
            ("scores", np.int64, (_MOST_SEATS,)),  # at the end of the last episode
            ("first", np.int64),  # the seed of its first episode
            ("episode", np.int64),
        ],
    )
)


class Batch(NamedTuple):
    """The arrays of `step_all`: one row per game, set-ups shared."""

    states: Rows
    befores: Rows  # the state in which the present simultaneous phase began
    openings: Rows  # by set-up: the state before the first move
    kits: Rows  # by set-up
    pages: Rows  # by set-up: what observations copy
    ledgers: Rows
    seat: int  # of the learner, or ANY_SEAT
    scheme: int  # of rewards
    network: Network  # of the compiled opponents
    known: Rows  # scratch: a state as one seat may know it
    moves: Numbers  # scratch, as are the next two
    inputs: Singles
    hidden: Singles
    seen: Rows  # the observation of the seat that decides
    masks: Rows
    rewards: Floats  # of the seat that acted
    over: Flags
    last_seen: Rows  # the last observation of a finished game


@inlined
def _open(ledger: np.record, seats: int, setups: int, seat: int) -> None:
    """Begin the next episode; its seed draws the set-up and, if it is open, the learner's seat."""
    first, episode = ledger.first, ledger.episode
    ledger.seed = first if episode == 0 else pick(first, EPISODE_DRAWS + episode, SEEDS)
    ledger.setup = pick(ledger.seed, SETUP_DRAWS, setups)
    ledger.drawn = 0
    ledger.played = 0
    ledger.phase = 0
    ledger.learner = pick(ledger.seed, SETUP_DRAWS + _SEAT_DRAW, seats) if seat == ANY_SEAT else seat


@inlined
def _go_on(state: np.record, kit: np.record, ledger: np.record) -> bool:
    """Play the moves of chance and of random opponents; return whether a phase has begun since."""
    begun = False
    while True:
        while game.draws(state) > 0:
            move = drawn_by_seed(state, kit, ledger.seed, wide(ledger.drawn))
            ledger.drawn += game.draws(state)
            game.play(state, kit, move)
        if game.simultaneous_phase(state) != ledger.phase:
            ledger.phase = game.simultaneous_phase(state)
            begun = True
        if state.waiting == 0:
            ledger.seat = -1
            return begun
        seat = lowest(wide(state.waiting))
        away = seat - wide(ledger.learner)
        ledger.seat = seat
        ledger.player = ledger.players[away if away >= 0 else away + wide(state.seats)]
        if ledger.player != RANDOM or begun:
            return begun
        _play_at_random(state, kit, ledger)


@inlined
def _play_at_random(state: np.record, kit: np.record, ledger: np.record) -> None:
    at = pick(ledger.seed, SETUP_DRAWS + _OPPONENTS_DRAW + wide(ledger.played), 1 << 32)
    ledger.played += 1
    game.play(state, kit, game.legal_at(state, kit, wide(ledger.seat), at))


@compiled
def _chosen(
    known: Rows, kits: Rows, seat: int, network: Network, moves: Numbers, inputs: Singles, hidden: Singles
) -> int:
    """The move of an opponent that judges moves by what it may know."""
    count = game.legal(known[0], kits[0], seat, moves)
    return moves[best_move(known, kits, seat, moves, count, network, inputs, hidden)]


@inlined
def _reward(state: np.record, kit: np.record, ledger: np.record, scheme: int, over: bool) -> None:
    """Write what every seat has earned by this step."""
    for seat in range(state.seats):
        ledger.rewards[seat] = 0.0
    if scheme == BY_POINTS:
        for seat in range(state.seats):
            points = game.score(state, kit, seat)
            ledger.rewards[seat] = points - ledger.scored[seat]
            ledger.scored[seat] = points
    elif over:
        won = game.winners(state, kit)
        for seat in range(state.seats):
            share = state.seats / size(won) if won & one(seat) else 0.0
            ledger.rewards[seat] = (share - 1) / max(state.seats - 1, 1)  # a seat that plays alone gets 0


@inlined
def _score(state: np.record, kit: np.record, ledger: np.record, scheme: int) -> None:
    """Write the points at the start, if points are rewarded."""
    for seat in range(state.seats if scheme == BY_POINTS else 0):
        ledger.scored[seat] = game.score(state, kit, seat)


@inlined
def _end(state: np.record, kit: np.record, ledger: np.record) -> None:
    """Write the final scores, and go on to the next episode."""
    for seat in range(state.seats):
        ledger.scores[seat] = game.score(state, kit, seat)
    ledger.episode += 1


@compiled
def step_all(actions: Numbers, batch: Batch) -> int:  # noqa: C901 - one function, for the reason below
    """Take a legal action in every game and show its next decision; return how many games ended.

    Without actions, every game starts.
    """
    # one function and local names: handed on, every array would be reference-counted at every step
    states, befores, ledgers = batch.states, batch.befores, batch.ledgers
    kits, known, network = batch.kits, batch.known, batch.network
    moves, inputs, hidden = batch.moves, batch.inputs, batch.hidden
    ended = 0
    for at in range(len(states)):
        ledger = ledgers[at]
        begins = len(actions) == 0
        acted = wide(ledger.seat)
        if not begins:
            state, kit = states[at], kits[ledger.setup]
            game.play(state, kit, contract.move_for(state, kit, acted, actions[at]))
        while True:
            if begins:
                _open(ledger, wide(batch.openings[0].seats), len(batch.openings), batch.seat)
                states[at] = batch.openings[ledger.setup]
            state, kit = states[at], kits[ledger.setup]
            while True:
                if _go_on(state, kit, ledger):
                    befores[at] = states[at]
                if ledger.seat < 0 or ledger.player == LEARNER:
                    break
                if ledger.player == RANDOM:
                    _play_at_random(state, kit, ledger)
                    continue
                known[0] = states[at]
                game.conceal(known[0], befores[at] if ledger.phase != 0 else state, wide(ledger.seat))
                its_kit = kits[ledger.setup : ledger.setup + 1]
                game.play(
                    state,
                    kit,
                    _chosen(known, its_kit, wide(ledger.seat), network, moves, inputs, hidden),
                )
            if begins:
                _score(state, kit, ledger, batch.scheme)
                break
            batch.over[at] = ledger.seat < 0
            _reward(state, kit, ledger, batch.scheme, batch.over[at])
            batch.rewards[at] = ledger.rewards[acted]
            if not batch.over[at]:
                break
            ended += 1
            known[0] = states[at]
            game.conceal(known[0], befores[at] if ledger.phase != 0 else state, acted)
            contract.observe(known[0], kit, batch.pages[ledger.setup], acted, batch.last_seen[at])
            _end(state, kit, ledger)
            begins = True
        shown = state
        if ledger.phase != 0:  # not all is public
            known[0] = states[at]
            shown = known[0]
            game.conceal(shown, befores[at], wide(ledger.seat))
        contract.observe(shown, kit, batch.pages[ledger.setup], wide(ledger.seat), batch.seen[at])
        clear(batch.masks[at])
        ledger.count = contract.allow(state, kit, wide(ledger.seat), batch.masks[at])
    return ended


@compiled
def first_illegal(masks: Rows, actions: Numbers, count: int) -> int:
    """The first game whose action is not legal; -1 if all are."""
    for at in range(len(actions)):
        if actions[at] < 0 or actions[at] >= count or masks[at].bytes[actions[at]] == 0:
            return at
    return -1


@compiled
def pick_all(masks: Rows, ledgers: Rows, stream: Stream, actions: Numbers) -> None:
    """A uniformly random legal action in every game."""
    for at in range(len(actions)):
        index = (fraction(stream) * wide(ledgers[at].count)) >> 32
        actions[at] = nth_legal(masks[at], index)
