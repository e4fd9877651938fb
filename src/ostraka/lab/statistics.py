"""Means and shares with confidence intervals, corrected where several questions are asked at once."""

import math
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
LEVEL: Final = 0.05  # the probability outside a two-sided interval


class Estimate(NamedTuple):
    """A number and half the width of its interval."""

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


def z_value(questions: int = 1, level: float = LEVEL) -> float:
    """Half the width of an interval in standard errors, Bonferroni-corrected for several questions."""
    return NormalDist().inv_cdf(1 - level / (2 * max(1, questions)))


def t_value(outside: float, freedom: int) -> float:
    """The two-sided quantile of Student's t distribution (G. W. Hill, CACM algorithm 396, 1970).

    By hand, because matches and tournaments need it and run without the `lab` extra.
    """
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
    """The mean of independent values with Student's 95% interval; of one value the error is infinite."""
    sample = np.asarray(values, np.float64)
    if len(sample) < 2:
        return Estimate(float(sample.mean()) if len(sample) else math.nan, math.inf)
    t = t_value(LEVEL / max(1, questions), len(sample) - 1)
    return Estimate(float(sample.mean()), t * float(sample.std(ddof=1)) / math.sqrt(len(sample)))


def share(hits: float, trials: float, questions: int = 1) -> Estimate:
    """The Wilson score interval of a share of independent trials; valid near 0 and 1."""
    if trials == 0:
        return Estimate(math.nan, math.inf)
    z = z_value(questions)
    denominator = trials + z * z
    middle = (hits + z * z / 2) / denominator
    half = z * math.sqrt(hits * (trials - hits) / trials + z * z / 4) / denominator
    return Estimate(middle, half)


def ratio(numerators: npt.ArrayLike, denominators: npt.ArrayLike, questions: int = 1) -> Estimate:
    """The ratio of two sums over independent batches, with its linearised error."""
    top, bottom = np.asarray(numerators, np.float64), np.asarray(denominators, np.float64)
    if bottom.sum() == 0:
        return Estimate(math.nan, math.inf)
    value = float(top.sum() / bottom.sum())
    if len(top) < 2:
        return Estimate(value, math.inf)
    residuals = top - value * bottom
    error = math.sqrt(float((residuals**2).sum()) * len(top) / (len(top) - 1)) / float(bottom.sum())
    return Estimate(value, z_value(questions) * error)


def histogram(values: npt.ArrayLike, width: int) -> list[tuple[float, float]]:
    """The share of values in each class of this width, by where the class begins."""
    sample = np.asarray(values)
    starts, counts = np.unique(sample // width * width, return_counts=True)
    return [(float(start), float(count) / len(sample)) for start, count in zip(starts, counts, strict=True)]


def pseudo_inverse(matrix: Floats) -> Floats:
    """The pseudo-inverse of a symmetric matrix whose null space is the constant vector."""
    size = len(matrix)
    constant = np.full((size, size), 1 / size)
    scale = float(np.trace(matrix)) / size
    inverse: Floats = np.linalg.inv(matrix + scale * constant) - constant / scale
    return inverse
