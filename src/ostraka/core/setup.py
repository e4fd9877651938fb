"""The choices before the first move as numbers, so that compiled code can make a kit.

Each choice is a slot of an array: those of the first field of the set-up, then those of the next. The bank
has everything that the components offer; with filled slots, it gives the kit. Chance fills an open slot
with one draw, numbered as the slot.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ostraka.core.contract import Contract
from ostraka.core.game import AnyGame, Components, Pick, Rows, SetupField
from ostraka.core.jit import compiled

Slots = npt.NDArray[np.int64]

OPEN: Final = -1  # a slot that nobody has filled
_UNKNOWN: Final = -2  # a choice that the components don't offer: it takes nothing from the others

SETUP: Final = Contract("set-up", optional=True)


@SETUP.declare
def slot_outcomes(bank: np.record, slots: Slots, slot: int) -> int:  # noqa: ARG001 - for games that have slots
    """The number of equally likely outcomes of the draw that fills an open slot; 0 if nothing is left."""
    return 0


@SETUP.declare
def fill_slot(bank: np.record, slots: Slots, slot: int, outcome: int) -> None:
    """Fill an open slot by the outcome of its draw."""


@SETUP.declare
def write_kit(bank: np.record, slots: Slots, kits: Rows) -> None:  # noqa: ARG001 - as above
    """Write the kit of a set-up; without choices, it is the bank."""
    kits[0] = bank


def bank_type(of: AnyGame) -> np.dtype[np.void]:
    return of.kit_type if of.slots is None else of.slots.bank_type


def bank_of(of: AnyGame, components: Components) -> Rows:
    """Everything that components offer, for the default options."""
    if of.slots is None:
        return of.kit(components, of.fewest, of.setup(), of.options())
    return of.slots.bank(components, of.options())


def fields_of(of: AnyGame, components: Components) -> Sequence[SetupField]:
    return () if of.slots is None else of.slots.fields(components)


def arranged(
    fields: Sequence[SetupField], bank: Rows, seats: int, chosen: Mapping[str, Any], pick: Pick | None
) -> dict[str, Any]:
    """The fields of a set-up: what was chosen, the rest by chance, or without it the first that is left."""
    choices = _choices_by_slot(fields, seats, chosen)
    slots = _numbers(fields, seats, choices)
    for slot, choice in enumerate(choices):
        outcomes = _slot_outcomes(bank, slots, slot) if choice is None else 0
        if outcomes > 0:
            _fill_slot(bank, slots, slot, 0 if pick is None else pick(slot, outcomes))
    words = _words_by_slot(fields, seats)
    values = [
        _value(slot, words[place]) if choices[place] is None else choices[place]
        for place, slot in enumerate(slots.tolist())
    ]
    return _by_field(fields, seats, values)


def kit_with(
    fields: Sequence[SetupField],
    bank: Rows,
    seats: int,
    setup: Mapping[str, Any],
    kit_type: np.dtype[np.void],
) -> Rows:
    """The kit of a whole set-up."""
    made = np.zeros(1, kit_type)
    _write_kit(bank, _numbers(fields, seats, _choices_by_slot(fields, seats, setup)), made)
    made.setflags(write=False)
    return made


@compiled
def _slot_outcomes(banks: Rows, slots: Slots, slot: int) -> int:
    return slot_outcomes(banks[0], slots, slot)


@compiled
def _fill_slot(banks: Rows, slots: Slots, slot: int, outcome: int) -> None:
    fill_slot(banks[0], slots, slot, outcome)


@compiled
def _write_kit(banks: Rows, slots: Slots, kits: Rows) -> None:
    write_kit(banks[0], slots, kits)


def _choices_by_slot(fields: Sequence[SetupField], seats: int, chosen: Mapping[str, Any]) -> list[Any]:
    """What was chosen for each slot; None if it is left to chance."""
    choices: list[Any] = []
    for field in fields:
        value = chosen.get(field.name)
        if field.by_seat:
            choices += (None,) * seats if value is None else value
        else:
            choices.append(value)
    return choices


def _words_by_slot(fields: Sequence[SetupField], seats: int) -> list[Sequence[str] | None]:
    return [field.words for field in fields for _ in range(seats if field.by_seat else 1)]


def _numbers(fields: Sequence[SetupField], seats: int, choices: Sequence[Any]) -> Slots:
    pairs = zip(choices, _words_by_slot(fields, seats), strict=True)
    return np.array([_number(choice, words) for choice, words in pairs], np.int64)


def _number(choice: Any, words: Sequence[str] | None) -> int:  # noqa: ANN401 - it comes from users, unchecked
    if choice is None:
        return OPEN
    if words is not None:
        return words.index(choice) if choice in words else _UNKNOWN
    return choice if isinstance(choice, int) and 0 <= choice < 1 << 32 else _UNKNOWN


def _value(slot: int, words: Sequence[str] | None) -> int | str | None:
    """The value of a slot as the record has it; None if it is still open."""
    if slot == OPEN:
        return None
    return slot if words is None else words[slot]


def _by_field(fields: Sequence[SetupField], seats: int, values: Sequence[Any]) -> dict[str, Any]:
    """Values of slots by field; without those that are still open."""
    found: dict[str, Any] = {}
    rest = iter(values)
    for field in fields:
        if field.by_seat:
            own = [next(rest) for _ in range(seats)]
            found[field.name] = tuple(value for value in own if value is not None)
        else:
            found[field.name] = next(rest)
    return found
