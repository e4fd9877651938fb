"""One table that is being played at: the only place where its game moves on.

A turn is played on a copy, committed, and only then does the copy become the table. Whoever waits for
something else meanwhile finds the table as it was.
"""

import asyncio
import random
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

import msgspec

from ostraka.minds.reasons import Fact, reasons
from ostraka.rules import GAMES
from ostraka.rules.errors import BadNotation, IllegalMove, OstrakaError
from ostraka.server import messages
from ostraka.server.bus import Bus, News
from ostraka.server.committer import Committer
from ostraka.server.errors import Conflict, Refusal, StoreDown, not_yours
from ostraka.server.logs import log, pseudonym
from ostraka.server.seeing import seen
from ostraka.server.settings import Settings
from ostraka.server.store import Kept, Store, now
from ostraka.server.thinkers import Thinkers
from ostraka.server.turn import Turn
from ostraka.table.chance import Fair
from ostraka.table.draft import Draft
from ostraka.table.opening import arranged_by
from ostraka.table.record import Options
from ostraka.table.referee import replay
from ostraka.table.table import Table
from ostraka.table.view import View

_DELAY: Final = (0.6, 1.4)  # seconds that a bot takes, at least and at most
_ATTEMPTS: Final = 5
_AGAIN: Final = 2.0  # seconds until a bot whose turn went wrong tries again

WATCHER: Final[tuple[int | None, ...]] = (None,)  # whose view someone without a seat gets
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


class Listener(Protocol):
    """A connection that hears of a room."""

    person: str | None
    known: tuple[tuple[int, ...], int]  # the seats and the step that it was told of last

    def hear(self, text: bytes) -> None: ...


