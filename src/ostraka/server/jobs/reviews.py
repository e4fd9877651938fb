"""Reviews of finished games: each is computed once and stored."""

import asyncio
from typing import Final

import msgspec

from ostraka.bots.review import review
from ostraka.server.db.store import Store
from ostraka.server.errors import Conflict, Refusal, StoreDown
from ostraka.server.jobs.workers import WorkerPools
from ostraka.server.tasks import BackgroundTasks
from ostraka.table.record import Record

_KIND: Final = "review"
_REPORTED: Final = 0.02  # the smallest progress worth a message between threads
_SIMILAR_BOT: Final = "similar_bot"  # of a player; older databases have it as _LEVEL
_LEVEL: Final = "level"


class Reviews:
    """Computes reviews in this process, and knows the progress of each."""

    def __init__(self, store: Store, workers: WorkerPools, tasks: BackgroundTasks) -> None:
        self._store = store
        self._workers = workers
        self._tasks = tasks
        self._progress: dict[str, float] = {}  # of running reviews, by table
        self._failed: set[str] = set()  # tables whose review would fail again

    async def find(self, table_id: str) -> bytes | None:
        """The stored review of a game, as JSON."""
        stored = await self._store.artifacts.find(table_id, _KIND)
        return None if stored is None else _current(stored)

    def progress(self, table_id: str) -> float | None:
        """The progress of a running review, from 0 to 1; refused if the game cannot be reviewed."""
        if table_id in self._failed:
            raise Refusal("broken", "this game cannot be reviewed; the reason is in the log of the server")
        return self._progress.get(table_id)

    def start(self, table_id: str, record: Record) -> asyncio.Task[None]:
        """Review a finished game in the background."""
        self._progress[table_id] = 0.0
        return self._tasks.start(self._run(table_id, record))

    async def _run(self, table_id: str, record: Record) -> None:
        loop = asyncio.get_running_loop()

        def note(done: float) -> None:
            self._progress[table_id] = done

        def report(ply: int) -> None:  # called in the thread of the review
            done = min(0.99, ply / len(record.moves))
            if done - self._progress[table_id] >= _REPORTED:
                loop.call_soon_threadsafe(note, done)

        try:
            finished = await self._workers.reviews.run(lambda: review(record, on_ply=report))
            await self._store.artifacts.add(table_id, _KIND, msgspec.json.encode(finished).decode())
        except (StoreDown, Conflict):  # another attempt may succeed
            raise
        except Exception:
            self._failed.add(table_id)
            raise
        finally:
            self._progress.pop(table_id, None)


def _current(stored: str) -> bytes:
    """A stored review with today's keys."""
    if f'"{_SIMILAR_BOT}":' in stored:
        return stored.encode()
    review_json = msgspec.json.decode(stored)
    for player in review_json["players"]:
        player[_SIMILAR_BOT] = player.pop(_LEVEL)
    return msgspec.json.encode(review_json)
