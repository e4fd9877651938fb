"""The commands: what they are called, what they accept, and what they say about themselves."""

import gc
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from ostraka._version import __version__
from ostraka.cli.console.files import may_write
from ostraka.cli.console.streams import complain, out, say
from ostraka.cli.errors import FINE, INTERRUPTED, USER_ERROR, code_for, sentence_for
from ostraka.cli.lab.commands import deck, lab, sheet
from ostraka.cli.options import (
    BOTS,
    Block,
    Deck,
    First,
    Force,
    Game,
    Games,
    Json,
    Milliseconds,
    Playouts,
    Processes,
    Seats,
    Seed,
    Sheets,
    Source,
    WhichGame,
    whole_number,
)
from ostraka.core import rulebook
from ostraka.core.packages import game_packages

app = App(
    name="ostraka",
    help="Pyramids and Cheops, two Egyptian write games: play them, study them, build on them.\n\n"
    "Example: ostraka play cheops",
    version=__version__,
    help_format="plaintext",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
app.command(deck)
app.command(sheet)
app.command(lab)


@app.command
def play(
    game: Game = "pyramids",
    /,
    *,
    seats: Annotated[
        int | None, Parameter(help="How many play; 2 by default.", converter=whole_number)
    ] = None,
    people: Annotated[
        str | None,
        Parameter(
            help="How many people play, or with a comma on which seats, as in 0,2 or 1,; 1 by default."
        ),
    ] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help=f"The bots on the other seats, as in scribe,random; scribe by default. There are {BOTS}."
        ),
    ] = None,
    names: Annotated[str | None, Parameter(help="The names of the people, as in Ann,Ben.")] = None,
    seed: Annotated[
        int | None,
        Parameter(help="The same seed gives the same cards, flips and rolls.", converter=whole_number),
    ] = None,
    deck: Deck = None,
    block: Block = None,
    sheets: Sheets = None,
    first: First = None,
    resume: Annotated[
        str | None,
        Parameter(help="A saved game to go on with: last, a name from --list, or a file."),
    ] = None,
    list_: Annotated[
        bool, Parameter(name="--list", help="Only list the saved games.", negative="", show_default=False)
    ] = False,
    remove: Annotated[
        str | None, Parameter(help="Only remove a saved game: last, or a name from --list.")
    ] = None,
) -> int:
    """Play in the terminal, alone against bots or in turns at one screen.

    Without a terminal, moves and commands are read from standard input, one a
    line. A turn that is whole is confirmed at once; empty lines mean nothing.
    What is refused is told on standard error, and makes the exit code 2 in the
    end. A game that is left, or whose input ends, is saved; its bots are known
    by their names.

    Example: ostraka play cheops --seats 3 --people 2 --names Ann,Ben
    """
    from ostraka.cli.component_options import Equipment
    from ostraka.cli.play.start import Wishes, list_saved, remove_saved
    from ostraka.cli.play.start import play as start

    if list_:
        return list_saved()
    if remove is not None:
        return remove_saved(remove)
    equipment = Equipment(deck, block, sheets, first)
    return start(Wishes(game, seats, people, bots, names, seed, resume, equipment))


@app.command
def simulate(
    game: Game = "pyramids",
    /,
    *,
    seats: Seats = 2,
    bots: Annotated[
        str,
        Parameter(
            help=f"The bot on each seat, as in scribe,random; a short list is repeated. There are {BOTS}."
        ),
    ] = "random",
    games: Annotated[int, Parameter(help="How many games.", converter=whole_number)] = 1000,
    seed: Annotated[
        int, Parameter(help="The same arguments give the same games.", converter=whole_number)
    ] = 0,
    deck: Deck = None,
    block: Block = None,
    sheets: Sheets = None,
    first: First = None,
    out: Annotated[
        str | None,
        Parameter(
            help="The file for the records, one a line; - is standard output.", allow_leading_hyphen=True
        ),
    ] = None,
    force: Force = False,
) -> int:
    """Let bots play many games; without --out only a summary is shown.

    Example: ostraka simulate cheops --seats 3 --games 1000 --seed 1 --out games.jsonl
    """
    if out != "-":
        may_write(out, force=force)
    from ostraka.cli.archive.simulate import cast_bots
    from ostraka.cli.archive.simulate import simulate as start
    from ostraka.cli.component_options import Equipment
    from ostraka.cli.warm_up import prepare
    from ostraka.core.registry import find_game
    from ostraka.lab.simulation import Simulation
    from ostraka.table.setup_checks import check_seats

    check_seats(find_game(game), seats)
    equipment = Equipment(deck, block, sheets, first)
    equipment.check(game)
    prepare(game)
    simulation = Simulation(
        game,
        cast_bots(bots, seats),
        seed,
        equipment.components,
        equipment.chosen,
        games,
        with_records=out is not None,
    )
    prepare(game, simulation.bots)
    return start(simulation, out)


