"""The messages between a server and its clients, as exact types (docs/protocol.md)."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union

import msgspec
from msgspec import Meta

from ostraka.bots.facts import Fact
from ostraka.bots.names import BOT_NAMES
from ostraka.core.announcements import Announcement
from ostraka.core.registry import GAMES
from ostraka.table.chance import Proof
from ostraka.table.names import can_be_seen
from ostraka.text.languages import LANGUAGES

if TYPE_CHECKING:
    from ostraka.core.game import Components, Snapshot

    Choices = dict[str, Any]

    GameName = str
    BotName = str
    Language = str
else:  # one for each game that is installed
    GameName = Literal[tuple(GAMES)]
    BotName = Literal[BOT_NAMES]
    Language = Literal[tuple(LANGUAGES)]
    # unions would need tagged types
    Components = Annotated[Any, Meta(extra={"typescript": "Components"})]
    Choices = Annotated[dict[str, Any], Meta(extra={"typescript": "Choices"})]
    Snapshot = Union[tuple(game.snapshot_type for game in GAMES.values())]  # noqa: UP007 - built at run time

LONGEST_NAME = 40
FEWEST_SEATS: Final = min(game.fewest for game in GAMES.values())
MOST_SEATS: Final = max(game.most for game in GAMES.values())
# the part of `check_name` that a JSON schema can express
NAME: Final = r"^[^\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$"
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters without a visible glyph
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
MessageId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:-]{1,40}$(?!\n)")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Moves = Annotated[tuple[MoveText, ...], Meta(min_length=0, max_length=30)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$(?!\n)")]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$(?!\n)")]
Status = Literal["open", "playing", "over"]
Code = Literal[
    "bad-message",
    "not-yours",
    "foreign-origin",
    "unknown",
    "taken",
    "too-early",
    "too-late",
    "too-big",
    "illegal",
    "not-whole",
    "too-fast",
    "broken",
    "busy",
    "unavailable",
]
ByeCode = Literal["stopping", "too-slow", "too-many-faults"]


def check_name(name: str) -> None:
    if not (can_be_seen(name) and name.strip()) or _BLANK_LETTERS & set(name):
        raise ValueError("a name must contain visible characters and no control or text-direction characters")


# --- requests over HTTP


class WantedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: a bot's, your own, or free for a guest."""

    bot: BotName | None = None
    mine: bool = False
    name: Name | None = None
    nonce: Nonce | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            check_name(self.name)


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played."""

    language: Language = "en"
    watching: bool = True  # whether people without a seat may watch
    hints: bool = True
    delay: bool = True  # whether bots pause before they play


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameName
    seats: Annotated[list[WantedSeat], Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
    options: TableOptions = TableOptions()
    setup: Choices | None = None  # the game's own type; chance decides what is left out


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    nonce: Nonce

    def __post_init__(self) -> None:
        check_name(self.name)


class StandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: BotName = "scribe"


class UseDeviceToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class PreviewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves of the learner's turn so far."""

    moves: Moves


