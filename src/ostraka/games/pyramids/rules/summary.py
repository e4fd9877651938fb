"""Facts about a state of Pyramids, in the words of the rules."""

from functools import lru_cache

import numpy as np

from ostraka.core.bits import each
from ostraka.games.pyramids.rules.components import BONUSES, COLOURS
from ostraka.games.pyramids.rules.shapes import SHAPES


def free_bonuses(state: np.record) -> dict[str, list[int]]:
    """The bonuses of each colour that nobody has claimed (P26)."""
    gone = [0, 0, 0]
    for seat in range(state.seats):
        gone = [had | int(has) for had, has in zip(gone, state.seat[seat].bonuses, strict=True)]
    return {
        colour: [bonus for place, bonus in enumerate(BONUSES) if not gone[number] >> place & 1]
        for number, colour in enumerate(COLOURS)
    }


def claimed_bonuses(player: np.record) -> dict[str, list[int]]:
    return {
        colour: [BONUSES[place] for place in each(player.bonuses[number])]
        for number, colour in enumerate(COLOURS)
    }


def shapes_left(state: np.record, kit: np.record) -> dict[str, int]:
    """The expedition cards not yet flipped in this round, by shape; one of them will not be used (P28)."""
    return dict(_shapes(int(state.left), kit.expedition.tobytes()))


@lru_cache(maxsize=1 << 12)
def _shapes(cards: int, expedition: bytes) -> tuple[tuple[str, int], ...]:
    left = [SHAPES[expedition[card]] for card in each(cards)]
    return tuple((shape, left.count(shape)) for shape in SHAPES if shape in left)
