"""The end of a game: points by source, and who won by them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.table import Table as Grid

from ostraka.cli.console.text import listed

Points = Mapping[str, int]  # by source


def score_sheet(title: str, words: Mapping[str, str], points: Sequence[Points], names: Sequence[str]) -> Grid:
    """The points of every seat, source by source, in the order of the words for them."""
    grid = Grid(title=title, title_justify="left")
    grid.add_column("")
    for name in names:
        grid.add_column(name, justify="right")
    for source, meaning in words.items():
        grid.add_row(meaning, *(str(by_source[source]) for by_source in points))
    grid.add_section()
    grid.add_row("points", *(str(sum(by_source.values())) for by_source in points), style="bold")
    return grid


class Lead(NamedTuple):
    """The seats with the most points."""

    points: int
    tied: list[int]
    names: str

    @property
    def verdict(self) -> str:
        """Who won where points alone decide."""
        return f"Winner: {self.names}, with {self.points} points."


def lead(points: Sequence[Points], names: Sequence[str]) -> Lead:
    totals = [sum(by_source.values()) for by_source in points]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return Lead(max(totals), tied, listed([names[seat] for seat in tied]))
