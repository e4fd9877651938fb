"""The tables of the database, and the row of a turn.

Times are milliseconds since 1970. A turn has the primary key (table, ply), so of two turns written for the
same place the first one wins.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
)

DIGEST: Final = 64  # hexadecimal digits of a SHA-256
BOTS_ONLY: Final = text("bots_only")
_OPEN: Final = text("status = 'open'")
_HAS_REMATCH: Final = text("rematch_id IS NOT NULL")
metadata: Final = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(DIGEST), primary_key=True),  # of the secret in a browser's cookie
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("keys_person", "person"),
)

device_tokens = Table(
    "device_tokens",
    metadata,
    Column("hash", String(DIGEST), primary_key=True),  # of the secret in a private link, exchanged for a key
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("device_tokens_person", "person"),
)

components = Table(
    "components",
    metadata,
    Column("hash", String(DIGEST), primary_key=True),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),  # a capability: its holder may sit down
    Column("watch", String(32), nullable=False, unique=True),  # a capability: its holder may watch
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("options", Text, nullable=False),  # JSON of `TableOptions`
    Column("components", String(DIGEST), ForeignKey("components.hash"), nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the fair draws
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("choices", Text),  # JSON of the game's `Choices`, if any were made
    Column("setup", Text),
    # options of a record, fixed when the game starts; a game that started earlier has none
    Column("game_options", Text, nullable=False, server_default="{}"),
    Column("result", Text),
    Column("rematch_id", String(32)),  # the table of the rematch
    Column("bots_only", Boolean, nullable=False, server_default=false()),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_open", "changed", sqlite_where=_OPEN, postgresql_where=_OPEN),
    Index("tables_bots_only", "changed", sqlite_where=BOTS_ONLY, postgresql_where=BOTS_ONLY),
    Index("tables_host", "host"),
    Index("tables_rematch", "rematch_id", sqlite_where=_HAS_REMATCH, postgresql_where=_HAS_REMATCH),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(60)),
    Column("bot", String(16)),  # plays this seat from the start
    Column("stand_in", String(16)),  # a bot that plays for an absent person
    Column("nonce", String(64)),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_person", "person"),
)

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("ply", Integer, nullable=False),  # number of moves before this turn
    Column("step", Integer, nullable=False),  # number of turns before it
    Column("seat", Integer),  # null for the opening
    Column("message", String(40)),  # the client's id of the turn, which makes resending idempotent
    Column("moves", Text, nullable=False),  # one a line, with the chance moves that followed
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "ply"),
)

artifacts = Table(
    "artifacts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(40), nullable=False),  # "review", or "hint" with a seat and a digest of its view
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "kind"),
)

TurnKey = tuple[str, int]  # the primary key of a turn: its table, and the number of moves before it


class Turn(NamedTuple):
    """A row of `turns`, and the columns of its table that change with it."""

    table_id: str
    ply: int
    step: int
    seat: int | None
    message: str | None
    moves: str
    at: int
    change: dict[str, Any] | None = None


def key_of(turn: Turn) -> TurnKey:
    return turn.table_id, turn.ply
