"""The games without their `environment`: what is left is their rules."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from ostraka.core.packages import game_packages

GAMES = {"bare_cheops": "envs.bare.cheops", "bare_pyramids": "envs.bare.pyramids"}


@contextmanager
def installed() -> Iterator[None]:
    """Both games in the registry, as installed packages are."""
    packages = game_packages()
    before = packages.copy()
    packages.update(GAMES)
    try:
        yield
    finally:
        packages.clear()
        packages.update(before)


def another(state: np.dtype[np.void]) -> np.dtype[np.void]:
    """A type of state with one more field: compiled functions are registered by type.

    The field comes first: Numba takes a record that only adds fields at its end for a subtype.
    """
    fields = [(name, field[0]) for name, field in (state.fields or {}).items()]
    return np.dtype((np.record, [("bare", np.int8), *fields]))