# --- messages from a client over WebSocket


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: the last step that this client has seen, if any.

    A client that has the rules itself names the layout of the states that it can read, now or later. If it
    is the server's, steps come as `states`.
    """

    step: int | None = None
    layout: Annotated[str, Meta(max_length=64)] | None = None


class Play(msgspec.Struct, frozen=True, tag="play", tag_field="type", forbid_unknown_fields=True):
    """A whole turn; the client resends it under the same id until it is acknowledged.

    If it names the client's last step, it is refused when the seat has played since, from another device.
    """

    id: MessageId
    seat: SeatNumber
    moves: Moves
    step: int | None = None


class Preview(msgspec.Struct, frozen=True, tag="preview", tag_field="type", forbid_unknown_fields=True):
    """Requests the effect of some moves, and the moves that can follow."""

    id: MessageId
    seat: SeatNumber
    moves: Moves


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="type", forbid_unknown_fields=True):
    id: MessageId
    seat: SeatNumber
    moves: Moves = ()  # of the turn so far


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    pass


FromClient = Hello | Play | Preview | Hint | Ping


# --- answers and messages from the server


class Me(msgspec.Struct, frozen=True):
    """The client holds a key in its cookie now."""

    new: bool  # whether this request issued it


class DeviceToken(msgspec.Struct, frozen=True):
    """A one-time, short-lived token that gives another device a key of the same person."""

    token: str


class ReviewProgress(msgspec.Struct, frozen=True):
    """How far a review has come."""

    done: float  # from 0 to 1


class SeatInfo(msgspec.Struct, frozen=True):
    """The public facts about a seat."""

    name: str | None  # null while the seat is free
    bot: BotName | None = None
    stand_in: BotName | None = None  # the bot that plays for an absent person
    mine: bool = False
    ready: bool = True  # whether the person has added a nonce to the draws
    connected: bool = False  # whether the person is connected
    stand_in_after: float | None = None  # seconds until a bot may stand in for an absent person


class TableInfo(msgspec.Struct, frozen=True):
    """A table as its lobby shows it."""

    id: str | None  # null for a client that may only watch
    watch: str
    game: GameName
    status: Status
    options: TableOptions
    setup: Choices | None  # what was chosen when it was opened
    seats: tuple[SeatInfo, ...]
    watchers: int  # connected people without a seat
    host: bool  # whether you opened it
    commitment: str  # SHA-256 of the secret of the fair draws
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    rematch: str | None  # the link to the table of the rematch
    created: int
    changed: int


class TableView(msgspec.Struct, frozen=True):
    """The game as one seat may know it or, without a seat, a watcher."""

    seat: int | None
    waiting: tuple[int, ...]
    over: bool
    legal: tuple[str, ...]
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    news: tuple[str, ...]  # the moves that became known since the client's last step
    table: Snapshot


class Moment(msgspec.Struct, frozen=True):
    """The table after a move of a finished game, with nothing hidden."""

    move: str | None  # null before the first
    table: Snapshot
    announced: tuple[Announcement, ...]  # what is said aloud about the move


class Replay(msgspec.Struct, frozen=True):
    """A whole game, from before its first move to after its last."""

    game: GameName
    names: tuple[str, ...]
    components: Components  # what was played with: the game's own type
    fair: Proof | None  # what is needed to check the draws
    moments: tuple[Moment, ...]
    scores: tuple[int, ...] | None  # none if the record ends before the game does
    winners: tuple[int, ...] | None


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type"):
    """The first answer: the table, and what it is played with."""

    table: TableInfo
    components: Components  # what is played with: the game's own type


class Lobby(msgspec.Struct, frozen=True, tag="lobby", tag_field="type"):
    """The seats, the people or the status of the table have changed."""

    table: TableInfo


class Step(msgspec.Struct, frozen=True, tag="step", tag_field="type"):
    """The state of the game, as far as this client may know it: one view for each of its seats.

    `news` and `announced` start after step `since`; ignore them if you already have a later step. If you do
    not have step `since`, send `hello` with the last step that you have.
    """

    step: int
    since: int
    views: tuple[TableView, ...]
    announced: tuple[Announcement, ...]  # what is said aloud, the same for everybody


class StateView(msgspec.Struct, frozen=True):
    """The same as a `TableView`, for a client that works out the rest with the rules."""

    seat: int | None
    waiting: tuple[int, ...]
    over: bool
    state: bytes  # the row of the compiled rules, in Base64, without what the seat may not know
    news: tuple[str, ...]


class States(msgspec.Struct, frozen=True, tag="states", tag_field="type"):
    """A `step` for a client that can read states."""

    step: int
    since: int
    views: tuple[StateView, ...]
    announced: tuple[Announcement, ...]
    kit: bytes | None = None  # the components as the compiled rules read them, in Base64; after `hello` only


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="type"):
    """A turn is committed."""

    id: str
    step: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """A message was refused; nothing has changed."""

    id: str | None
    code: Code
    text: str
    clause: str | None = None
    reason: str | None = None  # why a move is illegal: a name from the rules
    retry: float | None = None  # seconds


class Previewed(msgspec.Struct, frozen=True, tag="previewed", tag_field="type"):
    """The effect of some moves: the view after them, the next moves, whether the turn is complete."""

    id: str
    seat: int
    moves: tuple[str, ...]
    next: tuple[str, ...]
    whole: bool
    facts: tuple[Fact, ...]
    view: TableView


class Advice(msgspec.Struct, frozen=True):
    move: str
    margin: float
    win: float
    facts: tuple[Fact, ...]


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="type"):
    id: str
    seat: int
    advice: tuple[Advice, ...]


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    pass


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="type"):
    """The connection ends."""

    code: ByeCode
    reconnect: bool  # whether the client should connect again


class LessonStep(msgspec.Struct, frozen=True):
    """A point at which a lesson stops."""

    key: str  # of its text
    view: TableView
    turn: tuple[str, ...]  # the moves that the learner is asked to make; empty if there is only text
    announced: tuple[Announcement, ...]  # what is said aloud when they are made; empty if there is only text


class Lesson(msgspec.Struct, frozen=True):
    """A first game, step by step, as the learner sees it."""

    game: GameName
    components: Components  # what is played with: the game's own type
    steps: tuple[LessonStep, ...]


FromServer = Welcome | Lobby | Step | States | Ack | Refused | Previewed | Hinted | Pong | Bye


class Problem(msgspec.Struct, frozen=True):
    """An error over HTTP."""

    code: Code
    text: str
    clause: str | None = None
    reason: str | None = None
    retry: float | None = None
