"""Building sheets in the terminal: loaded, checked, drawn."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli import component_files
from ostraka.cli.console.layout import side_by_side
from ostraka.cli.console.streams import out
from ostraka.cli.errors import FINE, CommandError
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.rules.components import Components, Points, Sheet
from ostraka.games.cheops.terminal import drawing
from ostraka.games.cheops.terminal.drawing import Drawn


def load_block(path: Path) -> Components:
    return component_files.load(path, sheets_file.read, "sheet check")


def check(path: Path) -> int:
    """List every fault of a block, by the rules or by the design standard."""
    return component_files.report(path, sheets_file.check)


def show(letters: Sequence[str], path: Path | None) -> int:
    components = load_block(path) if path else sheets_file.standard()
    for sheet in _named(components, letters) or components.sheets:
        out.print(_drawn(sheet, components.points))
        out.print()
    colours = (Text(f"{name[0]} {name}", ink) for name, ink in drawing.INKS.items())
    out.print(Text.assemble("Stones: ", Text("  ").join(colours)))
    out.print("A symbol follows the colour of its stone; a level ends with its points.")
    return FINE


def _named(components: Components, letters: Iterable[str]) -> list[Sheet]:
    known = {sheet.letter: sheet for sheet in components.sheets}
    for letter in letters:
        if letter.upper() not in known:
            raise CommandError(f"there is no sheet {letter!r}; the sheets are {' '.join(known)}")
    return [known[letter.upper()] for letter in letters]


def _drawn(sheet: Sheet, points: Points) -> RenderableType:
    drawn = Drawn(sheet)
    quarry = Text("\n").join([drawing.quarry_numbers(drawn), drawing.quarry_stones(drawn)])
    return Group(
        Text(f"Sheet {sheet.letter}", "bold"),
        side_by_side([drawing.pyramid(drawn, points), drawing.arch(drawn, points), drawing.relief(drawn)]),
        side_by_side([Text("Quarry"), quarry], gap=1),
        drawing.symbol_list(sheet),
    )
