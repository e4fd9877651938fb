"""The end of a game of Cheops: the score sheet by source, and why the winner won."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid

from ostraka.cli.console.text import listed
from ostraka.cli.play.scores import lead, score_sheet
from ostraka.games.cheops.rules.snapshot import Seat
from ostraka.games.cheops.rules.stones import PYRAMID, stones

_WORDS: Final = {
    "pyramid": "pyramid, its highest level",
    "arch": "arch, its lower column",
    "relief": "relief, by its stones",
    "bonuses": "bonuses, 3 each",
    "quarry": "quarry stones left, 1 each",
    "jokers": "jokers left, 2 each",
}


def sheet(seats: Sequence[Seat], names: Sequence[str]) -> Grid:
    return score_sheet("Score sheet (C22 to C25)", _WORDS, [seat.points for seat in seats], names)


def verdict(seats: Sequence[Seat], names: Sequence[str], winners: Sequence[int]) -> str:
    """Who won and, after a tie, by what (C26, CR7)."""
    best = lead([seat.points for seat in seats], names)
    if len(best.tied) == 1:
        return best.verdict
    built = ", ".join(f"{names[seat]}: {_in_the_pyramid(seats[seat])}" for seat in best.tied)
    told = f"{best.names} tie at {best.points} points. Stones in the pyramid decide (C26): {built}."
    if len(winners) > 1:
        return f"{told} {listed([names[seat] for seat in winners])} share the win (CR7)."
    return f"{told} Winner: {names[winners[0]]}."


def _in_the_pyramid(seat: Seat) -> int:
    return (stones(*seat.marked) & PYRAMID).bit_count()
