"""The end of a game: points by source, and who won."""

from collections.abc import Mapping, Sequence

from rich.table import Table as Grid

from ostraka.cli.console.text import listed
from ostraka.cli.language import knows, source_name, t
from ostraka.cli.play.log import who
from ostraka.text.numbers import written

Points = Mapping[str, int]  # by source


def score_sheet(game: str, points: Sequence[Points], names: Sequence[str], clauses: str = "") -> Grid:
    """The points of every seat, source by source; the clauses about scoring are in the title."""
    title = t("terminal-score-sheet")
    grid = Grid(title=f"{title} ({clauses})" if clauses else title, title_justify="left")
    grid.add_column("")
    for name in names:
        grid.add_column(name, justify="right")
    for source in points[0]:
        grid.add_row(_source(game, source), *(written(by_source[source]) for by_source in points))
    grid.add_section()
    grid.add_row(t("points-total"), *(written(sum(by_source.values())) for by_source in points), style="bold")
    return grid


def _source(game: str, source: str) -> str:
    if knows(f"{game}-score-{source}"):
        return t(f"{game}-score-{source}")
    return source_name(game, source)


def verdict(
    game: str,
    points: Sequence[Points],
    names: Sequence[str],
    winners: Sequence[int],
    tie_values: Sequence[object] = (),
    clause: str = "",
) -> str:
    """Who won, after a tie by what, and why a win is shared.

    `tie_values` are compared between tied seats, by this clause; a game may have none.
    """
    totals = [sum(by_source.values()) for by_source in points]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    best = t("review-lost-points", points=max(totals))
    sentences = [f"{_winners([names[seat] for seat in winners])} ({best})."]
    if len(winners) > 1 and knows(f"shared-{game}"):
        sentences.insert(0, t(f"shared-{game}"))
    if len(winners) < len(tied) and tie_values:
        values = ", ".join(f"{names[seat]}: {tie_values[seat]}" for seat in tied)
        sentences.insert(0, f"{t(f'tie-{game}')} {values} ({clause}).")
    return " ".join(sentences)


def _winners(names: Sequence[str]) -> str:
    if [who(name) for name in names] == ["you"]:
        return t("end-won").rstrip("!")
    return t("end-winner", count=len(names), names=listed(names))
