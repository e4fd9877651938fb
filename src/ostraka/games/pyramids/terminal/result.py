"""The end of a game of Pyramids: the score sheet by source, and why the winner won."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid

from ostraka.cli.play.scores import lead, score_sheet
from ostraka.games.pyramids.rules.snapshot import Seat

_WORDS: Final = {
    "torches": "torches, 5 each",
    "bonuses": "pyramid bonuses",
    "gems": "gems, 5 a pair, 1 each without",
    "skulls": "largest skull penalty",
    "pyramids": "explored pyramids, 10 each",
}


def sheet(seats: Sequence[Seat], names: Sequence[str]) -> Grid:
    return score_sheet("Score sheet (P30)", _WORDS, [seat.points for seat in seats], names)


def verdict(seats: Sequence[Seat], names: Sequence[str], winners: Sequence[int]) -> str:
    """Who won and, after a tie, by what (P31, PR8)."""
    best = lead([seat.points for seat in seats], names)
    if len(best.tied) == 1:
        return best.verdict
    tie = f"{best.names} tie at {best.points} points"
    if len(winners) > 1:
        return f"{tie} without any explored pyramid, and share the win (PR8)."
    lowest = ", ".join(f"{names[seat]}: {min(seats[seat].explored, default='none')}" for seat in best.tied)
    return (
        f"{tie}. The lowest-numbered explored pyramid decides (P31): {lowest}. Winner: {names[winners[0]]}."
    )
