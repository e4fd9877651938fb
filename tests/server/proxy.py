"""A faulty proxy: it drops connections, and duplicates, reorders and delays messages."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

_HELD = 0.03  # seconds


class Faults(NamedTuple):
    """The probability of each fault; the longest delay in seconds."""

    cut: float = 0.0
    double: float = 0.0
    reorder: float = 0.0
    slow: float = 0.0


class _Pipe:
    """One direction of one connection."""

    def __init__(
        self, source: ClientConnection | ServerConnection, sink: ClientConnection | ServerConnection
    ) -> None:
        self._source = source
        self._sink = sink

    async def carry(self, faults: Faults, chance: random.Random) -> None:
        """Forward messages until one end is gone or the connection is dropped."""
        while True:
            messages = [await self._source.recv()]
            await asyncio.sleep(chance.uniform(0, faults.slow))
            if chance.random() < faults.cut:
                for end in (self._source, self._sink):
                    end.transport.abort()
                return
            if chance.random() < faults.reorder:
                with suppress(TimeoutError):  # if another one follows soon, it goes first
                    messages.insert(0, await asyncio.wait_for(self._source.recv(), _HELD))
            for message in messages + messages[:1] * (chance.random() < faults.double):
                await self._sink.send(message)


@asynccontextmanager
async def faulty_proxy(address: str, faults: Faults, seed: int) -> AsyncIterator[str]:
    """The address of a faulty proxy in front of a server."""
    chance = random.Random(seed)
    target = address.replace("http://", "ws://")

    async def through(client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"cookie": client.request.headers.get("cookie", "")}
        with suppress(ConnectionClosed, OSError):
            async with connect(
                target + client.request.path, additional_headers=headers, max_size=2**22
            ) as behind:
                ways = [_Pipe(client, behind), _Pipe(behind, client)]
                tasks = [asyncio.create_task(way.carry(faults, chance)) for way in ways]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async with serve(through, "127.0.0.1", 0, max_size=2**22) as server:
        (socket,) = server.sockets
        yield f"http://127.0.0.1:{socket.getsockname()[1]}"
