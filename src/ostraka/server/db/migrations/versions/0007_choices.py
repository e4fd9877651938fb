"""Keep what was chosen of the setup when a table was opened, until the game starts and for a rematch."""

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("choices", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "choices")
