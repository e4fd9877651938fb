"""Draw the pictures of docs/terminal.md: a turn of each game in the terminal."""

import io
import re
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console

import ostraka
from ostraka.cli.game import face_of
from ostraka.cli.play.typed import Draft

FOLDER: Final = Path(__file__).parent.parent / "docs" / "pictures"


class Picture(NamedTuple):
    game: str
    seed: int
    decisions: int
    width: int
    height: int
    asked: str


PICTURES: Final = (
    Picture("pyramids", 12, 44, 104, 34, "mark the shape or a single cell.  [bold]>[/bold] mark "),
    Picture("cheops", 12, 66, 104, 30, "lay up to two stones.  [bold]>[/bold] "),
)


def draw(picture: Picture) -> None:
    table = ostraka.new(picture.game, 3, seed=picture.seed, names=("Ada", "Ben", "scribe (bot)"))
    made = 0
    while made < picture.decisions or 0 not in table.waiting:  # Ada's turn is shown
        seat = min(table.waiting)
        table.play(ostraka.bot("scribe", seed=seat).choose(table.view(seat)))
        made += 1
    console = Console(record=True, width=picture.width, file=io.StringIO(), force_terminal=True)
    console.print(face_of(picture.game).screen(Draft(table, 0), picture.width, picture.height))
    console.print(f"{table.names[0]}, {picture.asked}")
    drawn = console.export_svg(title=f"ostraka play {picture.game}")
    plain = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    (FOLDER / f"{picture.game}.svg").write_text(plain, "utf-8")


def main() -> None:
    for picture in PICTURES:
        draw(picture)


if __name__ == "__main__":
    main()
