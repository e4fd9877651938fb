"""The bus of several processes: a channel of Redis."""

import asyncio
import secrets
import time
from collections import deque
from contextlib import suppress
from typing import Final

import msgspec
from redis import asyncio as redis
from redis.exceptions import ConnectionError as Disconnected
from redis.exceptions import RedisError

from ostraka.core.errors import OstrakaError
from ostraka.server.live.bus import BEAT, SILENCE, Hear, News
from ostraka.server.logs import log
from ostraka.server.unreachable import Unreachable

_CHANNEL: Final = "ostraka"
_AGAIN: Final = 1.0  # seconds until a lost bus is looked for again
_LATE: Final = 3.0
_MOST_UNTOLD: Final = 10_000
_AT_ONCE: Final = 200
_FAULTS: Final = (RedisError, OSError, TimeoutError)


class Redis:
    """Publish and subscribe on one channel; a process that was cut off comes back by itself.

    What is told goes out in order, and waits while the bus is gone. A process that was deaf for a while
    is told that it may have `missed` something, as are all when there was too much to keep.
    """

    shared = True

    def __init__(self, url: str) -> None:
        self.origin = secrets.token_hex(8)
        try:
            self._mouth = redis.Redis.from_url(url, socket_connect_timeout=_LATE, socket_timeout=_LATE)
            self._ear = redis.Redis.from_url(url, socket_connect_timeout=_LATE)
        except ValueError:
            raise OstrakaError("the bus is named by an address like redis://localhost:6379/0") from None
        self._untold: deque[News] = deque()
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> None:
        ready = asyncio.Event()
        try:
            await self._mouth.ping()
            self._tasks = [
                asyncio.create_task(self._listen(hear, ready), name="bus listens"),
                asyncio.create_task(self._speak(), name="bus speaks"),
                asyncio.create_task(self._beat(), name="bus beats"),
            ]
            await asyncio.wait_for(ready.wait(), _LATE)
        except _FAULTS as error:
            await self.stop()
            raise Unreachable(f"the bus cannot be reached: {error}") from None

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*_FAULTS):
            async with asyncio.timeout(0.3):
                self._untold.append(News("", "gone", self.origin))
                await self._publish()
        with suppress(*_FAULTS):
            await self._mouth.aclose()
            await self._ear.aclose()

    async def tell(self, news: News) -> None:
        if len(self._untold) >= _MOST_UNTOLD:
            self._untold.clear()
            self._untold.append(News("", "missed", self.origin))
        self._untold.append(news)
        self._some.set()

    async def _beat(self) -> None:
        while True:
            await self.tell(News("", "beat", self.origin))
            await asyncio.sleep(BEAT)

    async def _speak(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            while self._untold:
                try:
                    await self._publish()
                except _FAULTS as error:
                    log.warning("the bus does not answer", extra={"error": str(error)})
                    await asyncio.sleep(_AGAIN)

    async def _publish(self) -> None:
        """Tell the next few; those that fail stay in line, and may be told twice."""
        some = [self._untold[index] for index in range(min(_AT_ONCE, len(self._untold)))]
        async with self._mouth.pipeline(transaction=False) as pipeline:
            for news in some:
                pipeline.publish(_CHANNEL, msgspec.msgpack.encode(news))
            await pipeline.execute()
        for news in some:
            if self._untold and self._untold[0] is news:
                self._untold.popleft()

    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._ear.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    if ready.is_set():
                        log.info("the bus is back")
                        await hear(News("", "missed", self.origin))
                    ready.set()
                    await self._hear_all(channel, hear)
            except _FAULTS as error:
                log.warning("the bus is gone; looking for it again", extra={"error": str(error)})
                await asyncio.sleep(_AGAIN)

    async def _hear_all(self, channel: redis.client.PubSub, hear: Hear) -> None:
        decoder = msgspec.msgpack.Decoder(News)
        heard = time.monotonic()
        while time.monotonic() - heard < SILENCE:  # one's own beats come back too
            message = await channel.get_message(ignore_subscribe_messages=True, timeout=BEAT)
            if message is None:
                continue
            heard = time.monotonic()
            try:
                news = decoder.decode(message["data"])
            except msgspec.MsgspecError as error:
                log.warning("news from another version", extra={"error": str(error)})
                continue
            if news.origin != self.origin:
                await hear(news)
        raise Disconnected("silence")
