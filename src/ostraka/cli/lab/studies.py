"""Tournaments and studies of balance: what is printed, and which files are written."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table as Grid

from ostraka.bots import BOTS
from ostraka.cli.console.files import may_write, read_text, typed_path, written_whole
from ostraka.cli.console.streams import out as screen
from ostraka.cli.console.streams import say
from ostraka.cli.console.text import interval, listed
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.game import terminal_games
from ostraka.cli.lab.match import standings
from ostraka.cli.lab.progress import follow, print_json
from ostraka.cli.warm_up import prepare
from ostraka.core.extras import require
from ostraka.core.game import Components
from ostraka.core.packages import game_packages
from ostraka.lab.balance import page as balance_page
from ostraka.lab.balance.balance import Balance, Balanced
from ostraka.lab.reports.page import Page
from ostraka.lab.runner.columns import Columns, check_format, format_number
from ostraka.lab.tournament import page as tournament_page
from ostraka.lab.tournament.tournament import Outcome, Tournament


@dataclass(frozen=True)
class Outputs:
    """Where the outcome of a study goes."""

    results: Path | None = None
    report: Path | None = None
    json: bool = False

    def checked(self, journal: Path | None, *, force: bool) -> "Outputs":
        """The same, if all of them can be written: that is checked before any game is played."""
        named = [path.resolve() for path in (self.results, self.report, journal) if path is not None]
        if twice := [path.name for path in named if named.count(path) > 1]:
            raise CommandError(
                f"{twice[0]} is named twice; results, report and journal must be different files"
            )
        for path in (self.results, self.report):
            if path is not None:
                may_write(path, force=force)
        if journal is not None:
            may_write(journal, force=True)  # the study resumes from it
        if self.results is not None:
            check_format(self.results)
        if self.report is not None:
            require("lab", "vl_convert")
        return self

    def write(self, results: Columns, page: Callable[[], Page]) -> None:
        if self.results is not None:
            with written_whole(self.results) as stream:
                results.write(stream, self.results.suffix)
        if self.report is not None:
            with written_whole(self.report) as stream:
                stream.write(str(page()).encode())
        for path in (self.results, self.report):
            if path is not None and not self.json:
                say(f"Written: {path}")


def tournament(
    study: Tournament, outputs: Outputs, processes: int | None, cluster: str | None, journal: Path | None
) -> int:
    _check_cluster(cluster)
    bots = {bot if bot in BOTS else "architect" for bot in study.bots}
    prepare(study.game, bots)
    what = f"{len(study.bots)} bots, at most {study.games} games"
    outcome = follow(study, what, processes=processes, cluster=cluster, journal=journal)
    if outputs.json:
        print_json(
            {
                "game": study.game, "seats": study.seats, "seed": study.seed, "games": outcome.played,
                "sure": outcome.sure, "bots": outcome.standings, "steps": outcome.steps,
            }
        )  # fmt: skip
    else:
        screen.print(standings(outcome))
        screen.print(_steps(outcome))

    outputs.write(outcome.games, lambda: tournament_page.page(outcome))
    return FINE


def balance(
    study: Balance, outputs: Outputs, processes: int | None, cluster: str | None, journal: Path | None
) -> int:
    _check_cluster(cluster)
    prepare(study.game, ["architect"])
    what = f"{study.batches * study.batch_size} games of {study.game}"
    measured = follow(study, what, processes=processes, cluster=cluster, journal=journal)
    if outputs.json:
        print_json(
            {
                "game": study.game, "seed": study.seed, "games": measured.played,
                "criteria": measured.criteria, "worth": list(measured.worth.each()),
                "seats": measured.seats, "ablations": measured.ablation_losses,
            }
        )  # fmt: skip
    else:
        screen.print(_criteria(measured))
        if outputs.results is None and outputs.report is None:
            say("For the worth of each component, use --report FILE, --out FILE or --json.")
    outputs.write(measured.worth, lambda: balance_page.page(measured))
    return FINE


def _check_cluster(cluster: str | None) -> None:
    """Report a missing package before anything is compiled."""
    if cluster is not None:
        require("cluster", "distributed")


def find_components(text: str) -> tuple[str, Components | None]:
    """The game that is named, or the one whose components are in a file, with these."""
    if text in game_packages():
        return text, None
    path = typed_path(text)
    content = read_text(path)
    for name, game in terminal_games().items():
        for option in game.options:
            if option.load is not None and game.owns(content):
                return name, option.load(path)
    raise CommandError(
        f"{path} is neither a game nor a file of components of one; games: {', '.join(game_packages())}"
    )


def _criteria(measured: Balanced) -> Grid:
    counts = listed([str(seats) for seats in measured.seat_counts])
    study = measured.study
    title = f"{measured.played} games of architects of {study.game} at {counts} seats, seed {study.seed}"
    grid = Grid(title=title, title_justify="left")
    for column in ("criterion", "wanted", "about", "figure", "interval", ""):
        grid.add_column(column, justify="right" if column in ("figure", "interval") else "left")
    for row in measured.criteria:
        interval = f"{format_number(row.low)} to {format_number(row.high)}"
        grid.add_row(row.criterion, row.wanted, row.about, format_number(row.figure), interval, row.verdict)
    return grid


def _steps(outcome: Outcome) -> Grid:
    grid = Grid(title="Is the order known? (95% for all steps together)", title_justify="left")
    for column in ("bot", "compared with", "ahead by", ""):
        grid.add_column(column, justify="right" if column == "ahead by" else "left")
    for step in outcome.steps:
        grid.add_row(step.stronger, step.weaker, interval(step.elo, step.elo_error, ".0f"), step.verdict)
    return grid
