"""The report of a tournament."""

from typing import Final

import numpy as np
import numpy.typing as npt

from ostraka.lab.reports import figures
from ostraka.lab.reports.page import Page
from ostraka.lab.runner.columns import Columns
from ostraka.lab.statistics import histogram
from ostraka.lab.tournament.tournament import Outcome, Step

POINTS_PER_BAR: Final = 5


def page(outcome: Outcome) -> Page:
    tournament = outcome.tournament
    report = Page(f"A tournament of {tournament.game.capitalize()}")
    report.add_text(
        f"{outcome.played} games at {tournament.seats} seats between {', '.join(tournament.bots)}; seed"
        f" {tournament.seed}. Seats were rotated, and every pairing had the same chance. Intervals are 95%"
        " intervals, clustered by groups of games with the same chance."
    )
    _add_ratings(report, outcome)
    _add_pairs(report, outcome)
    report.add_heading("Points")
    report.add(
        figures.distribution(
            {tournament.bots[bot]: histogram(_points(outcome, bot), POINTS_PER_BAR) for bot in outcome.order},
            "Points of each bot at the end",
            title="points",
            step=POINTS_PER_BAR,
        )
    )
    return report


def _add_ratings(report: Page, outcome: Outcome) -> None:
    report.add_heading("Ratings")
    report.add(
        figures.intervals(
            outcome.table.each(),
            "Elo of each bot; the mean of all is 0",
            name="bot",
            value="elo",
            error="elo_error",
            title="Elo",
        )
    )
    report.add(outcome.table.to_html())
    report.add_heading("Is the order known?")
    report.add_text("Each bot is compared with the next one; the intervals are simultaneous.")
    report.add(Columns.of(outcome.steps, Step).to_html())


def _add_pairs(report: Page, outcome: Outcome) -> None:
    report.add_heading("Bot against bot")
    shares = [row | {"text": f"{row['wins']:.0%}"} for row in outcome.against().each()]
    report.add(
        figures.grid(
            shares,
            "Share of games won by the bot of the row, where both bots sat at the table",
            across="other",
            down="bot",
            value="wins",
            text="text",
        )
    )
    report.add(outcome.against().to_html())


def _points(outcome: Outcome, bot: int) -> npt.NDArray[np.int64]:
    points: npt.NDArray[np.int64] = outcome.sittings["points"][outcome.sittings["bot"] == bot]
    return points
