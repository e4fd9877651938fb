"""Setting up a game in the terminal, new or saved."""

import secrets
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ostraka.bots import find_bot
from ostraka.cli.archive.records import entries
from ostraka.cli.archive.seeds import bot_seed
from ostraka.cli.console.streams import say
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.game_options import Equipment
from ostraka.cli.play.face import face_of
from ostraka.cli.play.prompt import find_asker
from ostraka.cli.play.saves import Keeper, find, folder, remove, saved
from ostraka.cli.play.seating import Seating, recognise, seat_players
from ostraka.cli.play.session import Session
from ostraka.cli.warm_up import prepare
from ostraka.core.registry import find_game
from ostraka.table.chance import LARGEST_SEED, Seeded
from ostraka.table.new import new
from ostraka.table.record import BadRecord, decode
from ostraka.table.referee import replay
from ostraka.table.table import Table

USUAL_SEATS: Final = 2
USUAL_PEOPLE: Final = "1"


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; None where nothing was."""

    game: str
    seats: int | None
    people: str | None
    bots: str | None
    names: str | None
    seed: int | None
    resume: str | None
    equipment: Equipment


def play(wishes: Wishes) -> int:
    seed = secrets.randbelow(LARGEST_SEED) if wishes.seed is None else wishes.seed
    resumed = None if wishes.resume is None else _chosen(wishes, wishes.resume)
    if resumed is None:
        table, seating = _opened(wishes, seed)
    else:
        table, seating = _resumed(resumed, seed)
    face = face_of(table.game.name)
    prepare(table.game.name, seating.bots.values())
    bots = {seat: find_bot(name, seed=bot_seed(seed, 0, seat)) for seat, name in seating.bots.items()}
    keeper = Keeper(table.game.name, resumed)
    return Session(table, seating, bots, face=face, asker=find_asker(), keeper=keeper).run()


def _opened(wishes: Wishes, seed: int) -> tuple[Table, Seating]:
    find_game(wishes.game)
    wishes.equipment.check(wishes.game)
    components = wishes.equipment.components
    prepare(wishes.game)
    chance = Seeded(seed)
    seats = USUAL_SEATS if wishes.seats is None else wishes.seats
    # an empty table knows how many may sit at it
    Table(wishes.game, seats, components=components)
    people = USUAL_PEOPLE if wishes.people is None else wishes.people
    seating = seat_players(seats, people, wishes.bots, wishes.names)
    chosen = wishes.equipment.chosen
    return new(
        wishes.game, seats, chance=chance, names=seating.names, components=components, **chosen
    ), seating


def _chosen(wishes: Wishes, name: str) -> Path:
    named = {option: getattr(wishes, option) for option in ("seats", "people", "bots", "names")}
    given = [option for option, value in named.items() if value is not None]
    for option in (*given, *wishes.equipment.asked):
        raise CommandError(
            f"--{option} has no place beside --resume: a saved game knows its players and what they play with"
        )
    return find(name)


def _resumed(path: Path, seed: int) -> tuple[Table, Seating]:
    """A saved game; its chance goes on from a fresh seed, or with the first seed as it would have."""
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
            f"{path} holds {len(games)} games, and only a file of one can be resumed;"
            f" look at them with: ostraka replay {shlex.quote(str(path))} --game N"
        )
    return games[0].text


def list_saved() -> int:
    """Name the saved games, the latest first."""
    games = saved()
    for path in games:
        try:
            record = decode(path.read_bytes())
            about = f"{', '.join(record.names)}; {len(record.moves)} moves"
        except (BadRecord, OSError) as error:
            about = f"cannot be read: {error}"
        say(f"{path.stem}  {about}")
    if games:
        say("Go on with: ostraka play --resume NAME. Remove with: ostraka play --remove NAME")
    else:
        say(f"There is no saved game in {folder()}")
    return FINE


def remove_saved(name: str) -> int:
    say(f"Removed {remove(name).stem}")
    return FINE
