"""Simulated players, who play one game after another at all kinds of tables."""

import asyncio
import itertools
import random
import secrets
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import AsyncExitStack
from typing import Self

from server.client import Browser
from server.resilient_player import ResilientPlayer, retry_request

TABLES = [
    ("pyramids", ("me", "me")),
    ("cheops", ("me", "free")),
    ("pyramids", ("me", "free", "scribe")),
    ("cheops", ("me", "scribe")),
]


class Load:
    """A few tables at once; a player who is disconnected tries the next address."""

    def __init__(self, addresses: Sequence[str], seed: int, tables: int = 6) -> None:
        self.players: list[ResilientPlayer] = []
        self._addresses = addresses
        self._random = random.Random(seed)
        self._tables = tables
        self._tasks: list[asyncio.Task[None]] = []
        self._stack = AsyncExitStack()

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acked) for player in self.players)

    async def __aenter__(self) -> Self:
        for _, (game, seats) in zip(range(self._tables), itertools.cycle(TABLES), strict=False):
            ada = await self._stack.enter_async_context(Browser(self._addresses[0]))
            ben = await self._stack.enter_async_context(Browser(self._addresses[-1]))
            self._tasks.append(asyncio.create_task(self._play_on(game, seats, ada, ben)))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        results = await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self._stack.aclose()
        for result in results:
            if isinstance(result, Exception):
                raise result

    async def until(self, more: int) -> None:
        """Wait until this number of further turns is acknowledged."""
        wanted = self.acknowledged + more
        async with asyncio.timeout(120):
            while self.acknowledged < wanted:
                for task in self._tasks:
                    if task.done():
                        await task
                await asyncio.sleep(0.01)

    async def _play_on(self, game: str, seats: Sequence[str], ada: Browser, ben: Browser) -> None:
        await self._open("cheops", ("me", "free"), ben)  # before they have a key, a person can be lost
        while True:
            link = await self._open(game, seats, ada)
            players = [self._player(ada, link)]
            if "free" in seats:
                path = f"/api/tables/{link}/seats/{seats.index('free')}"
                await retry_request(ben, "POST", path, {"name": "Ben", "nonce": secrets.token_hex(16)})
                players.append(self._player(ben, link))
            await _together([player.play() for player in players])

    async def _open(self, game: str, seats: Sequence[str], ada: Browser) -> str:
        mine = {"mine": True, "name": "Ada"}
        wanted = [
            {**mine, "nonce": secrets.token_hex(16)}
            if seat == "me"
            else {}
            if seat == "free"
            else {"bot": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": wanted, "options": {"delay": False}}
        return str((await retry_request(ada, "POST", "/api/tables", body))["id"])

    def _player(self, browser: Browser, link: str) -> ResilientPlayer:
        addresses = self._addresses_from(browser)
        player = ResilientPlayer(browser, link, self._random.choice, lambda: next(addresses))
        self.players.append(player)
        return player

    def _addresses_from(self, browser: Browser) -> Iterator[str]:
        start = self._addresses.index(browser.address)
        return itertools.cycle([*self._addresses[start:], *self._addresses[:start]])


async def _together(work: Sequence[Awaitable[None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for part in work:
            group.create_task(_run(part))


async def _run(part: Awaitable[None]) -> None:
    await part
