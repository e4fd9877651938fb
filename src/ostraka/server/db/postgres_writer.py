"""Writing turns into PostgreSQL: connections that are kept at hand, and one statement a batch.

A connection from the pool would first be asked whether it is still there, and be put back in order after:
five ways to the database and back instead of one.
"""

from collections.abc import Sequence
from typing import Any, Final

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostraka.server.db.turn import Key, Turn, key_of
from ostraka.server.errors import Conflict

_CHANGEABLE: Final = ("status", "setup", "result", "changed")
# Everything in one statement, which is a transaction by itself.
_APPEND: Final = """
    WITH first AS (
        INSERT INTO turns (table_id, ply, step, seat, message, moves, at)
        SELECT * FROM unnest(
            $1::varchar[], $2::int[], $3::int[], $4::int[], $5::varchar[], $6::text[], $7::bigint[]
        )
        ON CONFLICT DO NOTHING
        RETURNING table_id, ply
    ), noted AS (
        UPDATE tables SET
            status = coalesce(change.status, tables.status),
            setup = coalesce(change.setup, tables.setup),
            result = coalesce(change.result, tables.result),
            changed = change.changed
        FROM unnest($1::varchar[], $2::int[], $8::varchar[], $9::text[], $10::text[], $11::bigint[])
            AS change (table_id, ply, status, setup, result, changed)
        JOIN first USING (table_id, ply)
        WHERE tables.id = change.table_id AND change.changed IS NOT NULL
    )
    SELECT table_id, ply FROM first
"""


class RemotePen:
    """Writes turns through as many connections as batches are written at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._idle: list[AsyncConnection] = []

    async def write(self, batch: Sequence[Turn]) -> set[Key]:
        """Commit turns in one transaction; the answer names those that came first."""
        batch = sorted(batch, key=key_of)  # in one order, lest two processes wait for each other
        connection, driver = await self._take()
        try:
            found = await driver.fetch(_APPEND, *_columns_of(batch))
        except asyncpg.IntegrityConstraintViolationError as error:
            self._idle.append(connection)
            raise Conflict(str(error)) from error
        except BaseException:  # whatever it was, nobody knows in which state it left the connection
            await connection.invalidate()
            await connection.close()
            raise
        self._idle.append(connection)
        return {(table_id, ply) for table_id, ply in found}

    async def close(self) -> None:
        while self._idle:
            await self._idle.pop().close()

    async def _take(self) -> tuple[AsyncConnection, Any]:
        """A connection that was not closed meanwhile by the other side, and the driver's own."""
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
    """Turns and what they change as one list a column."""
    columns = [list(column) for column in zip(*batch, strict=True)][:-1]
    return columns + [[(turn.change or {}).get(name) for turn in batch] for name in _CHANGEABLE]
