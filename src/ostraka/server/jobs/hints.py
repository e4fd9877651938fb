"""Hints: each is found once, kept, and given again to whoever asks the same."""

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from ostraka.bots import find_bot
from ostraka.bots.facts import facts_of
from ostraka.server import messages
from ostraka.server.db.store import Store
from ostraka.server.errors import Refusal, StoreDown
from ostraka.server.jobs.workers import Thinkers
from ostraka.server.live.game_session import Course
from ostraka.table.view import View

_MOVES: Final = 3  # that are advised at most
Found = tuple[messages.Advice, ...]


class Adviser:
    """Lets pharaoh look at a turn, unless it has looked before."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._under_way: dict[tuple[str, str], asyncio.Task[Found]] = {}

    async def advise(self, table_id: str, course: Course, message: messages.Hint) -> messages.Hinted:
        draft = course.draft(message.seat, message.moves)
        if not draft.next:
            raise Refusal("too-late", "this turn is whole")
        key = table_id, _kind(message.seat, draft.after)
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(self._find(*key, draft.after))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return messages.Hinted(message.id, message.seat, await asyncio.shield(task))

    async def _find(self, table_id: str, kind: str, view: View) -> Found:
        with suppress(StoreDown):
            kept = await self._store.paper(table_id, kind)
            if kept is not None:
                return msgspec.json.decode(kept, type=Found)
        found = await self._thinkers.think(_look(view))
        with suppress(StoreDown):
            await self._store.keep_paper(table_id, kind, msgspec.json.encode(found).decode())
        return found


def _kind(seat: int, view: View) -> str:
    """The name under which a hint is kept: the same for all that look the same to a seat."""
    return f"hint {seat} {hashlib.sha256(view.rows.tobytes()).hexdigest()[:24]}"


def _look(view: View) -> Callable[[], Found]:
    def work() -> Found:
        return tuple(
            messages.Advice(
                str(weight.move),
                round(weight.margin, 2),
                round(weight.win, 4),
                tuple(facts_of(view, weight.move)),
            )
            for weight in find_bot("pharaoh").weigh(view)[:_MOVES]
        )

    return work
