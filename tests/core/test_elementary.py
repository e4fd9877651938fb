"""`exp` and `log` without the C library."""

import math
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from ostraka.core.elementary import exp, log
from ostraka.core.jit import COMPILED


def units_apart(value: float, exact: float) -> float:
    """The distance in units of the last place."""
    return abs(value - exact) / math.ulp(exact)


@pytest.mark.parametrize("reach", [1e-9, 0.5, 40.0, 700.0])
def test_exp_is_within_two_units_in_the_last_place(reach: float) -> None:
    numbers = np.random.default_rng(1).uniform(-reach, reach, 20_000).tolist()
    assert max(units_apart(exp(x), math.exp(x)) for x in numbers) <= 2


@pytest.mark.parametrize("power", [0, 1, 20, 300])
def test_log_is_within_two_units_in_the_last_place(power: int) -> None:
    exponents = np.random.default_rng(2).uniform(-power, power, 20_000)
    numbers = [*(10.0**exponents).tolist(), 1 - 2**-53, 1 + 2**-52, 0.5, 2.0]
    assert max(units_apart(log(x), math.log(x)) for x in numbers if x != 1) <= 2


def test_exact_values_are_exact() -> None:
    assert exp(0.0) == 1
    assert log(1.0) == 0


def test_exp_overflows_to_infinity_and_underflows_to_zero() -> None:
    assert exp(1e6) == math.inf
    assert exp(-1e6) == 0
    assert exp(-745.0) == math.exp(-745)


@pytest.mark.parametrize("function", [exp, log])
def test_compiled_code_fuses_and_reorders_nothing(function: Callable[[float], float]) -> None:
    """Python computes one IEEE operation at a time."""
    plain = cast("Any", function).py_func if COMPILED else function
    numbers = np.random.default_rng(3).uniform(1e-3, 30, 5_000).tolist()
    assert [function(x) for x in numbers] == [plain(x) for x in numbers]
