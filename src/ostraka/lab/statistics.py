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


def students(outside: float, freedom: int) -> float:
    """Beyond which Student's t lies with this chance, both sides together (G. W. Hill, CACM 396, 1970)."""
    if freedom == 1:
        return 1 / math.tan(outside * math.pi / 2)
    if freedom == 2:
        return math.sqrt(2 / (outside * (2 - outside)) - 2)
    a = 1 / (freedom - 0.5)
    b = 48 / a**2
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * math.sqrt(a * math.pi / 2) * freedom
    y = (d * outside) ** (2 / freedom)
    if y > 0.05 + a:
        x = NormalDist().inv_cdf(outside / 2)
        y = x * x
        c += 0.3 * (freedom - 4.5) * (x + 0.6) if freedom < 5 else 0
        c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
        y = math.expm1(a * ((((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x) ** 2)
    else:
        tail = ((freedom + 6) / (freedom * y) - 0.089 * d - 0.822) * (freedom + 2) * 3
        y = ((1 / tail + 0.5 / (freedom + 4)) * y - 1) * (freedom + 1) / (freedom + 2) + 1 / y
    return math.sqrt(freedom * y)


def mean_and_error(values: npt.ArrayLike, questions: int = 1) -> Estimate:
    """The mean of independent values, and half the width of its 95% interval (Student's).

    One value tells no width.
    """
    found = np.asarray(values, np.float64)
    if len(found) < 2:
        return Estimate(float(found.mean()) if len(found) else math.nan, math.inf)
    wide = students(LEVEL / max(1, questions), len(found) - 1)
    return Estimate(float(found.mean()), wide * float(found.std(ddof=1)) / math.sqrt(len(found)))


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
