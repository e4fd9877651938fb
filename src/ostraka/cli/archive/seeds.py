"""The seeds of a simulation, all from one.

Draw 8g of the simulation's seed is the seed of the chance of game g, and draw 8g + 1 + s that of the
bot on its seat s (`ostraka.table.randomness` says what a draw is).
"""

from typing import Final

from ostraka.table.randomness import pick

_DRAWS_A_GAME: Final = 8
_SEEDS: Final = 1 << 62


def chance_seed(seed: int, game: int) -> int:
    return pick(seed, _DRAWS_A_GAME * game, _SEEDS)


def bot_seed(seed: int, game: int, seat: int) -> int:
    return pick(seed, _DRAWS_A_GAME * game + 1 + seat, _SEEDS)