class Room:
    """A table, its chairs, and those who listen."""

    def __init__(self, kept: Kept, house: House) -> None:
        self.house = house
        self.id: str = kept.table.id
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self._stale = False
        self._thinking: set[int] = set()
        self._elsewhere: dict[str, frozenset[str]] = {}  # people, by process
        self._gone: dict[str, float] = {}  # since when a person is not here
        self._put(kept)

    # --- what is

    def _put(self, kept: Kept) -> None:
        """Become what is kept."""
        self.row = kept.table
        self.chairs = list(kept.chairs)
        self.wishes = msgspec.json.decode(kept.table.wishes, type=messages.Wishes)
        self.game = GAMES[kept.table.game]
        self.components = msgspec.json.decode(kept.components, type=self.game.components)
        self.table: Table | None = None
        self.steps: list[int] = []  # the moves made after each step
        self._answered: dict[tuple[int, str], int] = {}  # the steps of the messages of each seat
        self._last = [0] * kept.table.seats  # the step after the last turn of each seat
        if kept.turns:
            self._begin(msgspec.json.decode(kept.table.setup, type=self.game.setup))
            for turn in kept.turns:
                self._apply(turn.seat, turn.message, turn.moves)
        self._forget_views()
        self._note_presence()

    def _begin(self, setup: Any) -> None:  # noqa: ANN401 - the game's own type
        self.fair = Fair([chair.nonce for chair in self.chairs], self.row.secret)
        self.table = self._new_table(setup)

    def _new_table(self, setup: Any) -> Table:  # noqa: ANN401 - the game's own type
        return Table(
            self.game.name,
            self.row.seats,
            names=self.names,
            components=self.components,
            setup=setup,
            options=Options(fair=self.fair.proof(over=False)),
        )

    def _apply(self, seat: int | None, message: str | None, moves: str) -> None:
        assert self.table is not None  # noqa: S101 - it has begun
        for move in moves.splitlines():
            self.table.play(move)
        self.steps.append(self.table.ply)
        self._note_turn(seat, message)

    def _note_turn(self, seat: int | None, message: str | None) -> None:
        if seat is not None:
            self._last[seat] = self.step
            if message is not None:
                self._answered[seat, message] = self.step

    def _forget_views(self) -> None:
        """Nothing is known of what was sent before."""
        self._seen: dict[int | None, bytes] = {}
        self._known: dict[int | None, tuple[int, ...]] = {}  # the moves that a seat knows after this step
        self._knew: dict[int | None, tuple[int, ...]] = {}  # and after the one before
        self._positions: dict[bytes, Any] = {}  # what is shown of the states of this step
        self._were: dict[bytes, Any] = {}  # and of the one before

    def _turn_views(self) -> None:
        """One step on: what was sent last is what clients know."""
        self._seen = {}
        self._knew, self._known = self._known, {}
        self._were, self._positions = self._positions, {}

    @property
    def status(self) -> messages.Status:
        if self.table is None:
            return "open"
        return "over" if self.table.over else "playing"

    @property
    def names(self) -> list[str]:
        return [chair.name or chair.bot or "" for chair in self.chairs]

    @property
    def step(self) -> int:
        return len(self.steps)

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def bot_on(self, seat: int) -> str | None:
        chair = self.chairs[seat]
        level: str | None = chair.bot or chair.stand_in
        return level

    @property
    def here(self) -> frozenset[str]:
        """The people who are connected, to any process."""
        found = {listener.person for listener in self.listeners if listener.person is not None}
        return frozenset(found.union(*self._elsewhere.values()))

    def info(self, person: str | None, *, may_sit: bool) -> messages.TableInfo:
        here = self.here
        ended = self.table if self.status == "over" else None
        return messages.TableInfo(
            id=self.id if may_sit else None,
            watch=self.row.watch,
            game=self.row.game,
            status=self.status,
            wishes=self.wishes,
            chairs=tuple(
                messages.Chair(
                    name=chair.name,
                    bot=chair.bot,
                    stand_in=chair.stand_in,
                    mine=person is not None and chair.person == person,
                    ready=chair.bot is not None or chair.nonce is not None,
                    here=chair.person in here,
                )
                for chair in self.chairs
            ),
            host=person == self.row.host,
            commitment=Fair([], self.row.secret).commitment,
            scores=tuple(ended.scores) if ended else None,
            winners=tuple(ended.winners) if ended else None,
            follower=self.row.follower if may_sit else None,
            created=self.row.created,
            changed=self.row.changed,
        )

    # --- what is seen

    def seen(self, seat: int | None) -> bytes:
        """The table as a seat may know it, with what became known by the last step; made once a step."""
        found = self._seen.get(seat)
        if found is None:
            assert self.table is not None  # noqa: S101 - it has begun
            before = self._knew.get(seat)
            if before is None:
                before = self._known_at(seat, self.step - 1)
            view = self.table.view(seat)
            self._known[seat] = view.codes
            found = self._seen[seat] = encode(seen(view, before, self._position(view)))
        return found

    def _position(self, view: View) -> Any:  # noqa: ANN401 - the game's own type
        """What a view shows, put into words once for all who know the same, and for the next step."""
        state = view.rows.tobytes()
        found = self._positions.get(state) or self._were.get(state)
        if found is None:
            found = view.position
        self._positions[state] = found
        return found

    def seen_since(self, seat: int | None, step: int) -> bytes:
        """The same for someone who has seen an earlier step last."""
        if step == self.step - 1:
            return self.seen(seat)
        assert self.table is not None  # noqa: S101 - it has begun
        view = self.table.view(seat)
        return encode(seen(view, self._known_at(seat, step), self._position(view)))

    def _known_at(self, seat: int | None, step: int) -> tuple[int, ...]:
        """The moves that a seat knew after an earlier step."""
        if step <= 0 or self.table is None:
            return ()
        return self.table.at(self.steps[step - 1]).view(seat).codes

    def message_for(self, seats: Sequence[int], since: int | None = None) -> bytes:
        """How the game stands, for someone who has these seats, or none."""
        last = self.step - 1 if since is None else since
        views = b",".join(self.seen_since(seat, last) for seat in (seats or WATCHER))
        return b'{"type":"step","step":%d,"since":%d,"views":[%b]}' % (self.step, last, views)

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
        if chair.stand_in is not None and (seat, message.id) not in self._answered:
            raise Refusal("not-yours", f"a bot plays for seat {seat}; take the seat back first")
        return await self._play(seat, message.id, message.moves, message.step)

    async def _play(
        self, seat: int, message: str | None, moves: Sequence[str], known: int | None = None
    ) -> int:
        for _ in range(_ATTEMPTS):
            if message is not None and (seat, message) in self._answered:
                return self._answered[seat, message]
            if known is not None and known < self._last[seat]:
                raise Refusal("too-late", f"seat {seat} has played already")
            table = self._after(seat, moves)
            assert self.table is not None  # noqa: S101 - or there would be no turn
            turn = Turn(
                self.id,
                self.table.ply,
                self.step,
                seat,
                message,
                "\n".join(map(str, table.moves_since(self.table.ply))),
                now(),
                self._ending(table),
            )
            if await self._commit(turn):
                self._advance(table, turn)
                return self.step
            await self._reload()
        raise Refusal("busy", "others were quicker, again and again; try once more", retry=1)

    async def _commit(self, turn: Turn) -> bool:
        """Whether a turn is now the truth; where nobody can tell, the next one who asks looks it up."""
        try:
            return await self.house.committer.append(turn)
        except (StoreDown, Conflict) as error:
            self._stale = True
            log.error(
                "a turn could not be committed", extra={"table": pseudonym(self.id), "error": str(error)}
            )
            raise Refusal("unavailable", "the game could not be saved; try again", retry=2) from None

    def _after(self, seat: int, moves: Sequence[str]) -> Table:
        """The table after a whole turn and the chance moves that follow it."""
        if self.table is None:
            raise Refusal("too-early", "the game has not begun: some seats are free")
        if self.table.over:
            raise Refusal("too-late", "the game is over")
        draft = self.draft(seat, moves)
        if not draft.whole:
            raise Refusal("not-whole", "a turn is sent whole, with all that belongs to it")
        self._let_chance(draft.copy)
        return draft.copy

    def _let_chance(self, table: Table) -> None:
        while table.chance_due:
            table.play(table.draw(self.fair.pick))

    def draft(self, seat: int, moves: Sequence[str]) -> Draft:
        """Some moves of a seat, on a copy; refused if one is illegal or not its own."""
        if self.table is None:
            raise Refusal("too-early", "the game has not begun: some seats are free")
        if not 0 <= seat < self.table.seats:
            raise Refusal("unknown", f"there is no seat {seat}")
        draft = Draft(self.table, seat)
        for text in moves:
            try:
                move = self.game.parse(text)
                if move.seat != seat:
                    raise not_yours(-1 if move.seat is None else move.seat)
                if draft.whole:
                    raise Refusal("not-whole", "these moves are more than one turn")
                draft.play(move)
            except IllegalMove as error:
                raise Refusal("illegal", str(error), clause=error.clause) from None
            except (BadNotation, OstrakaError) as error:
                raise Refusal("bad-message", str(error)) from None
        return draft

    def _ending(self, table: Table) -> dict[str, Any] | None:
        if not table.over:
            return {"changed": now()} if self.step % 8 == 0 else None
        result = {"scores": table.scores, "winners": table.winners}
        return {"status": "over", "result": encode(result).decode(), "changed": now()}

    def _advance(self, table: Table, turn: Turn) -> None:
        """A turn is committed: it is the table now, and everybody hears of it."""
        assert self.table is not None  # noqa: S101 - or there would be no turn
        still = self.table.waiting - {turn.seat}  # whose bots think already, here or elsewhere
        self.table = table
        self.steps.append(table.ply)
        self.used = time.monotonic()
        self._note_turn(turn.seat, turn.message)
        self._turn_views()
        self.fan_out()
        bus = self.house.bus
        if bus.shared:
            self.house.later(
                bus.tell(
                    News(
                        self.id, "turn", bus.origin, turn.ply, turn.step, turn.seat, turn.message, turn.moves
                    )
                )
            )
        if table.over:
            self.tell_lobby()
        self.wake_bots(table.waiting - still)

    def fan_out(self) -> None:
        """Tell everyone who listens what they do not know yet of how the game stands."""
        if self.table is None:
            return
        texts: dict[tuple[tuple[int, ...], int], bytes] = {}
        for listener in list(self.listeners):
            seats = tuple(self.seats_of(listener.person))
            told, step = listener.known
            since = step if told == seats else 0
            if since == self.step and told == seats:
                continue
            if (seats, since) not in texts:
                texts[seats, since] = self.message_for(seats, since)
            listener.known = seats, self.step
            listener.hear(texts[seats, since])

    def tell_lobby(self) -> None:
        for listener in list(self.listeners):
            told = messages.Lobby(self.info(listener.person, may_sit=getattr(listener, "may_sit", False)))
            listener.hear(encode(told))

    # --- chairs

    @property
    def is_full(self) -> bool:
        """Whether the game can begin: every chair is taken, and every person has added a nonce."""
        return self.table is None and all(chair.bot or chair.nonce for chair in self.chairs)

    async def _start_if_full(self) -> None:
        if not self.is_full:
            return
        nonces = [chair.nonce for chair in self.chairs]
        self.fair = Fair(nonces, self.row.secret)
        setup = arranged_by(self.game, self.row.seats, self.components, self.fair.pick)
        table = self._new_table(setup)
        self._let_chance(table)
        opening = "\n".join(map(str, table.moves))
        change = {"status": "playing", "setup": encode(setup).decode(), "changed": now()}
        try:
            await self.house.store.begin(Turn(self.id, 0, 0, None, None, opening, now(), change), nonces)
        except (StoreDown, Conflict) as error:
            self._stale = True
            log.error("a game could not begin", extra={"table": pseudonym(self.id), "error": str(error)})
            raise Refusal("unavailable", "the game could not be saved; try again", retry=2) from None
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
        gone = self._gone.get(self.chairs[seat].person)
        return gone is not None and time.monotonic() - gone >= self.house.settings.patience

    # --- who is here

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.fan_out()
        self._tell_presence()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._tell_presence()

    def _note_presence(self) -> None:
        """Remember since when those are gone who are not here."""
        here, moment = self.here, time.monotonic()
        self._gone = {
            chair.person: self._gone.get(chair.person, moment)
            for chair in self.chairs
            if chair.person is not None and chair.person not in here
        }

    def _tell_presence(self) -> None:
        self.used = time.monotonic()
        self._note_presence()
        self.tell_lobby()
        self.say_presence()

    def say_presence(self) -> None:
        """Tell the other processes who is here."""
        if self.house.bus.shared:
            self.house.later(self.house.bus.tell(self.presence()))

    def forget_process(self, origin: str) -> None:
        """Another process is gone, its people too, and its bots think no more."""
        if self._elsewhere.pop(origin, None):
            self._note_presence()
            self.tell_lobby()
        self.wake_bots()

    def presence(self) -> News:
        people = {listener.person for listener in self.listeners if listener.person is not None}
        return News(self.id, "here", self.house.bus.origin, people=tuple(sorted(people)))

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
        elif news.kind == "progress":
            self.tell_progress(news.done)
        elif news.kind == "lobby":
            await self.look_again()
        elif news.kind == "turn":
            await self._catch_up(news)

    def _heard_presence(self, news: News) -> None:
        before, is_new = self.here, news.origin not in self._elsewhere
        self._elsewhere[news.origin] = frozenset(news.people)
        if self.here != before:
            self._note_presence()
            self.tell_lobby()
        if is_new and self.listeners:  # it has just opened this room, and does not know who is here
            self.say_presence()

    async def _catch_up(self, news: News) -> None:
        async with self.lock:
            if news.step < self.step:
                return
            if self.table is not None and not self._stale and news.ply == self.table.ply:
                self._apply(news.seat, news.message, news.moves)
                self._turn_views()
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

    def may_lack(self, steps: int) -> bool:
        """Whether something is kept, so many steps, that this room does not know."""
        return self._stale or steps > self.step

    def tell_progress(self, done: float) -> None:
        text = encode(messages.Progress(done))
        for listener in self.listeners:
            listener.hear(text)

    # --- bots

    @property
    def is_thinking(self) -> bool:
        return bool(self._thinking)

    def wake_bots(self, seats: Iterable[int] | None = None) -> None:
        """Let every bot think whose turn it is, if it does not yet; or only those of some seats."""
        if self.table is None or self.table.over:
            return
        for seat in self.table.waiting if seats is None else seats:
            if self.bot_on(seat) is not None and seat not in self._thinking:
                self._thinking.add(seat)
                self.house.later(self._think(seat))

    async def _think(self, seat: int) -> None:
        """Play a bot's turns for as long as it has any."""
        try:
            while (
                self.table is not None
                and seat in self.table.waiting
                and (level := self.bot_on(seat)) is not None
            ):
                try:
                    await self._bot_plays(self.table, seat, level)
                except Refusal as refusal:
                    log.info(
                        "a bot's turn was refused", extra={"table": pseudonym(self.id), "why": refusal.text}
                    )
                    await asyncio.sleep(_AGAIN)
                except Exception:  # noqa: BLE001 - one bot's fault, and it must not stand still for it
                    log.exception("a bot failed", extra={"table": pseudonym(self.id), "level": level})
                    await asyncio.sleep(_AGAIN)
        finally:
            self._thinking.discard(seat)

    async def _bot_plays(self, table: Table, seat: int, level: str) -> None:
        earliest = time.monotonic() + (random.uniform(*_DELAY) if self.wishes.delay else 0.0)  # noqa: S311
        moves = await self.house.thinkers.turn(table.copy(), seat, level, self.id)
        await asyncio.sleep(max(0.0, earliest - time.monotonic()))
        async with self.lock:
            await self.refresh()
            if self.bot_on(seat) == level and self.table is not None and seat in self.table.waiting:
                await self._play(seat, None, moves)


