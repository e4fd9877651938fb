"""What the sheets of Cheops and their bonuses are worth, from many games."""

from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from ostraka.games.cheops.rules.components import BONUSES, COLOURS
from ostraka.games.cheops.rules.stones import BUILDINGS, STONE_OF
from ostraka.games.cheops.studies.bonus_gains import NEVER, NO_SHEET
from ostraka.lab.balance.criteria import Criterion, between, chance_alone
from ostraka.lab.game import Evidence
from ostraka.lab.runner.columns import Columns
from ostraka.lab.statistics import Estimate, Floats, mean_and_error, ratio

POINTS: Final = (45.0, 60.0)


class SheetWorth(msgspec.Struct):
    """How a sheet did, compared with the other sheets at its tables."""

    sheet: str
    games: int
    points: float  # beyond the mean of its table
    points_error: float
    wins: float  # beyond its fair share
    wins_error: float


class BonusWorth(msgspec.Struct):
    """How often a bonus is gained, when, and how the seats did that gained it."""

    bonus: str
    gained: float  # share of all seats
    gained_error: float
    play: float  # on average
    wins: float  # beyond the fair share, of the seats that gained it
    wins_error: float


class StoneUse(msgspec.Struct):
    """How often a stone is laid by the end of the game."""

    stone: str
    building: str
    laid: float
    laid_error: float


class Sheets:
    """The sheets by how they did."""

    def __init__(self, evidence: Evidence) -> None:
        self.sheets = evidence.components.sheets
        self.games = evidence.columns
        self.seated: npt.NDArray[np.bool_] = self.games["sheet"] != NO_SHEET
        seats = self.games["seats"]
        points = np.where(self.seated, self.games["points"], 0)
        self.extra_points: Floats = points - (points.sum(axis=1) / seats)[:, None]
        self.extra_wins: Floats = self.games["won"] - (1 / seats)[:, None]

    def _mean(self, sheet: int, values: Floats, questions: int = 1) -> Estimate:
        return mean_and_error(values[self.games["sheet"] == sheet], questions)

    def _per_seat(self, hits: npt.NDArray[np.bool_]) -> Estimate:
        """A share of seats; games are independent, the seats of one game are not."""
        return mean_and_error(hits.sum(axis=1) / self.seated.sum(axis=1))

    def table(self) -> list[SheetWorth]:
        return [
            SheetWorth(
                sheet.letter,
                int((self.games["sheet"] == place).sum()),
                *self._mean(place, self.extra_points),
                *self._mean(place, self.extra_wins),
            )
            for place, sheet in enumerate(self.sheets)
        ]

    def worth(self) -> Columns:
        return Columns.of(self.table(), SheetWorth)

    def bonuses(self) -> list[BonusWorth]:
        rows = []
        for place, bonus in enumerate(BONUSES):
            plays = self.games["gained"][:, :, place]
            gained = (plays > NEVER) & self.seated
            extra_wins = np.where(gained, self.extra_wins, 0.0).sum(axis=1)
            rows.append(
                BonusWorth(
                    bonus,
                    *self._per_seat(gained),
                    float(plays[gained].mean()) if gained.any() else float("nan"),
                    *ratio(extra_wins, gained.sum(axis=1)),
                )
            )
        return rows

    def stones(self) -> list[StoneUse]:
        rows = []
        for name, stone in STONE_OF.items():
            building = next(building for building, stones in BUILDINGS.items() if stones >> stone & 1)
            laid = ((self.games["marked"] >> stone & 1) == 1) & self.seated
            rows.append(StoneUse(name, building, *self._per_seat(laid)))
        return rows

    def colours(self) -> list[tuple[str, Estimate]]:
        """How many stones of each colour a seat lays."""
        counts = np.zeros((len(self.games["seats"]), len(COLOURS)))
        for place, sheet in enumerate(self.sheets):
            with_sheet = self.games["sheet"] == place
            for name, colour in sheet.colours().items():
                laid = (self.games["marked"] >> STONE_OF[name] & 1) * with_sheet
                counts[:, COLOURS.index(colour)] += laid.sum(axis=1)
        counts /= self.seated.sum(axis=1)[:, None]
        return [(colour, mean_and_error(counts[:, place])) for place, colour in enumerate(COLOURS)]

    def criteria(self) -> list[Criterion]:
        wins = [
            (f"sheet {sheet.letter}", self._mean(place, self.extra_wins, len(self.sheets)))
            for place, sheet in enumerate(self.sheets)
        ]
        return [chance_alone("no sheet wins more than others", wins, 0.0)]

    def score_criteria(self, seats: int) -> list[Criterion]:
        points = self.games["points"][self.games["seats"] == seats, :seats].mean(axis=1)
        return [between(f"points at {seats} seats", mean_and_error(points), POINTS)]
