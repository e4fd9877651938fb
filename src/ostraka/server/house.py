"""The rooms that are open, and what they share."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from ostraka.minds.review import review
from ostraka.rules import find_game
from ostraka.rules.errors import OstrakaError
from ostraka.server import messages
from ostraka.server.advising import Adviser
from ostraka.server.asking import record_of
from ostraka.server.bus import BEAT, SILENCE, News, find_bus
from ostraka.server.caretaker import Caretaker
from ostraka.server.committer import Committer
from ostraka.server.errors import Conflict, Refusal, StoreDown, unknown_table
from ostraka.server.info import kept_standing, table_info
from ostraka.server.limits import Limits
from ostraka.server.logs import log
from ostraka.server.people import People, new_id
from ostraka.server.room import Room, encode
from ostraka.server.rooms import Rooms
from ostraka.server.settings import Settings
from ostraka.server.store import Store, now
from ostraka.server.thinkers import Thinkers
from ostraka.table.chance import SECRET_BYTES
from ostraka.table.record import decode
from ostraka.table.table import check_seats

_LEAVE: Final = 0.3  # seconds for what cannot be stopped at once
_READY: Final = 1.0  # seconds for which a database that has answered is taken to do so
REVIEW: Final = "review"


class Building:
    """Everything that a server process has: the store, the rooms, the bots."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database_or_default)
        self.committer = Committer(self.store)
        self.bus = find_bus(settings.bus)
        self.thinkers = Thinkers(settings.threads or None)
        self.adviser = Adviser(self.store, self.thinkers)
        self.people = People(self.store)
        self.limits = Limits(on=settings.rates)
        self.rooms = Rooms(self._load)
        self.caretaker = Caretaker(self.store, self.rooms, self.people, self.bus, settings.forget)
        self.stopping = asyncio.Event()
        self.connections = 0
        self.is_starting = True  # until the games themselves are in memory
        self._answered = float("-inf")  # when the database did last, to who asked whether it does
        self._checking: asyncio.Task[bool] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._reviews: dict[str, float] = {}  # how far those have come that are being made
        self._failed_reviews: set[str] = set()  # tables; to try again would fail again
        self._alive: dict[str, float] = {}  # when another process was heard last

    async def start(self) -> None:
        await self.store.check()
        self.committer.start()
        await self.bus.start(self._heard)
        self.later(self._keep_house())

    async def stop(self) -> None:
        """Finish what is being written, and leave."""
        self.stopping.set()
        await self.committer.stop()
        rest = list(self._tasks)
        for task in rest:
            task.cancel()
        await asyncio.wait([*rest, asyncio.create_task(asyncio.sleep(0))], timeout=_LEAVE)
        self.thinkers.stop()
        await self.bus.stop()
        with suppress(StoreDown, TimeoutError):
            await asyncio.wait_for(self.store.close(), _LEAVE)

    def later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):  # whoever asked is told
            log.error("something went wrong", exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - what the work returns
        """Run something to its end, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self.later(work))

    # --- rooms

    async def room(self, table_id: str) -> Room:
        """An open room, or the one that is kept under this name."""
        return await self.rooms.room(table_id)

    async def _load(self, table_id: str) -> Room:
        kept = await self.store.load(table_id)
        if kept is None:
            raise unknown_table()
        room = Room(kept, self)
        if room.is_full:  # killed before it could begin
            self.later(room.changed())
        return room

    async def tables_of(self, person: str, most: int) -> list[messages.TableInfo]:
        """The tables at which a person sits, from their rows; who is here is known of open rooms alone."""
        return [
            table_info(row, chairs, kept_standing(row), self._here(row.id), person, may_sit=True)
            for row, chairs in await self.store.tables_of(person, most)
        ]

    def _here(self, table_id: str) -> frozenset[str]:
        room = self.rooms.find(table_id)
        return frozenset() if room is None else room.presence.here

    async def open_table(self, person: str, wanted: messages.OpenTable) -> Room:
        """A new table; its chairs as they were wished for."""
        game = find_game(wanted.game)
        try:
            check_seats(game, len(wanted.chairs))
        except OstrakaError as error:
            raise Refusal("bad-message", str(error)) from None
        seats = []
        for seat, chair in enumerate(wanted.chairs):
            if chair.bot is not None and (chair.mine or chair.nonce):
                raise Refusal("bad-message", f"seat {seat} is a bot's or a person's, not both")
            if chair.mine and chair.name is None:
                raise Refusal("bad-message", f"seat {seat} is yours: it needs a name")
            seats.append(
                {
                    "person": person if chair.mine else None,
                    "name": chair.name if chair.mine else chair.bot and chair.bot.capitalize(),
                    "bot": chair.bot,
                    "nonce": chair.nonce if chair.mine else None,
                }
            )
        if all(chair.bot is not None for chair in wanted.chairs) and not wanted.wishes.watching:
            raise Refusal("bad-message", "a game of bots that nobody may watch is for nobody")
        return await self._add_table(person, wanted.game, wanted.wishes, seats)

    async def _add_table(
        self,
        host: str,
        game: str,
        wishes: messages.Wishes,
        seats: list[dict[str, Any]],
        after: str | None = None,
    ) -> Room:
        table_id, moment = new_id(), now()
        parts = encode(find_game(game).standard()).decode()
        row = {
            "id": table_id,
            "watch": new_id(),
            "game": game,
            "seats": len(seats),
            "host": host,
            "wishes": encode(wishes).decode(),
            "components": hashlib.sha256(parts.encode()).hexdigest(),
            "secret": secrets.token_bytes(SECRET_BYTES),
            "status": "open",
            "setup": None,
            "result": None,
            "follower": None,
            "bots": all(seat["bot"] is not None for seat in seats),
            "created": moment,
            "changed": moment,
        }
        chairs = [
            {"table_id": table_id, "seat": seat, "stand_in": None, **chair}
            for seat, chair in enumerate(seats)
        ]
        room = await self.room(await self.store.add_table(row, chairs, parts, after))
        await self.finish(room.changed())
        return room

    async def rematch(self, room: Room, person: str) -> Room:
        """The same people again at a new table, one seat on; whoever asks second is led to the same."""
        if room.status != "over":
            raise Refusal("too-early", "the game is not over yet")
        if not room.seats_of(person):
            raise Refusal("not-yours", "a rematch is asked for by someone who has played")
        if room.row.follower is not None:
            try:
                return await self.room(room.row.follower)
            except Refusal as refusal:
                if refusal.code != "unknown":  # or it was removed before it began
                    raise
        seats = [
            {"person": chair.person, "name": chair.name, "bot": chair.bot, "nonce": None}
            for chair in (*room.chairs[1:], *room.chairs[:1])
        ]
        follower = await self._add_table(person, room.row.game, room.wishes, seats, room.id)
        await self.finish(room.changed())
        return follower

    # --- reviews

    async def kept_review(self, room: Room) -> bytes | None:
        """The review of a game, if it has been made."""
        kept = await self.store.paper(room.id, REVIEW)
        return None if kept is None else kept.encode()

    def review_under_way(self, room: Room) -> float | None:
        """How far a review has come that is being made here, from 0 to 1; refused if it cannot be made."""
        if room.id in self._failed_reviews:
            raise Refusal("broken", "this game cannot be reviewed; why is in the log")
        return self._reviews.get(room.id)

    def begin_review(self, room: Room) -> float:
        """Look back on a game that is over, with progress to all who listen."""
        record = decode(record_of(room.course).encode())
        self._reviews[room.id] = 0.0
        self.later(self._make_review(room, record))
        return 0.0

    async def _make_review(self, room: Room, record: Any) -> None:  # noqa: ANN401 - the game's own record
        loop = asyncio.get_running_loop()

        def note(done: float) -> None:
            self._reviews[room.id] = done
            room.tell_progress(done)

        def tell(ply: int) -> None:
            done = min(0.99, ply / len(record.moves))
            if done - self._reviews[room.id] >= 0.02:
                loop.call_soon_threadsafe(note, done)

        try:
            found = await self.thinkers.look_back(lambda: review(record, tell=tell))
            await self.store.keep_paper(room.id, REVIEW, encode(found).decode())
            room.tell_progress(1.0)
            await self.bus.tell(News(room.id, "progress", self.bus.origin, done=1.0))
        except (StoreDown, Conflict):  # it may go better another time
            raise
        except Exception:
            self._failed_reviews.add(room.id)
            raise
        finally:
            self._reviews.pop(room.id, None)

    # --- what goes on by itself

    async def _heard(self, news: News) -> None:
        """Another process tells something; a room that takes long must not keep the others from hearing."""
        if news.origin != self.bus.origin:
            if news.origin not in self._alive:  # new, or taken for gone
                await self.bus.tell(News("", "who", self.bus.origin))
            self._alive[news.origin] = time.monotonic()
        if news.kind == "gone":
            self._lost(news.origin)
        elif news.kind == "who":
            for busy in self.rooms:
                if busy.listeners:
                    busy.say_presence()
        elif news.kind == "forgotten":
            self.people.forget(news.people)
        elif news.kind == "missed":
            self.later(self._look_everywhere())
        elif (room := self.rooms.find(news.table_id)) is not None:
            self.later(self._tell_room(room, news))

    async def _tell_room(self, room: Room, news: News) -> None:
        try:
            await room.heard(news)
        except Refusal as refusal:
            if refusal.code == "unknown":  # it was removed
                self.rooms.close(room)
            log.warning("missed some news", extra={"why": refusal.text})

    def _lost(self, origin: str) -> None:
        """Another process is gone: what it was about to do is done here."""
        self._alive.pop(origin, None)
        for room in self.rooms:
            room.forget_process(origin)

    async def _look_everywhere(self) -> None:
        """Nobody knows what was missed: look at the truth of every room, and say again who is here."""
        for room in self.rooms:
            try:
                await room.look_again()
                room.say_presence()
            except Refusal as refusal:
                log.warning("missed some news", extra={"why": refusal.text})

    async def _keep_house(self) -> None:
        """Notice processes that are gone, and let the caretaker go round."""
        while True:
            await asyncio.sleep(BEAT)
            moment = time.monotonic()
            for origin in [origin for origin, heard in self._alive.items() if moment - heard > SILENCE]:
                self._lost(origin)
            await self.caretaker.go_round()

    async def is_ready(self) -> bool:
        """Whether the database answers; asked as often as anyone likes, it is asked little itself."""
        if self.stopping.is_set():
            return False
        if time.monotonic() - self._answered < _READY:
            return True
        if self._checking is None or self._checking.done():
            self._checking = self.later(self._check())
        return bool(await asyncio.shield(self._checking))

    async def _check(self) -> bool:
        try:
            await self.store.check()
        except StoreDown:
            return False
        self._answered = time.monotonic()
        return True
