"""Dice on the table: how many show each colour, four bits of an integer for each."""

from typing import Final

from ostraka.rules.bits import one
from ostraka.rules.compiled import inlined

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
