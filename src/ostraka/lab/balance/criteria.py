"""What a balanced game is held to: each criterion with its figure, its interval and what comes of it."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from ostraka.lab.statistics import Estimate

HOLDS, FAILS, OPEN = "holds", "does not hold", "open"
EVEN: Final = 0.05  # shares that are surely nearer to fair than this are fair


class Criterion(msgspec.Struct):
    """Something that ought to be, and whether it is; where it is open, more games will tell."""

    criterion: str
    wanted: str
    about: str  # what the figure is about: the worst of all, or of those that surely fail
    figure: float
    low: float
    high: float
    verdict: str


def between(what: str, found: Estimate, band: tuple[float, float]) -> Criterion:
    """A figure that should lie in a band."""
    inside = band[0] <= found.low and found.high <= band[1]
    outside = found.high < band[0] or found.low > band[1]
    return Criterion(
        what,
        f"{band[0]:g} to {band[1]:g}",
        "mean",
        found.value,
        found.low,
        found.high,
        HOLDS if inside else FAILS if outside else OPEN,
    )


def far_from(what: str, found: Sequence[tuple[str, Estimate]], most: float) -> Criterion:
    """Figures none of which should be further from 0; their intervals hold together."""
    known = [(name, figure) for name, figure in found if not math.isnan(figure.value)]
    nothing = ("too few games", Estimate(math.nan, math.inf))
    surely_far = [pair for pair in known if pair[1].low > most or pair[1].high < -most]
    name, worst = max(surely_far or known, key=lambda pair: abs(pair[1].value), default=nothing)
    all_near = len(known) == len(found) and all(max(figure.high, -figure.low) < most for _, figure in known)
    return Criterion(
        what,
        f"within {most:.0%}",
        name,
        worst.value,
        worst.low,
        worst.high,
        HOLDS if all_near else FAILS if surely_far else OPEN,
    )


def chance_alone(what: str, found: Sequence[tuple[str, Estimate]], fair: float) -> Criterion:
    """Shares that should all be fair: none surely beside it, and all known well enough to say so."""
    uneven = [pair for pair in found if not pair[1].low <= fair <= pair[1].high]
    name, worst = max(uneven or found, key=lambda pair: abs(pair[1].value - fair))
    settled = all(fair - EVEN < figure.low and figure.high < fair + EVEN for _, figure in found)
    return Criterion(
        what,
        f"{fair:.0%}" if fair else "fair",
        name,
        worst.value,
        worst.low,
        worst.high,
        FAILS if uneven else HOLDS if settled else OPEN,
    )


def below(what: str, about: str, found: Estimate) -> Criterion:
    """A difference that should be a loss."""
    verdict = HOLDS if found.high < 0 else FAILS if found.low > 0 else OPEN
    return Criterion(what, "below 0", about, found.value, found.low, found.high, verdict)
