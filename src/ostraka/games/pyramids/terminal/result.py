"""The end of a game of Pyramids: the score sheet by source, and who won."""

from collections.abc import Sequence

from rich.table import Table as Grid

from ostraka.cli.language import t
from ostraka.cli.play import scores
from ostraka.games.pyramids.rules.scoring import SOURCES
from ostraka.games.pyramids.rules.snapshot import Seat


def sheet(seats: Sequence[Seat], names: Sequence[str]) -> Grid:
    words = {source: t(f"pyramids-score-{source}") for source in SOURCES}
    return scores.score_sheet(words, [seat.points for seat in seats], names, "P30")


def verdict(seats: Sequence[Seat], names: Sequence[str], winners: Sequence[int]) -> str:
    """Who won and, after a tie, by what (P31, PR8)."""

    def lowest(tied: Sequence[int]) -> str:
        cards = ", ".join(f"{names[seat]}: {min(seats[seat].explored, default='-')}" for seat in tied)
        return f"{t('tie-pyramids')} {cards} (P31)."

    return scores.verdict([seat.points for seat in seats], names, winners, lowest, t("shared-pyramids"))
