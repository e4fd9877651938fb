"""Elo ratings from tables of any size, with intervals clustered by games that had the same chance.

The model is Luce's: a seat wins with a probability proportional to the strength of its bot. With two seats
that is the Bradley-Terry model, on which Elo is based. Elo is 400 times the decimal logarithm of the
strength; the mean of all bots is 0. Each pairing gets one virtual tied game, so that an unbeaten bot has a
finite rating.
"""

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.lab.statistics import Estimate, Floats, pseudo_inverse, z_value

ELO: Final = 400 / math.log(10)
_MOST_STEPS: Final = 200
_CONVERGED: Final = 1e-10


class Ratings(NamedTuple):
    """The Elo of each bot, and its covariance."""

    elo: Floats
    covariance: Floats

    def of(self, bot: int) -> Estimate:
        return Estimate(float(self.elo[bot]), z_value() * math.sqrt(self.covariance[bot, bot]))

    def between(self, one: int, other: int, questions: int = 1) -> Estimate:
        """By how much one bot is ahead of another."""
        contrast = np.zeros(len(self.elo))
        contrast[one] += 1
        contrast[other] -= 1
        error = math.sqrt(max(0.0, float(contrast @ self.covariance @ contrast)))
        return Estimate(float(self.elo[one] - self.elo[other]), z_value(questions) * error)


def rate(sat: npt.ArrayLike, won: npt.ArrayLike, group: npt.ArrayLike, pairing: npt.ArrayLike) -> Ratings:
    """Ratings from games, one per row: how many seats each bot had, and its share of the win.

    Games of one group had the same chance, in every pairing; so errors are clustered by group.
    """
    played, met = np.asarray(sat, np.float64), np.unique(np.asarray(pairing), return_index=True)[1]
    _, place = np.unique(np.asarray(group), return_inverse=True)
    seated = np.concatenate([played, played[met]])
    wins = np.concatenate([np.asarray(won, np.float64), played[met] / played[met].sum(axis=1, keepdims=True)])
    groups = np.concatenate([place, place.max() + 1 + np.arange(len(met))])
    strength = np.zeros(seated.shape[1])
    for _ in range(_MOST_STEPS):
        step = _inverse_information(seated, strength) @ (wins - _chances(seated, strength)).sum(axis=0)
        strength += np.clip(step, -1, 1)
        strength -= strength.mean()
        if np.abs(step).max() < _CONVERGED:
            break
    return Ratings(ELO * strength, ELO**2 * _covariance(seated, wins, groups, strength))


def _chances(seated: Floats, strength: Floats) -> Floats:
    weights = seated * np.exp(strength)
    chances: Floats = weights / weights.sum(axis=1, keepdims=True)
    return chances


def _inverse_information(seated: Floats, strength: Floats) -> Floats:
    """The pseudo-inverse of the Fisher information; only differences of strengths are identified."""
    chances = _chances(seated, strength)
    return pseudo_inverse(np.diag(chances.sum(axis=0)) - chances.T @ chances)


def _covariance(seated: Floats, wins: Floats, group: npt.NDArray[np.int64], strength: Floats) -> Floats:
    """The sandwich estimator, with groups as clusters."""
    groups = int(group.max()) + 1
    scores = np.zeros((groups, len(strength)))
    np.add.at(scores, group, wins - _chances(seated, strength))
    bread = _inverse_information(seated, strength)
    covariance: Floats = bread @ (scores.T @ scores) @ bread * (groups / max(1, groups - 1))
    return covariance
