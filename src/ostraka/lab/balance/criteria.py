"""Criteria of a balanced game, each with a figure, its interval and a verdict."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from ostraka.lab.statistics import Estimate

HOLDS, FAILS, OPEN = "holds", "does not hold", "open"
EVEN: Final = 0.05  # shares are fair if they are certainly closer to the fair share than this


class Criterion(msgspec.Struct):
    """A condition and its verdict; if the verdict is open, play more games."""

    criterion: str
    wanted: str
    about: str  # what the figure is about: the worst case, or the worst of those that certainly fail
    figure: float
    low: float
    high: float
    verdict: str


def between(criterion: str, figure: Estimate, band: tuple[float, float]) -> Criterion:
    """A figure that should lie in a band."""
    inside = band[0] <= figure.low and figure.high <= band[1]
    outside = figure.high < band[0] or figure.low > band[1]
    return Criterion(
        criterion,
        f"{band[0]:g} to {band[1]:g}",
        "mean",
        figure.value,
        figure.low,
        figure.high,
        HOLDS if inside else FAILS if outside else OPEN,
    )


def all_within(criterion: str, figures: Sequence[tuple[str, Estimate]], most: float) -> Criterion:
    """Figures that should all be within a distance of 0; their intervals are simultaneous."""
    known = [(name, figure) for name, figure in figures if not math.isnan(figure.value)]
    nothing = ("too few games", Estimate(math.nan, math.inf))
    failing = [pair for pair in known if pair[1].low > most or pair[1].high < -most]
    name, worst = max(failing or known, key=lambda pair: abs(pair[1].value), default=nothing)
    all_near = len(known) == len(figures) and all(max(figure.high, -figure.low) < most for _, figure in known)
    return Criterion(
        criterion,
        f"within {most:.0%}",
        name,
        worst.value,
        worst.low,
        worst.high,
        HOLDS if all_near else FAILS if failing else OPEN,
    )


def chance_alone(criterion: str, shares: Sequence[tuple[str, Estimate]], fair: float) -> Criterion:
    """Shares that should all be fair: none differs significantly, and all intervals are narrow enough."""
    uneven = [pair for pair in shares if not pair[1].low <= fair <= pair[1].high]
    name, worst = max(uneven or shares, key=lambda pair: abs(pair[1].value - fair))
    settled = all(fair - EVEN < figure.low and figure.high < fair + EVEN for _, figure in shares)
    return Criterion(
        criterion,
        f"{fair:.0%}" if fair else "fair",
        name,
        worst.value,
        worst.low,
        worst.high,
        FAILS if uneven else HOLDS if settled else OPEN,
    )


def below(criterion: str, about: str, difference: Estimate) -> Criterion:
    """A difference that should be negative."""
    verdict = HOLDS if difference.high < 0 else FAILS if difference.low > 0 else OPEN
    return Criterion(criterion, "below 0", about, difference.value, difference.low, difference.high, verdict)
