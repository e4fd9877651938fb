"""Simulated games between bots."""

import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from rich.progress import Progress
from rich.table import Table as Grid

from ostraka.bots import check_bot
from ostraka.cli.console.files import written_whole
from ostraka.cli.console.streams import complain, err, out, say
from ostraka.cli.errors import FINE, CommandError
from ostraka.lab.runner.study import Part
from ostraka.lab.simulation import RECORD, SeatTotals, Simulation
from ostraka.lab.simulation import simulate as play


def bot_names(text: str, seats: int) -> tuple[str, ...]:
    """The bot on each seat, from a list with commas that is repeated as often as needed."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise CommandError("name at least one bot, as in --bots random")
    for name in names:
        check_bot(name)
    if len(names) > seats:
        raise CommandError(f"--bots names {len(names)} bots for {seats} seats; leave some out or add --seats")
    return tuple(names[seat % len(names)] for seat in range(seats))


def simulate(simulation: Simulation, target: str | None) -> int:
    done = 0
    try:
        with (
            _opened(target) as stream,
            Progress(console=err, transient=True, disable=not err.is_terminal) as progress,
        ):
            task = progress.add_task(f"Playing {simulation.game}", total=simulation.games)

            def take(part: Part) -> None:
                nonlocal done
                done += len(part["points"])
                if stream is not None:
                    stream.writelines(record + b"\n" for record in part[RECORD].tolist())
                progress.update(task, completed=done)

            totals = play(simulation, on_batch=take)
    except KeyboardInterrupt:
        nothing = "" if target in (None, "-") else f"; nothing was written to {target}"
        complain(f"interrupted after {done} games{nothing}")
        raise
    if target is None:
        out.print(_summary(simulation, totals))
    elif target != "-":
        say(f"{totals.games} games written to {target}")
    return FINE


def _opened(target: str | None) -> AbstractContextManager[BinaryIO | None]:
    if target is None:
        return nullcontext()
    return nullcontext(sys.stdout.buffer) if target == "-" else written_whole(Path(target))


def _summary(simulation: Simulation, totals: SeatTotals) -> Grid:
    title = f"{totals.games} games of {simulation.game}, seed {simulation.seed}"
    grid = Grid(title=title, title_justify="left")
    grid.add_column("seat", justify="right")
    grid.add_column("bot")
    grid.add_column("mean score", justify="right")
    grid.add_column("wins", justify="right")
    for seat, name in enumerate(simulation.bots):
        mean = totals.points[seat] / totals.games
        grid.add_row(str(seat), name, f"{mean:.2f}", str(totals.wins[seat]))
    return grid
