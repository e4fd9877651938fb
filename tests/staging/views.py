"""All that a view shows, to compare views by."""

import msgspec

from ostraka.table.view import View


def encoded(view: View) -> bytes:
    """The same bytes for all tables that this seat cannot tell apart."""
    return msgspec.json.encode(
        {
            "seat": view.seat,
            "names": view.names,
            "waiting": sorted(view.waiting),
            "over": view.over,
            "moves": list(map(str, view.moves)),
            "legal": list(map(str, view.legal)),
            "points": view.breakdown,
            "winners": view.winners,
            "components": view.components,
            "table": view.snapshot,
        }
    )
