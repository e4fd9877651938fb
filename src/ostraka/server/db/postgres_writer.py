"""Writing turns into PostgreSQL: dedicated connections, and one statement for each batch.

A pooled connection would be pinged before and reset afterwards: five round trips instead of one.
"""

from collections.abc import Sequence
from typing import Any, Final

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostraka.server.db.schema import Turn, TurnKey, key_of
from ostraka.server.errors import Conflict

_CHANGING: Final = ("status", "setup", "result", "changed")
# A single statement is a transaction.
_APPEND: Final = """
    WITH committed AS (
        INSERT INTO turns (table_id, ply, step, seat, message, moves, at)
        SELECT * FROM unnest(
            $1::varchar[], $2::int[], $3::int[], $4::int[], $5::varchar[], $6::text[], $7::bigint[]
        )
        ON CONFLICT DO NOTHING
        RETURNING table_id, ply
    ), updated AS (
        UPDATE tables SET
            status = coalesce(change.status, tables.status),
            setup = coalesce(change.setup, tables.setup),
            result = coalesce(change.result, tables.result),
            changed = change.changed
        FROM unnest($1::varchar[], $2::int[], $8::varchar[], $9::text[], $10::text[], $11::bigint[])
            AS change (table_id, ply, status, setup, result, changed)
        JOIN committed USING (table_id, ply)
        WHERE tables.id = change.table_id AND change.changed IS NOT NULL
    )
    SELECT table_id, ply FROM committed
"""


class PostgresWriter:
    """Writes batches of turns, each through a connection that no other batch uses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._idle: list[AsyncConnection] = []

    async def write(self, batch: Sequence[Turn]) -> set[TurnKey]:
        """Commit turns in one transaction; returns the keys that were inserted."""
        batch = sorted(batch, key=key_of)  # one order for all processes, so that they cannot deadlock
        connection, driver = await self._take()
        try:
            rows = await driver.fetch(_APPEND, *_columns_of(batch))
        except asyncpg.IntegrityConstraintViolationError as error:
            self._idle.append(connection)
            raise Conflict(str(error)) from error
        except BaseException:  # the state of the connection is unknown
            await connection.invalidate()
            await connection.close()
            raise
        self._idle.append(connection)
        return {(table_id, ply) for table_id, ply in rows}

    async def close(self) -> None:
        while self._idle:
            await self._idle.pop().close()

    async def _take(self) -> tuple[AsyncConnection, Any]:
        """A connection that the server has not closed, and asyncpg's connection inside it."""
        while self._idle:
            connection = self._idle.pop()
            driver = await _driver_of(connection)
            if not driver.is_closed():
                return connection, driver
            await connection.invalidate()
            await connection.close()
        connection = await self._engine.connect()
        return connection, await _driver_of(connection)


async def _driver_of(connection: AsyncConnection) -> Any:  # noqa: ANN401 - asyncpg has no types
    return (await connection.get_raw_connection()).driver_connection


def _columns_of(batch: Sequence[Turn]) -> list[list[Any]]:
    """Turns and their changes, one list for each column."""
    columns = [list(column) for column in zip(*batch, strict=True)][:-1]
    return columns + [[(turn.change or {}).get(name) for turn in batch] for name in _CHANGING]
