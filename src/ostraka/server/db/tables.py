"""The stored tables with their seats and turns."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Row, TextClause, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ostraka.server.db.database import Database, now
from ostraka.server.db.schema import BOTS_ONLY, Turn, components, seats, tables, turns
from ostraka.server.errors import unknown_table

_IN_ONE_QUERY: Final = 500  # tables


class StoredTable(NamedTuple):
    """All rows of one table."""

    table: Row[Any]
    seats: Sequence[Row[Any]]
    turns: Sequence[Row[Any]]
    components: str


class TableStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # --- queries

    async def load(self, table_id: str) -> StoredTable | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            if row is None:
                return None
            seat_rows = await connection.execute(
                select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            )
            turn_rows = await connection.execute(
                select(turns).where(turns.c.table_id == table_id).order_by(turns.c.ply)
            )
            text = await connection.execute(
                select(components.c.text).where(components.c.hash == row.components)
            )
            return StoredTable(row, seat_rows.all(), turn_rows.all(), text.scalar_one())

    async def find_watched(self, watch: str) -> str | None:
        """The table that a link to watch belongs to."""
        async with self._database.reading() as connection:
            row = await connection.execute(select(tables.c.id).where(tables.c.watch == watch))
            return row.scalar_one_or_none()

    async def game_of(self, link: str) -> str | None:
        """The game of a table, by either of its links."""
        async with self._database.reading() as connection:
            row = await connection.execute(
                select(tables.c.game).where(or_(tables.c.id == link, tables.c.watch == link))
            )
            return row.scalar_one_or_none()

    async def of_person(self, person: str, most: int) -> list[tuple[Row[Any], list[Row[Any]]]]:
        """The tables at which a person sits, the latest first, each with its seats."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        async with self._database.reading() as connection:
            latest = await connection.execute(
                select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()).limit(most)
            )
            rows = latest.all()
            seat_rows = await connection.execute(
                select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            )
            seats_of: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            for seat in seat_rows:
                seats_of[seat.table_id].append(seat)
            return [(row, seats_of[row.id]) for row in rows]

    async def steps(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of turns of each of some tables; tables without turns are left out."""
        steps: dict[str, int] = {}
        for start in range(0, len(table_ids), _IN_ONE_QUERY):
            page = table_ids[start : start + _IN_ONE_QUERY]
            async with self._database.reading() as connection:
                rows = await connection.execute(
                    select(turns.c.table_id, func.max(turns.c.step))
                    .where(turns.c.table_id.in_(page))
                    .group_by(turns.c.table_id)
                )
                steps |= {str(table_id): int(step) + 1 for table_id, step in rows}
        return steps

    # --- tables

    async def add(
        self,
        row: dict[str, Any],
        seat_rows: Sequence[dict[str, Any]],
        components_text: str,
        rematch_of: str | None = None,
    ) -> str:
        """Add a table and return its id; if the game has a rematch already, return the id of that one."""
        async with self._database.writing() as connection:
            if rematch_of is not None:
                rematch_id = (await self._lock(connection, rematch_of)).rematch_id
                if rematch_id is not None:
                    return str(rematch_id)
            await connection.execute(
                self._database.upsert(components)
                .values(hash=row["components"], text=components_text)
                .on_conflict_do_nothing()
            )
            await connection.execute(insert(tables), [row])
            await connection.execute(insert(seats), list(seat_rows))
            if rematch_of is not None:
                await connection.execute(
                    update(tables)
                    .where(tables.c.id == rematch_of)
                    .values(rematch_id=row["id"], changed=now())
                )
        return str(row["id"])

    async def touch(self, table_ids: Sequence[str]) -> None:
        """Note that somebody visits some tables."""
        async with self._database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id.in_(table_ids)).values(changed=now()))

    async def remove_unstarted(self, before: int, most: int) -> list[str]:
        """Remove some tables whose game never started and that did not change since a time."""
        return await self._remove(tables.c.status == "open", before, most)

    async def remove_bots_only(self, before: int, most: int) -> list[str]:
        """Remove some tables without people, over or not, that did not change since a time."""
        return await self._remove(BOTS_ONLY, before, most)

    async def _remove(self, which: ColumnElement[bool] | TextClause, before: int, most: int) -> list[str]:
        old = (
            select(tables.c.id)
            .where(which, tables.c.changed < before)
            .order_by(tables.c.changed)
            .limit(most)
            .with_for_update(skip_locked=True)  # somebody sits down just now, or another process removes it
        )
        async with self._database.writing() as connection:
            removed = [str(table_id) for table_id in (await connection.execute(old)).scalars()]
            if removed:
                await connection.execute(
                    update(tables).where(tables.c.rematch_id.in_(removed)).values(rematch_id=None)
                )
                await connection.execute(delete(tables).where(tables.c.id.in_(removed)))
            return removed

    # --- seats

    async def sit_down(self, table_id: str, seat: int, person: str, name: str, nonce: str) -> bool:
        """Take a free seat, or add a nonce to your own that has none; False if somebody else was faster.

        Idempotent: the same request again succeeds.
        """
        this = seats.c.table_id == table_id, seats.c.seat == seat
        async with self._database.writing() as connection:
            await self._lock(connection, table_id)
            taken = await connection.execute(
                update(seats)
                .where(
                    *this,
                    seats.c.bot.is_(None),
                    seats.c.nonce.is_(None),
                    or_(seats.c.person.is_(None), seats.c.person == person),
                )
                .values(person=person, name=name, nonce=nonce)
            )
            if taken.rowcount != 1:
                mine = select(seats.c.seat).where(*this, seats.c.person == person, seats.c.nonce == nonce)
                return (await connection.execute(mine)).one_or_none() is not None
            await self._touch(connection, table_id)
            return True

    async def stand_up(self, table_id: str, seat: int, person: str) -> bool:
        """Leave a seat of a table whose game has not started."""
        async with self._database.writing() as connection:
            if (await self._lock(connection, table_id)).status != "open":
                return False
            left = await connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.person == person)
                .values(person=None, name=None, nonce=None)
            )
            await self._touch(connection, table_id)
            return left.rowcount == 1

    async def set_stand_in(self, table_id: str, seat: int, bot: str | None, *, replace: bool = True) -> bool:
        """Let a bot play for a person, or with None no bot; without `replace`, False if one already does."""
        free = [] if replace else [seats.c.stand_in.is_(None)]
        async with self._database.writing() as connection:
            put = await connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.seat == seat, *free)
                .values(stand_in=bot)
            )
            await self._touch(connection, table_id)
            return put.rowcount == 1

    # --- turns

    async def start_game(self, opening: Turn, nonces: Sequence[str | None]) -> bool:
        """Write the opening once, if the seats still have the nonces that it was drawn with."""
        row = opening._asdict()
        change = row.pop("change")
        stored = select(seats.c.nonce).where(seats.c.table_id == opening.table_id).order_by(seats.c.seat)
        async with self._database.writing() as connection:
            if (await self._lock(connection, opening.table_id)).status != "open":
                return False
            if (await connection.execute(stored)).scalars().all() != list(nonces):
                return False
            await connection.execute(insert(turns), [row])
            await connection.execute(update(tables).where(tables.c.id == opening.table_id).values(**change))
            return True

    # --- inside a transaction

    @staticmethod
    async def _lock(connection: AsyncConnection, table_id: str) -> Row[Any]:
        """The row of a table, locked: nobody else changes its seats until this transaction ends."""
        rows = await connection.execute(
            select(tables).where(tables.c.id == table_id).with_for_update(key_share=True)
        )
        row = rows.one_or_none()
        if row is None:  # removed a moment ago
            raise unknown_table()
        return row

    @staticmethod
    async def _touch(connection: AsyncConnection, table_id: str) -> None:
        await connection.execute(update(tables).where(tables.c.id == table_id).values(changed=now()))
