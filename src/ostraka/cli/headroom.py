"""How far a bot is from a player who knows what chance will bring."""

import msgspec
from rich.progress import Progress
from rich.table import Table as Sheet

from ostraka.cli.consoles import err, out, say
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.prepare import prepare
from ostraka.lab.headroom import OPPONENT, Question, Reached, play, summed_up

_MOST_GAMES = 100_000


def run(question: Question, games: int, processes: int | None, *, json: bool) -> int:
    if not 2 <= games <= _MOST_GAMES:
        raise CommandError(f"--games is a number from 2 to {_MOST_GAMES}, not {games}")
    if processes is not None and processes < 1:
        raise CommandError(f"--processes is at least 1, not {processes}")
    prepare(question.game, {*question.bots, OPPONENT})
    played = []
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("Looking ahead", total=games)
        for game in play(question, games, processes):
            played.append(game)
            progress.advance(task)
    found = summed_up(question, played)
    if json:
        told = {"game": question.game, "seats": question.seats, "seed": question.seed, "players": found}
        say(msgspec.json.encode(told).decode())
    else:
        out.print(_sheet(question, found))
    return FINE


def _sheet(question: Question, found: list[Reached]) -> Sheet:
    title = (
        f"{found[0].games} games of {question.game} at {question.seats} seats against {OPPONENT},"
        f" seed {question.seed}; 95% intervals"
    )
    sheet = Sheet(title=title, title_justify="left")
    sheet.add_column("player")
    sheet.add_column("points", justify="right")
    sheet.add_column("wins", justify="right")
    for player in found:
        sheet.add_row(
            player.player,
            f"{player.points:.1f} ± {player.points_error:.1f}",
            f"{100 * player.wins:.1f}% ± {100 * player.wins_error:.1f}",
        )
    return sheet
