"""Bots at one table: seats rotated, the same chance for all.

Games come in groups. In a group every game has the same chance, and the bots move one seat on from
game to game, so that each has had every seat.
"""

from dataclasses import dataclass
from functools import cache
from time import perf_counter

import msgspec

from ostraka.bots import Budget, check_bot, find_bot
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components
from ostraka.core.registry import find_game
from ostraka.table.chance import check_seed
from ostraka.table.new import new
from ostraka.table.randomness import SEEDS, pick
from ostraka.table.setup_checks import check_seats


@dataclass(frozen=True)
class Match:
    """Who plays what; the same match gives the same games, unless the budget is in milliseconds."""

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
        """Which bot, as a place in `bots`, sits on each seat."""
        return [(seat + rotation) % len(self.bots) for seat in range(self.seats)]


class Sitting(msgspec.Struct):
    """What a bot has to show for one seat of one game."""

    rotation: int
    seat: int
    bot: int  # its place in the match
    points: int
    won: float  # a shared win counts as its share
    decisions: int = 0
    seconds: float = 0.0


@cache
def _wake(game: str, bot: str) -> None:
    """Let a bot play a game that is not timed: what it reads and compiles at first is not its thinking."""
    seats = find_game(game).fewest
    table, bots = new(game, seats, seed=0), [find_bot(bot, seed=0, playouts=1) for _ in range(seats)]
    while not table.over:
        for seat in sorted(table.waiting):
            table.play(bots[seat].choose(table.view(seat)))


def play_group(match: Match, group: int) -> list[Sitting]:
    """The games of one group: as many as there are bots, all with the same chance."""
    for bot in match.bots:
        _wake(match.game, bot)
    found: list[Sitting] = []
    for rotation in range(len(match.bots)):
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
        chance = pick(match.seed, 16 * group, SEEDS)
        table = new(match.game, match.seats, seed=chance, components=match.components)
        sittings = [Sitting(rotation, seat, bot, 0, 0.0) for seat, bot in enumerate(seating)]
        while not table.over:
            for seat in sorted(table.waiting):
                view = table.view(seat)
                start = perf_counter()
                move = bots[seat].choose(view)
                sittings[seat].seconds += perf_counter() - start
                sittings[seat].decisions += 1
                table.play(move)
        for sitting, points in zip(sittings, table.scores, strict=True):
            sitting.points = points
            sitting.won = 1 / len(table.winners) if sitting.seat in table.winners else 0.0
        found += sittings
    return found
