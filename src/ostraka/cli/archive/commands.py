"""The commands for recorded and simulated games."""

from typing import Annotated

from cyclopts import Parameter

from ostraka.cli.console.files import may_write
from ostraka.cli.game_options import GameOptions, takes_game_options
from ostraka.cli.language import speak
from ostraka.cli.options import (
    BOTS,
    FIRST_GAME,
    Force,
    Game,
    Games,
    Json,
    Language,
    Playouts,
    Seats,
    Seed,
    Source,
    WhichGame,
    number,
    whole_number,
)


@takes_game_options
def simulate(
    game: Game = FIRST_GAME,
    /,
    *,
    seats: Seats = 2,
    bots: Annotated[
        str, Parameter(help=f"Bot on each seat, as in scribe,random; a short list repeats. Bots: {BOTS}.")
    ] = "random",
    games: Games = 1000,
    seed: Seed = 0,
    options: GameOptions | None = None,
    out: Annotated[
        str | None,
        Parameter(
            help="Write the records to this file, one per line; - is standard output.",
            allow_leading_hyphen=True,
        ),
    ] = None,
    force: Force = False,
) -> int:
    """Simulate games between bots; without --out only a summary is printed.

    Example: ostraka simulate {first} --seats 3 --games 1000 --seed 1 --out games.jsonl
    """
    if out != "-":
        may_write(out, force=force)
    from ostraka.cli.archive.simulate import bot_names
    from ostraka.cli.archive.simulate import simulate as run
    from ostraka.cli.warm_up import prepare
    from ostraka.core.registry import find_game
    from ostraka.lab.simulation import Simulation
    from ostraka.table.setup_checks import check_seats

    check_seats(find_game(game), seats)
    options = options or GameOptions()
    options.check(game)
    prepare(game)
    simulation = Simulation(
        game,
        bot_names(bots, seats),
        seed,
        options.components(game),
        options.setup(game),
        games,
        with_records=out is not None,
    )
    prepare(game, simulation.bots)
    return run(simulation, out)


def verify(source: Source, /) -> int:
    """Check recorded games: every move, the results, and the proof of fair draws.

    Example: ostraka verify games.jsonl
    """
    from ostraka.cli.archive.verify import verify as run

    return run(source)


def replay(
    source: Source,
    /,
    *,
    at: Annotated[
        int | None,
        Parameter(
            help="Show the table after this move; -1 is before the last one. Default: after the last.",
            allow_leading_hyphen=True,
            converter=whole_number,
        ),
    ] = None,
    game: WhichGame = 1,
    language: Language = None,
) -> int:
    """Show the table of a recorded game after any move.

    Example: ostraka replay games.jsonl --game 3 --at 40
    """
    from ostraka.cli.archive.replay import replay as run

    speak(language)
    return run(source, at, game)


def review(
    source: Source,
    /,
    *,
    seat: Annotated[int | None, number("Review the decisions of one seat only.")] = None,
    game: WhichGame = 1,
    playouts: Playouts = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Review a recorded game: what each decision cost, what chance brought, where the game turned.

    Every decision is compared with the best move that pharaoh finds. Its cost is
    1 per percentage point of win chance plus 1 per point given away: 4 or more is
    an inaccuracy, 10 a mistake, 20 a blunder, unless the difference is within the
    noise of the playouts (800 per decision by default).

    Example: ostraka review game.json --seat 0
    """
    from ostraka.cli.archive.review import run

    speak(language)
    return run(source, game, seat, playouts, json=json)
