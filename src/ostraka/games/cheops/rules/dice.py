"""Dice on the table: how many show each colour, four bits of an integer for each."""

from typing import Final

from ostraka.core.bits import one
from ostraka.core.jit import inlined

MOST_DICE: Final = 4


@inlined
def dice_for(seats: int) -> int:
    """How many dice are used (C6)."""
    return 3 if seats == 2 else MOST_DICE


@inlined
def die(colour: int) -> int:
    """One die that shows this colour, to be added or taken away."""
    return one(4 * colour)


@inlined
def showing(dice: int, colour: int) -> int:
    """How many of the dice show this colour."""
    return (dice >> 4 * colour) & 15


@inlined
def in_bytes(dice: int) -> int:
    """How many dice show each colour, eight bits for each instead of four."""
    dice = (dice | dice << 16) & 0x0000FFFF0000FFFF
    dice = (dice | dice << 8) & 0x00FF00FF00FF00FF
    return (dice | dice << 4) & 0x0F0F0F0F0F0F0F0F
