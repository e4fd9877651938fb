"""Announcements in sentences: what everybody at the table should notice."""

from collections.abc import Iterable, Sequence
from typing import Final

from ostraka.cli.language import key_of, knows, t
from ostraka.cli.play.log import who
from ostraka.core.announcements import Announcement

STYLE: Final = "yellow"


def sentences(
    game: str, announcements: Iterable[Announcement], names: Sequence[str], you: int | None = None
) -> list[str]:
    """A sentence for each announcement of a game; `you` is the seat of the reader."""
    return [_sentence(game, announcement, names, you) for announcement in announcements]


def _sentence(game: str, announcement: Announcement, names: Sequence[str], you: int | None) -> str:
    key, seat = key_of("announced", game, announcement.key), announcement.seat
    name = "" if seat is None else names[seat]
    if knows(key):
        spoken_to = "you" if seat is not None and seat == you else who(name)
        return t(key, who=spoken_to, name=name, **announcement.args)
    values = [f"{what} {value}" for what, value in announcement.args.items()]
    about = ", ".join(filter(None, [name, *values]))
    return f"{announcement.key}: {about}." if about else f"{announcement.key}."
