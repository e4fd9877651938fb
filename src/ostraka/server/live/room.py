"""A table in memory: the only place where its game advances.

A turn is played on a copy and committed, and only then does the copy become the table. Whatever reads the
table meanwhile finds it as it was.
"""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Final

from ostraka.server import messages
from ostraka.server.db.schema import Turn
from ostraka.server.db.tables import StoredTable
from ostraka.server.errors import Conflict, Refusal, StoreDown, not_yours
from ostraka.server.live.bots import Bots, DueTurn
from ostraka.server.live.broadcast import send_lobby, send_step
from ostraka.server.live.bus import BusMessage
from ostraka.server.live.context import RoomContext
from ostraka.server.live.game_session import GameSession
from ostraka.server.live.presence import Listener, Presence
from ostraka.server.live.table_state import TableState
from ostraka.server.logs import log, pseudonym
from ostraka.table.table import Table

_ATTEMPTS: Final = 5


class Room:
    """A table, the people connected to it, and its bots."""

    def __init__(self, stored: StoredTable, context: RoomContext) -> None:
        self.id: str = stored.table.id
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.state = TableState(stored)
        self.presence = Presence(context.stand_in_after)
        self.bots = Bots(self.id, context.workers.bots, context.tasks)
        self._context = context
        self._stale = False  # whether the database may know more
        self._note_absences()

    @property
    def session(self) -> GameSession:
        return self.state.session

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected, no bot is at work, and nothing is about to change."""
        return not (self.presence.listeners or self.bots.are_busy or self.lock.locked())

    def info(self, person: str | None, *, may_sit: bool) -> messages.TableInfo:
        return self.state.info(self.presence, person, may_sit=may_sit)

    # --- turns

    async def submit_turn(self, person: str, message: messages.Play) -> int:
        """Commit a whole turn of a person; returns the step after it."""
        async with self.lock:
            await self._reload_if_stale()
            try:
                return await self._submit_for(person, message)
            except Refusal as refusal:
                if not self._context.bus.shared or refusal.retry is not None:
                    raise
            await self._reload()  # another process may have committed more
            return await self._submit_for(person, message)

    async def _submit_for(self, person: str, message: messages.Play) -> int:
        number = message.seat
        seat = self.state.seats[number] if number < len(self.state.seats) else None
        if seat is None or seat.person != person:
            raise not_yours(number)
        if seat.stand_in is not None and self.session.step_of_message(number, message.id) is None:
            raise Refusal("not-yours", f"a bot plays for seat {number}; take the seat back first")
        return await self.commit_turn(number, message.id, message.moves, message.step)

    async def _submit_bot_turn(self, seat: int, bot: str, moves: Sequence[str]) -> None:
        """Commit a bot's turn, unless it is no longer the bot's to play."""
        async with self.lock:
            await self._reload_if_stale()
            if self.state.bot_on(seat) == bot and seat in self.session.waiting:
                await self.commit_turn(seat, None, moves)

    async def commit_turn(
        self, seat: int, message_id: str | None, moves: Sequence[str], known_step: int | None = None
    ) -> int:
        """Play a turn on a copy, commit it and send the new step; the same message again changes nothing."""
        for _ in range(_ATTEMPTS):
            step = None if message_id is None else self.session.step_of_message(seat, message_id)
            if step is not None:
                return step
            if known_step is not None and self.session.has_played_since(seat, known_step):
                raise Refusal("too-late", f"seat {seat} has already played")
            turn, after = self.session.prepare_turn(seat, message_id, moves)
            if await self._append(turn):
                self._advance(turn, after)
                return self.session.step
            await self._reload()
        raise Refusal("busy", "the turn lost several races; try again", retry=1)

    async def _append(self, turn: Turn) -> bool:
        """Whether a turn is committed; if that is unknown, the next request looks it up."""
        try:
            return await self._context.committer.append(turn)
        except (StoreDown, Conflict) as error:
            raise self._unsaved("turn not committed", error) from None

    def _unsaved(self, failure: str, error: Exception) -> Refusal:
        self._stale = True
        log.error(failure, extra={"table": pseudonym(self.id), "error": str(error)})
        return Refusal("unavailable", "the game could not be saved; try again", retry=2)

    def _advance(self, turn: Turn, after: Table) -> None:
        """A turn is committed: its copy becomes the table, and everybody gets the new step."""
        still_waiting = self.session.waiting - {turn.seat}  # bots of these seats are already running
        self.session.advance(turn, after)
        self.state.last_change = (turn.change or {}).get("changed", self.state.last_change)
        self.used = time.monotonic()
        self.state.views.advance()
        send_step(self.state, self.presence)
        self._publish_turn(turn)
        if after.over:
            send_lobby(self.state, self.presence)
        self.wake_bots(after.waiting - still_waiting)

    # --- seats

    async def seats_changed(self) -> None:
        """Load the seats again, start the game if they are full, and tell everybody."""
        async with self.lock:
            await self._reload()
            await self._start_if_full()
        send_lobby(self.state, self.presence)
        self.wake_bots()
        bus = self._context.bus
        await bus.publish(BusMessage(self.id, "lobby", bus.origin))

    async def _start_if_full(self) -> None:
        if not self.state.is_full:
            return
        try:
            await self._context.store.tables.start_game(self.session.opening(), self.session.nonces)
        except (StoreDown, Conflict) as error:
            raise self._unsaved("game not started", error) from None
        await self._reload()

    def may_be_replaced(self, seat: int) -> bool:
        """Whether the person on a seat has been absent long enough for a stand-in."""
        return self.presence.seconds_until_stand_in(self.state.seats[seat].person) == 0

    # --- connections

    def join(self, listener: Listener) -> None:
        self.presence.listeners.add(listener)
        send_step(self.state, self.presence)
        self._presence_changed()

    def leave(self, listener: Listener) -> None:
        self.presence.listeners.discard(listener)
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.used = time.monotonic()
        self._note_absences()
        send_lobby(self.state, self.presence)
        self.publish_presence()
        self._wake_bots_only()

    def _note_absences(self) -> None:
        self.presence.note_absences(seat.person for seat in self.state.seats)

    # --- the database and other processes

    async def reload(self) -> None:
        """Load the table again, and tell everybody."""
        async with self.lock:
            await self._reload()
        send_lobby(self.state, self.presence)
        self._wake_bots_only()

    async def _reload_if_stale(self) -> None:
        if self._stale:
            await self._reload()

    async def _reload(self) -> None:
        try:
            stored = await self._context.store.tables.load(self.id)
        except StoreDown:
            self._stale = True
            raise Refusal("unavailable", "the game cannot be loaded; try again", retry=2) from None
        if stored is None:
            raise Refusal("unknown", "this table was removed")
        self.state = TableState(stored)
        self._note_absences()
        self._stale = False
        send_step(self.state, self.presence)

    def is_behind(self, steps: int) -> bool:
        """Whether the database may have more than this room, if it has this number of steps."""
        return self._stale or steps > self.session.step

    async def catch_up(self, message: BusMessage) -> None:
        """Another process has committed a turn."""
        async with self.lock:
            if message.step >= self.session.step:
                await self._replay(message)
        self._wake_bots_only()

    async def _replay(self, message: BusMessage) -> None:
        table = self.session.table
        if table is not None and not self._stale and message.ply == table.ply:
            self.session.replay_turn(message.seat, message.message, message.moves)
            self.state.views.advance()
            send_step(self.state, self.presence)
        else:
            await self._reload()
        if self.session.status == "over":
            send_lobby(self.state, self.presence)

    def update_presence(self, message: BusMessage) -> None:
        """Another process has reported its connected people."""
        before, is_new = self.presence.everyone, not self.presence.has_process(message.origin)
        self.presence.set_remote(message.origin, message.people)
        if self.presence.everyone != before:
            self._note_absences()
            send_lobby(self.state, self.presence)
        if is_new and self.presence.listeners:  # it has just opened this room, and does not know our people
            self.publish_presence()
        self._wake_bots_only()

    def drop_process(self, origin: str) -> None:
        """Another process is gone with its people, and its bots no longer play."""
        if self.presence.drop_process(origin):
            self._note_absences()
            send_lobby(self.state, self.presence)
        self.wake_bots()

    def publish_presence(self) -> None:
        """Report the people connected here to the other processes."""
        bus = self._context.bus
        if bus.shared:
            message = BusMessage(self.id, "presence", bus.origin, people=self.presence.local)
            self._context.tasks.start(bus.publish(message))

    def _publish_turn(self, turn: Turn) -> None:
        bus = self._context.bus
        if bus.shared:
            table_id, ply, step, seat, message_id, moves = turn[:6]
            message = BusMessage(table_id, "turn", bus.origin, ply, step, seat, message_id, moves)
            self._context.tasks.start(bus.publish(message))

    # --- bots

    def _due_turn(self, seat: int) -> DueTurn | None:
        """The turn that a bot owes on a seat, if any."""
        table, bot = self.session.table, self.state.bot_on(seat)
        if table is None or bot is None or seat not in table.waiting:
            return None
        if self.state.is_bots_only and not self.presence.is_leader(self._context.bus.origin):
            return None
        return DueTurn(bot, table, self.state.options.delay)

    def wake_bots(self, seats: Iterable[int] | None = None) -> None:
        """Let the bots of some seats play, or of all that owe a decision."""
        due = self.session.waiting if seats is None else seats
        self.bots.wake(due, self._due_turn, self._submit_bot_turn)

    def _wake_bots_only(self) -> None:
        """Resume the bots of a table without people once someone watches, or when their process is gone."""
        if self.state.is_bots_only:
            self.wake_bots()
