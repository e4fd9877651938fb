"""Many games between bots."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, Final

from rich.progress import track
from rich.table import Table as Sheet

from ostraka.bots import check_bot, find_bot
from ostraka.cli.console.files import written_whole
from ostraka.cli.console.streams import complain, err, out, say
from ostraka.cli.errors import CommandError
from ostraka.core.game import Components
from ostraka.table.chance import check_seed
from ostraka.table.new import new
from ostraka.table.randomness import bot_seed, chance_seed
from ostraka.table.table import Table

_MOST_GAMES: Final = 1_000_000_000


@dataclass(frozen=True)
class Match:
    """What the games of a simulation have in common; the same match gives the same games."""

    game: str
    names: Sequence[str]  # the bot on each seat
    seed: int
    components: Components | None = None
    chosen: Mapping[str, Any] = field(default_factory=dict)  # what is settled before the first move

    def play(self, number: int) -> Table:
        seats = range(len(self.names))
        table = new(
            self.game,
            len(self.names),
            seed=chance_seed(self.seed, number),
            names=self.names,
            components=self.components,
            **self.chosen,
        )
        bots = [find_bot(self.names[seat], seed=bot_seed(self.seed, number, seat)) for seat in seats]
        while not table.over:
            for seat in sorted(table.waiting):
                table.play(bots[seat].choose(table.view(seat)))
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


def cast_bots(listed: str, seats: int) -> list[str]:
    """The bot on each of some seats, from a list that is repeated as often as needed."""
    names = [name.strip() for name in listed.split(",") if name.strip()]
    if not names:
        raise CommandError("name at least one bot, as in --bots random")
    for name in names:
        check_bot(name)
    if len(names) > seats:
        raise CommandError(f"--bots {listed}: more bots ({len(names)}) than seats for them ({seats})")
    return [names[seat % len(names)] for seat in range(seats)]


def simulate(match: Match, games: int, target: str | None) -> int:
    if not 1 <= games <= _MOST_GAMES:
        raise CommandError(f"--games is a number from 1 to {_MOST_GAMES}, not {games}")
    check_seed(match.seed)
    tally = Tally(len(match.names))
    try:
        with _opened(target) as stream:
            for table in _played(match, games):
                tally.add(table)
                if stream is not None:
                    stream.write(table.record().encode() + b"\n")
    except KeyboardInterrupt:
        kept = "" if target in (None, "-") else f"; nothing was written to {target}"
        complain(f"interrupted after {tally.games} games{kept}")
        raise
    if target is None:
        _show(match, tally)
    elif target != "-":
        say(f"{games} games written to {target}")
    return 0


def _opened(target: str | None) -> AbstractContextManager[BinaryIO | None]:
    if target is None:
        return nullcontext()
    return nullcontext(sys.stdout.buffer) if target == "-" else written_whole(Path(target))


def _played(match: Match, games: int) -> Iterator[Table]:
    numbers = track(
        range(games), f"Playing {match.game}", console=err, transient=True, disable=not err.is_terminal
    )
    return map(match.play, numbers)


def _show(match: Match, tally: Tally) -> None:
    sheet = Sheet(title=f"{tally.games} games of {match.game}, seed {match.seed}", title_justify="left")
    sheet.add_column("seat", justify="right")
    sheet.add_column("bot")
    sheet.add_column("mean score", justify="right")
    sheet.add_column("wins", justify="right")
    for seat, name in enumerate(match.names):
        mean = tally.scores[seat] / tally.games
        sheet.add_row(str(seat), name, f"{mean:.2f}", str(tally.wins[seat]))
    out.print(sheet)
