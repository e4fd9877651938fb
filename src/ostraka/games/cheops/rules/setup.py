"""The set-up of Cheops: the sheet of each seat, and the seat that starts."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta

from ostraka.core.errors import Fault
from ostraka.core.game import Choices as AnyChoices
from ostraka.core.game import Setup as AnySetup

if TYPE_CHECKING:
    from ostraka.games.cheops.rules.components import Sheet  # which import the set-up


SETUP_FAULTS: Final = ("number of sheets", "no such sheet", "same sheet", "no such starter")
_NUMBER, _SHEET, _SAME, _STARTER = SETUP_FAULTS
_Letter = Annotated[str, Meta(max_length=8)]
_SeatNumber = Annotated[int, Meta(ge=-99, le=99)]


class Setup(AnySetup, frozen=True, forbid_unknown_fields=True):
    """Each seat's sheet by its letter, and the starting seat."""

    sheets: Annotated[tuple[_Letter, ...], Meta(max_length=99)]
    first: _SeatNumber


class Choices(AnyChoices, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Each seat's sheet by its letter, or null to leave it to chance, and the starting seat."""

    sheets: Annotated[tuple[_Letter | None, ...], Meta(max_length=99)] | None = None
    first: _SeatNumber | None = None


def rematch_choices(choices: Choices) -> Choices:
    """The same for a rematch, at which everybody sits one seat further.

    A chosen sheet stays with its player. The starting seat stays the same, so the next player starts.
    """
    if choices.sheets is None:
        return choices
    return Choices(sheets=(*choices.sheets[1:], *choices.sheets[:1]), first=choices.first)


def twin_faults(sheets: Sequence["Sheet"]) -> list[Fault]:
    """Which sheets are equal to an earlier one but for the letter (C2).

    No game begins with them; `kit` allows them, so that games begun with them earlier can go on.
    """
    faults = []
    for place, sheet in enumerate(sheets):
        twin = next((other.letter for other in sheets[:place] if _stones(other) == _stones(sheet)), None)
        if twin is not None:
            what = f"has the same stones as sheet {twin}; the colours of all sheets differ"
            faults.append(Fault("C2", f"sheet {sheet.letter}", what))
    return faults


def _stones(sheet: "Sheet") -> tuple[object, ...]:
    return sheet.pyramid, sheet.arch, sheet.relief, sheet.quarry


def number_fault(seats: int, sheets: int) -> Fault:
    return Fault("C2", "sheets", f"{seats} seats take one sheet each, not {sheets} in all", _NUMBER)


def setup_faults(setup: Setup, seats: int, letters: Sequence[str]) -> list[Fault]:
    """What the rules find wrong (C2, C6)."""
    faults = []
    if len(setup.sheets) != seats:
        faults.append(number_fault(seats, len(setup.sheets)))
    faults += [
        Fault("C2", "sheets", f"there is no sheet {letter!r}; there are {' '.join(letters)}", _SHEET)
        for letter in setup.sheets
        if letter not in letters
    ]
    if len(set(setup.sheets)) < len(setup.sheets):
        faults.append(Fault("C2", "sheets", "every seat takes a different sheet", _SAME))
    if not 0 <= setup.first < seats:
        faults.append(
            Fault(
                "C6",
                "first",
                f"there is no seat {setup.first} to start; there are 0 to {seats - 1}",
                _STARTER,
            )
        )
    return faults
