"""Simulated games between bots.

All seeds of a simulation follow from one: draw 8g of it is the seed of the chance of game g, and draw
8g + 1 + s that of the bot on seat s (`ostraka.table.randomness` defines a draw).
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, Final

from rich.progress import track
from rich.table import Table as Grid

from ostraka.bots import check_bot, find_bot
from ostraka.bots.playing import play_out
from ostraka.cli.console.files import written_whole
from ostraka.cli.console.streams import complain, err, out, say
from ostraka.cli.errors import FINE, CommandError
from ostraka.core.game import Components
from ostraka.table.chance import Seeded
from ostraka.table.new import new
from ostraka.table.randomness import pick
from ostraka.table.table import Table

_MOST_GAMES: Final = 1_000_000_000
_DRAWS_A_GAME: Final = 8
_SEEDS: Final = 1 << 62


def chance_seed(seed: int, game: int) -> int:
    return pick(seed, _DRAWS_A_GAME * game, _SEEDS)


def bot_seed(seed: int, game: int, seat: int) -> int:
    return pick(seed, _DRAWS_A_GAME * game + 1 + seat, _SEEDS)


@dataclass(frozen=True)
class Simulation:
    """What the games of a simulation have in common; the same simulation gives the same games."""

    game: str
    bots: Sequence[str]  # by seat
    seed: int
    components: Components | None = None
    setup: Mapping[str, Any] = field(default_factory=dict)  # what is chosen before the first move

    def play(self, number: int) -> Table:
        table = new(
            self.game,
            len(self.bots),
            seed=chance_seed(self.seed, number),
            names=self.bots,
            components=self.components,
            **self.setup,
        )
        bots = [find_bot(name, seed=bot_seed(self.seed, number, seat)) for seat, name in enumerate(self.bots)]
        play_out(table, bots)
        return table


@dataclass
class Tally:
    """Scores and wins so far, by seat."""

    seats: int
    games: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores, self.wins = [0] * self.seats, [0] * self.seats

    def add(self, table: Table) -> None:
        self.games += 1
        for seat, score in enumerate(table.scores):
            self.scores[seat] += score
        for seat in table.winners:
            self.wins[seat] += 1


def bot_names(text: str, seats: int) -> list[str]:
    """The bot on each seat, from a list with commas that is repeated as often as needed."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise CommandError("name at least one bot, as in --bots random")
    for name in names:
        check_bot(name)
    if len(names) > seats:
        raise CommandError(f"--bots {text}: more bots ({len(names)}) than seats for them ({seats})")
    return [names[seat % len(names)] for seat in range(seats)]


def simulate(simulation: Simulation, games: int, target: str | None) -> int:
    if not 1 <= games <= _MOST_GAMES:
        raise CommandError(f"--games must be from 1 to {_MOST_GAMES}, not {games}")
    Seeded(simulation.seed)  # refuses a bad seed
    tally = Tally(len(simulation.bots))
    try:
        with _opened(target) as stream:
            for table in _played(simulation, games):
                tally.add(table)
                if stream is not None:
                    stream.write(table.record().encode() + b"\n")
    except KeyboardInterrupt:
        nothing = "" if target in (None, "-") else f"; nothing was written to {target}"
        complain(f"interrupted after {tally.games} games{nothing}")
        raise
    if target is None:
        out.print(_summary(simulation, tally))
    elif target != "-":
        say(f"{games} games written to {target}")
    return FINE


def _opened(target: str | None) -> AbstractContextManager[BinaryIO | None]:
    if target is None:
        return nullcontext()
    return nullcontext(sys.stdout.buffer) if target == "-" else written_whole(Path(target))


def _played(simulation: Simulation, games: int) -> Iterator[Table]:
    numbers = track(
        range(games), f"Playing {simulation.game}", console=err, transient=True, disable=not err.is_terminal
    )
    return map(simulation.play, numbers)


def _summary(simulation: Simulation, tally: Tally) -> Grid:
    title = f"{tally.games} games of {simulation.game}, seed {simulation.seed}"
    grid = Grid(title=title, title_justify="left")
    grid.add_column("seat", justify="right")
    grid.add_column("bot")
    grid.add_column("mean score", justify="right")
    grid.add_column("wins", justify="right")
    for seat, name in enumerate(simulation.bots):
        mean = tally.scores[seat] / tally.games
        grid.add_row(str(seat), name, f"{mean:.2f}", str(tally.wins[seat]))
    return grid
