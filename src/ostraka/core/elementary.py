"""`exp` and `log` from IEEE operations alone: the same bits on every platform, and in WebAssembly.

The C library's own differ from platform to platform in the last bit. Nothing here may be compiled with
`fastmath`, which would allow fused and reordered operations.
"""

import math
from typing import Final

import numpy as np

from ostraka.core.jit import compiled

_LOG2_E: Final = 1 / math.log(2)
# ln 2 in two parts: the first has 21 zero bits at its end, so its product with an exponent is exact
_LN2_HIGH: Final = float.fromhex("0x1.62e42feep-1")
_LN2_LOW: Final = float.fromhex("0x1.a39ef35793c76p-33")
_SQRT_2: Final = math.sqrt(2)
_EXP_TERMS: Final = tuple(1 / math.factorial(n) for n in range(13, -1, -1))  # of its Taylor series
_LOG_TERMS: Final = tuple(1 / n for n in range(23, 1, -2))  # of the series of artanh, but for the first
_LEAST: Final = -746.0  # below it, the result is 0
_MOST: Final = math.log(float.fromhex("0x1.fffffffffffffp1023"))  # above it, infinity
_BIAS: Final = 1023  # of the exponents of 64-bit floats
_FRACTION_BITS: Final = 52
_FRACTION: Final = (1 << _FRACTION_BITS) - 1


@compiled
def exp(x: float) -> float:
    """The exponential function; within 2 units in the last place."""
    if x > _MOST:
        return math.inf
    x = max(x, _LEAST)
    exponent = int(x * _LOG2_E + (0.5 if x >= 0 else -0.5))
    rest = (x - exponent * _LN2_HIGH) - exponent * _LN2_LOW
    value = 0.0
    for term in _EXP_TERMS:
        value = value * rest + term
    half = exponent // 2  # in two steps, because 2**1024 is no number
    return value * _power_of_2(half) * _power_of_2(exponent - half)


@compiled
def log(x: float) -> float:
    """The natural logarithm of a positive, normal number; within 2 units in the last place."""
    bits = np.float64(x).view(np.int64)
    exponent = (bits >> _FRACTION_BITS) - _BIAS
    factor = np.int64((bits & _FRACTION) | (_BIAS << _FRACTION_BITS)).view(np.float64)
    if factor > _SQRT_2:
        factor *= 0.5
        exponent += 1
    ratio = (factor - 1.0) / (factor + 1.0)
    square = ratio * ratio
    series = 0.0
    for term in _LOG_TERMS:
        series = (series + term) * square
    return exponent * _LN2_HIGH + (exponent * _LN2_LOW + (2.0 * ratio + 2.0 * ratio * series))


@compiled
def _power_of_2(exponent: int) -> float:
    return np.int64((exponent + _BIAS) << _FRACTION_BITS).view(np.float64)
