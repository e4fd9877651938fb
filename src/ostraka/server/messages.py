"""Everything that is said between a server and its clients, in exact types (docs/protocol.md)."""

from typing import TYPE_CHECKING, Annotated, Final, Literal, Union

import msgspec
from msgspec import Meta

from ostraka.bots.facts import Fact
from ostraka.core.registry import GAMES
from ostraka.games.cheops.rules.components import Components as CheopsComponents
from ostraka.games.pyramids.rules.components import Components as PyramidsComponents
from ostraka.table.chance import Proof
from ostraka.table.names import can_be_seen

if TYPE_CHECKING:
    from ostraka.core.game import Snapshot
else:  # the games' own types
    Snapshot = Union[tuple(game.snapshot_type for game in GAMES.values())]  # noqa: UP007 - made at run time

LONGEST_NAME = 40
# what a schema can say; check_name says the rest
NAME: Final = r"^[^\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$"
_FILLERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that look like nothing
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Seat = Annotated[int, Meta(ge=0, le=4)]
Level = Literal["random", "novice", "scribe", "architect", "pharaoh"]
GameName = Literal["pyramids", "cheops"]
Language = Literal["en", "pl", "it", "cs", "de"]
MessageId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:-]{1,40}$(?!\n)")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Moves = Annotated[tuple[MoveText, ...], Meta(min_length=0, max_length=30)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$(?!\n)")]
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
Farewell = Literal["stopping", "too-slow", "too-many-faults"]


def check_name(name: str) -> None:
    if not (can_be_seen(name) and name.strip()) or _FILLERS & set(name):
        raise ValueError(
            "a name has letters that can be seen, and no control characters"
            " or such as turn the direction of writing"
        )


# --- what a client sends over HTTP


class WantedChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair as it is wished for: a bot's, or a person's."""

    bot: Level | None = None
    mine: bool = False
    name: Name | None = None
    nonce: Nonce | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            check_name(self.name)


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is to be."""

    language: Language = "en"
    watching: bool = True  # whether people without a seat may look on
    hints: bool = True
    delay: bool = True  # whether bots take their time


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameName
    chairs: Annotated[list[WantedChair], Meta(min_length=2, max_length=5)]
    wishes: Wishes = Wishes()


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    nonce: Nonce

    def __post_init__(self) -> None:
        check_name(self.name)


class StandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Level = "scribe"


class UseKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$(?!\n)")]


class TryLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some moves of the learner's turn."""

    moves: Moves


# --- what a client sends over WebSocket


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: the last step that this client has seen, if any."""

    step: int | None = None


class Play(msgspec.Struct, frozen=True, tag="play", tag_field="type", forbid_unknown_fields=True):
    """A whole turn; sent again under the same id until it is acknowledged.

    With the step that the client knew, it is refused if the seat has played since: from another device.
    """

    id: MessageId
    seat: Seat
    moves: Moves
    step: int | None = None


class Try(msgspec.Struct, frozen=True, tag="try", tag_field="type", forbid_unknown_fields=True):
    """Asks what some moves would do, and what could follow."""

    id: MessageId
    seat: Seat
    moves: Moves


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="type", forbid_unknown_fields=True):
    id: MessageId
    seat: Seat
    moves: Moves = ()  # of the turn so far


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    pass


FromClient = Hello | Play | Try | Hint | Ping


# --- what the server tells


class Me(msgspec.Struct, frozen=True):
    """The one who asks has a key now."""

    new: bool  # or had one before


class Key(msgspec.Struct, frozen=True):
    """A token by which another device becomes the same person; it is good once, and soon no longer."""

    key: str


class Making(msgspec.Struct, frozen=True):
    """A review that is being made."""

    done: float  # from 0 to 1


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat, as everybody may know it."""

    name: str | None  # none while the seat is free
    bot: Level | None = None
    stand_in: Level | None = None  # a bot plays for a person who is gone
    mine: bool = False
    ready: bool = True  # whether the person has added a nonce to the draws
    here: bool = False  # whether the person is connected
    wait: float | None = None  # seconds until a bot may stand in for a person who is gone


