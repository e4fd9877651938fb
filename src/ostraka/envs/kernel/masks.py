"""Which actions are legal: the bytes of a mask, written and read many at once.

A mask is a record with the only field `bytes`: 1 for each legal action, 0 for the others.
"""

import numpy as np

from ostraka.core.bits import nth, size
from ostraka.core.jit import inlined
from ostraka.envs.kernel.simd import WORD, gathered, spreader

# set 64 bytes of a mask from a set of actions: (mask, first action, set)
allow_64 = spreader(WORD)


def mask_type(actions: int) -> np.dtype[np.void]:
    """A mask; a word of bytes at its end, for what is written over the edge, always stays 0."""
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
    """The legal action at this place, from 0, of all of them in their order."""
    at = 0
    found = gathered(mask, at)
    while index >= size(found):
        index -= size(found)
        at += WORD
        found = gathered(mask, at)
    return at + nth(found, index)