def tried(room: Room, message: messages.Try) -> messages.Tried:
    """What some moves would do; chance is not asked, so nothing is given away."""
    draft = room.draft(message.seat, message.moves)
    after = draft.after
    facts: tuple[Fact, ...] = ()
    if draft.moves:
        last = Draft(draft.table, message.seat, draft.moves[:-1])
        facts = tuple(reasons(last.after, room.game.parse(draft.moves[-1])))
    return messages.Tried(
        message.id,
        message.seat,
        tuple(draft.moves),
        tuple(map(str, draft.next)),
        draft.whole,
        facts,
        seen(after, draft.before.codes),
    )


def record_of(room: Room) -> Any:  # noqa: ANN401 - the game's own record
    """The record of a game that is over, with the secret of its draws."""
    if room.table is None or not room.table.over:
        raise Refusal("too-early", "the record can be had when the game is over")
    record: Any = room.table.record()
    options = msgspec.structs.replace(record.options, fair=room.fair.proof(over=True))
    return msgspec.structs.replace(record, options=options)


def view_at(room: Room, ply: int, seat: int | None) -> messages.Seen:
    """The table of a game that is over, after some of its moves."""
    record = record_of(room)
    if not 0 <= ply <= len(record.moves):
        raise Refusal("unknown", f"this game has {len(record.moves)} moves")
    return seen(replay(record, until=ply).view(seat), ())
