"""The end of a game of Cheops: the score sheet by source, and who won."""

from collections.abc import Sequence

from rich.table import Table as Grid

from ostraka.cli.language import t
from ostraka.cli.play import scores
from ostraka.games.cheops.rules.scoring import SOURCES
from ostraka.games.cheops.rules.snapshot import Seat
from ostraka.games.cheops.rules.stones import PYRAMID, stones


def sheet(seats: Sequence[Seat], names: Sequence[str]) -> Grid:
    words = {source: t(f"cheops-score-{source}") for source in SOURCES}
    return scores.score_sheet(words, [seat.points for seat in seats], names, "C22-C25")


def verdict(seats: Sequence[Seat], names: Sequence[str], winners: Sequence[int]) -> str:
    """Who won and, after a tie, by what (C26, CR7)."""

    def in_the_pyramid(tied: Sequence[int]) -> str:
        built = ", ".join(f"{names[seat]}: {_in_the_pyramid(seats[seat])}" for seat in tied)
        return f"{t('tie-cheops')} {built} (C26)."

    return scores.verdict([seat.points for seat in seats], names, winners, in_the_pyramid, t("shared-cheops"))


def _in_the_pyramid(seat: Seat) -> int:
    return (stones(*seat.marked) & PYRAMID).bit_count()
