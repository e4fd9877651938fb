"""The database: SQLite for one process, PostgreSQL for many; one code path."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg
from sqlalchemy import (
    ColumnElement,
    Row,
    TextClause,
    delete,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from ostraka.server.db.postgres_writer import RemotePen
from ostraka.server.db.schema import BOTS, chairs, components, keys, papers, people, tables, tokens, turns
from ostraka.server.db.sqlite_writer import PRAGMAS, Pen
from ostraka.server.db.turn import Key, Turn
from ostraka.server.errors import Conflict, StoreDown, unknown_table

LATE: Final = 5.0  # seconds after which the database is taken for gone
_CLOSING: Final = 2.0  # of these, what SQLAlchemy gives a connection that does not answer to say goodbye
_READERS: Final = 4
_WRITERS: Final = 3
_AT_ONCE: Final = 500
FAULTS: Final = (  # of asyncpg, those of a connection that cannot be made come through as they are
    TimeoutError,
    OSError,
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
        self._may_write: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )
        if self.is_sqlite:
            self._pen: Pen | RemotePen = Pen(self.url.partition(":///")[2], LATE)
            self._writer = _sqlite(self.url, 1, immediate=True)
            self._reader = _sqlite(self.url, _READERS, immediate=False)
        else:
            self._writer = create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=LATE,
                connect_args={
                    "timeout": LATE, "command_timeout": LATE - _CLOSING,
                    "server_settings": {"synchronous_commit": "on"},
                }, hide_parameters=True,
            )  # fmt: skip
            self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")
            self._pen = RemotePen(self._writer)

    @property
    def hands(self) -> int:
        """How many can write turns at the same time."""
        return 1 if self.is_sqlite else _WRITERS

    async def close(self) -> None:
        await self._pen.close()
        await self._writer.dispose()
        await self._reader.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with _in_time(), self._may_write, self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """All that is read at once is of one moment."""
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

    async def add_token(self, person: str, token: str, before: int) -> None:
        """Add a token, and remove those that are too old."""
        async with self._writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.created < before))
            await connection.execute(insert(tokens).values(hash=token, person=person, created=now()))

    async def exchange(self, token: str, key: str, since: int) -> str | None:
        """Put a key in the place of a token that is not too old; the answer is whose it is."""
        async with self._writing() as connection:
            found = await connection.execute(
                delete(tokens)
                .where(tokens.c.hash == token, tokens.c.created >= since)
                .returning(tokens.c.person)
            )
            person: str | None = found.scalar_one_or_none()
            if person is not None:
                await connection.execute(insert(keys).values(hash=key, person=person, created=now()))
            return person

    async def person_with(self, key: str) -> str | None:
        async with self._reading() as connection:
            found = await connection.execute(select(keys.c.person).where(keys.c.hash == key))
            return found.scalar_one_or_none()

    async def remove_people(self, after: str, before: int, most: int) -> tuple[list[str], str]:
        """Of the next few after one, remove those who came before a moment and have neither seat nor table.

        The answer says who is gone and who was looked at last: nobody if these were all.
        """
        few = select(people.c.id).where(people.c.id > after).order_by(people.c.id).limit(most)
        async with self._reading() as connection:
            looked_at = [str(name) for name in (await connection.execute(few)).scalars()]
        idle = (
            people.c.id.in_(looked_at),
            people.c.created < before,
            ~exists().where(chairs.c.person == people.c.id),
            ~exists().where(tables.c.host == people.c.id),
        )
        async with self._writing() as connection:
            removed = await connection.execute(delete(people).where(*idle).returning(people.c.id))
            return [str(name) for name in removed.scalars()], looked_at[-1] if looked_at else ""

    # --- tables

    async def add_table(
        self, row: dict[str, Any], seats: Sequence[dict[str, Any]], parts: str, after: str | None = None
    ) -> str:
        """Add a table, unless the one that it is to follow has a follower; the answer is the one that has."""
        dialect = sqlite if self.is_sqlite else postgresql
        async with self._writing() as connection:
            if after is not None:
                follower = (await self._hold(connection, after)).follower
                if follower is not None:
                    return str(follower)
            await connection.execute(
                dialect.insert(components).values(hash=row["components"], text=parts).on_conflict_do_nothing()
            )
            await connection.execute(insert(tables), [row])
            await connection.execute(insert(chairs), list(seats))
            if after is not None:
                await connection.execute(
                    update(tables).where(tables.c.id == after).values(follower=row["id"], changed=now())
                )
        return str(row["id"])

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

    async def game_of(self, link: str) -> str | None:
        """The game of a table, by either link."""
        async with self._reading() as connection:
            found = await connection.execute(
                select(tables.c.game).where(or_(tables.c.id == link, tables.c.watch == link))
            )
            return found.scalar_one_or_none()

    async def tables_of(self, person: str, most: int) -> list[tuple[Row[Any], list[Row[Any]]]]:
        """The tables at which a person sits, the latest first, each with its chairs."""
        mine = select(chairs.c.table_id).where(chairs.c.person == person)
        async with self._reading() as connection:
            found = await connection.execute(
                select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()).limit(most)
            )
            rows = found.all()
            seated = await connection.execute(
                select(chairs).where(chairs.c.table_id.in_([row.id for row in rows])).order_by(chairs.c.seat)
            )
            chairs_of: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            for chair in seated:
                chairs_of[chair.table_id].append(chair)
            return [(row, chairs_of[row.id]) for row in rows]

    async def steps(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How many turns there are of each of some tables that have begun."""
        found: dict[str, int] = {}
        for start in range(0, len(table_ids), _AT_ONCE):
            some = table_ids[start : start + _AT_ONCE]
            async with self._reading() as connection:
                rows = await connection.execute(
                    select(turns.c.table_id, func.max(turns.c.step))
                    .where(turns.c.table_id.in_(some))
                    .group_by(turns.c.table_id)
                )
                found |= {str(table_id): int(step) + 1 for table_id, step in rows}
        return found

    async def sit_down(self, table_id: str, seat: int, person: str, name: str, nonce: str) -> bool:
        """Take a free chair, or add a nonce to one's own that has none; False if somebody was quicker.

        Asked again, it has been done.
        """
        this = chairs.c.table_id == table_id, chairs.c.seat == seat
        async with self._writing() as connection:
            await self._hold(connection, table_id)
            taken = await connection.execute(
                update(chairs)
                .where(
                    *this,
                    chairs.c.bot.is_(None),
                    chairs.c.nonce.is_(None),
                    or_(chairs.c.person.is_(None), chairs.c.person == person),
                )
                .values(person=person, name=name, nonce=nonce)
            )
            if taken.rowcount != 1:
                mine = select(chairs.c.seat).where(*this, chairs.c.person == person, chairs.c.nonce == nonce)
                return (await connection.execute(mine)).one_or_none() is not None
            await self._touch(connection, table_id)
            return True

    async def stand_up(self, table_id: str, seat: int, person: str) -> bool:
        """Leave a chair of a table that is still open."""
        async with self._writing() as connection:
            if (await self._hold(connection, table_id)).status != "open":
                return False
            left = await connection.execute(
                update(chairs)
                .where(chairs.c.table_id == table_id, chairs.c.seat == seat, chairs.c.person == person)
                .values(person=None, name=None, nonce=None)
            )
            await self._touch(connection, table_id)
            return left.rowcount == 1

    async def begin(self, turn: Turn, nonces: Sequence[str | None]) -> bool:
        """Write the first turn, if those whose nonces it was drawn with still sit there; once."""
        row = turn._asdict()
        change = row.pop("change")
        seated = select(chairs.c.nonce).where(chairs.c.table_id == turn.table_id).order_by(chairs.c.seat)
        async with self._writing() as connection:
            if (await self._hold(connection, turn.table_id)).status != "open":
                return False
            if (await connection.execute(seated)).scalars().all() != list(nonces):
                return False
            await connection.execute(insert(turns), [row])
            await connection.execute(update(tables).where(tables.c.id == turn.table_id).values(**change))
            return True

    @staticmethod
    async def _hold(connection: AsyncConnection, table_id: str) -> Row[Any]:
        """A table whose chairs nobody else changes until the end of this transaction."""
        found = await connection.execute(
            select(tables).where(tables.c.id == table_id).with_for_update(key_share=True)
        )
        row = found.one_or_none()
        if row is None:  # removed a moment ago
            raise unknown_table()
        return row

    async def put_stand_in(self, table_id: str, seat: int, bot: str | None, *, replace: bool = True) -> bool:
        """Let a bot play for a person, or none; False if one does already that is not to be replaced."""
        free = [] if replace else [chairs.c.stand_in.is_(None)]
        async with self._writing() as connection:
            put = await connection.execute(
                update(chairs)
                .where(chairs.c.table_id == table_id, chairs.c.seat == seat, *free)
                .values(stand_in=bot)
            )
            await self._touch(connection, table_id)
            return put.rowcount == 1

    async def touch(self, table_ids: Sequence[str]) -> None:
        """Note that there was somebody at some tables."""
        async with self._writing() as connection:
            await connection.execute(update(tables).where(tables.c.id.in_(table_ids)).values(changed=now()))

    async def remove_unbegun(self, before: int, most: int) -> list[str]:
        """Remove some tables at which no game has begun and nothing has happened since a moment."""
        return await self._remove_tables(tables.c.status == "open", before, most)

    async def remove_of_bots(self, before: int, most: int) -> list[str]:
        """The same for tables at which nobody sits, whether their games are over or not."""
        return await self._remove_tables(BOTS, before, most)

    async def _remove_tables(
        self, which: ColumnElement[bool] | TextClause, before: int, most: int
    ) -> list[str]:
        old = (
            select(tables.c.id)
            .where(which, tables.c.changed < before)
            .order_by(tables.c.changed)
            .limit(most)
            .with_for_update(skip_locked=True)  # somebody is about to sit down, or another process removes it
        )
        async with self._writing() as connection:
            removed = [str(name) for name in (await connection.execute(old)).scalars()]
            if removed:
                await connection.execute(
                    update(tables).where(tables.c.follower.in_(removed)).values(follower=None)
                )
                await connection.execute(delete(tables).where(tables.c.id.in_(removed)))
            return removed

    @staticmethod
    async def _touch(connection: AsyncConnection, table_id: str) -> None:
        await connection.execute(update(tables).where(tables.c.id == table_id).values(changed=now()))

    # --- turns

    async def append(self, batch: Sequence[Turn]) -> set[Key]:
        """Write turns of any tables in one transaction; the answer names those that came first."""
        async with _in_time(), self._may_write:
            return await self._pen.write(batch)

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
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:  # noqa: ANN401
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine


@asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    """Turn everything that can go wrong with a database into one thing."""
    try:
        async with asyncio.timeout(LATE):
            yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except FAULTS as error:
        raise StoreDown(f"{type(error).__name__}: {error}") from error
