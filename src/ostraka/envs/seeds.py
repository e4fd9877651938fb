"""Seeds of successive episodes."""

import secrets
from operator import index

from ostraka.core.errors import OstrakaError
from ostraka.table.chance import LARGEST_SEED
from ostraka.table.randomness import EPISODE_DRAWS, SEEDS, pick


def checked_seed(seed: int | None) -> int:
    """The seed, or a fresh one if none is given."""
    if seed is None:
        return secrets.randbelow(SEEDS)
    try:
        number = index(seed)  # NumPy's integers have one too
    except TypeError:
        number = -1
    if not 0 <= number <= LARGEST_SEED:
        raise OstrakaError(f"a seed is a number from 0 to {LARGEST_SEED}, not {seed!r}")
    return number


class Seeds:
    """The first episode has the given seed, as `ostraka.new` takes it; later seeds follow from it."""

    def __init__(self, seed: int | None = None) -> None:
        self._first = checked_seed(seed)
        self._episodes = 0

    def take(self) -> int:
        """The seed of the next episode."""
        episode, self._episodes = self._episodes, self._episodes + 1
        return self._first if episode == 0 else pick(self._first, EPISODE_DRAWS + episode, SEEDS)
