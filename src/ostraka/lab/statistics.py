"""How sure one can be: means and shares with intervals, and levels for many questions at once."""

import math
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

LEVEL: Final = 0.05  # what lies outside of an interval, both sides together


class Estimate(NamedTuple):
    """A number, and half the width of its interval."""

    value: float
    error: float

    @property
    def low(self) -> float:
        return self.value - self.error

    @property
    def high(self) -> float:
        return self.value + self.error

    def scaled(self, by: float) -> "Estimate":
        return Estimate(self.value * by, self.error * abs(by))


def errors_wide(questions: int = 1, level: float = LEVEL) -> float:
    """How many standard errors an interval has on either side, if all of some questions are to be
    answered right together with 95% (Bonferroni).
    """  # noqa: D205 - one sentence
    return NormalDist().inv_cdf(1 - level / (2 * max(1, questions)))


def mean_and_error(values: npt.ArrayLike, questions: int = 1) -> Estimate:
    """The mean of independent values, and half the width of its 95% interval; one value tells no width."""
    found = np.asarray(values, np.float64)
    if len(found) < 2:
        return Estimate(float(found.mean()) if len(found) else math.nan, math.inf)
    spread = float(found.std(ddof=1))
    return Estimate(float(found.mean()), errors_wide(questions) * spread / math.sqrt(len(found)))


def share(hits: float, of: float, questions: int = 1) -> Estimate:
    """A share of independent trials by Wilson's interval, which stands at hand near 0 and 1 too."""
    if of == 0:
        return Estimate(math.nan, math.inf)
    z = errors_wide(questions)
    grown = of + z * z
    middle = (hits + z * z / 2) / grown
    half = z * math.sqrt(hits * (of - hits) / of + z * z / 4) / grown
    return Estimate(middle, half)


def ratio(tops: npt.ArrayLike, bottoms: npt.ArrayLike, questions: int = 1) -> Estimate:
    """The ratio of two sums over independent batches, with the error of such a ratio."""
    top, bottom = np.asarray(tops, np.float64), np.asarray(bottoms, np.float64)
    if bottom.sum() == 0:
        return Estimate(math.nan, math.inf)
    found = float(top.sum() / bottom.sum())
    if len(top) < 2:
        return Estimate(found, math.inf)
    rest = top - found * bottom
    error = math.sqrt(float((rest**2).sum()) * len(top) / (len(top) - 1)) / float(bottom.sum())
    return Estimate(found, errors_wide(questions) * error)


def classes(values: npt.ArrayLike, width: int) -> list[tuple[float, float]]:
    """The share of values in each class of this width, by where it begins."""
    found = np.asarray(values)
    begins, times = np.unique(found // width * width, return_counts=True)
    return [(float(begin), float(many) / len(found)) for begin, many in zip(begins, times, strict=True)]


def inverse_among_differences(bend: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The inverse of a symmetric matrix that knows differences only: it makes nothing of what all share."""
    size = len(bend)
    shared = np.full((size, size), 1 / size)
    scale = float(np.trace(bend)) / size
    found: npt.NDArray[np.float64] = np.linalg.inv(bend + scale * shared) - shared / scale
    return found
