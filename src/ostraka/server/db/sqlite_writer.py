"""Writing turns into SQLite: one thread with its own connection, and few statements.

The thread competes for the GIL and waits for it after every statement. So a batch takes four statements,
however many turns it has.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, Final

from ostraka.server.db.schema import Turn, TurnKey, key_of, turns
from ostraka.server.errors import Conflict, StoreDown

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=10000",  # pages, ten times the default: turns wait during a checkpoint
)
_COLUMNS: Final = tuple(column.name for column in turns.columns)
_INSERT: Final = f"INSERT INTO turns ({', '.join(_COLUMNS)}) VALUES "  # noqa: S608 - constant names
_ROW: Final = f"({', '.join('?' * len(_COLUMNS))})"


class SqliteWriter:
    """The only writer of turns into a SQLite file."""

    def __init__(self, path: str, timeout: float) -> None:
        self._path = path
        self._timeout = timeout
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Turn]) -> set[TurnKey]:
        """Commit turns in one transaction; returns the keys that were inserted."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, timeout=self._timeout, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _write(self, batch: Sequence[Turn]) -> set[TurnKey]:
        try:
            connection = self._open()
            connection.execute("BEGIN IMMEDIATE")
            try:
                committed = _insert(connection, batch)
                _change(connection, [turn for turn in batch if key_of(turn) in committed])
                connection.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            raise StoreDown(f"{type(error).__name__}: {error}") from error
        return committed


def _insert(connection: sqlite3.Connection, batch: Sequence[Turn]) -> set[TurnKey]:
    if _insert_some(connection, batch) == len(batch):
        return {key_of(turn) for turn in batch}
    connection.execute("ROLLBACK")  # some keys exist already: insert one by one to find out which
    connection.execute("BEGIN IMMEDIATE")
    return {key_of(turn) for turn in batch if _insert_some(connection, [turn])}


def _insert_some(connection: sqlite3.Connection, batch: Sequence[Turn]) -> int:
    rows = ", ".join([_ROW] * len(batch))
    values = list(chain.from_iterable(turn[: len(_COLUMNS)] for turn in batch))
    return connection.execute(f"{_INSERT}{rows} ON CONFLICT DO NOTHING", values).rowcount


def _change(connection: sqlite3.Connection, batch: Sequence[Turn]) -> None:
    """Update the tables of committed turns; those that only set `changed` share one statement."""
    touched = [turn for turn in batch if turn.change is not None and turn.change.keys() == {"changed"}]
    if touched:
        latest = max(int(turn.at) for turn in touched)
        table_ids = [turn.table_id for turn in touched]
        places = ", ".join("?" * len(table_ids))
        connection.execute(f"UPDATE tables SET changed = ? WHERE id IN ({places})", [latest, *table_ids])  # noqa: S608
    for turn in batch:
        if turn.change is not None and turn.change.keys() != {"changed"}:
            columns = ", ".join(f"{name} = ?" for name in turn.change)
            values: list[Any] = [*turn.change.values(), turn.table_id]
            connection.execute(f"UPDATE tables SET {columns} WHERE id = ?", values)  # noqa: S608 - constant names
