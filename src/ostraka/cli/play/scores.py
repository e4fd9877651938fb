"""The end of a game: points by source, and who won."""

from collections.abc import Callable, Mapping, Sequence

from rich.table import Table as Grid

from ostraka.cli.console.text import listed
from ostraka.cli.language import t
from ostraka.cli.play.log import who
from ostraka.text.numbers import written

Points = Mapping[str, int]  # by source


def score_sheet(
    words: Mapping[str, str], points: Sequence[Points], names: Sequence[str], clauses: str = ""
) -> Grid:
    """The points of every seat, source by source, in the order of the words for them."""
    title = t("terminal-score-sheet")
    grid = Grid(title=f"{title} ({clauses})" if clauses else title, title_justify="left")
    grid.add_column("")
    for name in names:
        grid.add_column(name, justify="right")
    for source, word in words.items():
        grid.add_row(word, *(written(by_source[source]) for by_source in points))
    grid.add_section()
    grid.add_row(t("points-total"), *(written(sum(by_source.values())) for by_source in points), style="bold")
    return grid


def verdict(
    points: Sequence[Points],
    names: Sequence[str],
    winners: Sequence[int],
    tie_break: Callable[[Sequence[int]], str] | None = None,
    shared: str = "",
) -> str:
    """Who won, after a tie by what, and why a win is shared."""
    totals = [sum(by_source.values()) for by_source in points]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    best = t("review-lost-points", points=max(totals))
    sentence = f"{_winners([names[seat] for seat in winners])} ({best})."
    decided = tie_break(tied) if tie_break is not None and len(winners) < len(tied) else ""
    return " ".join(filter(None, (decided, shared if len(winners) > 1 else "", sentence)))


def _winners(names: Sequence[str]) -> str:
    if [who(name) for name in names] == ["you"]:
        return t("end-won").rstrip("!")
    return t("end-winner", count=len(names), names=listed(names))
