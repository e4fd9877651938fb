"""What one server process tells the others: that a table has moved on, and who is where."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol

import msgspec

BEAT: Final = 1.0  # seconds between two signs of life
SILENCE: Final = 5.0  # after which a process, or the bus itself, is taken for gone


class News(msgspec.Struct, array_like=True):
    """Something that happened at a table, or, without one, to a process.

    `beat` is a sign of life, `gone` a farewell; `who` asks all who is where; `missed` says that nobody
    knows what was not told; `forgotten` names people who are no longer kept.
    """

    table_id: str
    kind: Literal["turn", "lobby", "here", "beat", "gone", "who", "missed", "forgotten"]
    origin: str  # the process that tells it
    ply: int = 0
    step: int = 0
    seat: int | None = None
    message: str | None = None
    moves: str = ""
    people: tuple[str, ...] = ()


Hear = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """Tells all other processes; it may lose something, for the truth is in the database."""

    origin: str

    async def start(self, hear: Hear) -> None: ...
    async def stop(self) -> None: ...
    async def tell(self, news: News) -> None:
        """Put something in line to be told; this takes no time."""
        ...

    @property
    def shared(self) -> bool:
        """Whether there may be other processes at all."""
        ...


class Alone:
    """The bus of a single process."""

    shared = False

    def __init__(self) -> None:
        self.origin = secrets.token_hex(8)

    async def start(self, hear: Hear) -> None:
        del hear

    async def stop(self) -> None:
        pass

    async def tell(self, news: News) -> None:
        del news


def find_bus(url: str) -> Bus:
    if not url:
        return Alone()
    from ostraka.server.live.redis_bus import Redis  # noqa: PLC0415 - one process alone starts sooner without it

    return Redis(url)
