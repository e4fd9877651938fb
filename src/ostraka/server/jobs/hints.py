"""Hints: each is computed once, stored, and given again for the same view."""

import asyncio
import hashlib
from contextlib import suppress
from typing import Final

import msgspec

from ostraka.bots import find_bot
from ostraka.bots.facts import facts_of
from ostraka.server.db.store import Store
from ostraka.server.errors import Refusal, StoreDown
from ostraka.server.jobs.workers import WorkerPools
from ostraka.server.messages import Advice
from ostraka.table.turn_draft import Draft
from ostraka.table.view import View

_BOT: Final = "pharaoh"
_MOST_MOVES: Final = 3
Hint = tuple[Advice, ...]


class Hints:
    """The best moves that the strongest bot finds, unless they are stored already."""

    def __init__(self, store: Store, workers: WorkerPools) -> None:
        self._store = store
        self._workers = workers
        self._running: dict[tuple[str, str], asyncio.Task[Hint]] = {}

    async def find(self, table_id: str, draft: Draft) -> Hint:
        """A hint for what comes next in a turn; the same request at the same time is computed once."""
        if not draft.next:
            raise Refusal("too-late", "this turn is already complete")
        view = draft.after
        key = table_id, _artifact_kind(draft.seat, view)
        task = self._running.get(key)
        if task is None:
            task = self._running[key] = asyncio.create_task(self._load_or_compute(*key, view))
            task.add_done_callback(lambda _: self._running.pop(key, None))
        return await asyncio.shield(task)

    async def _load_or_compute(self, table_id: str, kind: str, view: View) -> Hint:
        with suppress(StoreDown):
            stored = await self._store.artifacts.find(table_id, kind)
            if stored is not None:
                return msgspec.json.decode(stored, type=Hint)
        hint = await self._workers.bots.run(lambda: _compute(view))
        with suppress(StoreDown):
            await self._store.artifacts.add(table_id, kind, msgspec.json.encode(hint).decode())
        return hint


def _artifact_kind(seat: int, view: View) -> str:
    """Cache key: the seat and a hash of its view."""
    return f"hint {seat} {hashlib.sha256(view.rows.tobytes()).hexdigest()[:24]}"


def _compute(view: View) -> Hint:
    return tuple(
        Advice(
            str(weight.move),
            round(weight.margin, 2),
            round(weight.win, 4),
            tuple(facts_of(view, weight.move)),
        )
        for weight in find_bot(_BOT).weigh(view)[:_MOST_MOVES]
    )
