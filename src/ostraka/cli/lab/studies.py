"""Tournaments and studies of balance: what is printed, and which files are written."""

from collections.abc import Callable
from typing import TypeVar

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
from ostraka.cli.lab.study_options import StudyOptions
from ostraka.cli.warm_up import prepare
from ostraka.core.extras import require
from ostraka.core.game import Components
from ostraka.core.packages import game_packages
from ostraka.lab.balance import page as balance_page
from ostraka.lab.balance.balance import Balance, Balanced
from ostraka.lab.reports.page import Page
from ostraka.lab.runner.columns import Columns, check_format, format_number
from ostraka.lab.runner.study import Study
from ostraka.lab.tournament import page as tournament_page
from ostraka.lab.tournament.tournament import Outcome, Tournament

A = TypeVar("A")


def check_outputs(options: StudyOptions) -> None:
    """Refuse files that cannot be written, before any game is played."""
    named = [path.resolve() for path in (options.out, options.report, options.journal) if path is not None]
    if twice := [path.name for path in named if named.count(path) > 1]:
        raise CommandError(f"{twice[0]} is named twice; results, report and journal must be different files")
    for path in (options.out, options.report):
        if path is not None:
            may_write(path, force=options.force)
    if options.journal is not None:
        may_write(options.journal, force=True)  # the study resumes from it
    if options.out is not None:
        check_format(options.out)
    if options.report is not None:
        require("lab", "vl_convert")


def _write(options: StudyOptions, results: Columns, page: Callable[[], Page]) -> None:
    if options.out is not None:
        with written_whole(options.out) as stream:
            results.write(stream, options.out.suffix)
    if options.report is not None:
        with written_whole(options.report) as stream:
            stream.write(str(page()).encode())
    for path in (options.out, options.report):
        if path is not None and not options.json:
            say(f"Written: {path}")


def tournament(study: Tournament, options: StudyOptions) -> int:
    _check_cluster(options.cluster)
    bots = {bot if bot in BOTS else "architect" for bot in study.bots}
    prepare(study.game, bots)
    what = f"{len(study.bots)} bots, at most {study.games} games"
    outcome = _followed(study, what, options)
    if options.json:
        print_json(
            {
                "game": study.game, "seats": study.seats, "seed": study.seed, "games": outcome.played,
                "sure": outcome.sure, "bots": outcome.standings, "steps": outcome.steps,
            }
        )  # fmt: skip
    else:
        screen.print(standings(outcome))
        screen.print(_steps(outcome))
    _write(options, outcome.games, lambda: tournament_page.page(outcome))
    return FINE


def balance(study: Balance, options: StudyOptions) -> int:
    _check_cluster(options.cluster)
    prepare(study.game, ["architect"])
    what = f"{study.batches * study.batch_size} games of {study.game}"
    measured = _followed(study, what, options)
    if options.json:
        print_json(
            {
                "game": study.game, "seed": study.seed, "games": measured.played,
                "criteria": measured.criteria, "worth": list(measured.worth.each()),
                "seats": measured.seats, "ablations": measured.ablation_losses,
            }
        )  # fmt: skip
    else:
        screen.print(_criteria(measured))
        if options.out is None and options.report is None:
            say("For the worth of each component, use --report FILE, --out FILE or --json.")
    _write(options, measured.worth, lambda: balance_page.page(measured))
    return FINE


def _followed(study: Study[A], what: str, options: StudyOptions) -> A:
    return follow(study, what, processes=options.processes, cluster=options.cluster, journal=options.journal)


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
