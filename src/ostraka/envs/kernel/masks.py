"""Masks of legal actions: their bytes, written and read 64 at a time.

A mask is a record with the single field `bytes`: 1 for each legal action, 0 for the others.
"""

import numpy as np

from ostraka.core.bits import nth, size
from ostraka.core.jit import inlined
from ostraka.envs.kernel.simd import WORD, gathered, spreader

# set 64 bytes of a mask from a set of actions: (mask, first action, set)
allow_64 = spreader(WORD)


def mask_type(actions: int) -> np.dtype[np.void]:
    """A mask with 64 bytes to spare: `allow_64` may write zeros beyond the last action."""
    return np.dtype((np.record, [("bytes", np.int8, (WORD * (-(-actions // WORD) + 1),))]))


@inlined
def _words(mask: np.record) -> int:
    return len(mask.bytes) // WORD - 1


@inlined
def clear(mask: np.record) -> None:
    """Allow nothing."""
    for word in range(_words(mask)):
        allow_64(mask, WORD * word, 0)


@inlined
def nth_legal(mask: np.record, index: int) -> int:
    """The legal action at an index, from 0, in rising order."""
    at = 0
    legal = gathered(mask, at)
    while index >= size(legal):
        index -= size(legal)
        at += WORD
        legal = gathered(mask, at)
    return at + nth(legal, index)