@app.command
def match(
    game: Game,
    /,
    *bots: Annotated[str, Parameter(help=f"The bots, two or more. There are {BOTS}.")],
    seats: Seats = 2,
    games: Games = 1000,
    playouts: Playouts = None,
    milliseconds: Milliseconds = None,
    seed: Seed = 0,
    processes: Processes = None,
    json: Json = False,
) -> int:
    """Let bots play each other, with seats rotated and the same chance for all.

    Wins, points and Elo come with 95% intervals. With more seats than bots, the
    bots sit in turns.

    Example: ostraka match pyramids pharaoh scribe --games 1000
    """
    from ostraka.bots import Budget
    from ostraka.cli.lab.match import run
    from ostraka.lab.tournament.match import Match

    return run(Match(game, bots, seats, seed, Budget(playouts, milliseconds)), games, processes, json=json)


@app.command
def verify(source: Source, /) -> int:
    """Referee every move of recorded games again, the results and the fair draws too.

    Example: ostraka verify games.jsonl
    """
    from ostraka.cli.archive.verify import verify as start

    return start(source)


@app.command
def replay(
    source: Source,
    /,
    *,
    at: Annotated[
        int | None,
        Parameter(
            help="After which move; -1 is before the last one.",
            allow_leading_hyphen=True,
            converter=whole_number,
        ),
    ] = None,
    game: WhichGame = 1,
) -> int:
    """Show the table of a recorded game after any move, by default the last.

    Example: ostraka replay games.jsonl --game 3 --at 40
    """
    from ostraka.cli.archive.replay import replay as start

    return start(source, at, game)


@app.command
def serve(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen on.")] = None,
    port: Annotated[
        int | None, Parameter(help="The port to listen on; 0 takes a free one.", converter=whole_number)
    ] = None,
    database: Annotated[str | None, Parameter(help="A file for SQLite, or postgresql://….")] = None,
    redis_url: Annotated[str | None, Parameter(help="redis://…, which connects several processes.")] = None,
    public_url: Annotated[
        str | None, Parameter(help="The URL that browsers use, such as https://play.example.org.")
    ] = None,
    trusted_proxies: Annotated[
        int | None,
        Parameter(help="Number of trusted reverse proxies that set X-Forwarded-For.", converter=whole_number),
    ] = None,
    log_level: Annotated[str | None, Parameter(help="debug, info, warning or error.")] = None,
    settings: Annotated[Path | None, Parameter(help="A file of settings (TOML).")] = None,
    browser: Annotated[bool, Parameter(help="Open the page.", negative="--no-browser")] = True,
) -> int:
    """Serve tables to browsers: to play alone, or with friends by a link.

    docs/operating.md lists all settings, which can also stand in the environment
    (OSTRAKA_PORT) or in a file.

    Example: ostraka serve --port 8080 --no-browser
    """
    gc.disable()  # nothing of what is loaded now is garbage; the server switches it on when it serves

    from ostraka.cli.warm_up import prepare_server
    from ostraka.server.serve import serve as start
    from ostraka.server.settings import find_settings

    flags = {
        "host": host,
        "port": port,
        "database": database,
        "redis_url": redis_url,
        "public_url": public_url,
        "trusted_proxies": trusted_proxies,
        "log_level": log_level,
    }
    found = find_settings(flags, settings)
    prepare_server()
    start(found, browser=browser)
    return FINE


