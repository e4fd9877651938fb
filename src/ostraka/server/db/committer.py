"""Group commit: turns that arrive while the disk is busy share the next transaction."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from ostraka.server.db.database import Database
from ostraka.server.db.schema import Turn
from ostraka.server.errors import Conflict, StoreDown

LARGEST_BATCH: Final = 400  # turns
_FLUSH: Final = 1.0  # seconds for queued turns when the server stops; none of them is acknowledged yet


class Committer:
    """Writes turns in the order of their arrival, as many in one transaction as are waiting."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[tuple[Turn, asyncio.Future[bool]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.batches = 0
        self.turns = 0

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._run(), name=f"committer {number}")
            for number in range(self._database.writers)
        ]

    async def stop(self) -> None:
        """Write the queued turns, and end."""
        if self._tasks:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._queue.join(), _FLUSH)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def append(self, turn: Turn) -> bool:
        """Commit a turn; False if another turn has the same key."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((turn, future))
        return await future

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            except Conflict:  # one turn makes the whole batch fail, so write them one by one
                for waiting in batch:
                    with suppress(Conflict):
                        await self._write([waiting])
            for turn, future in batch:
                self._queue.task_done()
                if not future.done():
                    future.set_exception(Conflict(f"turn {turn.ply} has no table"))

    async def _write(self, batch: Sequence[tuple[Turn, asyncio.Future[bool]]]) -> None:
        try:
            committed = await self._database.append_turns([turn for turn, _ in batch])
        except Conflict:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the waiting callers must get it
            for _, future in batch:
                if not future.done():
                    future.set_exception(StoreDown(str(error)))
            return
        self.batches += 1
        self.turns += len(committed)
        for turn, future in batch:
            if not future.done():
                future.set_result((turn.table_id, turn.ply) in committed)
