"""The sections about sheets, bonuses and stones in a report of balance."""

from typing import Final

import msgspec

from ostraka.games.cheops.studies.sheet_worth import BonusWorth, Sheets, StoneUse
from ostraka.lab.reports import figures
from ostraka.lab.reports.page import Page
from ostraka.lab.runner.columns import Columns

_PALETTE: Final = {"pyramid": "#a4532f", "arch": "#2f6f8f", "relief": "#7a7a1f"}


class SheetStudy(Sheets):
    """The sheets, with a report."""

    def write(self, page: Page) -> None:
        self._add_sheets(page)
        self._add_bonuses(page)
        self._add_stones(page)

    def _add_sheets(self, page: Page) -> None:
        page.add_heading("The sheets")
        for value, caption, title in (
            ("points", "Points beyond the mean of the table", "points"),
            ("wins", "Wins beyond the fair share", "share of wins"),
        ):
            page.add(figures.struct_intervals(self.table(), caption, name="sheet", value=value, title=title))
        page.add(self.worth().to_html())

    def _add_bonuses(self, page: Page) -> None:
        page.add_heading("The bonuses")
        page.add_text(
            "Wins of the seats that gained a bonus don't prove its worth: a seat that is ahead gains more."
        )
        for value, caption, title in (
            ("gained", "Seats that gain it", "share of seats"),
            ("wins", "Wins beyond the fair share of the seats that gained it", "share of wins"),
        ):
            page.add(
                figures.struct_intervals(self.bonuses(), caption, name="bonus", value=value, title=title)
            )
        page.add(Columns.of(self.bonuses(), BonusWorth).to_html())

    def _add_stones(self, page: Page) -> None:
        page.add_heading("The stones")
        page.add(
            figures.intervals(
                [msgspec.structs.asdict(row) for row in self.stones()],
                "How often each stone is laid by the end of a game",
                name="stone",
                value="laid",
                error="laid_error",
                title="share of seats",
                colour="building",
                palette=_PALETTE,
                step=13,
            )
        )
        page.add(figures.estimates(self.colours(), "Stones of each colour that a seat lays", "stones"))
        page.add(Columns.of(self.stones(), StoneUse).to_html())
