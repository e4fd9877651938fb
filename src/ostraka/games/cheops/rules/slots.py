"""The set-up of Cheops for compiled code: slots for the sheets of the seats, then the starting seat."""

import numpy as np

from ostraka.core.game import Rows
from ostraka.core.jit import compiled
from ostraka.core.setup import Slots


@compiled
def slot_outcomes(bank: np.record, slots: Slots, slot: int) -> int:
    """The seats that can start (C6), or the sheets that nobody has (C2)."""
    if slot == seats_with(slots):
        return slot
    left = 0
    for sheet in range(bank.sheets):
        left += 0 if is_taken(slots, sheet) else 1
    return left


@compiled
def fill_slot(bank: np.record, slots: Slots, slot: int, outcome: int) -> None:
    if slot == seats_with(slots):
        slots[slot] = outcome
        return
    left = outcome
    for sheet in range(bank.sheets):
        if not is_taken(slots, sheet):
            if left == 0:
                slots[slot] = sheet
                return
            left -= 1


@compiled
def write_kit(bank: np.record, slots: Slots, kits: Rows) -> None:
    kit = kits[0]
    for seat in range(seats_with(slots)):
        kit.sheet[seat] = bank.sheet[slots[seat]]
    kit.first = slots[seats_with(slots)]
    for level in range(len(kit.pyramid)):  # assigning the whole array would allocate
        kit.pyramid[level] = bank.pyramid[level]
        kit.arch[level] = bank.arch[level]


@compiled
def seats_with(slots: Slots) -> int:
    return len(slots) - 1


@compiled
def is_taken(slots: Slots, sheet: int) -> bool:
    taken = False
    for seat in range(seats_with(slots)):
        taken |= slots[seat] == sheet
    return taken
