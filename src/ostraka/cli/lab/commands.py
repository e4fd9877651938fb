"""The commands for researchers: `match` and `lab`."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from ostraka.bots.names import SEARCHING
from ostraka.cli.console.files import may_write
from ostraka.cli.game_options import GameOptions, takes_game_options
from ostraka.cli.lab.study_options import StudyOptions
from ostraka.cli.options import (
    BOTS,
    FIRST_GAME,
    STUDY,
    Force,
    Game,
    Games,
    Json,
    Milliseconds,
    Playouts,
    Processes,
    Seats,
    Seed,
    add,
    flag,
    number,
    whole_numbers,
)

_GROUPS_A_BATCH: Final = 10
_GAMES_A_BATCH: Final = 25
_USUAL: Final = StudyOptions()


def match(
    game: Game,
    /,
    *bots: Annotated[str, Parameter(help=f"Two or more bots: {BOTS}.")],
    seats: Seats = 2,
    games: Games = 1000,
    playouts: Playouts = None,
    milliseconds: Milliseconds = None,
    seed: Seed = 0,
    processes: Processes = None,
    json: Json = False,
) -> int:
    """Play bots against each other, with rotated seats and the same chance for all.

    Wins, points and Elo are printed with 95% intervals. If there are more seats
    than bots, the bots take turns.

    Example: ostraka match {first} pharaoh scribe --games 1000
    """
    from ostraka.bots import Budget
    from ostraka.cli.lab.match import run
    from ostraka.lab.tournament.match import Match

    return run(Match(game, bots, seats, seed, Budget(playouts, milliseconds)), games, processes, json=json)


def train(
    game: Game,
    /,
    *,
    out: Annotated[Path, Parameter(help="File for the weights of the network.")],
    generations: Annotated[int, number("Rounds of self-play and learning.")] = 16,
    games: Annotated[int, number("Games per generation.")] = 5000,
    seed: Seed = 0,
    force: Force = False,
) -> int:
    """Train the network that architect and pharaoh judge positions with.

    It takes a few minutes on one core. The weights that come with Ostraka were
    made by this command with its defaults.

    Example: ostraka lab train {first} --out {first}.npy
    """
    may_write(out, force=force)
    from ostraka.cli.lab.training import train as run

    return run(game, out, generations=generations, games=games, seed=seed)


def headroom(
    game: Game,
    /,
    *,
    seats: Seats = 2,
    games: Games = 100,
    playouts: Playouts = None,
    seed: Seed = 0,
    processes: Processes = None,
    json: Json = False,
) -> int:
    """Estimate how far pharaoh is from a player who knows every draw to come.

    Architect, pharaoh and the clairvoyant each play the same games against
    architect. The clairvoyant plays well, not perfectly, so its result is a lower
    bound on the best possible result.

    Example: ostraka lab headroom {first} --games 100
    """
    from ostraka.bots import Budget
    from ostraka.cli.lab.headroom import run
    from ostraka.lab.headroom import Headroom

    study = Headroom(game, seats=seats, seed=seed, budget=Budget(playouts), games=games)
    return run(study, processes, json=json)


@takes_game_options
def tournament(
    game: Game,
    /,
    *bots: Annotated[
        str,
        Parameter(
            help=f"Two or more bots: {BOTS}; or architects that ignore one feature (docs/lab.md lists them)."
        ),
    ],
    seats: Seats = 2,
    games: Annotated[int, number("Maximum number of games, rounded up to whole rounds.")] = 10_000,
    every_game: Annotated[bool, flag("Play all games, even if the order is already certain.")] = False,
    playouts: Playouts = None,
    milliseconds: Milliseconds = None,
    seed: Seed = 0,
    options: GameOptions | None = None,
    study_options: StudyOptions = _USUAL,
) -> int:
    """Rate bots in a round-robin, with rotated seats and the same chance for all.

    It stops as soon as the order is certain: each bot is stronger than the next, or
    within 10 Elo of it. If there are more bots than seats, they meet in every
    combination; if there are fewer, they take turns. See docs/lab.md.

    Example: ostraka lab tournament {first} novice scribe architect --report elo.html
    """
    from ostraka.bots import Budget
    from ostraka.cli.lab.studies import check_outputs
    from ostraka.cli.lab.studies import tournament as run
    from ostraka.lab.tournament.tournament import Tournament

    options = options or GameOptions()
    options.check(game)
    check_outputs(study_options)
    batch = study_options.batch
    study = Tournament(
        game,
        bots,
        seats,
        seed,
        Budget(playouts, milliseconds),
        options.components(game),
        games,
        batch_size=batch if batch is not None else 1 if SEARCHING & set(bots) else _GROUPS_A_BATCH,
        until_sure=not every_game,
    )
    return run(study, study_options)


def balance(
    components: Annotated[
        str, Parameter(help="File of components, or the name of a game for those that come with Ostraka.")
    ],
    /,
    *,
    seats: Annotated[
        str | None, Parameter(help="Numbers of players, as in 2,4; default: all, in turn.")
    ] = None,
    games: Annotated[int, number("Games, rounded up to a batch for every number of players.")] = 3000,
    seed: Seed = 0,
    study_options: StudyOptions = _USUAL,
) -> int:
    """Measure what each component is worth to a good player.

    Games are played by architects. Wherever a seat chooses a component, every
    alternative is played out. Criteria that stay open need more games. See
    docs/lab.md.

    Example: ostraka lab balance mine.txt --games 10000 --report balance.html
    """
    from ostraka.cli.lab.studies import balance as run
    from ostraka.cli.lab.studies import check_outputs, find_components
    from ostraka.lab.balance.balance import Balance

    check_outputs(study_options)
    game, loaded = find_components(components)
    numbers = whole_numbers(seats, "--seats")
    batch = study_options.batch
    study = Balance(game, loaded, numbers, seed, games, _GAMES_A_BATCH if batch is None else batch)
    return run(study, study_options)


lab: Final = App(
    name="lab",
    group=STUDY,
    help=f"Study games and bots.\n\nExample: ostraka lab tournament {FIRST_GAME} scribe architect",
)
add(lab, balance, headroom, tournament, train)
