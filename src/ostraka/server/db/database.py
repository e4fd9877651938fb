"""The connection to the database: SQLite for one process, PostgreSQL for several."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy import Table, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from ostraka.server.db.postgres_writer import PostgresWriter
from ostraka.server.db.schema import Turn, TurnKey
from ostraka.server.db.sqlite_writer import PRAGMAS, SqliteWriter
from ostraka.server.errors import Conflict, StoreDown

TIMEOUT: Final = 5.0  # seconds after which the database counts as unreachable
_CLOSING: Final = 2.0  # of these, what SQLAlchemy grants a silent connection for its goodbye
_READERS: Final = 4
_POSTGRES_WRITERS: Final = 3
FAULTS: Final = (  # asyncpg's own errors pass through SQLAlchemy when a connection cannot be opened
    TimeoutError,
    OSError,
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def url_of(database: str) -> str:
    """The SQLAlchemy URL of a database, from a path or an address as people write it."""
    for scheme in ("postgresql", "postgres"):
        if database.startswith(f"{scheme}://"):
            return f"postgresql+asyncpg://{database.partition('://')[2]}"
    if database.startswith("sqlite"):
        return f"sqlite+aiosqlite:///{database.partition(':///')[2]}"
    return f"sqlite+aiosqlite:///{Path(database).expanduser().absolute()}"


class Database:
    """Opens transactions; one that has ended without an error is on disk."""

    def __init__(self, address: str) -> None:
        self.url = url_of(address)
        self.is_sqlite = self.url.startswith("sqlite")
        self._write_lock: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )
        if self.is_sqlite:
            self._turn_writer: SqliteWriter | PostgresWriter = SqliteWriter(
                self.url.partition(":///")[2], TIMEOUT
            )
            self._write_engine = _sqlite_engine(self.url, 1, immediate=True)
            self._read_engine = _sqlite_engine(self.url, _READERS, immediate=False)
        else:
            self._write_engine = _postgres_engine(self.url)
            self._read_engine = self._write_engine.execution_options(isolation_level="REPEATABLE READ")
            self._turn_writer = PostgresWriter(self._write_engine)

    @property
    def writers(self) -> int:
        """How many batches of turns can be written at the same time."""
        return 1 if self.is_sqlite else _POSTGRES_WRITERS

    async def close(self) -> None:
        await self._turn_writer.close()
        await self._write_engine.dispose()
        await self._read_engine.dispose()

    async def check(self) -> None:
        """Raise `StoreDown` if the database does not answer."""
        async with self.reading() as connection:
            await connection.execute(text("select 1"))

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with _in_time(), self._write_lock, self._write_engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that reads one consistent snapshot."""
        async with _in_time(), self._read_engine.connect() as connection:
            yield connection

    async def append_turns(self, batch: Sequence[Turn]) -> set[TurnKey]:
        """Commit turns of any tables in one transaction; returns the keys that were inserted."""
        async with _in_time(), self._write_lock:
            return await self._turn_writer.write(batch)

    def upsert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An INSERT that has ON CONFLICT, which each dialect defines for itself."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)


def _postgres_engine(url: str) -> AsyncEngine:
    return create_async_engine(
        url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=TIMEOUT,
        connect_args={
            "timeout": TIMEOUT, "command_timeout": TIMEOUT - _CLOSING,
            "server_settings": {"synchronous_commit": "on"},
        }, hide_parameters=True,
    )  # fmt: skip


def _sqlite_engine(url: str, connections: int, *, immediate: bool) -> AsyncEngine:
    """An engine whose commits reach the disk; a writer takes the lock when its transaction begins."""
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        hide_parameters=True,  # links and secrets must not reach the log
        pool_size=connections,
        max_overflow=0,
        pool_timeout=TIMEOUT,
        connect_args={"timeout": TIMEOUT, "isolation_level": None},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:  # noqa: ANN401
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine


@asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    """Turn every failure of the database into `Conflict` or `StoreDown`, a timeout included."""
    try:
        async with asyncio.timeout(TIMEOUT):
            yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except FAULTS as error:
        raise StoreDown(f"{type(error).__name__}: {error}") from error
