"""One table that is being played at: the only place where its game moves on.

A turn is played on a copy, committed, and only then does the copy become the table. Whoever waits for
something else meanwhile finds the table as it was.
"""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

import msgspec

from ostraka.server import messages
from ostraka.server.db.committer import Committer
from ostraka.server.db.store import Kept, Store
from ostraka.server.db.turn import Turn
from ostraka.server.errors import Conflict, Refusal, StoreDown, not_yours
from ostraka.server.jobs.workers import Thinkers
from ostraka.server.live.bots import Bots
from ostraka.server.live.bus import Bus, News
from ostraka.server.live.game_session import Course
from ostraka.server.live.presence import Listener, Presence
from ostraka.server.live.table_info import Result, Standing, table_info
from ostraka.server.live.views import Views
from ostraka.server.logs import log, pseudonym
from ostraka.server.settings import Settings
from ostraka.table.table import Table

_ATTEMPTS: Final = 5
encode: Final = msgspec.json.Encoder().encode


class House(Protocol):
    """What a room needs of the server around it."""

    settings: Settings
    store: Store
    committer: Committer
    bus: Bus
    thinkers: Thinkers

    def later(self, work: Any) -> asyncio.Task[Any]:  # noqa: ANN401 - any coroutine
        """Run something that goes on whoever asked for it."""
        ...


