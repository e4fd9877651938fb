"""Draws the picture of the README: a turn of Pyramids in the terminal."""

import io
import re
from pathlib import Path

from rich.console import Console

import ostraka
from ostraka.cli.face import face_of

TARGET = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
WIDTH, HEIGHT, DECISIONS = 104, 34, 44


def main() -> None:
    table = ostraka.new("pyramids", 3, seed=12, names=("Ada", "Ben", "scribe (bot)"))
    for _ in range(DECISIONS):
        seat = min(table.waiting)
        table.play(ostraka.mind("scribe", seed=seat).choose(table.view(seat)))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    seat = min(table.waiting)
    console.print(face_of("pyramids").screen(table.view(seat), [], WIDTH, HEIGHT))
    console.print(f"{table.names[seat]}, mark the shape or a single cell.  [bold]>[/bold] mark ")
    drawn = console.export_svg(title="ostraka play")
    TARGET.write_text(re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main()
