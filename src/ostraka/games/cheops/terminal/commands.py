"""The commands `sheet …`."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from ostraka.cli.options import MAKE, add


def check(file: Annotated[Path, Parameter(help="Block of sheets as text.")], /) -> int:
    """List every fault of a block of sheets, by the rules and by the design standard.

    Example: ostraka sheet check mine.txt
    """
    from ostraka.games.cheops.terminal.sheets import check as run

    return run(file)


def show(
    *letters: Annotated[str, Parameter(help="Sheets to draw; default: all.")],
    block: Annotated[
        Path | None, Parameter(help="Block of sheets to draw; default: the one of Ostraka.")
    ] = None,
) -> int:
    """Draw building sheets.

    Example: ostraka sheet show A D
    """
    from ostraka.games.cheops.terminal.sheets import show as run

    return run(letters, block)


sheet: Final = App(
    name="sheet",
    group=MAKE,
    help="Check or draw building sheets for Cheops.\n\nExample: ostraka sheet show A D",
)
add(sheet, check, show)