class TableInfo(msgspec.Struct, frozen=True):
    """A table from outside."""

    id: str | None  # none for someone who may only watch
    watch: str
    game: GameName
    status: Status
    wishes: Wishes
    chairs: tuple[Chair, ...]
    watching: int  # how many are connected without a seat
    host: bool  # whether it is yours
    commitment: str  # SHA-256 of the secret of the fair draws
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    follower: str | None  # the table of the rematch
    created: int
    changed: int


class Seen(msgspec.Struct, frozen=True):
    """The table as one seat may know it, or, with no seat, someone who watches."""

    seat: int | None
    waiting: tuple[int, ...]
    over: bool
    legal: tuple[str, ...]
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    news: tuple[str, ...]  # the moves that became known since the client's last step
    table: Snapshot


class Moment(msgspec.Struct, frozen=True):
    """The table after a move of a game that is over; nothing is hidden any more."""

    move: str | None  # none before the first
    table: Snapshot


class Replay(msgspec.Struct, frozen=True):
    """A whole game, from before its first move to after its last."""

    game: GameName
    names: tuple[str, ...]
    pyramids: PyramidsComponents | None  # what was played with, under the name of the game
    cheops: CheopsComponents | None
    fair: Proof | None  # what is needed to check the draws
    moments: tuple[Moment, ...]
    scores: tuple[int, ...] | None  # none if the record ends before the game does
    winners: tuple[int, ...] | None


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type"):
    """The first answer: the table, and what it is played with."""

    table: TableInfo
    pyramids: PyramidsComponents | None = None  # what is played with, under the name of the game
    cheops: CheopsComponents | None = None


class Lobby(msgspec.Struct, frozen=True, tag="lobby", tag_field="type"):
    """Something about the table itself has changed."""

    table: TableInfo


class Step(msgspec.Struct, frozen=True, tag="step", tag_field="type"):
    """How the game stands, as far as this client may know it: a view for each of its seats.

    Their news are those since an earlier step. A client that knows a later one has heard them already;
    one that does not know that one says hello again with the last that it knows.
    """

    step: int
    since: int
    views: tuple[Seen, ...]


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="type"):
    """A turn is committed."""

    id: str
    step: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """A message was not obeyed; nothing has changed."""

    id: str | None
    code: Code
    text: str
    clause: str | None = None
    reason: str | None = None  # why a move is illegal, by its name in the rules
    retry: float | None = None  # seconds


class Tried(msgspec.Struct, frozen=True, tag="tried", tag_field="type"):
    """What some moves would do: the table then, what could follow in this turn, whether it is whole."""

    id: str
    seat: int
    moves: tuple[str, ...]
    next: tuple[str, ...]
    whole: bool
    facts: tuple[Fact, ...]
    view: Seen


class Advice(msgspec.Struct, frozen=True):
    move: str
    margin: float
    win: float
    facts: tuple[Fact, ...]


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="type"):
    id: str
    seat: int
    advice: tuple[Advice, ...]


class Progress(msgspec.Struct, frozen=True, tag="progress", tag_field="type"):
    """How far the review of this table has come; at 1 it can be fetched."""

    done: float


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    pass


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="type"):
    """The connection ends; `again` says whether to come back."""

    code: Farewell
    again: bool


class LessonStep(msgspec.Struct, frozen=True):
    """A place where a lesson stops."""

    key: str  # of its words
    view: Seen
    turn: tuple[str, ...]  # what the learner is asked to do; nothing: to read


class Lesson(msgspec.Struct, frozen=True):
    """A first game, step by step, as the learner sees it."""

    game: GameName
    pyramids: PyramidsComponents | None  # what is played with, under the name of the game
    cheops: CheopsComponents | None
    steps: tuple[LessonStep, ...]


FromServer = Welcome | Lobby | Step | Ack | Refused | Tried | Hinted | Progress | Pong | Bye


class Problem(msgspec.Struct, frozen=True):
    """An error over HTTP."""

    code: Code
    text: str
    clause: str | None = None
    reason: str | None = None
    retry: float | None = None
