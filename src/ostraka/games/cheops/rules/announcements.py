"""What is said aloud in Cheops: what everybody should notice, such as a symbol that is gained (C18)."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.core.announcements import NOBODY, announcement, topic
from ostraka.core.bits import lowest, wide
from ostraka.core.jit import compiled
from ostraka.games.cheops.rules.components import BONUSES
from ostraka.games.cheops.rules.scoring import has_finished
from ostraka.games.cheops.rules.state import OVER
from ostraka.games.cheops.rules.stones import ARCH, PYRAMID, RELIEF

TOPICS: Final = (
    topic("completed", building=("pyramid", "arch", "relief")),
    topic("gained", bonus=BONUSES),
    topic("gone", bonus=BONUSES),
    topic("last-play", others=None),  # how many seats still build
)
_COMPLETED, _GAINED, _GONE, _LAST_PLAY = range(len(TOPICS))
_BUILDINGS: Final = np.array((PYRAMID, ARCH, RELIEF), np.int64)


@compiled
def announce(
    state: np.record,
    after: np.record,
    kit: np.record,  # noqa: ARG001 - a form of all games
    announcements: npt.NDArray[np.int64],
) -> int:
    """Write what is to be said aloud about a change of the table; return how many."""
    count = 0
    for seat in range(state.seats):
        count = _announce_buildings(state, after, seat, announcements, count)
        count = _announce_gains(state, after, seat, announcements, count)
    if after.phase != OVER:
        count = _announce_gone(state, after, announcements, count)
    return count


@compiled
def _announce_buildings(
    state: np.record, after: np.record, seat: int, announcements: npt.NDArray[np.int64], count: int
) -> int:
    """Buildings that a seat has completed, and that the game ends with this play (C21)."""
    marked = after.seat[seat].marked
    for building in range(len(_BUILDINGS)):
        stones = _BUILDINGS[building]
        if marked & stones == stones and state.seat[seat].marked & stones != stones:
            announcements[count] = announcement(_COMPLETED, seat, building)
            count += 1
    if has_finished(marked) and not _is_ending(state):
        announcements[count] = announcement(_LAST_PLAY, seat, _builders_left(after, seat))
        count += 1
    return count


@compiled
def _is_ending(state: np.record) -> bool:
    """Whether the game ends with this play (C21)."""
    ending = False
    for seat in range(state.seats):
        ending |= has_finished(state.seat[seat].marked)
    return ending


@compiled
def _builders_left(state: np.record, seat: int) -> int:
    """How many seats still build in this play after this one."""
    if state.phase == OVER:
        return 0
    following = state.builder + 1 if state.builder == seat else wide(state.builder)
    return (state.active - following) % state.seats


@compiled
def _announce_gains(
    state: np.record, after: np.record, seat: int, announcements: npt.NDArray[np.int64], count: int
) -> int:
    gained = wide(after.seat[seat].bonuses & ~state.seat[seat].bonuses)
    while gained != 0:
        announcements[count] = announcement(_GAINED, seat, lowest(gained))
        count += 1
        gained &= gained - 1
    return count


@compiled
def _announce_gone(
    state: np.record, after: np.record, announcements: npt.NDArray[np.int64], count: int
) -> int:
    """The bonuses that some seats can no longer gain (C19)."""
    gone = wide(after.gone & ~state.gone)
    while gone != 0:
        bonus = lowest(gone)
        for seat in range(after.seats):
            if not after.seat[seat].bonuses >> bonus & 1:
                announcements[count] = announcement(_GONE, NOBODY, bonus)
                count += 1
                break
        gone &= gone - 1
    return count
