"""A server in this very process, on a database with moods."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import uvicorn

from ostraka.server.db.migrate import migrate
from ostraka.server.db.store import Kept, Store
from ostraka.server.db.turn import Turn
from ostraka.server.errors import StoreDown
from ostraka.server.http.app import make_app
from ostraka.server.serve import listen
from ostraka.server.services import Building
from ostraka.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

Mood = Literal["well", "late", "down", "mute"]


class MoodyStore(Store):
    """Is late, or down, or mute: does what it is told, and fails to say so."""

    mood: Mood = "well"

    async def _suffer(self) -> None:
        if self.mood == "late":
            await asyncio.sleep(0.05)
        if self.mood == "down":
            raise StoreDown("it is down")

    async def append(self, batch: Sequence[Turn]) -> set[tuple[str, int]]:
        await self._suffer()
        first = await super().append(batch)
        if self.mood == "mute":
            raise StoreDown("it says nothing")
        return first

    async def begin(self, turn: Turn, nonces: Sequence[str | None]) -> bool:
        await self._suffer()
        begun = await super().begin(turn, nonces)
        if self.mood == "mute":
            raise StoreDown("it says nothing")
        return begun

    async def load(self, table_id: str) -> Kept | None:
        await self._suffer()
        return await super().load(table_id)

    async def check(self) -> None:
        await self._suffer()
        await super().check()


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> "Iterator[None]":
        yield  # signals are for the tests


@asynccontextmanager
async def moody_server(folder: Path) -> AsyncIterator[tuple[str, MoodyStore]]:
    """A server's address, and its database."""
    settings = Settings(database=str(folder / "moody.sqlite"), rates=False, port=0, log="error")
    migrate(settings.database)
    store = MoodyStore(settings.database)

    def make(settings: Settings) -> Building:
        return Building(settings, store)

    listening = listen(settings)
    config = uvicorn.Config(
        make_app(settings, make), log_config=None, ws="websockets-sansio", timeout_graceful_shutdown=1
    )
    server = _Server(config)
    running = asyncio.create_task(server.serve([listening]))
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", store
    finally:
        server.should_exit = True
        await running
        listening.close()
