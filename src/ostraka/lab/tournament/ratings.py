"""Elo from results at tables of any size, with intervals that know which games had the same chance.

The model is Luce's: a seat wins with a chance in proportion to the strength of who sits there (with
two seats that is Bradley and Terry's, and Elo's own). Elo is 400 times the decimal logarithm of the
strength; the mean of all bots is 0. Every pairing counts one more game than was played, which all its
seats share, so that who has won everything is not infinitely strong.
"""

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.lab.statistics import Estimate, errors_wide, inverse_among_differences

Floats = npt.NDArray[np.float64]
ELO: Final = 400 / math.log(10)
_STEPS: Final = 200
_CLOSE: Final = 1e-10


class Ratings(NamedTuple):
    """The Elo of each bot, and what is uncertain of them."""

    elo: Floats
    covariance: Floats

    def of(self, bot: int) -> Estimate:
        return Estimate(float(self.elo[bot]), errors_wide() * math.sqrt(self.covariance[bot, bot]))

    def between(self, one: int, other: int, questions: int = 1) -> Estimate:
        """By how much one bot is ahead of another."""
        both = np.zeros(len(self.elo))
        both[one] += 1
        both[other] -= 1
        error = math.sqrt(max(0.0, float(both @ self.covariance @ both)))
        return Estimate(float(self.elo[one] - self.elo[other]), errors_wide(questions) * error)


def rate(sat: npt.ArrayLike, won: npt.ArrayLike, group: npt.ArrayLike, pairing: npt.ArrayLike) -> Ratings:
    """Ratings from games, one a row: how often each bot sat there, and its share of the win.

    Games of one group, in whatever pairing, had the same chance: what is uncertain is the sum over groups.
    """
    played, met = np.asarray(sat, np.float64), np.unique(np.asarray(pairing), return_index=True)[1]
    _, place = np.unique(np.asarray(group), return_inverse=True)
    seated = np.concatenate([played, played[met]])
    wins = np.concatenate([np.asarray(won, np.float64), played[met] / played[met].sum(axis=1, keepdims=True)])
    groups = np.concatenate([place, place.max() + 1 + np.arange(len(met))])
    strength = np.zeros(seated.shape[1])
    for _ in range(_STEPS):
        step = _flat(seated, strength) @ (wins - _chances(seated, strength)).sum(axis=0)
        strength += np.clip(step, -1, 1)
        strength -= strength.mean()
        if np.abs(step).max() < _CLOSE:
            break
    return Ratings(ELO * strength, ELO**2 * _covariance(seated, wins, groups, strength))


def _chances(seated: Floats, strength: Floats) -> Floats:
    weights = seated * np.exp(strength)
    found: Floats = weights / weights.sum(axis=1, keepdims=True)
    return found


def _flat(seated: Floats, strength: Floats) -> Floats:
    """The inverse of how sharply the likelihood bends, all strengths being relative."""
    chances = _chances(seated, strength)
    return inverse_among_differences(np.diag(chances.sum(axis=0)) - chances.T @ chances)


def _covariance(seated: Floats, wins: Floats, group: npt.NDArray[np.int64], strength: Floats) -> Floats:
    """Of the strengths: the sandwich of that inverse around what groups together were off by."""
    groups = int(group.max()) + 1
    off = np.zeros((groups, len(strength)))
    np.add.at(off, group, wins - _chances(seated, strength))
    flat = _flat(seated, strength)
    found: Floats = flat @ (off.T @ off) @ flat * (groups / max(1, groups - 1))
    return found
