"""Thousands of games, each step of all of them one compiled call.

In every game one seat decides at a time. It is the learner's, or that of a compiled opponent, who plays
on within the same call. A game that is over is opened anew in the same step.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.bots.evaluation import best_move
from ostraka.bots.network import Network
from ostraka.core import game
from ostraka.core.bits import lowest, one, size, wide
from ostraka.core.game import Rows
from ostraka.core.jit import compiled, inlined
from ostraka.envs import contract
from ostraka.envs import encoding as _encoding  # noqa: F401 - it gives every game its forms
from ostraka.envs.contract import Numbers
from ostraka.envs.kernel import masks as choices
from ostraka.table.engine import drawn_by_seed
from ostraka.table.randomness import EPISODE_DRAWS, SEEDS, SETUP_DRAWS, Stream, fraction, pick

Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]

LEARNER, RANDOM, BY_JUDGEMENT = range(3)  # who decides for a seat
BY_WINNING, BY_POINTS = range(2)
ANY_SEAT: Final = -1
_SEAT_DRAW: Final = 64  # after the draws of the set-up
_OPPONENTS_DRAW: Final = 128
_MOST_SEATS: Final = 8


# what is known of each game beside its state; what every step needs stands first, close together
LEDGER: Final = np.dtype(
    (
        np.record,
        [
            ("seed", np.int64),  # of this episode
            ("drawn", np.int32),  # single draws of chance so far
            ("played", np.int32),  # moves that opponents have drawn
            ("step", np.int16),  # in which seats decide at the same time; 0 where all is public
            ("setup", np.int16),  # which of the set-ups it has
            ("count", np.int16),  # of legal actions
            ("seat", np.int8),  # the one that decides, -1 when the game is over
            ("player", np.int8),  # who decides for it
            ("learner", np.int8),  # the seat from which opponents are counted
            ("players", np.int8, (_MOST_SEATS,)),  # from there, clockwise
            ("rewards", np.float64, (_MOST_SEATS,)),
            ("scored", np.int64, (_MOST_SEATS,)),  # the points of each seat when it was last rewarded
            ("scores", np.int64, (_MOST_SEATS,)),  # at the end of the last episode
            ("first", np.int64),  # the seed of its first episode
            ("episode", np.int64),
        ],
    )
)


@inlined
def _open(ledger: np.record, seats: int, setups: int, seat: int) -> None:
    """Begin the next episode, with a set-up and perhaps a seat that its seed draws."""
    first, episode = ledger.first, ledger.episode
    ledger.seed = first if episode == 0 else pick(first, EPISODE_DRAWS + episode, SEEDS)
    ledger.setup = pick(ledger.seed, SETUP_DRAWS, setups)
    ledger.drawn = 0
    ledger.played = 0
    ledger.step = 0
    ledger.learner = pick(ledger.seed, SETUP_DRAWS + _SEAT_DRAW, seats) if seat == ANY_SEAT else seat


@inlined
def _go_on(state: np.record, kit: np.record, ledger: np.record) -> bool:
    """Let chance, and opponents that play at random, go on; whether a step has begun since."""
    begun = False
    while True:
        while game.draws(state) > 0:
            move = drawn_by_seed(state, kit, ledger.seed, wide(ledger.drawn))
            ledger.drawn += game.draws(state)
            game.play(state, kit, move)
        if state.waiting == 0:
            ledger.seat = -1
            return begun
        if game.step(state) != ledger.step:
            ledger.step = game.step(state)
            begun = True
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
    desk: Rows, kits: Rows, seat: int, network: Network, found: Numbers, inputs: Singles, hidden: Singles
) -> int:
    """What an opponent plays who judges moves by what it may know, which lies on its desk."""
    count = game.legal(desk[0], kits[0], seat, found)
    return found[best_move(desk, kits, seat, found, count, network, inputs, hidden)]


@inlined
def _reward(state: np.record, kit: np.record, ledger: np.record, scheme: int, over: bool) -> None:
    """What every seat has earned by this step."""
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
            ledger.rewards[seat] = (share - 1) / (state.seats - 1)


@inlined
def _score(state: np.record, kit: np.record, ledger: np.record, scheme: int) -> None:
    """Note the points at the start, where points are rewarded."""
    for seat in range(state.seats if scheme == BY_POINTS else 0):
        ledger.scored[seat] = game.score(state, kit, seat)


@compiled
def step_all(  # noqa: C901 - split up, every array would be handed on and counted at every step
    actions: Numbers,
    rows: Rows,
    befores: Rows,
    starts: Rows,
    kits: Rows,
    pages: Rows,
    ledgers: Rows,
    seat: int,
    network: Network,
    desk: Rows,
    found: Numbers,
    inputs: Singles,
    hidden: Singles,
    seen: Rows,
    masks: Rows,
    scheme: int,
    reward: Floats,
    over: Flags,
    last_seen: Rows,
) -> int:
    """Take a legal action in every game, and show its next decision; how many games came to their end.

    Without actions, every game begins.
    """
    ended = 0
    for at in range(len(rows)):
        ledger = ledgers[at]
        begins = len(actions) == 0
        acted = wide(ledger.seat)
        if not begins:
            state, kit = rows[at], kits[ledger.setup]
            game.play(state, kit, contract.move_for(state, kit, acted, actions[at]))
        while True:
            if begins:
                _open(ledger, wide(starts[0].seats), len(starts), seat)
                rows[at] = starts[ledger.setup]
            state, kit = rows[at], kits[ledger.setup]
            while True:
                if _go_on(state, kit, ledger):
                    befores[at] = rows[at]
                if ledger.seat < 0 or ledger.player == LEARNER:
                    break
                if ledger.player == RANDOM:
                    _play_at_random(state, kit, ledger)
                    continue
                desk[0] = rows[at]
                game.conceal(desk[0], befores[at], wide(ledger.seat))
                own = kits[ledger.setup : ledger.setup + 1]
                game.play(state, kit, _chosen(desk, own, wide(ledger.seat), network, found, inputs, hidden))
            if begins:
                _score(state, kit, ledger, scheme)
                break
            over[at] = ledger.seat < 0
            _reward(state, kit, ledger, scheme, over[at])
            reward[at] = ledger.rewards[acted]
            if not over[at]:
                break
            ended += 1
            contract.observe(state, kit, pages[ledger.setup], acted, last_seen[at])
            for other in range(state.seats):
                ledger.scores[other] = game.score(state, kit, other)
            ledger.episode += 1
            begins = True
        shown = state
        if ledger.step != 0:  # not all is public
            desk[0] = rows[at]
            shown = desk[0]
            game.conceal(shown, befores[at], wide(ledger.seat))
        contract.observe(shown, kit, pages[ledger.setup], wide(ledger.seat), seen[at])
        choices.clear(masks[at])
        ledger.count = contract.allow(state, kit, wide(ledger.seat), masks[at])
    return ended


@compiled
def first_illegal(masks: Rows, actions: Numbers, many: int) -> int:
    """The first game whose action is not legal; -1 if all are."""
    for at in range(len(actions)):
        if actions[at] < 0 or actions[at] >= many or masks[at].bytes[actions[at]] == 0:
            return at
    return -1


@compiled
def pick_all(masks: Rows, ledgers: Rows, stream: Stream, actions: Numbers) -> None:
    """A uniformly random legal action in every game."""
    for at in range(len(actions)):
        index = (fraction(stream) * wide(ledgers[at].count)) >> 32
        actions[at] = choices.nth_legal(masks[at], index)
