"""Writing turns into SQLite: a thread and a connection of their own, and few statements.

The thread shares the interpreter with all else that the server does, and has to wait for it after every
statement. So a batch is four statements, however many turns it has.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, Final

from ostraka.server.db.schema import turns
from ostraka.server.db.turn import Key, Turn, key_of
from ostraka.server.errors import Conflict, StoreDown

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=10000",  # pages, ten times as many as by itself: a checkpoint makes turns wait
)
_COLUMNS: Final = tuple(column.name for column in turns.columns)
_INSERT: Final = f"INSERT INTO turns ({', '.join(_COLUMNS)}) VALUES "  # noqa: S608 - our own names
_ROW: Final = f"({', '.join('?' * len(_COLUMNS))})"


class Pen:
    """The only one who writes turns into a file of SQLite."""

    def __init__(self, path: str, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._thread = ThreadPoolExecutor(1, "pen")
        self._opened: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Turn]) -> set[Key]:
        """Commit turns in one transaction; the answer names those that came first."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _close(self) -> None:
        if self._opened is not None:
            self._opened.close()
            self._opened = None

    def _open(self) -> sqlite3.Connection:
        if self._opened is None:
            self._opened = sqlite3.connect(self._path, timeout=self._patience, isolation_level=None)
            for pragma in PRAGMAS:
                self._opened.execute(f"PRAGMA {pragma}")
        return self._opened

    def _write(self, batch: Sequence[Turn]) -> set[Key]:
        try:
            connection = self._open()
            connection.execute("BEGIN IMMEDIATE")
            try:
                first = _insert(connection, batch)
                _change(connection, [turn for turn in batch if key_of(turn) in first])
                connection.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            raise StoreDown(f"{type(error).__name__}: {error}") from error
        return first


def _insert(connection: sqlite3.Connection, batch: Sequence[Turn]) -> set[Key]:
    if _insert_some(connection, batch) == len(batch):
        return {key_of(turn) for turn in batch}
    connection.execute("ROLLBACK")  # somebody was quicker: see who, one by one
    connection.execute("BEGIN IMMEDIATE")
    return {key_of(turn) for turn in batch if _insert_some(connection, [turn])}


def _insert_some(connection: sqlite3.Connection, batch: Sequence[Turn]) -> int:
    rows = ", ".join([_ROW] * len(batch))
    values = list(chain.from_iterable(turn[: len(_COLUMNS)] for turn in batch))
    return connection.execute(f"{_INSERT}{rows} ON CONFLICT DO NOTHING", values).rowcount


def _change(connection: sqlite3.Connection, batch: Sequence[Turn]) -> None:
    """Change tables as their turns ask for: most only note that something happened, all at once."""
    noted = [turn for turn in batch if turn.change is not None and turn.change.keys() == {"changed"}]
    if noted:
        moment = max(int(turn.at) for turn in noted)
        names = [turn.table_id for turn in noted]
        places = ", ".join("?" * len(names))
        connection.execute(f"UPDATE tables SET changed = ? WHERE id IN ({places})", [moment, *names])  # noqa: S608
    for turn in batch:
        if turn.change is not None and turn.change.keys() != {"changed"}:
            columns = ", ".join(f"{name} = ?" for name in turn.change)
            values: list[Any] = [*turn.change.values(), turn.table_id]
            connection.execute(f"UPDATE tables SET {columns} WHERE id = ?", values)  # noqa: S608 - our own names
