"""Setting up a game in the terminal, new or saved."""

import secrets
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ostraka.bots import find_bot
from ostraka.cli.archive.records import entries
from ostraka.cli.console.streams import say
from ostraka.cli.console.text import player_names
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.game import face_of
from ostraka.cli.game_options import GameOptions
from ostraka.cli.language import t
from ostraka.cli.play.prompt import find_asker
from ostraka.cli.play.saves import SavedGame, find, folder, remove, saved_games
from ostraka.cli.play.seating import Seating, recognise, seat_players
from ostraka.cli.play.session import Session
from ostraka.cli.warm_up import prepare
from ostraka.core.registry import find_game
from ostraka.table.chance import LARGEST_SEED, Seeded
from ostraka.table.new import new
from ostraka.table.position import parse
from ostraka.table.randomness import bot_seed
from ostraka.table.record import BadRecord, decode
from ostraka.table.referee import replay
from ostraka.table.table import Table

USUAL_SEATS: Final = 2
USUAL_PEOPLE: Final = "1"


@dataclass(frozen=True)
class Request:
    """What was asked for on the command line; None where nothing was."""

    game: str
    seats: int | None
    people: str | None
    bots: str | None
    names: str | None
    seed: int | None
    resume: str | None
    position: str | None
    options: GameOptions


def start(request: Request) -> int:
    seed = secrets.randbelow(LARGEST_SEED) if request.seed is None else request.seed
    resumed = None if request.resume is None else _saved_game(request, request.resume)
    if resumed is not None:
        table, seating = _resumed(resumed, seed)
    elif request.position is not None:
        table, seating = _from_position(request, request.position, seed)
    else:
        table, seating = _new(request, seed)
    game = table.game.name
    prepare(game, seating.bots.values())
    bots = {seat: find_bot(name, seed=bot_seed(seed, 0, seat)) for seat, name in seating.bots.items()}
    save = SavedGame(game, resumed)
    return Session(table, seating, bots, face=face_of(game), asker=find_asker(), save=save).run()


def _new(request: Request, seed: int) -> tuple[Table, Seating]:
    find_game(request.game)
    request.options.check(request.game)
    components = request.options.components(request.game)
    prepare(request.game)
    chance = Seeded(seed)
    seats = USUAL_SEATS if request.seats is None else request.seats
    Table(request.game, seats, components=components)  # refuses a wrong number of seats before names are read
    people = USUAL_PEOPLE if request.people is None else request.people
    seating = seat_players(seats, people, request.bots, request.names)
    setup = request.options.setup(request.game)
    return new(
        request.game, seats, chance=chance, names=seating.names, components=components, **setup
    ), seating


def _from_position(request: Request, text: str, seed: int) -> tuple[Table, Seating]:
    """A game that continues from a position, which knows its seats and its set-up."""
    position = parse(text)
    request.options.check(position.game)
    named = ["seats"] if request.seats is not None else []
    for option in (*named, *request.options.setup(position.game)):
        raise CommandError(f"--{option} cannot be combined with --from: a position has its own")
    prepare(position.game)
    components = request.options.components(position.game)
    Table.from_position(position.known, components=components)  # refuses a bad one before names are read
    people = USUAL_PEOPLE if request.people is None else request.people
    seating = seat_players(len(position.seats), people, request.bots, request.names)
    table = Table.from_position(position, components=components, names=seating.names, chance=Seeded(seed))
    return table, seating


def _saved_game(request: Request, name: str) -> Path:
    named = {option: getattr(request, option) for option in ("seats", "people", "bots", "names")}
    named["from"] = request.position
    given = [option for option, value in named.items() if value is not None]
    for option in (*given, *request.options.given):
        raise CommandError(
            f"--{option} cannot be combined with --resume: a saved game has its players and components"
        )
    return find(name)


def _resumed(path: Path, seed: int) -> tuple[Table, Seating]:
    """A saved game; chance continues from a fresh seed, or with the first seed as it would have."""
    try:
        record = decode(_only_game(path))
        prepare(record.game)
        table = replay(record)
    except BadRecord as error:
        raise CommandError(f"{path}: {error}") from None
    seating = recognise(table.names)
    if not table.over:
        table.leave_chance_to(Seeded(seed))
    return table, seating


def _only_game(path: Path) -> bytes:
    games = list(entries(str(path)))
    if len(games) > 1:
        raise CommandError(
            f"{path} contains {len(games)} games, and only a file with one game can be resumed;"
            f" look at them with: ostraka replay {shlex.quote(str(path))} --game N"
        )
    return games[0].text


def list_saved() -> int:
    """List the saved games, the latest first."""
    games = saved_games()
    for path in games:
        say(f"{path.stem}  {_about(path)}")
    if games:
        commands = {"resume": "ostraka play --resume NAME", "remove": "ostraka play --remove NAME"}
        say(t("terminal-list-help", **commands))
    else:
        say(t("terminal-list-empty", folder=str(folder())))
    return FINE


def _about(path: Path) -> str:
    try:
        record = decode(path.read_bytes())
    except (BadRecord, OSError) as error:
        return t("terminal-list-broken", why=str(error))
    return t("terminal-list-entry", names=", ".join(player_names(record.names)), count=len(record.moves))


def remove_saved(name: str) -> int:
    say(t("terminal-removed", name=remove(name).stem))
    return FINE
