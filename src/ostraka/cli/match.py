"""Bots against each other, as a table or as JSON."""

import msgspec
from rich.progress import Progress
from rich.table import Table as Sheet

from ostraka.cli.consoles import err, out, say
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.prepare import prepare
from ostraka.lab.match import Match, Standing, Tally, play, standings

_MOST_GAMES = 10_000_000


def run(match: Match, games: int, processes: int | None, *, json: bool) -> int:
    if not len(match.bots) <= games <= _MOST_GAMES:
        raise CommandError(f"--games is a number from {len(match.bots)} to {_MOST_GAMES}, not {games}")
    if processes is not None and processes < 1:
        raise CommandError(f"--processes is at least 1, not {processes}")
    prepare(match.game, match.bots)
    wanted = -(-games // len(match.bots))
    groups: list[list[Tally]] = []
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(f"{' against '.join(match.bots)}", total=wanted)
        for portion in play(match, wanted, processes):
            groups += portion
            progress.advance(task, len(portion))
    found = standings(match, groups)
    if json:
        told = {"game": match.game, "seats": match.seats, "seed": match.seed, "bots": found}
        say(msgspec.json.encode(told).decode())
    else:
        out.print(_sheet(match, found))
    return FINE


def _sheet(match: Match, found: list[Standing]) -> Sheet:
    games = sum(standing.games for standing in found) // match.seats
    title = f"{games} games of {match.game} at {match.seats} seats, seed {match.seed}; 95% intervals"
    sheet = Sheet(title=title, title_justify="left")
    sheet.add_column("bot")
    for column in ("wins", "shared", "points", "Elo", "ms a decision"):
        sheet.add_column(column, justify="right")
    for bot in found:
        elo = "-" if bot.elo is None else f"{bot.elo:+.0f} ± {bot.elo_error:.0f}"
        sheet.add_row(
            bot.bot,
            f"{100 * bot.wins:.1f}% ± {100 * bot.wins_error:.1f}",
            str(bot.shared),
            f"{bot.points:.1f} ± {bot.points_error:.1f}",
            elo,
            f"{bot.milliseconds:.2f}",
        )
    return sheet
