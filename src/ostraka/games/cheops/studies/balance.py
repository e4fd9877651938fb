"""What games of Cheops tell of a block of sheets: whether one is better, and what its bonuses bring."""

from typing import Any, Final

import msgspec
import numpy as np

from ostraka.bots.evaluation import Numbers
from ostraka.core import game
from ostraka.core.bits import one
from ostraka.core.game import Rows
from ostraka.core.jit import compiled
from ostraka.games.cheops.rules.components import BONUSES, COLOURS, Components
from ostraka.games.cheops.rules.state import MOST_SEATS
from ostraka.games.cheops.rules.stones import BUILDINGS, STONE_OF
from ostraka.lab.balance.criteria import Criterion, between, chance_alone
from ostraka.lab.runner.study import Part
from ostraka.lab.statistics import Estimate, mean_and_error, ratio

POINTS: Final = (45.0, 60.0)
NEVER: Final = 0  # in the place of the play in which a bonus was gained


@compiled
def look_at(rows: Rows, kits: Rows, made: Numbers, count: int, gained: Numbers) -> None:
    """Play moves again on row 0, and write in which play each seat gained each bonus."""
    state = rows[0]
    for place in range(count):
        game.play(state, kits[0], made[place])
        for seat in range(state.seats):
            for bonus in range(len(BONUSES)):
                if state.seat[seat].bonuses & one(bonus) and gained[seat, bonus] == NEVER:
                    gained[seat, bonus] = state.plays


def look(begun: Rows, kit: Rows, made: Numbers, sheets: list[int]) -> Part:
    """What one game tells of its sheets."""
    rows = begun.copy()
    gained = np.zeros((MOST_SEATS, len(BONUSES)), np.int64)
    look_at(rows, kit, made, len(made), gained)
    seats = len(sheets)
    marked = np.zeros(MOST_SEATS, np.int64)
    marked[:seats] = rows["seat"]["marked"][0, :seats]
    letters = np.full(MOST_SEATS, -1)
    letters[:seats] = sheets
    return {
        "gained": gained[None],
        "marked": marked[None],
        "sheet": letters[None],
        "plays": np.array([int(rows[0].plays)]),
    }


# --- what all games tell


class SheetWorth(msgspec.Struct):
    """How a sheet did, beside what the others at its tables did."""

    sheet: str
    games: int
    points: float  # beyond the mean of its table
    points_error: float
    wins: float  # beyond its fair share
    wins_error: float


class BonusWorth(msgspec.Struct):
    """How often a bonus is gained, when, and how those fared who gained it."""

    bonus: str
    gained: float  # by which part of all seats
    gained_error: float
    play: float  # in the mean
    wins: float  # beyond the fair share, of those who gained it
    wins_error: float


class StoneUse(msgspec.Struct):
    """How often a stone is laid by the end of the game."""

    stone: str
    building: str
    laid: float
    laid_error: float


class Sheets:
    """The sheets of a block by how they did."""

    def __init__(self, components: Components, found: Part) -> None:
        self.letters = [sheet.letter for sheet in components.sheets]
        self.components = components
        self.found = found
        self.there = found["sheet"] >= 0
        seats = found["seats"]
        points = np.where(self.there, found["points"], 0)
        self.ahead = points - (points.sum(axis=1) / seats)[:, None]
        self.extra_wins = found["won"] - (1 / seats)[:, None]

    def _of(self, letter: int, what: Any, questions: int = 1) -> Estimate:  # noqa: ANN401 - an array
        return mean_and_error(what[self.found["sheet"] == letter], questions)

    def table(self) -> list[SheetWorth]:
        return [
            SheetWorth(
                letter,
                int((self.found["sheet"] == place).sum()),
                *self._of(place, self.ahead),
                *self._of(place, self.extra_wins),
            )
            for place, letter in enumerate(self.letters)
        ]

    def bonuses(self) -> list[BonusWorth]:
        rows = []
        for place, bonus in enumerate(BONUSES):
            when = self.found["gained"][:, :, place]
            has = (when > NEVER) & self.there
            # seats of one game are not independent of each other: games are
            shares = has.sum(axis=1) / self.there.sum(axis=1)
            rows.append(
                BonusWorth(
                    bonus,
                    *mean_and_error(shares),
                    float(when[has].mean()) if has.any() else float("nan"),
                    *ratio(np.where(has, self.extra_wins, 0.0).sum(axis=1), has.sum(axis=1)),
                )
            )
        return rows

    def stones(self) -> list[StoneUse]:
        building = {
            name: which
            for which, within in BUILDINGS.items()
            for name, at in STONE_OF.items()
            if within >> at & 1
        }
        rows = []
        for name, at in STONE_OF.items():
            laid = ((self.found["marked"] >> at & 1) == 1) & self.there
            rows.append(
                StoneUse(name, building[name], *mean_and_error(laid.sum(axis=1) / self.there.sum(axis=1)))
            )
        return rows

    def colours(self) -> list[tuple[str, Estimate]]:
        """How many stones of each colour a seat lays."""
        counted = np.zeros((len(self.found["seats"]), len(COLOURS)))
        for place, sheet in enumerate(self.components.sheets):
            own = self.found["sheet"] == place
            for name, colour in sheet.colours().items():
                laid = (self.found["marked"] >> STONE_OF[name] & 1) * own
                counted[:, COLOURS.index(colour)] += laid.sum(axis=1)
        counted /= self.there.sum(axis=1)[:, None]
        return [(colour, mean_and_error(counted[:, place])) for place, colour in enumerate(COLOURS)]

    def criteria(self) -> list[Criterion]:
        many = len(self.letters)
        extra = [
            (f"sheet {letter}", self._of(place, self.extra_wins, many))
            for place, letter in enumerate(self.letters)
        ]
        order = []
        for seats in np.unique(self.found["seats"]).tolist():
            own = self.found["seats"] == seats
            for after in range(seats):
                seat = (self.found["first"][own] + after) % seats
                won = self.extra_wins[own][np.arange(int(own.sum())), seat]
                order.append((f"place {after + 1} of {seats}", won))
        players = [(name, mean_and_error(won, len(order))) for name, won in order]
        return [
            chance_alone("no sheet wins more than others", extra, 0.0),
            chance_alone("no place in the order of play wins more", players, 0.0),
        ]


def score_criteria(found: Part, seats: int) -> list[Criterion]:
    own = found["seats"] == seats
    points = mean_and_error(found["points"][own, :seats].mean(axis=1))
    return [between(f"points at {seats} seats", points, POINTS)]
