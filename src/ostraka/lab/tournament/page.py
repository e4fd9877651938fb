"""A tournament as a page with figures."""

import numpy as np
import numpy.typing as npt

from ostraka.lab.reports import figures
from ostraka.lab.reports.page import Page
from ostraka.lab.runner.columns import Columns
from ostraka.lab.statistics import classes
from ostraka.lab.tournament.tournament import Outcome, Step

_CLASS = 5  # points in one bar


def page(outcome: Outcome) -> Page:
    tournament = outcome.tournament
    made = Page(f"A tournament of {tournament.game.capitalize()}")
    made.say(
        f"{outcome.played} games at {tournament.seats} seats between {', '.join(tournament.bots)}; seed"
        f" {tournament.seed}. Seats were rotated, and every pairing had the same chance. Intervals are"
        " those of 95%, over groups of games with the same chance."
    )
    made.heading("Who is stronger")
    made.add(
        figures.intervals(
            outcome.table.each(),
            "Elo of each bot; the mean of all is 0",
            name="bot",
            value="elo",
            error="elo_error",
            title="Elo",
        )
    )
    made.add(outcome.table.to_html())
    made.heading("Is the order known?")
    made.say("Each bot beside the next one, at a level at which all these answers hold together with 95%.")
    made.add(Columns.of(outcome.steps, Step).to_html())
    made.heading("Bot against bot")
    shares = [row | {"text": f"{row['wins']:.0%}"} for row in outcome.against().each()]
    made.add(
        figures.grid(
            shares,
            "Share of the games won by the bot of the row, where both sat at the table",
            across="other",
            down="bot",
            value="wins",
            text="text",
        )
    )
    made.add(outcome.against().to_html())
    made.heading("Points")
    made.add(
        figures.distribution(
            {tournament.bots[bot]: classes(_points(outcome, bot), _CLASS) for bot in outcome.order},
            "How many points the bots came to",
            title="points",
            step=_CLASS,
        )
    )
    return made


def _points(outcome: Outcome, bot: int) -> npt.NDArray[np.int64]:
    points: npt.NDArray[np.int64] = outcome.sittings["points"][outcome.sittings["bot"] == bot]
    return points
