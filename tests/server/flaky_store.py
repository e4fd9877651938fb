"""A server in this process, on a database that can be made to fail."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Literal

import uvicorn

from ostraka.server.db.migrate import migrate
from ostraka.server.db.schema import Turn, TurnKey
from ostraka.server.db.store import Store
from ostraka.server.db.tables import StoredTable, TableStore
from ostraka.server.errors import StoreDown
from ostraka.server.http.app import make_app
from ostraka.server.serve import listen
from ostraka.server.services import Services
from ostraka.server.settings import Settings

Fault = Literal["none", "slow", "down", "unacknowledged"]


class FlakyTables(TableStore):
    """Slow, down, or `unacknowledged`: it writes, and then fails to say so."""

    fault: Fault = "none"

    async def before(self) -> None:
        if self.fault == "slow":
            await asyncio.sleep(0.05)
        if self.fault == "down":
            raise StoreDown("it is down")

    def after_write(self) -> None:
        if self.fault == "unacknowledged":
            raise StoreDown("no answer")

    async def start_game(self, opening: Turn, nonces: Sequence[str | None]) -> bool:
        await self.before()
        started = await super().start_game(opening, nonces)
        self.after_write()
        return started

    async def load(self, table_id: str) -> StoredTable | None:
        await self.before()
        return await super().load(table_id)


class FlakyStore(Store):
    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.tables: FlakyTables = FlakyTables(self)

    async def append_turns(self, batch: Sequence[Turn]) -> set[TurnKey]:
        await self.tables.before()
        committed = await super().append_turns(batch)
        self.tables.after_write()
        return committed

    async def check(self) -> None:
        await self.tables.before()
        await super().check()


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield  # signals are for the tests


@asynccontextmanager
async def flaky_server(folder: Path) -> AsyncIterator[tuple[str, FlakyTables]]:
    """A server's address, and its tables, whose `fault` can be set."""
    settings = Settings(database=str(folder / "flaky.sqlite"), rate_limits=False, port=0, log_level="error")
    migrate(settings.database)
    store = FlakyStore(settings.database)

    def make(settings: Settings) -> Services:
        return Services(settings, store)

    listening = listen(settings)
    config = uvicorn.Config(
        make_app(settings, make), log_config=None, ws="websockets-sansio", timeout_graceful_shutdown=1
    )
    server = _Server(config)
    running = asyncio.create_task(server.serve([listening]))
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", store.tables
    finally:
        server.should_exit = True
        await running
        listening.close()
