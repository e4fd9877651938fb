"""The report of a study of balance."""

from typing import Final

import msgspec
import numpy as np

from ostraka.lab.balance.balance import AblationLoss, Balanced, SeatShare
from ostraka.lab.game import study_game
from ostraka.lab.reports import figures
from ostraka.lab.reports.page import Page
from ostraka.lab.runner.columns import Columns
from ostraka.lab.statistics import histogram

DECISIONS_PER_BAR: Final = 2


def page(outcome: Balanced) -> Page:
    report = Page(f"The balance of {study_game(outcome.study.game).subject}")
    report.add_text(
        f"{outcome.played} games of architects at {', '.join(map(str, outcome.seat_counts))} seats, seed"
        f" {outcome.study.seed}. Intervals are 95% intervals; where one criterion is about many things, they"
        " are simultaneous."
    )
    report.add_heading("Criteria")
    report.add(outcome.table.to_html())
    outcome.components.write(report)
    _add_seats(report, outcome)
    if outcome.order_of_play:
        _add_order_of_play(report, outcome)
    if outcome.ablation_losses:
        _add_ablations(report, outcome)
    _add_scores(report, outcome)
    return report


def _add_seats(report: Page, outcome: Balanced) -> None:
    report.add_heading("The seats")
    rows = [
        msgspec.structs.asdict(row)
        | {"label": f"seat {row.seat} of {row.seats}", "extra": row.wins - 1 / row.seats}
        for row in outcome.seats
    ]
    report.add(
        figures.intervals(
            rows,
            "Wins of each seat beyond its fair share",
            name="label",
            value="extra",
            error="wins_error",
            title="share of wins",
        )
    )
    report.add(Columns.of(outcome.seats, SeatShare).to_html())


def _add_order_of_play(report: Page, outcome: Balanced) -> None:
    caption = "Wins of each place in the order of play beyond the fair share"
    report.add(figures.estimates(outcome.order_of_play, caption, "share of wins"))


def _add_ablations(report: Page, outcome: Balanced) -> None:
    report.add_heading("Ablations")
    report.add_text(
        "One seat plays as if the feature didn't exist; its result is compared with that of the same game"
        " played normally."
    )
    for value, caption, title in (
        ("points", "Points lost", "points"),
        ("wins", "Wins lost", "share of wins"),
    ):
        report.add(
            figures.struct_intervals(
                outcome.ablation_losses, caption, name="feature", value=value, title=title
            )
        )
    report.add(Columns.of(outcome.ablation_losses, AblationLoss).to_html())


def _add_scores(report: Page, outcome: Balanced) -> None:
    report.add_heading("Points and length")
    width = study_game(outcome.study.game).points_per_bar
    points, lengths = {}, {}
    for seats in outcome.seat_counts:
        games = outcome.columns["seats"] == seats
        points[f"{seats} seats"] = histogram(outcome.columns["points"][games, :seats].ravel(), width)
        decisions = np.rint(outcome.columns["decisions"][games] / seats)
        lengths[f"{seats} seats"] = histogram(decisions, DECISIONS_PER_BAR)
    report.add(figures.distribution(points, "Points of a seat at the end", title="points", step=width))
    report.add(
        figures.distribution(
            lengths, "Decisions of a seat in a game", title="decisions", step=DECISIONS_PER_BAR
        )
    )
    report.add_text("Mean points by source:")
    report.add(outcome.sources.to_html())
