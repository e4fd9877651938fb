"""The database: SQLite for one process, PostgreSQL for many; one code path."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, delete, event, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from ostraka.server.errors import Conflict, StoreDown
from ostraka.server.schema import chairs, components, keys, papers, people, tables, turns

LATE: Final = 5.0  # seconds after which the database is taken for gone
_READERS: Final = 4


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Turn(NamedTuple):
    """A row of `turns`, and what changes about its table with it."""

    table_id: str
    ply: int
    step: int
    seat: int | None
    message: str | None
    moves: str
    at: int
    change: dict[str, Any] | None = None


class Kept(NamedTuple):
    """All that is kept of a table."""

    table: Row[Any]
    chairs: Sequence[Row[Any]]
    turns: Sequence[Row[Any]]
    components: str


def address(database: str) -> str:
    """A database address for the drivers that we use, from what people write."""
    for scheme in ("postgresql", "postgres"):
        if database.startswith(f"{scheme}://"):
            return f"postgresql+asyncpg://{database.partition('://')[2]}"
    if database.startswith("sqlite"):
        return f"sqlite+aiosqlite:///{database.partition(':///')[2]}"
    return f"sqlite+aiosqlite:///{Path(database).expanduser().absolute()}"


class Store:
    """Reads and writes; a write that has returned is on disk."""

    def __init__(self, database: str) -> None:
        self.url = address(database)
        self.is_sqlite = self.url.startswith("sqlite")
        if self.is_sqlite:
            self._writer = _sqlite(self.url, 1, immediate=True)
            self._reader = _sqlite(self.url, _READERS, immediate=False)
            self._insert_turn: Any = sqlite.insert(turns).on_conflict_do_nothing()
        else:
            self._writer = create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=LATE,
                connect_args={"timeout": LATE, "command_timeout": LATE}, hide_parameters=True,
            )  # fmt: skip
            self._reader = self._writer
            self._insert_turn = postgresql.insert(turns).on_conflict_do_nothing()
        self._insert_turn = self._insert_turn.returning(turns.c.table_id, turns.c.ply)

    async def close(self) -> None:
        await self._writer.dispose()
        await self._reader.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with _in_time(), self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with _in_time(), self._reader.connect() as connection:
            yield connection

    async def check(self) -> None:
        """Fails where the database does not answer."""
        async with self._reading() as connection:
            await connection.execute(text("select 1"))

    # --- people

    async def add_person(self, person: str, key: str) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(people).values(id=person, created=now()))
            await connection.execute(insert(keys).values(hash=key, person=person, created=now()))

    async def add_key(self, person: str, key: str) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(keys).values(hash=key, person=person, created=now()))

    async def person_with(self, key: str) -> str | None:
        async with self._reading() as connection:
            found = await connection.execute(select(keys.c.person).where(keys.c.hash == key))
            return found.scalar_one_or_none()

    # --- tables

    async def add_table(self, row: dict[str, Any], seats: Sequence[dict[str, Any]], parts: str) -> None:
        dialect = sqlite if self.is_sqlite else postgresql
        async with self._writing() as connection:
            await connection.execute(
                dialect.insert(components).values(hash=row["components"], text=parts).on_conflict_do_nothing()
            )
            await connection.execute(insert(tables), [row])
            await connection.execute(insert(chairs), list(seats))

    async def load(self, table_id: str) -> Kept | None:
        async with self._reading() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == table_id))
            row = found.one_or_none()
            if row is None:
                return None
            seated = await connection.execute(
                select(chairs).where(chairs.c.table_id == table_id).order_by(chairs.c.seat)
            )
            played = await connection.execute(
                select(turns).where(turns.c.table_id == table_id).order_by(turns.c.ply)
            )
            parts = await connection.execute(
                select(components.c.text).where(components.c.hash == row.components)
            )
            return Kept(row, seated.all(), played.all(), parts.scalar_one())

    async def table_watched_by(self, watch: str) -> str | None:
        async with self._reading() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.watch == watch))
            return found.scalar_one_or_none()

    async def tables_of(self, person: str, most: int) -> Sequence[Row[Any]]:
        """The tables at which a person sits, the latest first."""
        mine = select(chairs.c.table_id).where(chairs.c.person == person)
        async with self._reading() as connection:
            found = await connection.execute(
                select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()).limit(most)
            )
            return found.all()

    async def turns_since(self, table_id: str, ply: int) -> Sequence[Row[Any]]:
        async with self._reading() as connection:
            found = await connection.execute(
                select(turns).where(turns.c.table_id == table_id, turns.c.ply >= ply).order_by(turns.c.ply)
            )
            return found.all()

    async def sit_down(self, table_id: str, seat: int, person: str, name: str, nonce: str) -> bool:
        """Take a free chair, or add a nonce to one's own that has none; False if somebody was quicker."""
        async with self._writing() as connection:
            taken = await connection.execute(
                update(chairs)
                .where(
                    chairs.c.table_id == table_id,
                    chairs.c.seat == seat,
                    chairs.c.bot.is_(None),
                    chairs.c.nonce.is_(None),
                    or_(chairs.c.person.is_(None), chairs.c.person == person),
                )
                .values(person=person, name=name, nonce=nonce)
            )
            await self._touch(connection, table_id)
            return taken.rowcount == 1

    async def stand_up(self, table_id: str, seat: int, person: str) -> bool:
        """Leave a chair of a table that is still open."""
        async with self._writing() as connection:
            still_open = select(tables.c.id).where(tables.c.id == table_id, tables.c.status == "open")
            left = await connection.execute(
                update(chairs)
                .where(chairs.c.table_id.in_(still_open), chairs.c.seat == seat, chairs.c.person == person)
                .values(person=None, name=None, nonce=None)
            )
            await self._touch(connection, table_id)
            return left.rowcount == 1

    async def put_stand_in(self, table_id: str, seat: int, bot: str | None) -> None:
        async with self._writing() as connection:
            await connection.execute(
                update(chairs)
                .where(chairs.c.table_id == table_id, chairs.c.seat == seat)
                .values(stand_in=bot)
            )
            await self._touch(connection, table_id)

    async def put_follower(self, table_id: str, follower: str) -> str:
        """Say which table is the rematch; the answer is the first that was said."""
        async with self._writing() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.follower.is_(None))
                .values(follower=follower, changed=now())
            )
            found = await connection.execute(select(tables.c.follower).where(tables.c.id == table_id))
            return str(found.scalar_one())

    async def remove_table(self, table_id: str) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    @staticmethod
    async def _touch(connection: AsyncConnection, table_id: str) -> None:
        await connection.execute(update(tables).where(tables.c.id == table_id).values(changed=now()))

    # --- turns

    async def append(self, batch: Sequence[Turn]) -> set[tuple[str, int]]:
        """Write turns of any tables in one transaction; the answer names those that came first."""
        rows = [turn._asdict() for turn in batch]
        for row in rows:
            del row["change"]
        async with self._writing() as connection:
            found = await connection.execute(self._insert_turn, rows)
            first = {(table_id, ply) for table_id, ply in found}
            for turn in sorted(batch):
                if turn.change is not None and (turn.table_id, turn.ply) in first:
                    await connection.execute(
                        update(tables).where(tables.c.id == turn.table_id).values(**turn.change)
                    )
        return first

    # --- papers

    async def paper(self, table_id: str, kind: str) -> str | None:
        async with self._reading() as connection:
            found = await connection.execute(
                select(papers.c.text).where(papers.c.table_id == table_id, papers.c.kind == kind)
            )
            return found.scalar_one_or_none()

    async def keep_paper(self, table_id: str, kind: str, written: str) -> None:
        dialect = sqlite if self.is_sqlite else postgresql
        async with self._writing() as connection:
            await connection.execute(
                dialect.insert(papers)
                .values(table_id=table_id, kind=kind, text=written, at=now())
                .on_conflict_do_nothing()
            )

    async def count(self) -> dict[str, int]:
        """Tables by their status."""
        async with self._reading() as connection:
            found = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            return {str(status): int(number) for status, number in found}


def _sqlite(url: str, connections: int, *, immediate: bool) -> AsyncEngine:
    """An engine whose commits are on disk; a writer takes the lock at once, not in the middle."""
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        hide_parameters=True,  # they are links and secrets, and would stand in the log
        pool_size=connections,
        max_overflow=0,
        pool_timeout=LATE,
        connect_args={"timeout": LATE, "isolation_level": None},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:  # noqa: ANN401
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine


@asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    """Turn everything that can go wrong with a database into one thing."""
    try:
        async with asyncio.timeout(2 * LATE):
            yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except (TimeoutError, OSError, SQLAlchemyError) as error:
        raise StoreDown(f"{type(error).__name__}: {error}") from error