class Room:
    """A table, its chairs, and those who listen."""

    def __init__(self, kept: Kept, house: House) -> None:
        self.house = house
        self.id: str = kept.table.id
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.bots = Bots(house.thinkers, house.later)
        self._stale = False
        self._put(kept)

    # --- what is

    def _put(self, kept: Kept) -> None:
        """Become what is kept."""
        self.row = kept.table
        self.chairs = list(kept.chairs)
        self.options = msgspec.json.decode(kept.table.wishes, type=messages.TableOptions)
        self.last_change: int = kept.table.changed
        self.course = Course(kept)
        self.views = Views(self.course)
        self._note_presence()

    @property
    def status(self) -> messages.Status:
        return self.course.status

    @property
    def listeners(self) -> set[Listener]:
        return self.presence.listeners

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens, thinks or is about to change something."""
        return not (self.listeners or self.bots.are_thinking or self.lock.locked())

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def check_watching(self, person: str | None, *, may_sit: bool) -> None:
        """Who has no seat may look on only if the table allows it, or while there is still one to take."""
        if not (self.seats_of(person) or self.options.watching or (may_sit and self.status == "open")):
            raise Refusal("not-yours", "this table is not to be watched")

    def info(self, person: str | None, *, may_sit: bool) -> messages.TableInfo:
        table = self.course.table
        result = Result(tuple(table.scores), tuple(table.winners)) if table and table.over else None
        standing = Standing(self.status, result, self.last_change)
        return table_info(
            *(self.row, self.chairs, standing, self.presence, person),
            may_sit=may_sit,
            patience=self.house.settings.patience,
        )

    # --- what happens

    async def play(self, person: str, message: messages.Play) -> int:
        """A whole turn of a person; the answer is the step after it, when it is committed."""
        async with self.lock:
            await self.refresh()
            try:
                return await self._play_for(person, message)
            except Refusal as refusal:
                if not self.house.bus.shared or refusal.retry is not None:
                    raise
            await self._reload()  # another process may know better
            return await self._play_for(person, message)

    async def _play_for(self, person: str, message: messages.Play) -> int:
        seat = message.seat
        chair = self.chairs[seat] if seat < len(self.chairs) else None
        if chair is None or chair.person != person:
            raise not_yours(seat)
        if chair.stand_in is not None and self.course.answer_to(seat, message.id) is None:
            raise Refusal("not-yours", f"a bot plays for seat {seat}; take the seat back first")
        return await self._play(seat, message.id, message.moves, message.step)

    async def _play(
        self, seat: int, message: str | None, moves: Sequence[str], known: int | None = None
    ) -> int:
        for _ in range(_ATTEMPTS):
            answer = None if message is None else self.course.answer_to(seat, message)
            if answer is not None:
                return answer
            if known is not None and self.course.has_played_since(seat, known):
                raise Refusal("too-late", f"seat {seat} has played already")
            turn, after = self.course.turn(seat, message, moves)
            if await self._commit(turn):
                self._go_on(turn, after)
                return self.course.step
            await self._reload()
        raise Refusal("busy", "others were quicker, again and again; try once more", retry=1)

    async def _commit(self, turn: Turn) -> bool:
        """Whether a turn is now the truth; where nobody can tell, the next one who asks looks it up."""
        try:
            return await self.house.committer.append(turn)
        except (StoreDown, Conflict) as error:
            raise self._unsaved("a turn could not be committed", error) from None

    def _unsaved(self, what: str, error: Exception) -> Refusal:
        self._stale = True
        log.error(what, extra={"table": pseudonym(self.id), "error": str(error)})
        return Refusal("unavailable", "the game could not be saved; try again", retry=2)

    def _go_on(self, turn: Turn, after: Table) -> None:
        """A turn is committed: it is the table now, and everybody hears of it."""
        still = self.course.waiting - {turn.seat}  # whose bots think already, here or elsewhere
        self.course.go_on(turn, after)
        self.last_change = (turn.change or {}).get("changed", self.last_change)
        self.used = time.monotonic()
        self.views.go_on()
        self.fan_out()
        bus = self.house.bus
        if bus.shared:
            news = News(self.id, "turn", bus.origin, turn.ply, turn.step, turn.seat, turn.message, turn.moves)
            self.house.later(bus.tell(news))
        if after.over:
            self.tell_lobby()
        self.wake_bots(after.waiting - still)

    def fan_out(self) -> None:
        """Tell everyone who listens what they do not know yet of how the game stands."""
        if self.course.table is None:
            return
        self._turn_watchers_away()
        step = self.course.step
        texts: dict[tuple[tuple[int, ...], int], bytes] = {}
        for listener in list(self.listeners):
            seats = tuple(self.seats_of(listener.person))
            told, last = listener.known
            since = last if told == seats else 0
            if since == step and told == seats:
                continue
            if (seats, since) not in texts:
                texts[seats, since] = self.views.message_for(seats, since)
            listener.known = seats, step
            listener.hear(texts[seats, since])

    def _turn_watchers_away(self) -> None:
        """Who came while there was a seat to take, and took none, leaves where nobody may look on."""
        for listener in list(self.listeners):
            try:
                self.check_watching(listener.person, may_sit=listener.may_sit)
            except Refusal as refusal:
                self.listeners.discard(listener)
                listener.turn_away(refusal)

    def tell_lobby(self) -> None:
        for listener in list(self.listeners):
            told = messages.Lobby(self.info(listener.person, may_sit=listener.may_sit))
            listener.hear(encode(told))

    # --- chairs

    @property
    def is_full(self) -> bool:
        """Whether the game can begin: every chair is taken, and every person has added a nonce."""
        return self.status == "open" and all(chair.bot or chair.nonce for chair in self.chairs)

    async def _start_if_full(self) -> None:
        if not self.is_full:
            return
        try:
            await self.house.store.begin(self.course.opening(), self.course.nonces)
        except (StoreDown, Conflict) as error:
            raise self._unsaved("a game could not begin", error) from None
        await self._reload()

    async def changed(self) -> None:
        """Chairs are different now: look them up, begin if they are full, and tell everybody."""
        async with self.lock:
            await self._reload()
            await self._start_if_full()
        self.tell_lobby()
        self.wake_bots()
        await self.house.bus.tell(News(self.id, "lobby", self.house.bus.origin))

    def may_be_replaced(self, seat: int) -> bool:
        """Whether the person on a seat has been gone too long."""
        gone = self.presence.seconds_gone(self.chairs[seat].person)
        return gone is not None and gone >= self.house.settings.patience

    # --- who is here

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.fan_out()
        self._tell_presence()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._tell_presence()

    def _note_presence(self) -> None:
        self.presence.note(chair.person for chair in self.chairs)

    def _tell_presence(self) -> None:
        self.used = time.monotonic()
        self._note_presence()
        self.tell_lobby()
        self.say_presence()
        self.wake_watched_bots()

    def say_presence(self) -> None:
        """Tell the other processes who is here."""
        bus = self.house.bus
        if bus.shared:
            self.house.later(bus.tell(News(self.id, "here", bus.origin, people=self.presence.told)))

    def forget_process(self, origin: str) -> None:
        """Another process is gone, its people too, and its bots think no more."""
        if self.presence.forget(origin):
            self._note_presence()
            self.tell_lobby()
        self.wake_bots()

    # --- other processes

    async def refresh(self) -> None:
        """Look at the truth again where this room may have missed something."""
        if self._stale:
            await self._reload()

    async def _reload(self) -> None:
        """Become what is kept, and tell everyone who listens."""
        try:
            kept = await self.house.store.load(self.id)
        except StoreDown:
            self._stale = True
            raise Refusal("unavailable", "the game cannot be read now; try again", retry=2) from None
        if kept is None:
            raise Refusal("unknown", "this table is gone")
        self._put(kept)
        self._stale = False
        self.fan_out()

    async def heard(self, news: News) -> None:
        """Another process tells of this table."""
        if news.kind == "here":
            self._heard_presence(news)
        elif news.kind == "lobby":
            await self.look_again()
        elif news.kind == "turn":
            await self._catch_up(news)

    def _heard_presence(self, news: News) -> None:
        before, is_new = self.presence.everyone, not self.presence.knows(news.origin)
        self.presence.put(news.origin, news.people)
        if self.presence.everyone != before:
            self._note_presence()
            self.tell_lobby()
        if is_new and self.listeners:  # it has just opened this room, and does not know who is here
            self.say_presence()
        self.wake_watched_bots()

    async def _catch_up(self, news: News) -> None:
        async with self.lock:
            if news.step >= self.course.step:
                await self._follow(news)
        self.wake_watched_bots()

    async def _follow(self, news: News) -> None:
        table = self.course.table
        if table is not None and not self._stale and news.ply == table.ply:
            self.course.follow(news.seat, news.message, news.moves)
            self.views.go_on()
            self.fan_out()
        else:
            await self._reload()
        if self.status == "over":
            self.tell_lobby()

    async def look_again(self) -> None:
        """Look at the truth, chairs and all, and tell everyone who listens."""
        async with self.lock:
            await self._reload()
        self.tell_lobby()
        self.wake_watched_bots()

    def may_lack(self, steps: int) -> bool:
        """Whether something is kept, so many steps, that this room does not know."""
        return self._stale or steps > self.course.step

    # --- bots

    @property
    def bots_take_time(self) -> bool:
        return self.options.delay

    def bot_on(self, seat: int) -> str | None:
        chair = self.chairs[seat]
        level: str | None = chair.bot or chair.stand_in
        return level

    @property
    def is_left_to_bots(self) -> bool:
        """Whether no person plays: then the game goes on only while somebody listens."""
        return all(self.bot_on(chair.seat) is not None for chair in self.chairs)

    def bot_due(self, seat: int) -> tuple[str, Table] | None:
        """The bot that is to play on a seat now, if there is one, and the table at which it is."""
        table, level = self.course.table, self.bot_on(seat)
        if table is None or level is None or seat not in table.waiting:
            return None
        if self.is_left_to_bots and not self.presence.is_first_to_listen(self.house.bus.origin):
            return None
        return level, table

    def wake_bots(self, seats: Iterable[int] | None = None) -> None:
        """Let every bot think whose turn it is, if it does not yet; or only those of some seats."""
        self.bots.wake(self, self.course.waiting if seats is None else seats)

    def wake_watched_bots(self) -> None:
        """Let bots go on that have waited for somebody to listen, here or at a process that does no more."""
        if self.is_left_to_bots:
            self.wake_bots()

    async def play_for_bot(self, seat: int, level: str, moves: Sequence[str]) -> None:
        """A bot's turn, unless it is no longer the bot's to play."""
        async with self.lock:
            await self.refresh()
            if self.bot_on(seat) == level and seat in self.course.waiting:
                await self._play(seat, None, moves)
