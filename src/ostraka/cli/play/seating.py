"""The seating of a game: people and bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ostraka.bots import check_bot
from ostraka.cli.archive.simulate import bot_names
from ostraka.cli.errors import CommandError
from ostraka.cli.language import t
from ostraka.table.names import can_be_seen, recorded_bot, recorded_name

DEFAULT_BOT: Final = "scribe"
_LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class Seating:
    names: tuple[str, ...]
    bots: dict[int, str]  # by seat, the bot that plays there

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]


def seat_players(seats: int, people: str, bots: str | None, names: str | None) -> Seating:
    """The seating that was asked for on the command line."""
    occupied = _people(people, seats)
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > len(occupied):
        raise CommandError(f"--names has {len(given)} names for {len(occupied)} people; bots cannot be named")
    for name in given:
        _check_name(name)
    usual = [t("your-seat")] if len(occupied) == 1 else [t("player", number=seat) for seat in occupied]
    name_of = dict(zip(occupied, given + usual[len(given) :], strict=True))
    free = [seat for seat in range(seats) if seat not in name_of]
    chosen = [DEFAULT_BOT] * len(free) if bots is None else bot_names(bots, len(free))
    bot_on = dict(zip(free, chosen, strict=True))
    return Seating(
        tuple(name_of[seat] if seat in name_of else recorded_name(bot_on[seat]) for seat in range(seats)),
        bot_on,
    )


def recognise(names: Sequence[str]) -> Seating:
    """The seating of a saved game."""
    for name in names:
        if not name.isprintable():
            raise CommandError(f"the name {name!r} in the saved game has control characters")
    bots = {seat: bot for seat, name in enumerate(names) if (bot := recorded_bot(name))}
    for name in bots.values():
        check_bot(name)
    return Seating(tuple(names), bots)


def _people(people: str, seats: int) -> list[int]:
    """A number of people, who take the first seats, or with a comma a list of their seats."""
    try:
        numbers = [int(word) for word in people.split(",") if word.strip()]
    except ValueError:
        raise CommandError(f"--people is a number, or a list of seats as in 0,2; not {people!r}") from None
    if "," not in people and len(numbers) == 1:
        if not 0 <= numbers[0] <= seats:
            raise CommandError(f"--people {people}: there are {seats} seats")
        return list(range(numbers[0]))
    for number in numbers:
        if not 0 <= number < seats:
            raise CommandError(f"--people {people}: the seats are 0 to {seats - 1}")
    return sorted(set(numbers))


def _check_name(name: str) -> None:
    if not name or len(name) > _LONGEST_NAME or not can_be_seen(name):
        raise CommandError(f"{name!r} is not a name of 1 to {_LONGEST_NAME} printable characters")
    if recorded_bot(name):
        raise CommandError(f"{name!r} is the name of a bot; choose another name")
