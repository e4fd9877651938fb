"""The end of a game of Pyramids: the score sheet by source, and why the winner won."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid

from ostraka.cli.pyramids.scorecard import score
from ostraka.rules.pyramids.wire import Seat

_WORDS: Final = {
    "torches": "torches, 5 each",
    "bonuses": "pyramid bonuses",
    "gems": "gems, 5 a pair, 1 each without",
    "skulls": "largest skull penalty",
    "pyramids": "explored pyramids, 10 each",
}


def sheet(seats: Sequence[Seat], names: Sequence[str]) -> Grid:
    """The points of every seat, source by source in the order of P30."""
    grid = Grid(title="Score sheet (P30)", title_justify="left")
    grid.add_column("")
    for name in names:
        grid.add_column(name, justify="right")
    for source, words in _WORDS.items():
        grid.add_row(words, *(str(seat.points[source]) for seat in seats))
    grid.add_section()
    grid.add_row("points", *(str(score(seat)) for seat in seats), style="bold")
    return grid


def verdict(seats: Sequence[Seat], names: Sequence[str], winners: Sequence[int]) -> str:
    """Who won and, after a tie, by what (P31, PR8)."""
    best = score(seats[winners[0]])
    tied = [seat for seat in range(len(seats)) if score(seats[seat]) == best]
    if len(tied) == 1:
        return f"Winner: {names[winners[0]]}, with {best} points."
    both = _listed([names[seat] for seat in tied])
    if len(winners) > 1:
        return f"{both} tie at {best} points without any explored pyramid, and share the win (PR8)."
    lowest = ", ".join(
        f"{names[seat]}: {min(seats[seat].explored) if seats[seat].explored else 'none'}" for seat in tied
    )
    return (
        f"{both} tie at {best} points. The lowest-numbered explored pyramid decides (P31): {lowest}."
        f" Winner: {names[winners[0]]}."
    )


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names[:-1]) + f" and {names[-1]}"
