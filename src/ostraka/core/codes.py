"""Layout of a move code, for all games: the kind in the lowest four bits, then three bits for the seat."""

from typing import Final

from ostraka.core.jit import inlined

KINDS: Final = 16


@inlined
def kind_of(move: int) -> int:
    return move & (KINDS - 1)


@inlined
def seat_of(move: int) -> int:
    return (move >> 4) & 7
