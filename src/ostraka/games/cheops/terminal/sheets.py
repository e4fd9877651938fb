"""Building sheets in the terminal: checked, shown."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli import component_files
from ostraka.cli.console.layout import beside
from ostraka.cli.console.streams import out
from ostraka.cli.errors import FINE, CommandError
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.rules.components import Components, Points, Sheet
from ostraka.games.cheops.terminal import drawing
from ostraka.games.cheops.terminal.drawing import Drawn


def load_block(path: Path) -> Components:
    return component_files.load(path, sheets_file.read, "sheet check")


def check(path: Path) -> int:
    """Name every fault of a block, against the rules or the house standard."""
    return component_files.report(path, sheets_file.check)


def show(letters: Sequence[str], path: Path | None) -> int:
    components = load_block(path) if path else sheets_file.standard()
    known = {sheet.letter: sheet for sheet in components.sheets}
    for letter in letters:
        if letter.upper() not in known:
            raise CommandError(f"there is no sheet {letter!r}; the sheets are {' '.join(known)}")
    for sheet in [known[letter.upper()] for letter in letters] or components.sheets:
        out.print(_drawn(sheet, components.points))
        out.print()
    colours = (Text(f"{name[0]} {name}", ink) for name, ink in drawing.INKS.items())
    out.print(Text.assemble("Stones: ", Text("  ").join(colours)))
    out.print("A symbol stands behind the colour of its stone; a level's points stand at its end.")
    return FINE


def _drawn(sheet: Sheet, points: Points) -> RenderableType:
    drawn = Drawn(sheet)
    quarry = Text("\n").join([drawing.quarry_numbers(drawn), drawing.quarry_stones(drawn)])
    return Group(
        Text(f"Sheet {sheet.letter}", "bold"),
        beside([drawing.pyramid(drawn, points), drawing.arch(drawn, points), drawing.relief(drawn)]),
        beside([Text("Quarry"), quarry], gap=1),
        drawing.symbol_list(sheet),
    )
