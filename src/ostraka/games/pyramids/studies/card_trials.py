"""What one game of Pyramids says about its cards: what became of them, and what each would have brought.

The worth of a card is measured by trial, not by correlation. In each game, at one moment at which a seat
takes a new card, the game is continued with every card that the seat could get, with the same chance.
The differences are due to the card alone.
"""

from typing import Final

import numpy as np

from ostraka.bots.game import TO_THE_END
from ostraka.bots.network import EXTRA_ROWS, Network, load_network
from ostraka.bots.search import play_until
from ostraka.core import game
from ostraka.core.bits import one, wide
from ostraka.core.codes import KINDS, kind_of, seat_of
from ostraka.core.game import Rows
from ostraka.core.jit import compiled
from ostraka.games.pyramids.rules import GAME
from ostraka.games.pyramids.rules import moves as codes
from ostraka.games.pyramids.rules.state import MOST_CARDS
from ostraka.lab.game import PlayedGame
from ostraka.lab.runner.study import Part
from ostraka.lab.statistics import Floats
from ostraka.table.engine import Numbers
from ostraka.table.randomness import COMPONENT_TRIAL_DRAW, SEEDS, pick

EVENTS: Final = ("dealt", "kept", "shown", "taken", "drawn", "explored")  # counted for each card
DEALT, KEPT, SHOWN, TAKEN, DRAWN, EXPLORED = range(len(EVENTS))
FROM_THE_DECK: Final = -1  # in the place of the card chosen: the top one was taken unseen
BATCH_SUMS: Final = frozenset({"cards"})


@compiled
def count_events(rows: Rows, kits: Rows, moves: Numbers, counts: Numbers) -> int:
    """Replay a game on row 0 and count the events of its cards; how often a card was taken."""
    state = rows[0]
    takes = 0
    for place in range(len(moves)):
        move = moves[place]
        kind = kind_of(move)
        for card in range(MOST_CARDS):
            if kind == codes.KIND_KEEP:
                counts[card, DEALT] += 1 if state.seat[seat_of(move)].dealt & one(card) else 0
                counts[card, KEPT] += 1 if codes.members_of(move) & one(card) else 0
            elif kind == codes.KIND_TAKE:
                counts[card, SHOWN] += 1 if state.offer & one(card) else 0
                counts[card, TAKEN] += 1 if codes.subject_of(move) == card else 0
            elif kind == codes.KIND_DRAW:
                counts[card, DRAWN] += 1 if codes.subject_of(move) == card else 0
        takes += 1 if kind == codes.KIND_TAKE else 0
        game.play(state, kits[0], move)
    for seat in range(state.seats):
        for card in range(MOST_CARDS):
            counts[card, EXPLORED] += 1 if state.seat[seat].explored & one(card) else 0
    return takes


@compiled
def try_cards(
    rows: Rows,
    kits: Rows,
    moves: Numbers,
    take: int,
    seed: int,
    network: Network,
    legal: Numbers,
    points: Floats,
) -> int:
    """Replay a game on row 2 up to a take, then continue it with every card.

    Writes the final points of the taker by card, where the card could be had. Returns the card that was
    chosen in the game.
    """
    inputs = np.zeros(len(network) - EXTRA_ROWS, np.float32)
    hidden = np.zeros(network.shape[1], np.float32)
    draw_counts = np.zeros(KINDS, np.int64)
    stream = np.zeros(1, np.uint64)
    place = 0
    while take > 0 or kind_of(moves[place]) != codes.KIND_TAKE:
        take -= 1 if kind_of(moves[place]) == codes.KIND_TAKE else 0
        game.play(rows[2], kits[0], moves[place])
        place += 1
    seat = seat_of(moves[place])
    for card in range(MOST_CARDS):
        rows[0] = rows[2]
        state = rows[0]
        if state.offer & one(card):
            game.play(state, kits[0], codes.code(codes.KIND_TAKE, seat, card, 0))
        elif state.deck & one(card):
            game.play(state, kits[0], codes.code(codes.KIND_TAKE, seat, codes.FROM_DECK, 0))
            game.play(state, kits[0], codes.code(codes.KIND_DRAW, 0, card, 0))
        else:
            continue
        draw_counts[:] = 0
        play_until(rows, kits, TO_THE_END, seed, draw_counts, stream, network, legal, inputs, hidden)
        points[card] = game.score(state, kits[0], seat)
    chosen = wide(codes.subject_of(moves[place]))
    return chosen if chosen < MOST_CARDS else FROM_THE_DECK


def examine(played: PlayedGame) -> Part:
    """What one game says about its cards."""
    counts = np.zeros((MOST_CARDS, len(EVENTS)), np.int64)
    takes = count_events(played.start.copy(), played.kit, played.moves, counts)
    points = np.full(MOST_CARDS, np.nan)
    chosen = FROM_THE_DECK
    if takes:
        seed = pick(played.seed, COMPONENT_TRIAL_DRAW, SEEDS)
        rows, legal = np.repeat(played.start, 3), np.zeros(GAME.most_moves, np.int64)
        network = load_network(GAME.name)
        chosen = try_cards(rows, played.kit, played.moves, seed % takes, seed, network, legal, points)
    return {"cards": counts[None], "worth": points[None].astype(np.float32), "chosen": np.array([chosen])}
