"""Where programs in other languages find the fields of a record in memory."""

import hashlib
import json
from functools import cache
from typing import Any

from numpy import dtype

from ostraka.core.game import AnyGame


def layout_of(record: dtype[Any]) -> dict[str, Any]:
    """The size of a record and, by name, the offset, type and shape of its fields; nested records too."""
    fields = {name: _field(*field[:2]) for name, field in (record.fields or {}).items()}
    return {"size": record.itemsize, "fields": fields}


def _field(kind: dtype[Any], offset: int) -> dict[str, Any]:
    item, shape = kind.subdtype or (kind, ())
    field: dict[str, Any] = {"offset": offset, "type": item.name if item.names is None else layout_of(item)}
    return field if shape == () else {**field, "shape": list(shape)}


@cache
def layout_digest(game: AnyGame) -> str:
    """Identifies the layout of a game's states and kits: programs with the same one can exchange them."""
    layouts = json.dumps([game.name, layout_of(game.state), layout_of(game.kit_type)])
    return hashlib.sha256(layouts.encode()).hexdigest()[:16]
