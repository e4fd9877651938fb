"""The bus of several processes: one channel of Redis."""

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
from ostraka.server.errors import Unreachable
from ostraka.server.live.bus import HEARTBEAT, SILENCE, BusMessage, Receive
from ostraka.server.logs import log

_CHANNEL: Final = "ostraka"
_RECONNECT: Final = 1.0  # seconds between two attempts
_TIMEOUT: Final = 3.0
_LONGEST_QUEUE: Final = 10_000
_BATCH: Final = 200
_FAULTS: Final = (RedisError, OSError, TimeoutError)


class RedisBus:
    """Publish and subscribe on one channel; reconnects by itself.

    Messages keep their order, and wait in a queue while Redis is gone. After a reconnection, or when the
    queue overflows, a `resync` message takes the place of what may be lost.
    """

    shared = True

    def __init__(self, url: str) -> None:
        self.origin = secrets.token_hex(8)
        try:
            self._publisher = redis.Redis.from_url(
                url, socket_connect_timeout=_TIMEOUT, socket_timeout=_TIMEOUT
            )
            self._subscriber = redis.Redis.from_url(url, socket_connect_timeout=_TIMEOUT)
        except ValueError:
            raise OstrakaError("redis_url must be an address such as redis://localhost:6379/0") from None
        self._queue: deque[BusMessage] = deque()
        self._queued = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, receive: Receive) -> None:
        subscribed = asyncio.Event()
        try:
            await self._publisher.ping()
            self._tasks = [
                asyncio.create_task(self._subscribe(receive, subscribed), name="bus subscriber"),
                asyncio.create_task(self._publish_queue(), name="bus publisher"),
                asyncio.create_task(self._send_heartbeats(), name="bus heartbeat"),
            ]
            await asyncio.wait_for(subscribed.wait(), _TIMEOUT)
        except _FAULTS as error:
            await self.stop()
            raise Unreachable(f"Redis cannot be reached: {error}") from None

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*_FAULTS):
            async with asyncio.timeout(0.3):
                self._queue.append(BusMessage("", "stopped", self.origin))
                await self._publish_batch()
        with suppress(*_FAULTS):
            await self._publisher.aclose()
            await self._subscriber.aclose()

    async def publish(self, message: BusMessage) -> None:
        if len(self._queue) >= _LONGEST_QUEUE:
            self._queue.clear()
            self._queue.append(BusMessage("", "resync", self.origin))
        self._queue.append(message)
        self._queued.set()

    async def _send_heartbeats(self) -> None:
        while True:
            await self.publish(BusMessage("", "heartbeat", self.origin))
            await asyncio.sleep(HEARTBEAT)

    async def _publish_queue(self) -> None:
        while True:
            await self._queued.wait()
            self._queued.clear()
            while self._queue:
                try:
                    await self._publish_batch()
                except _FAULTS as error:
                    log.warning(
                        "redis publish failed", extra={"error": str(error), "queued": len(self._queue)}
                    )
                    await asyncio.sleep(_RECONNECT)

    async def _publish_batch(self) -> None:
        """Publish the next few; after a failure they stay queued, and may arrive twice."""
        batch = [self._queue[index] for index in range(min(_BATCH, len(self._queue)))]
        async with self._publisher.pipeline(transaction=False) as pipeline:
            for message in batch:
                pipeline.publish(_CHANNEL, msgspec.msgpack.encode(message))
            await pipeline.execute()
        for message in batch:
            if self._queue and self._queue[0] is message:
                self._queue.popleft()

    async def _subscribe(self, receive: Receive, subscribed: asyncio.Event) -> None:
        while True:
            try:
                async with self._subscriber.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    if subscribed.is_set():
                        log.info("redis reconnected")
                        await receive(BusMessage("", "resync", self.origin))
                    subscribed.set()
                    await self._receive_all(channel, receive)
            except _FAULTS as error:
                log.warning("redis connection lost; reconnecting", extra={"error": str(error)})
                await asyncio.sleep(_RECONNECT)

    async def _receive_all(self, channel: redis.client.PubSub, receive: Receive) -> None:
        decoder = msgspec.msgpack.Decoder(BusMessage)
        last = time.monotonic()
        while time.monotonic() - last < SILENCE:  # our own heartbeats come back, too
            received = await channel.get_message(ignore_subscribe_messages=True, timeout=HEARTBEAT)
            if received is None:
                continue
            last = time.monotonic()
            try:
                message = decoder.decode(received["data"])
            except msgspec.MsgspecError as error:
                log.warning("bus message of another version ignored", extra={"error": str(error)})
                continue
            if message.origin != self.origin:
                await receive(message)
        raise Disconnected("silence")
