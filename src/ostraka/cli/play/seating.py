"""Who sits where. A bot is named after its level, as in "scribe (bot)": so a saved game knows its bots."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ostraka.bots import check_bot
from ostraka.cli.archive.simulate import cast_bots
from ostraka.cli.errors import CommandError
from ostraka.table.names import can_be_seen

DEFAULT_BOT: Final = "scribe"
_BOT: Final = re.compile(r"(.+) \(bot\)")
_LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class Seating:
    names: tuple[str, ...]
    bots: dict[int, str]  # by seat, the bot that plays there

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]


def seat_players(seats: int, people: str, bots: str | None, names: str | None) -> Seating:
    sitting = _people(people, seats)
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > len(sitting):
        raise CommandError(f"{len(given)} names for {len(sitting)} people; bots are named by themselves")
    for name in given:
        _check_name(name)
    usual = ["You"] if len(sitting) == 1 else [f"Player {seat}" for seat in sitting]
    called = dict(zip(sitting, given + usual[len(given) :], strict=True))
    free = [seat for seat in range(seats) if seat not in called]
    cast = [DEFAULT_BOT] * len(free) if bots is None else cast_bots(bots, len(free))
    levels = dict(zip(free, cast, strict=True))
    return Seating(
        tuple(called[seat] if seat in called else f"{levels[seat]} (bot)" for seat in range(seats)), levels
    )


def recognise(names: Sequence[str]) -> Seating:
    """The seating of a saved game."""
    for name in names:
        if not name.isprintable():
            raise CommandError(f"the name {name!r} in the saved game cannot be shown")
    found = {seat: bot[1] for seat, name in enumerate(names) if (bot := _BOT.fullmatch(name))}
    for name in found.values():
        check_bot(name)
    return Seating(tuple(names), found)


def _people(people: str, seats: int) -> list[int]:
    """A number of people, who sit first, or with a comma a list of their seats."""
    try:
        numbers = [int(word) for word in people.split(",") if word.strip()]
    except ValueError:
        raise CommandError(f"--people is how many play, or their seats as in 0,2; not {people!r}") from None
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
        raise CommandError(f"a name has 1 to {_LONGEST_NAME} printable characters, unlike {name!r}")
    if _BOT.fullmatch(name):
        raise CommandError(f"{name!r} would be taken for a bot; choose another name")