@app.command
def migrate(
    *,
    database: Annotated[str | None, Parameter(help="A file for SQLite, or postgresql://….")] = None,
    settings: Annotated[Path | None, Parameter(help="A file of settings (TOML).")] = None,
) -> int:
    """Bring the database of a server up to date.

    Example: ostraka migrate --database postgresql://localhost/ostraka
    """
    from ostraka.server.db.migrate import migrate as start
    from ostraka.server.settings import find_settings

    start(find_settings({"database": database}, settings).database_or_default)
    say("The database is up to date.")
    return FINE


@app.command
def review(
    source: Source,
    /,
    *,
    seat: Annotated[
        int | None, Parameter(help="The decisions of one seat only.", converter=whole_number)
    ] = None,
    game: WhichGame = 1,
    playouts: Playouts = None,
    json: Json = False,
) -> int:
    """Look back on a recorded game: what each decision cost, what chance gave, where it turned.

    Every decision is compared with the best that pharaoh finds. A cost counts
    one for each per cent of winning and one for each point that it gave away:
    from 4 on it is an inaccuracy, from 10 a mistake, from 20 a blunder, as far as
    it stands out of the scatter of the playouts (800 a decision by default).

    Example: ostraka review game.json --seat 0
    """
    from ostraka.cli.archive.review import run

    return run(source, game, seat, playouts, json=json)


@app.command(name="print")
def print_(
    game: Game,
    /,
    *,
    out: Annotated[Path, Parameter(help="The file to write, a PDF.")],
    language: Annotated[str, Parameter(help="The language: en, pl, it, cs or de.")] = "en",
    paper: Annotated[str, Parameter(help="The paper: a4 or letter.")] = "a4",
    backs: Annotated[
        bool,
        Parameter(
            help="Add the backs of cards, for printing on both sides.", negative="", show_default=False
        ),
    ] = False,
    deck: Deck = None,
    block: Block = None,
    sheets: Annotated[
        str | None, Parameter(help="Only these sheets, as in A,D; all of the block if not given (Cheops).")
    ] = None,
    force: Force = False,
) -> int:
    """Make a set to print, cut out and play with: cards or sheets, and the rules.

    Everything can be told apart in black and white too. The first page says what
    else is needed, and how the set is made.

    Example: ostraka print pyramids --language pl --out pyramids.pdf
    """
    may_write(out, force=force)
    from ostraka.cli.component_options import Equipment
    from ostraka.cli.print import run

    equipment = Equipment(deck=deck, block=block, sheets=sheets)
    return run(game, equipment, out, language=language, paper=paper, backs=backs)


@app.command
def rules(*words: Annotated[str, Parameter(help="The game, and the clauses to show.")]) -> int:
    """Print the rules, clause by clause, all or those named.

    Example: ostraka rules P13 C12
    """
    known = list(game_packages())
    named = [word for word in words if word.lower() not in known]
    games = [word.lower() for word in words if word.lower() in known]
    if named:
        _print_clauses(rulebook.find(games or known, named))
        return FINE
    for section in rulebook.sections(games[0] if games else known[0]):
        out.print(f"\n{section.heading}", style="bold")
        _print_clauses(section.clauses)
    return FINE


def _print_clauses(clauses: Iterable[rulebook.Clause]) -> None:
    for clause in clauses:
        say(str(clause)) if not out.is_terminal else out.print(str(clause))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 is fine, 1 a failed check, 2 a user's error, 130 an interruption."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us
            nowhere = Path(os.devnull).open("r" if name == "stdin" else "w", encoding="utf-8")  # noqa: SIM115 - kept
            setattr(sys, name, nowhere)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows another one
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def _renamed(error: CycloptsError) -> str | None:
    """The sentence for a flag of `serve` that has a new name, if that is what is wrong."""
    from ostraka.server.settings import RENAMED

    for old, new in RENAMED.items():
        if new in serve.__annotations__ and f"option: --{old}." in str(error):
            return f"--{old} is now called --{new.replace('_', '-')}."
    return None


def _run(arguments: Sequence[str]) -> int:
    try:
        code = app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        command = " ".join(["ostraka", *(error.command_chain or ())])
        complain(f"{_renamed(error) or str(error).strip()} Try: {command} --help")
        return USER_ERROR
    except BrokenPipeError:
        raise
    except Exception as error:
        sentence = sentence_for(error)
        if sentence is None:
            raise
        complain(sentence)
        return code_for(error)
    return code if isinstance(code, int) else FINE
