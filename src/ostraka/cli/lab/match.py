"""Results of a match between bots, as a table or as JSON."""

from rich.table import Table as Grid

from ostraka.cli.console.streams import out
from ostraka.cli.console.text import interval, percent
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.lab.progress import follow, print_json
from ostraka.cli.warm_up import prepare
from ostraka.lab.tournament.match import Match
from ostraka.lab.tournament.tournament import Outcome, Tournament

_MOST_GAMES = 10_000_000
_MOST_GROUPS_AT_A_TIME = 25


def run(match: Match, games: int, processes: int | None, *, json: bool) -> int:
    """Play a tournament with a single pairing."""
    if not len(match.bots) <= games <= _MOST_GAMES:
        raise CommandError(f"--games must be from {len(match.bots)} to {_MOST_GAMES}, not {games}")
    prepare(match.game, match.bots)
    groups = -(-games // len(match.bots))
    batch_size = next(
        size for size in range(min(_MOST_GROUPS_AT_A_TIME, groups), 0, -1) if groups % size == 0
    )
    tournament = Tournament(
        match.game,
        match.bots,
        match.seats,
        match.seed,
        match.budget,
        games=games,
        batch_size=batch_size,
        until_sure=False,
    )
    outcome = follow(tournament, " against ".join(match.bots), processes=processes)
    if json:
        ranked = sorted(outcome.standings, key=lambda standing: match.bots.index(standing.bot))
        print_json({"game": match.game, "seats": match.seats, "seed": match.seed, "bots": ranked})
    else:
        out.print(standings(outcome))
    return FINE


def standings(outcome: Outcome) -> Grid:
    tournament = outcome.tournament
    title = (
        f"{outcome.played} games of {tournament.game} at {tournament.seats} seats, seed {tournament.seed};"
        " 95% intervals"
    )
    grid = Grid(title=title, title_justify="left")
    grid.add_column("bot")
    for column in ("wins", "shared", "points", "Elo", "ms a decision"):
        grid.add_column(column, justify="right")
    for bot in outcome.standings:
        grid.add_row(
            bot.bot,
            percent(bot.wins, bot.wins_error),
            str(bot.shared),
            interval(bot.points, bot.points_error),
            interval(bot.elo, bot.elo_error, "+.0f"),
            f"{bot.milliseconds:.2f}",
        )
    return grid
