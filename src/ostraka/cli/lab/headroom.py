"""How far a bot is from a clairvoyant player, as a table or as JSON."""

from rich.table import Table as Grid

from ostraka.cli.console.streams import out
from ostraka.cli.console.text import interval, percent
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.lab.progress import follow, print_json
from ostraka.cli.warm_up import prepare
from ostraka.lab.headroom import OPPONENT, Headroom, PlayerResult

_MOST_GAMES = 100_000


def run(study: Headroom, processes: int | None, *, json: bool) -> int:
    if not 2 <= study.games <= _MOST_GAMES:
        raise CommandError(f"--games must be from 2 to {_MOST_GAMES}, not {study.games}")
    prepare(study.game, {*study.bots, OPPONENT})
    results = follow(study, "Looking ahead", processes=processes)
    if json:
        print_json({"game": study.game, "seats": study.seats, "seed": study.seed, "players": results})
    else:
        out.print(_table(study, results))
    return FINE


def _table(study: Headroom, results: list[PlayerResult]) -> Grid:
    title = (
        f"{results[0].games} games of {study.game} at {study.seats} seats against {OPPONENT},"
        f" seed {study.seed}; 95% intervals"
    )
    grid = Grid(title=title, title_justify="left")
    grid.add_column("player")
    grid.add_column("points", justify="right")
    grid.add_column("wins", justify="right")
    for player in results:
        grid.add_row(
            player.player,
            interval(player.points, player.points_error),
            percent(player.wins, player.wins_error),
        )
    return grid
