"""How far a bot is from a player who knows what chance will bring."""

from rich.table import Table as Sheet

from ostraka.cli.console.intervals import margin, percent
from ostraka.cli.console.streams import out
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.lab.progress import follow, print_json
from ostraka.cli.warm_up import prepare
from ostraka.lab.headroom import OPPONENT, Headroom, PlayerResult

_MOST_GAMES = 100_000


def run(study: Headroom, processes: int | None, *, json: bool) -> int:
    if not 2 <= study.games <= _MOST_GAMES:
        raise CommandError(f"--games is a number from 2 to {_MOST_GAMES}, not {study.games}")
    prepare(study.game, {*study.bots, OPPONENT})
    found = follow(study, "Looking ahead", processes=processes)
    if json:
        print_json({"game": study.game, "seats": study.seats, "seed": study.seed, "players": found})
    else:
        out.print(_sheet(study, found))
    return FINE


def _sheet(study: Headroom, found: list[PlayerResult]) -> Sheet:
    title = (
        f"{found[0].games} games of {study.game} at {study.seats} seats against {OPPONENT},"
        f" seed {study.seed}; 95% intervals"
    )
    sheet = Sheet(title=title, title_justify="left")
    sheet.add_column("player")
    sheet.add_column("points", justify="right")
    sheet.add_column("wins", justify="right")
    for player in found:
        sheet.add_row(
            player.player,
            margin(player.points, player.points_error),
            percent(player.wins, player.wins_error),
        )
    return sheet
