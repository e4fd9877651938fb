"""PettingZoo's own tests, imported without the warnings about its own games."""

import warnings
from collections.abc import Callable
from typing import Any

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo import test

Test = Callable[..., None]  # they are untyped

_tests: Any = test
api_test: Test = _tests.api_test
parallel_api_test: Test = _tests.parallel_api_test
parallel_seed_test: Test = _tests.parallel_seed_test
render_test: Test = _tests.render_test
seed_test: Test = _tests.seed_test
