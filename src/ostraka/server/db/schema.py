"""What is kept: people by their keys, tables and their chairs, and the turns that are the truth about a game.

Times are milliseconds since 1970. A turn stands under (table, ply): who tries to put another one there
has lost a race.
"""

from typing import Final

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

KEY: Final = 64  # hexadecimal digits of a SHA-256
BOTS: Final = text("bots")
_OPEN: Final = text("status = 'open'")
_FOLLOWED: Final = text("follower IS NOT NULL")
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
    Column("hash", String(KEY), primary_key=True),  # of a secret that only a browser holds
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("keys_person", "person"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(KEY), primary_key=True),  # of a secret in a private link, exchanged for a key once
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tokens_person", "person"),
)

components = Table(
    "components",
    metadata,
    Column("hash", String(KEY), primary_key=True),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),  # who knows it may sit down
    Column("watch", String(32), nullable=False, unique=True),  # who knows it may watch
    Column("game", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("wishes", Text, nullable=False),  # what was chosen when the table was opened
    Column("components", String(KEY), ForeignKey("components.hash"), nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the fair draws
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("setup", Text),
    Column("result", Text),
    Column("follower", String(32)),  # the table of the rematch
    Column("bots", Boolean, nullable=False, server_default=false()),  # whether all seats are theirs
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_open", "changed", sqlite_where=_OPEN, postgresql_where=_OPEN),
    Index("tables_bots", "changed", sqlite_where=BOTS, postgresql_where=BOTS),
    Index("tables_host", "host"),
    Index("tables_follower", "follower", sqlite_where=_FOLLOWED, postgresql_where=_FOLLOWED),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(60)),
    Column("bot", String(16)),  # a seat that is a bot's from the start
    Column("stand_in", String(16)),  # a bot that plays for a person who is gone
    Column("nonce", String(64)),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("chairs_person", "person"),
)

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("ply", Integer, nullable=False),  # moves before this turn
    Column("step", Integer, nullable=False),  # turns before it
    Column("seat", Integer),  # whose turn it was; none for the opening
    Column("message", String(40)),  # the client's own name for it, by which a repetition is known
    Column("moves", Text, nullable=False),  # one a line, with the chance moves that followed
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "ply"),
)

papers = Table(
    "papers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(40), nullable=False),  # review, or hint with its seat and a digest of what it sees
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "kind"),
)
