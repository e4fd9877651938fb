"""The set-up of Cheops: the sheet of each seat, and the seat that starts."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from ostraka.core.errors import BadComponents, Fault
from ostraka.core.game import Pick
from ostraka.core.game import Setup as AnySetup

if TYPE_CHECKING:
    from ostraka.games.cheops.rules.components import Components, Sheet  # which import the set-up


class Setup(AnySetup, frozen=True, forbid_unknown_fields=True):
    """Each seat's sheet by its letter, and the starting seat."""

    sheets: Annotated[tuple[Annotated[str, Meta(max_length=8)], ...], Meta(max_length=99)]
    first: Annotated[int, Meta(ge=-99, le=99)]


def arrange(components: "Components", seats: int, chosen: Mapping[str, Any], pick: Pick | None) -> Setup:
    """Choose what nobody has chosen: by chance, or without it in the order of the block and the seats."""
    twins = twin_faults(components.sheets)
    if twins:
        raise BadComponents(twins)
    sheets = chosen.get("sheets")
    if sheets is None:
        left = [sheet.letter for sheet in components.sheets]
        sheets = [
            left.pop(0 if pick is None else pick(draw, len(left))) for draw in range(min(seats, len(left)))
        ]
    first = chosen.get("first")
    if first is None:
        first = 0 if pick is None else pick(seats, seats)
    return Setup(sheets=tuple(sheets) if isinstance(sheets, Iterable) else sheets, first=first)


def twin_faults(sheets: Sequence["Sheet"]) -> list[Fault]:
    """Which sheets are equal to an earlier one but for the letter (C2).

    No game begins with them; `kit` allows them, so that games begun with them earlier can go on.
    """
    found = []
    for place, sheet in enumerate(sheets):
        twin = next((other.letter for other in sheets[:place] if _stones(other) == _stones(sheet)), None)
        if twin is not None:
            what = f"has the same stones as sheet {twin}; the colours of all sheets differ"
            found.append(Fault("C2", f"sheet {sheet.letter}", what))
    return found


def _stones(sheet: "Sheet") -> tuple[object, ...]:
    return sheet.pyramid, sheet.arch, sheet.relief, sheet.quarry


def setup_faults(setup: Setup, seats: int, letters: Sequence[str]) -> list[Fault]:
    """What the rules find wrong (C2, C6)."""
    found = []
    if len(setup.sheets) != seats:
        found.append(
            Fault("C2", "sheets", f"{seats} seats take one sheet each, not {len(setup.sheets)} in all")
        )
    found += [
        Fault("C2", "sheets", f"there is no sheet {letter!r}; there are {' '.join(letters)}")
        for letter in setup.sheets
        if letter not in letters
    ]
    if len(set(setup.sheets)) < len(setup.sheets):
        found.append(Fault("C2", "sheets", "every seat takes a different sheet"))
    if not 0 <= setup.first < seats:
        found.append(
            Fault("C6", "first", f"there is no seat {setup.first} to start; there are 0 to {seats - 1}")
        )
    return found
