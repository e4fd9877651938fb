"""The sections about cards in a report of balance."""

import math
from typing import Any, Final

import msgspec
import numpy as np

from ostraka.games.pyramids.rules.components import ICONS
from ostraka.games.pyramids.studies.card_trials import EVENTS
from ostraka.games.pyramids.studies.card_worth import BAND, Cards
from ostraka.lab.reports import figures
from ostraka.lab.reports.page import Page
from ostraka.lab.runner.columns import Columns

_PALETTE: Final = {"green": "#4f7d4a", "orange": "#c8761d", "purple": "#75508f"}
Rows = list[dict[str, Any]]


class CardStudy(Cards):
    """The cards of a deck, with a report."""

    def write(self, page: Page) -> None:
        rows = [msgspec.structs.asdict(row) for row in self.table()]
        rows.sort(key=lambda row: -row["worth"] if math.isfinite(row["worth"]) else math.inf)
        self._add_worth(page, rows)
        self._add_groups(page)
        _add_scatters(page, rows)
        _add_verdicts(page, rows)
        page.add_heading("All cards")
        page.add_text(
            "deviation and chosen are differences to the mean, as shares of the mean. taken and kept are"
            " shares of the times that the card could be taken or kept."
        )
        page.add(self.worth().to_html())
        self._add_counts(page)

    def _add_worth(self, page: Page, rows: Rows) -> None:
        page.add_heading("What the cards are worth")
        page.add_text(
            f"A card brings {self.mean:.1f} points on average. In {len(self.trials)} games, where a seat took"
            " a new card, the game was continued with every card that the seat could get, with the same"
            " chance. The shaded band is the range that a balanced deck allows: a quarter of the mean more"
            f" or less. The letters of the icons: {', '.join(map(' '.join, ICONS.items()))}."
        )
        labelled = [row | {"label": f"{row['card']}: {row['icons']}, path {row['path']}"} for row in rows]
        page.add(
            figures.intervals(
                labelled,
                "What each card is worth when it comes unasked: number, icons, shortest path",
                name="label",
                value="worth",
                error="worth_error",
                title="points",
                band=(self.mean * (1 - BAND), self.mean * (1 + BAND)),
                colour="colour",
                palette=_PALETTE,
                step=15,
            )
        )

    def _add_groups(self, page: Page) -> None:
        page.add(
            figures.estimates(
                self.colours(), "Colours, compared with the mean of all cards", "share of the mean"
            )
        )
        icons = self.icons()
        page.add(
            figures.estimates(
                icons, "What one more of it adds to a card; least squares over the deck", "points"
            )
        )
        columns = {
            "name": np.array([name for name, _ in icons], np.object_),
            "value": np.array([figure.value for _, figure in icons]),
            "error": np.array([figure.error for _, figure in icons]),
        }
        page.add(Columns(columns).to_html())

    def _add_counts(self, page: Page) -> None:
        counts = self.counts.sum(axis=0)
        columns = {"card": np.array([card.number for card in self.deck])}
        columns |= {event: counts[:, place] for place, event in enumerate(EVENTS)}
        page.add_heading("What became of the cards")
        page.add(Columns(columns).to_html())


def _add_scatters(page: Page, rows: Rows) -> None:
    page.add(
        figures.scatter(
            rows,
            "Worth by number",
            x="card",
            y="worth",
            titles=("number", "points"),
            colour="colour",
            palette=_PALETTE,
            label="icons",
        )
    )
    page.add(
        figures.scatter(
            rows,
            "How often a card is taken from the offer, by what it is worth",
            x="worth",
            y="taken",
            titles=("points", "share of the times that it was offered"),
            colour="colour",
            palette=_PALETTE,
            label="card",
        )
    )


def _add_verdicts(page: Page, rows: Rows) -> None:
    for column, value, sentence in (
        ("verdict", "overpowered", "Overpowered cards"),
        ("verdict", "dominated", "Dominated cards"),
        ("demand", "sought", "Nearly always taken from the offer"),
        ("demand", "shunned", "Hardly ever taken from the offer"),
    ):
        cards = [str(row["card"]) for row in rows if row[column] == value]
        page.add_text(f"{sentence}: {', '.join(cards) if cards else 'none'}.")
