"""Facts about a state of Cheops, in the words of the rules."""

from functools import lru_cache

import numpy as np

from ostraka.core.bits import each
from ostraka.games.cheops.rules.components import BONUSES, COLOURS, FINISH, Colour
from ostraka.games.cheops.rules.dice import showing
from ostraka.games.cheops.rules.scoring import has_finished
from ostraka.games.cheops.rules.state import LAY
from ostraka.games.cheops.rules.stones import BUILDINGS


@lru_cache(maxsize=1 << 12)
def colours_of(dice: int) -> tuple[Colour, ...]:
    """The colours of some dice, in the order of their names."""
    return tuple(colour for number, colour in enumerate(COLOURS) for _ in range(showing(int(dice), number)))


def free_bonuses(state: np.record) -> tuple[str, ...]:
    """The bonuses that can still be gained in this play (C19)."""
    return tuple(bonus for place, bonus in enumerate(BONUSES) if not state.gone >> place & 1)


def complete_buildings(marked: int) -> tuple[str, ...]:
    """The buildings of which all stones are marked (CR4)."""
    return tuple(name for name, stones in BUILDINGS.items() if marked & stones == stones)


def last_chances(state: np.record, seat: int) -> tuple[str, ...]:
    """C19: what another seat has gained in this play, if this one has still to build in it."""
    is_due = (seat - state.active) % state.seats >= (state.builder - state.active) % state.seats
    if state.phase != LAY or not is_due:
        return ()
    gained = 0
    for other in range(state.seats):
        gained |= state.seat[other].bonuses
        if has_finished(int(state.seat[other].marked)):
            gained |= 1 << FINISH
    return tuple(BONUSES[place] for place in each(gained & ~(state.gone | state.seat[seat].bonuses)))
