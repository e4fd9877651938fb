"""The contents of a printed set of Cheops."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ostraka.core.errors import Fault, OstrakaError
from ostraka.games.cheops.rules import GAME
from ostraka.games.cheops.rules import components as rules
from ostraka.games.cheops.rules.components import BONUSES, COLOURS, Components, Sheet
from ostraka.games.cheops.rules.dice import MOST_DICE
from ostraka.games.cheops.rules.scoring import BONUS, JOKER, RELIEF_POINTS
from ostraka.games.cheops.rules.stones import BUILDINGS, HEIGHT, RELIEF, WIDTH, stone_names
from ostraka.text.fluent import Words


def faults(components: Components) -> list[Fault]:
    """Why nobody can play with these components; a single sheet can be printed."""
    return rules.faults(components)


def most_seats(components: Components) -> int:
    return min(GAME.most, len(components.sheets))  # C2


def select(components: Components, chosen: Mapping[str, Any]) -> Components:
    """The sheets that were chosen, each once; all if none were."""
    if "sheets" not in chosen:
        return components
    known = {sheet.letter: sheet for sheet in components.sheets}
    for letter in chosen["sheets"]:
        if letter not in known:
            raise OstrakaError(f"there is no sheet {letter!r}; the sheets are {' '.join(known)}")
    if not chosen["sheets"]:
        raise OstrakaError(f"--sheets names no sheet; the sheets are {' '.join(known)}")
    sheets = tuple(known[letter] for letter in dict.fromkeys(chosen["sheets"]))
    return msgspec.structs.replace(components, sheets=sheets)


def parts(components: Components, words: Words) -> dict[str, Any]:
    """All that the pages of Cheops show."""
    letters = [sheet.letter for sheet in components.sheets]
    return {
        "sheets": [_sheet(sheet, words) for sheet in components.sheets],
        "colours": {colour: words(f"colour-{colour}") for colour in COLOURS},
        "symbols": {symbol: words(f"symbol-{symbol}") for symbol in BONUSES},
        "buildings": {building: words(f"building-{building}") for building in BUILDINGS},
        "sources": {source: words(f"points-{GAME.name}-{source}") for source in GAME.sources},
        "points": {
            "pyramid": components.points.pyramid,
            "arch": components.points.arch,
            "relief": [[2 * pairs, points] for pairs, points in enumerate(RELIEF_POINTS) if points],
            "bonus": BONUS,
            "joker": JOKER,
        },
        "relief": [stone_names(RELIEF)[WIDTH * y : WIDTH * (y + 1)] for y in range(HEIGHT)],
        "jokers": GAME.most,  # C5: as many as there are players
        "fewest": GAME.fewest,
        "dice": MOST_DICE,
        "contents": {
            "sheets": words("print-sheets", count=len(letters), letters=", ".join(letters)),
            "dice": words("print-dice", count=MOST_DICE),
        },
    }


def _sheet(sheet: Sheet, words: Words) -> dict[str, Any]:
    return {
        "title": words("print-sheet", letter=sheet.letter),
        "colours": sheet.colours(),
        "symbols": sheet.symbol_on(),
        "quarry": sheet.quarry,
    }
