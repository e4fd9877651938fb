"""Messages between server processes: a table has moved on, or its people have changed."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol

import msgspec

HEARTBEAT: Final = 1.0  # seconds between two heartbeats
SILENCE: Final = 5.0  # seconds after which a process, or the bus itself, counts as gone


class BusMessage(msgspec.Struct, array_like=True):
    """Something that happened at a table or, without one, to a process.

    `presence-query` asks all processes for their `presence` messages. `resync` means that messages may be
    lost, so that every room has to be reloaded.
    """

    table_id: str
    kind: Literal[
        "turn", "lobby", "presence", "heartbeat", "stopped", "presence-query", "resync", "people-removed"
    ]
    origin: str  # the process that sent it
    ply: int = 0
    step: int = 0
    seat: int | None = None
    message: str | None = None
    moves: str = ""
    people: tuple[str, ...] = ()


Receive = Callable[[BusMessage], Awaitable[None]]


class Bus(Protocol):
    """At-most-once delivery to all other processes; the database has the truth."""

    origin: str  # the name of this process

    async def start(self, receive: Receive) -> None: ...
    async def stop(self) -> None: ...
    async def publish(self, message: BusMessage) -> None:
        """Queue a message; this never waits."""
        ...

    @property
    def shared(self) -> bool:
        """Whether there may be other processes."""
        ...


class LocalBus:
    """No-op bus for a single process."""

    shared = False

    def __init__(self) -> None:
        self.origin = secrets.token_hex(8)

    async def start(self, receive: Receive) -> None:
        del receive

    async def stop(self) -> None:
        pass

    async def publish(self, message: BusMessage) -> None:
        del message


def open_bus(redis_url: str) -> Bus:
    if not redis_url:
        return LocalBus()
    from ostraka.server.live.redis_bus import RedisBus  # noqa: PLC0415 - a single process starts faster without

    return RedisBus(redis_url)
