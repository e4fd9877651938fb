"""Random numbers from a seed: the same on every platform and in every version.

Draw number *i* of seed *s* among *n* outcomes: with `mix` the finaliser of SplitMix64 and all sums
modulo 2**64, the words of the draw are mix(mix(s + G) + G * (256 * i + t)) for t = 0, 1, …, where G
is 0x9E3779B97F4A7C15. The first word below the largest multiple of n that fits into 64 bits is taken;
its remainder by n is the outcome. So every outcome is exactly equally likely, and any draw can be
computed without those before it.

Which draws of one seed are used for what; no two uses overlap:

    0, 1, …                  the chance moves of a game
    BOT_DRAW                 the choices of a bot that was given the seed of its table
    SETUP_DRAWS, + 1, …      the set-up of a game, and in vector environments its seats and opponents
    COMPONENT_TRIAL_DRAW     the trials of components in a study of balance
    EPISODE_DRAWS + 1, …     the seeds of the second and later episodes of an environment
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ostraka.core.bits import wide
from ostraka.core.jit import COMPILED, compiled, inlined

Stream = npt.NDArray[np.uint64]  # one word: the state of a stream of random numbers

SEEDS: Final = 1 << 62  # seeds that `pick` chooses from where one seed is drawn from another
BOT_DRAW: Final = 1 << 40
SETUP_DRAWS: Final = 1 << 41
COMPONENT_TRIAL_DRAW: Final = 1 << 42
EPISODE_DRAWS: Final = 1 << 42  # episode 0 has the seed itself, so this very draw is free
_DRAWS_PER_GAME: Final = 8

_GAMMA = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB
_ALL = (1 << 64) - 1

if COMPILED:
    _U: Any = np.uint64
    _G, _M1, _M2 = _U(_GAMMA), _U(_FIRST), _U(_SECOND)
    _27, _30, _31, _32 = _U(27), _U(30), _U(31), _U(32)

    @inlined
    def mix(word: int) -> int:
        """Scramble 64 bits, one to one."""
        word = (word ^ (word >> _30)) * _M1
        word = (word ^ (word >> _27)) * _M2
        return word ^ (word >> _31)

    @compiled
    def pick(seed: int, draw: int, outcomes: int) -> int:
        """One of 0, 1, … below `outcomes`, each exactly equally likely."""
        many = _U(max(1, outcomes))
        start = mix(_U(seed) + _G) + _G * _U(256 * draw)
        while True:
            word = mix(start)
            rest = word % many
            if word - rest <= _U(0) - many:
                return wide(rest)
            start += _G

    @inlined
    def fraction(stream: Stream) -> int:
        """The next number of a stream (its state is one word), from 0 to 2**32 less one."""
        stream[0] += _G
        return wide(mix(stream[0]) >> _32)

else:

    def mix(word: int) -> int:
        word = (word ^ (word >> 30)) * _FIRST & _ALL
        word = (word ^ (word >> 27)) * _SECOND & _ALL
        return word ^ (word >> 31)

    def pick(seed: int, draw: int, outcomes: int) -> int:
        many = max(1, int(outcomes))
        start = (mix((int(seed) + _GAMMA) & _ALL) + _GAMMA * 256 * int(draw)) & _ALL
        while True:
            word = mix(start)
            rest = word % many
            if word - rest <= (1 << 64) - many:
                return rest
            start = (start + _GAMMA) & _ALL

    def fraction(stream: Stream) -> int:
        stream[0] = (int(stream[0]) + _GAMMA) & _ALL
        return mix(int(stream[0])) >> 32


def chance_seed(seed: int, game: int) -> int:
    """The seed of the chance moves of one game of a simulation."""
    return pick(seed, _DRAWS_PER_GAME * game, SEEDS)


def bot_seed(seed: int, game: int, seat: int) -> int:
    """The seed of the bot on a seat in one game of a simulation."""
    return pick(seed, _DRAWS_PER_GAME * game + 1 + seat, SEEDS)
