"""What one server process tells the others: that a table has moved on, and who is where."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Literal, Protocol

import msgspec
from redis import asyncio as redis
from redis.exceptions import RedisError

from ostraka.server.logs import log

_CHANNEL: Final = "ostraka"
_AGAIN: Final = 1.0  # seconds until a lost bus is looked for again


class News(msgspec.Struct, array_like=True):
    """Something that happened at a table."""

    table_id: str
    kind: Literal["turn", "lobby", "here", "progress"]
    origin: str  # the process that tells it
    ply: int = 0
    step: int = 0
    seat: int | None = None
    message: str | None = None
    moves: str = ""
    people: tuple[str, ...] = ()
    done: float = 0.0


Hear = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """Tells all other processes; it may lose something, for the truth is in the database."""

    origin: str

    async def start(self, hear: Hear) -> None: ...
    async def stop(self) -> None: ...
    async def tell(self, news: News) -> None: ...
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


class Redis:
    """Publish and subscribe on one channel; a process that was cut off comes back by itself."""

    shared = True

    def __init__(self, url: str) -> None:
        self.origin = secrets.token_hex(8)
        self._redis = redis.Redis.from_url(url, socket_connect_timeout=3, health_check_interval=15)
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        await self._redis.ping()
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hear, ready), name="bus")
        await asyncio.wait_for(ready.wait(), 5)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def tell(self, news: News) -> None:
        try:
            await self._redis.publish(_CHANNEL, msgspec.msgpack.encode(news))
        except (RedisError, OSError) as error:
            log.warning("the bus does not answer", extra={"error": str(error)})

    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        decoder = msgspec.msgpack.Decoder(News)
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            news = decoder.decode(message["data"])
                            if news.origin != self.origin:
                                await hear(news)
            except (RedisError, OSError, msgspec.MsgspecError) as error:
                log.warning("the bus is gone; looking for it again", extra={"error": str(error)})
                await asyncio.sleep(_AGAIN)


def find_bus(url: str) -> Bus:
    return Redis(url) if url else Alone()
