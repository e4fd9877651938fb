"""Seeds of one game after another."""

import secrets
from operator import index

from ostraka.core.errors import OstrakaError
from ostraka.table.chance import LARGEST_SEED
from ostraka.table.randomness import EPISODE_DRAWS, SEEDS, pick


def checked_seed(seed: int | None) -> int:
    """The seed, or a fresh one where none is given."""
    if seed is None:
        return secrets.randbelow(SEEDS)
    try:
        number = index(seed)  # a number of NumPy too
    except TypeError:
        number = -1
    if not 0 <= number <= LARGEST_SEED:
        raise OstrakaError(f"a seed is a number from 0 to {LARGEST_SEED}, not {seed!r}")
    return number


class Seeds:
    """The first game has the seed that is given, as `ostraka.new` takes it; the others' follow from it."""

    def __init__(self, seed: int | None = None) -> None:
        self._first = checked_seed(seed)
        self._games = 0

    def take(self) -> int:
        """The seed of the next game."""
        games, self._games = self._games, self._games + 1
        return self._first if games == 0 else pick(self._first, EPISODE_DRAWS + games, SEEDS)
