"""Background tasks of a server process."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from ostraka.server.errors import Refusal
from ostraka.server.logs import log

T = TypeVar("T")


class BackgroundTasks:
    """Keeps references to running tasks, and logs those that fail."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something to its end, even if the caller is cancelled meanwhile."""
        return await asyncio.shield(self.start(work))

    async def stop(self, timeout: float) -> None:  # noqa: ASYNC109 - tasks that ignore a cancellation are left
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=timeout)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):  # a refusal is answered by the caller
            log.error("background task failed", exc_info=error, extra={"task": task.get_coro().__qualname__})  # type: ignore[union-attr] # a coroutine has one
