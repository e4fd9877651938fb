"""Setting up a game in the terminal, new or saved."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from ostraka.cli.decks import load_deck
from ostraka.cli.errors import CommandError
from ostraka.cli.face import face_of
from ostraka.cli.play.asking import find_asker
from ostraka.cli.play.saving import LAST, Keeper, last
from ostraka.cli.play.seating import Seating, recognise, seat_players
from ostraka.cli.play.session import Session
from ostraka.cli.seeds import mind_seed
from ostraka.minds import mind
from ostraka.table.chance import LARGEST_SEED, Seeded
from ostraka.table.opening import new
from ostraka.table.record import BadRecord
from ostraka.table.referee import load
from ostraka.table.table import Table


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    seats: int
    people: str
    minds: str | None
    names: str | None
    seed: int | None
    deck: Path | None
    resume: str | None


def play(wishes: Wishes) -> int:
    seed = secrets.randbelow(LARGEST_SEED) if wishes.seed is None else wishes.seed
    resumed = None if wishes.resume is None else last() if wishes.resume == LAST else Path(wishes.resume)
    if resumed is None:
        table, seating = _opened(wishes, seed)
    else:
        table, seating = _resumed(wishes, resumed, seed)
    face = face_of(table.game.name)
    bots = {seat: mind(name, seed=mind_seed(seed, 0, seat)) for seat, name in seating.bots.items()}
    keeper = Keeper(table.game.name, resumed)
    return Session(table, seating, bots, face=face, asker=find_asker(), keeper=keeper).run()


def _opened(wishes: Wishes, seed: int) -> tuple[Table, Seating]:
    components = load_deck(wishes.deck) if wishes.deck else None
    chance = Seeded(seed)
    # an empty table knows how many may sit at it
    Table(wishes.game, wishes.seats, components=components)
    seating = seat_players(wishes.seats, wishes.people, wishes.minds, wishes.names)
    return new(wishes.game, wishes.seats, chance=chance, names=seating.names, components=components), seating


def _resumed(wishes: Wishes, path: Path, seed: int) -> tuple[Table, Seating]:
    """A saved game; its chance goes on from a fresh seed, or with the first seed as it would have."""
    if wishes.minds or wishes.names or wishes.deck:
        raise CommandError("a saved game knows its players and its deck; with --resume give at most --seed")
    try:
        table = load(path)
    except BadRecord as error:
        raise CommandError(f"{path}: {error}") from None
    seating = recognise(table.names)
    if not table.over:
        table.leave_chance_to(Seeded(seed))
    return table, seating
