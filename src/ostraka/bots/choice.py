"""How bots that judge every move once choose between them, in compiled code."""

from typing import Final

from ostraka.bots.search import Estimates
from ostraka.core.elementary import log
from ostraka.core.jit import compiled
from ostraka.table.engine import Numbers
from ostraka.table.randomness import pick

_NOISE_STEPS: Final = 1 << 20
_NOISE_MASK: Final = (1 << 19) - 1


@compiled
def pick_any(count: int, seat: int, seed: int, ply: int) -> int:
    """The index of any move."""
    return pick(seed, 8 * ply + seat, count)


@compiled
def pick_best(values: Estimates, seed: int, ply: int) -> int:
    """The index of the largest value; the seed breaks ties."""
    best, equal = values[0], 0
    for index in range(len(values)):
        if values[index] > best:
            best, equal = values[index], 0
        if values[index] == best:
            equal += 1
    skipped = pick(seed, ply, equal)
    for index in range(len(values)):
        if values[index] == best:
            if skipped == 0:
                return index
            skipped -= 1
    return 0


@compiled
def add_noise(values: Estimates, moves: Numbers, seat: int, seed: int, ply: int, mean: float) -> None:
    """Let every move look better than it is, by an exponentially distributed error with this mean."""
    for index in range(len(values)):
        draw = (ply << 20) ^ ((moves[index] & _NOISE_MASK) * 31 + seat & _NOISE_MASK)
        step = pick(seed, draw, _NOISE_STEPS) + 1
        values[index] += mean * -log(step / (_NOISE_STEPS + 1))
