"""What a printed set of Cheops shows, and what it says."""

from typing import Any, Final

from ostraka.core.errors import Fault
from ostraka.games.cheops.rules import GAME
from ostraka.games.cheops.rules import components as rules
from ostraka.games.cheops.rules.components import BONUSES, COLOURS, Components, Sheet
from ostraka.games.cheops.rules.dice import MOST_DICE
from ostraka.games.cheops.rules.scoring import BONUS, JOKER, RELIEF_POINTS
from ostraka.games.cheops.rules.stones import BUILDINGS, HEIGHT, RELIEF, WIDTH, stone_names
from ostraka.text.fluent import Words

_JOKERS: Final = 5  # C3


def faults(components: Components) -> list[Fault]:
    """What keeps people from playing with these; a single sheet may be printed for one of them."""
    return rules.faults(components)


def parts(components: Components, words: Words) -> dict[str, Any]:
    """All that the pages of Cheops are made of."""
    letters = [sheet.letter for sheet in components.sheets]
    return {
        "most": min(GAME.most, len(letters)),  # C2
        "sheets": [_sheet(sheet, words) for sheet in components.sheets],
        "colours": {colour: words(f"colour-{colour}") for colour in COLOURS},
        "symbols": {symbol: words(f"symbol-{symbol}") for symbol in BONUSES},
        "buildings": {building: words(f"building-{building}") for building in BUILDINGS},
        "sources": {source: words(f"points-{source}") for source in GAME.sources},
        "points": {
            "pyramid": components.points.pyramid,
            "arch": components.points.arch,
            "relief": [[2 * pairs, points] for pairs, points in enumerate(RELIEF_POINTS) if points],
            "bonus": BONUS,
            "joker": JOKER,
        },
        "relief": [stone_names(RELIEF)[WIDTH * y : WIDTH * (y + 1)] for y in range(HEIGHT)],
        "jokers": _JOKERS,
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
