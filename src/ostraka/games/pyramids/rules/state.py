"""The state of a game of Pyramids: one row of a structured array, a few hundred bytes.

Cards are counted from 0 (card number less one); a set of cards or cells is the bits of an integer.
There is no shuffled deck: `deck` is the set of cards that nobody has seen; chance picks from it.
"""

from typing import Final

import numpy as np

MOST_SEATS: Final = 4
MOST_CARDS: Final = 48
ROUNDS: Final = 4
FLIPS: Final = 7
EXPEDITION: Final = 8
OFFERED: Final = 4
DEALT: Final = 4
NO_CARD: Final = -1
NO_SEAT: Final = -1
NO_SHAPE: Final = -1

# Phases, in the order of a game. Chance moves in DEAL, OFFER, FLIP and DRAW.
DEAL, KEEP, OFFER, FLIP, MARK, TAKE, DRAW, OVER = range(8)
PHASES: Final = ("deal", "keep", "offer", "flip", "mark", "take", "draw", "over")

CHAMBER: Final = np.dtype(
    (
        np.record,
        [
            ("marked", np.int32),  # cells
            ("card", np.int8),  # or NO_CARD
        ],
    )
)

SEAT: Final = np.dtype(
    (
        np.record,
        [
            ("dealt", np.int64),  # cards; empty again once two are kept
            ("explored", np.int64),  # cards
            ("fresh", np.int64),  # those of `explored` that were explored in this turn
            ("chamber", CHAMBER, (2,)),
            ("red", np.int8),  # gems, at most 10 (P17)
            ("green", np.int8),
            ("torches", np.int8),  # rounds, from 0
            ("skulls", np.int8),  # how many are crossed out, always the first ones (P19, P20)
            ("crosses", np.int8),  # further cells still owed in this turn (P16)
            ("potions", np.int8),  # of the shape, to be drunk when no cross is left (PR1)
            ("takes", np.int8),  # new cards still to be chosen in this turn (P22)
            ("bonuses", np.int8, (3,)),  # for each colour the claimed ones, a set of places in BONUSES
        ],
    )
)

STATE: Final = np.dtype(
    (
        np.record,
        [
            ("deck", np.int64),  # cards
            ("offer", np.int64),  # cards
            ("seat", SEAT, (MOST_SEATS,)),
            ("seats", np.int8),
            ("phase", np.int8),
            ("waiting", np.int8),  # seats that owe a decision
            ("round_number", np.int8),  # 1 to 4
            ("turn", np.int8),  # flips so far in this round
            ("flipped", np.int8),  # the last one flipped
            ("left", np.int16),  # expedition cards not yet flipped in this round
            ("taker", np.int8),  # the seat that takes new cards, or NO_SEAT
        ],
    )
)
