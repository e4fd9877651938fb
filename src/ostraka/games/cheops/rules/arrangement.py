"""The set-up of a new game of Cheops: what the players choose, and the rest by chance."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ostraka.core.errors import BadComponents
from ostraka.core.game import Pick
from ostraka.core.setup import arranged
from ostraka.games.cheops.rules.components import BANK, Components, setup_fields
from ostraka.games.cheops.rules.setup import Setup, number_fault, twin_faults


def arrange(components: Components, seats: int, chosen: Mapping[str, Any], pick: Pick | None) -> Setup:
    """Choose what nobody has chosen: by chance, or without it in the order of the block and the seats."""
    twins = twin_faults(components.sheets)
    if twins:
        raise BadComponents(twins)
    sheets = chosen.get("sheets")
    if sheets is not None:
        if not isinstance(sheets, Iterable):
            return Setup(sheets=sheets, first=0)  # the table refuses its type
        chosen = {**chosen, "sheets": tuple(sheets)}
        if len(chosen["sheets"]) != seats:
            raise BadComponents([number_fault(seats, len(chosen["sheets"]))])
    bank = np.zeros(1, BANK)
    bank[0].sheets = len(components.sheets)  # draws need no more; `kit` checks the sheets
    return Setup(**arranged(setup_fields(components), bank, seats, chosen, pick))
