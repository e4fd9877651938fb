"""Facts about a state of Cheops, in the words of the rules."""

from functools import lru_cache

import numpy as np

from ostraka.games.cheops.rules.components import BONUSES, COLOURS, Colour
from ostraka.games.cheops.rules.dice import showing


@lru_cache(maxsize=1 << 12)
def colours_of(dice: int) -> tuple[Colour, ...]:
    """The colours of some dice, in the order of their names."""
    return tuple(colour for number, colour in enumerate(COLOURS) for _ in range(showing(int(dice), number)))


def free_bonuses(state: np.record) -> tuple[str, ...]:
    """The bonuses that can still be gained in this play (C19)."""
    return tuple(bonus for place, bonus in enumerate(BONUSES) if not state.gone >> place & 1)
