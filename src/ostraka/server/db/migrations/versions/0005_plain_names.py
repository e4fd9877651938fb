"""Plain names of tables and columns: seats, options, rematches, device tokens, artifacts."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: None = None
depends_on: None = None

_TABLES = (("chairs", "seats"), ("papers", "artifacts"), ("tokens", "device_tokens"))
_PERSON_INDEXES = (("chairs", "seats"), ("tokens", "device_tokens"))
_COLUMNS = (("wishes", "options"), ("follower", "rematch_id"), ("bots", "bots_only"))


def upgrade() -> None:
    _drop_indexes("tables_open", "tables_follower", "tables_bots", "tables_host")
    with op.batch_alter_table("tables") as table:
        table.alter_column("game", type_=sa.String(32))  # as long as the name of an installed game may be
        for old, new in _COLUMNS:
            table.alter_column(old, new_column_name=new)
    _create_index("tables_open", "changed", "status = 'open'")
    _create_index("tables_rematch", "rematch_id", "rematch_id IS NOT NULL")
    _create_index("tables_bots_only", "changed", "bots_only")
    op.create_index("tables_host", "tables", ["host"])
    _rename_tables(_TABLES, _PERSON_INDEXES)


def downgrade() -> None:
    _rename_tables(_reversed(_TABLES), _reversed(_PERSON_INDEXES))
    _drop_indexes("tables_open", "tables_rematch", "tables_bots_only", "tables_host")
    with op.batch_alter_table("tables") as table:
        table.alter_column("game", type_=sa.String(16))
        for old, new in _COLUMNS:
            table.alter_column(new, new_column_name=old)
    _create_index("tables_open", "changed", "status = 'open'")
    _create_index("tables_follower", "follower", "follower IS NOT NULL")
    _create_index("tables_bots", "changed", "bots")
    op.create_index("tables_host", "tables", ["host"])


def _create_index(name: str, column: str, condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, "tables", [column], sqlite_where=where, postgresql_where=where)


def _drop_indexes(*names: str) -> None:
    for name in names:
        op.drop_index(name, "tables")


def _reversed(pairs: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(new, old) for old, new in pairs]


def _rename_tables(renames: Sequence[tuple[str, str]], indexes: Sequence[tuple[str, str]]) -> None:
    for old, _ in indexes:
        op.drop_index(f"{old}_person", old)
    for old, new in renames:
        op.rename_table(old, new)
        if op.get_bind().dialect.name == "postgresql":
            _rename_constraints(old, new)
    for _, new in indexes:
        op.create_index(f"{new}_person", new, ["person"])


def _rename_constraints(old: str, new: str) -> None:
    """PostgreSQL names constraints after their table, and does not rename them with it."""
    inspector = sa.inspect(op.get_bind())
    for constraint in (inspector.get_pk_constraint(new), *inspector.get_foreign_keys(new)):
        name = str(constraint["name"])
        op.execute(f'ALTER TABLE {new} RENAME CONSTRAINT "{name}" TO "{new}{name.removeprefix(old)}"')
