"""Indexes for the clean-up: tables whose game never started, and rematches."""

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    for name, column, condition in (
        ("tables_open", "changed", "status = 'open'"),
        ("tables_follower", "follower", "follower IS NOT NULL"),
    ):
        where = sa.text(condition)
        op.create_index(name, "tables", [column], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    for name in ("tables_open", "tables_follower"):
        op.drop_index(name, "tables")
