"""Many tables share one commit: turns that come while the disk is busy go together with the next."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from ostraka.server.db.store import Store
from ostraka.server.db.turn import Turn
from ostraka.server.errors import Conflict, StoreDown

MOST_AT_ONCE: Final = 400
_LAST: Final = 1.0  # seconds for what is in line when the server stops; what is not told is not promised


class Committer:
    """Writes turns in the order in which they come, as many at once as have come."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: asyncio.Queue[tuple[Turn, asyncio.Future[bool]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.batches = 0
        self.turns = 0

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._run(), name=f"committer {hand}") for hand in range(self._store.hands)
        ]

    async def stop(self) -> None:
        """Finish what has been begun."""
        if self._tasks:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._queue.join(), _LAST)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def append(self, turn: Turn) -> bool:
        """Commit a turn; False if another one already stands in its place."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((turn, future))
        return await future

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            except Conflict:  # one of them stands in the way of the others
                for waiting in batch:
                    with suppress(Conflict):
                        await self._write([waiting])
            for turn, future in batch:
                self._queue.task_done()
                if not future.done():
                    future.set_exception(Conflict(f"turn {turn.ply} has no table"))

    async def _write(self, batch: Sequence[tuple[Turn, asyncio.Future[bool]]]) -> None:
        try:
            first = await self._store.append([turn for turn, _ in batch])
        except Conflict:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it was, those who wait must hear of it
            for _, future in batch:
                if not future.done():
                    future.set_exception(StoreDown(str(error)))
            return
        self.batches += 1
        self.turns += len(first)
        for turn, future in batch:
            if not future.done():
                future.set_result((turn.table_id, turn.ply) in first)
