"""Indexes for tables without people, and for the tables of a person."""

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("bots", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE tables SET bots = true"
        " WHERE NOT EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND bot IS NULL)"
    )
    where = sa.text("bots")
    op.create_index("tables_bots", "tables", ["changed"], sqlite_where=where, postgresql_where=where)
    op.create_index("tables_host", "tables", ["host"])


def downgrade() -> None:
    for name in ("tables_host", "tables_bots"):
        op.drop_index(name, "tables")
    op.drop_column("tables", "bots")
