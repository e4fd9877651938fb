"""Bots at one table, with seats rotated and the same chance for all.

Games come in groups. All games of a group have the same chance, and from game to game the bots move on by
one seat, so that each bot has had every seat.
"""

from dataclasses import dataclass
from functools import cache

import msgspec

from ostraka.bots import Budget, check_bot, find_bot
from ostraka.bots.playing import play_out
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components, Move
from ostraka.core.registry import find_game
from ostraka.table.chance import check_seed
from ostraka.table.new import new
from ostraka.table.randomness import SEEDS, pick
from ostraka.table.setup_checks import check_seats
from ostraka.table.view import View


@dataclass(frozen=True)
class Match:
    """Which bots play what; the same match gives the same games, unless the budget is in milliseconds."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    seed: int = 0
    budget: Budget = Budget()  # noqa: RUF009 - frozen
    components: Components | None = None

    def __post_init__(self) -> None:
        check_seats(find_game(self.game), self.seats)
        check_seed(self.seed)
        if not 2 <= len(self.bots) <= self.seats:
            raise OstrakaError(f"a match at {self.seats} seats is between 2 to {self.seats} bots")
        if len(set(self.bots)) < len(self.bots):
            raise OstrakaError("a match is between different bots")
        for bot in self.bots:
            check_bot(bot, self.game)

    def seating(self, rotation: int) -> list[int]:
        """The bot on each seat, as an index into `bots`."""
        return [(seat + rotation) % len(self.bots) for seat in range(self.seats)]


class Sitting(msgspec.Struct):
    """The result of one seat in one game."""

    rotation: int
    seat: int
    bot: int  # index into the bots of the match
    points: int
    won: float  # 1 divided by the number of winners
    decisions: int = 0
    seconds: float = 0.0


@cache
def _warm_up(game: str, bot: str) -> None:
    """Play one untimed game: loading and compiling don't count as thinking."""
    seats = find_game(game).fewest
    play_out(new(game, seats, seed=0), [find_bot(bot, seed=0, playouts=1) for _ in range(seats)])


def play_group(match: Match, group: int) -> list[Sitting]:
    """The games of one group: one for each bot, all with the same chance."""
    for bot in match.bots:
        _warm_up(match.game, bot)
    return [
        sitting for rotation in range(len(match.bots)) for sitting in _play_rotation(match, group, rotation)
    ]


def _play_rotation(match: Match, group: int, rotation: int) -> list[Sitting]:
    seating = match.seating(rotation)
    bots = [
        find_bot(
            match.bots[bot],
            seed=pick(match.seed, 16 * group + 1 + seat, SEEDS),
            playouts=match.budget.playouts,
            milliseconds=match.budget.milliseconds,
        )
        for seat, bot in enumerate(seating)
    ]
    table = new(
        match.game,
        match.seats,
        seed=pick(match.seed, 16 * group, SEEDS),
        components=match.components,
    )
    sittings = [Sitting(rotation, seat, bot, 0, 0.0) for seat, bot in enumerate(seating)]

    def count(seat: int, view: View, move: Move, seconds: float) -> None:
        del view, move
        sittings[seat].decisions += 1
        sittings[seat].seconds += seconds

    play_out(table, bots, count)
    for sitting, points in zip(sittings, table.scores, strict=True):
        sitting.points = points
        sitting.won = 1 / len(table.winners) if sitting.seat in table.winners else 0.0
    return sittings
