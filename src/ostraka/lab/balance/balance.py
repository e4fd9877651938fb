"""Whether a deck or a block of sheets is balanced: what its parts are worth to a good player.

The good player is architect, at every seat; its games take a millisecond or two, so that there can be
enough of them. Each game is played again with one of the seats blind to one thing (`bots.blind`), and
the same chance: what that seat loses is what the thing is worth.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from ostraka.bots.ablations import without
from ostraka.bots.evaluation import Numbers
from ostraka.bots.game import bot_game
from ostraka.bots.network import load_network
from ostraka.bots.self_play import ROWS, play_game
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components, Rows
from ostraka.core.registry import find_game
from ostraka.games.cheops.studies import balance as cheops
from ostraka.games.pyramids.studies import balance as pyramids
from ostraka.lab.balance.criteria import Criterion, below, chance_alone
from ostraka.lab.runner.columns import Columns
from ostraka.lab.runner.study import Part, check_size, together
from ostraka.lab.statistics import Estimate, mean_and_error, share
from ostraka.table import engine
from ostraka.table.chance import check_seed
from ostraka.table.new import arranged_by, check_components
from ostraka.table.randomness import COMPONENT_TRIAL_DRAW, SEEDS, pick
from ostraka.table.setup_checks import check_seats
from ostraka.table.table import Table

MOST_GAMES: Final = 1_000_000_000
LONGEST: Final = 1 << 14  # moves of a game


@dataclass(frozen=True)
class Balance:
    """What is to be balanced; the same study gives the same games."""

    game: str
    components: Components | None = None
    seats: tuple[int, ...] = ()  # every number that the game allows, in turn
    seed: int = 0
    games: int = 3000
    share: int = 25  # games in a batch, all with as many seats
    blindness: bool = True  # whether games are played again by who overlooks something

    def __post_init__(self) -> None:
        found = find_game(self.game)
        check_size(self.share)
        check_seed(self.seed)
        for seats in self.seats:
            check_seats(found, seats)
        if not 1 <= self.games <= MOST_GAMES:
            raise OstrakaError(f"a study of balance has 1 to {MOST_GAMES} games, not {self.games}")
        check_components(self.game, self.tables[0], self.components)

    @property
    def tables(self) -> tuple[int, ...]:
        found = find_game(self.game)
        return self.seats or tuple(range(found.fewest, found.most + 1))

    @property
    def own(self) -> Any:  # noqa: ANN401 - the components of the game
        return find_game(self.game).standard() if self.components is None else self.components

    @property
    def overlooked(self) -> tuple[str, ...]:
        """What a seat is blind to, one thing at a time."""
        return tuple(bot_game(self.game).ablations) if self.blindness else ()

    @property
    def batches(self) -> int:
        """As many at every number of seats; the games asked for are rounded up to that."""
        return len(self.tables) * -(-self.games // (len(self.tables) * self.share))

    def play(self, batch: int) -> Part:
        seats = self.tables[batch % len(self.tables)]
        first = batch * self.share
        part = together([self._game(first + number, seats) for number in range(self.share)])
        if "cards" in part:
            part["cards"] = part["cards"].sum(axis=0, keepdims=True)  # counts of a batch are enough
        return part

    def enough(self, parts: Sequence[Part]) -> bool:
        del parts  # there are many questions, and more games make every answer more exact
        return False

    def summed_up(self, parts: Sequence[Part]) -> "Balanced":
        return Balanced(self, list(parts))

    def _game(self, number: int, seats: int) -> Part:
        game, seed = find_game(self.game), pick(self.seed, number, SEEDS)
        setup = arranged_by(game, seats, self.own, lambda draw, outcomes: pick(seed, draw, outcomes))
        table = Table(self.game, seats, components=self.components, setup=setup)
        players = Players(self.game, table.rows.copy(), table.kit, seats, seed)
        seen = players.play({})
        part = {
            "seats": np.array([seats]),
            "first": np.array([getattr(setup, "first", 0)]),
            "decisions": np.array([seen.decisions]),
            "points": seen.points[None],
            "won": seen.won[None],
            "sources": seen.sources[None],
        }
        seat = number % seats
        losses = [players.play({seat: thing}).beside(seen, seat) for thing in self.overlooked]
        part["blind_points"] = np.array([[points for points, _ in losses]])
        part["blind_won"] = np.array([[won for _, won in losses]])
        return part | self._look(players, seen.made, setup)

    def _look(self, players: "Players", made: Numbers, setup: Any) -> Part:  # noqa: ANN401 - the game's
        if self.game == "pyramids":
            moves = np.zeros(find_game(self.game).most_moves, np.int64)
            chance = pick(players.seed, COMPONENT_TRIAL_DRAW, SEEDS)
            return pyramids.look(players.begun, players.kit, made, chance, load_network(self.game), moves)
        letters = [sheet.letter for sheet in self.own.sheets]
        return cheops.look(players.begun, players.kit, made, [letters.index(sheet) for sheet in setup.sheets])


class Played(NamedTuple):
    """A game that is over; where nobody sits there are no points, no wins, and no sources."""

    made: Numbers
    decisions: int
    points: npt.NDArray[np.int64]
    won: npt.NDArray[np.float64]
    sources: npt.NDArray[np.int64]

    def beside(self, other: "Played", seat: int) -> tuple[float, float]:
        """What a seat has more than in another game: points, and of the win."""
        return float(self.points[seat] - other.points[seat]), float(self.won[seat] - other.won[seat])


class Players(NamedTuple):
    """Architects at a table, before the first move."""

    game: str
    begun: Rows
    kit: Rows
    seats: int
    seed: int

    def play(self, blind: dict[int, str]) -> Played:
        """The game to its end, some seats blind to something."""
        of = find_game(self.game)
        eyes = np.concatenate(
            [
                without(self.kit, self.game, blind[seat]) if seat in blind else self.kit
                for seat in range(self.seats)
            ]
        )
        eyes.setflags(write=False)
        rows, made = np.repeat(self.begun, ROWS), np.zeros(LONGEST, np.int64)
        moves = np.zeros(of.most_moves, np.int64)
        count = play_game(rows, self.kit, eyes, self.seed, load_network(self.game), moves, made)
        sources = np.zeros((of.most, len(of.sources)), np.int64)
        winners = engine.SEATS_IN[engine.calls_for(of).breakdown(rows, self.kit, 0, sources)]
        points = np.zeros(of.most, np.int64)
        points[: self.seats] = sources[: self.seats].sum(axis=1)
        won = np.array([1 / len(winners) if seat in winners else 0.0 for seat in range(of.most)])
        decisions = sum(of.move(code).seat is not None for code in made[:count].tolist())
        return Played(made[:count].copy(), decisions, points, won, sources)


class SeatShare(msgspec.Struct):
    """How often a seat wins, with intervals that hold together."""

    seats: int
    seat: int
    games: int
    wins: float
    wins_error: float
    points: float
    points_error: float


class Blindness(msgspec.Struct):
    """What it costs to overlook something, in points and in wins, with the same chance."""

    overlooked: str
    games: int
    points: float
    points_error: float
    wins: float
    wins_error: float


@dataclass(frozen=True)
class Balanced:
    """What a study of balance came to."""

    study: Balance
    parts: list[Part]

    @cached_property
    def found(self) -> Part:
        return together(self.parts)

    @cached_property
    def cards(self) -> pyramids.Cards:
        """The cards of the deck (Pyramids)."""
        return pyramids.Cards(self.study.own, self.parts, self.found)

    @cached_property
    def sheets(self) -> cheops.Sheets:
        """The sheets of the block (Cheops)."""
        return cheops.Sheets(self.study.own, self.found)

    @property
    def played(self) -> int:
        return len(self.found["seats"])

    @property
    def tables(self) -> list[int]:
        return [int(seats) for seats in np.unique(self.found["seats"])]

    @property
    def seats(self) -> list[SeatShare]:
        questions = sum(self.tables)
        rows = []
        for seats in self.tables:
            own = self.found["seats"] == seats
            for seat in range(seats):
                won = float(self.found["won"][own, seat].sum())
                points = mean_and_error(self.found["points"][own, seat])
                wins = share(won, int(own.sum()), questions)
                rows.append(SeatShare(seats, seat, int(own.sum()), *wins, *points))
        return rows

    @property
    def blindness(self) -> list[Blindness]:
        return [
            Blindness(
                thing,
                self.played,
                *mean_and_error(self.found["blind_points"][:, place]),
                *mean_and_error(self.found["blind_won"][:, place]),
            )
            for place, thing in enumerate(self.study.overlooked)
        ]

    @property
    def sources(self) -> Columns:
        """Mean points of a seat by source, for each number of seats."""
        names = find_game(self.study.game).sources
        means = [self.found["sources"][self.found["seats"] == n, :n].mean(axis=(0, 1)) for n in self.tables]
        columns = {"seats": np.array(self.tables)}
        columns |= {name: np.array([mean[place] for mean in means]) for place, name in enumerate(names)}
        return Columns(columns)

    @cached_property
    def criteria(self) -> list[Criterion]:
        """What the design asks for, and whether it holds."""
        own = self.cards if self.study.game == "pyramids" else self.sheets
        scores = pyramids.score_criteria if self.study.game == "pyramids" else cheops.score_criteria
        found = own.criteria()
        for seats in self.tables:
            shares = [
                (f"seat {row.seat}", Estimate(row.wins, row.wins_error))
                for row in self.seats
                if row.seats == seats
            ]
            found.append(chance_alone(f"no seat of {seats} wins more than others", shares, 1 / seats))
            found += scores(self.found, seats)
        for row in self.blindness:
            wins = Estimate(row.wins, row.wins_error)
            found.append(below(f"who ignores the {row.overlooked} loses", "share of wins", wins))
        return found

    @property
    def table(self) -> Columns:
        """The criteria."""
        return Columns.of(self.criteria, Criterion)

    @property
    def worth(self) -> Columns:
        """What the cards or the sheets are worth, one a row."""
        if self.study.game == "pyramids":
            return Columns.of(self.cards.table(), pyramids.CardWorth)
        return Columns.of(self.sheets.table(), cheops.SheetWorth)

    def _repr_html_(self) -> str:
        return self.table.to_html()
