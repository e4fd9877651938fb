"""How far a bot is from a clairvoyant player, as a table or as JSON."""

from rich.table import Table as Grid

from ostraka.cli.console.streams import out
from ostraka.cli.console.text import interval, percent
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.lab.progress import follow, print_json
from ostraka.cli.warm_up import prepare
from ostraka.lab.headroom import OPPONENT, Question, Reached

_MOST_GAMES = 100_000


def run(question: Question, processes: int | None, *, json: bool) -> int:
    if not 2 <= question.games <= _MOST_GAMES:
        raise CommandError(f"--games must be from 2 to {_MOST_GAMES}, not {question.games}")
    prepare(question.game, {*question.bots, OPPONENT})
    results = follow(question, "Looking ahead", processes=processes)
    if json:
        print_json(
            {"game": question.game, "seats": question.seats, "seed": question.seed, "players": results}
        )
    else:
        out.print(_table(question, results))
    return FINE


def _table(question: Question, results: list[Reached]) -> Grid:
    title = (
        f"{results[0].games} games of {question.game} at {question.seats} seats against {OPPONENT},"
        f" seed {question.seed}; 95% intervals"
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
