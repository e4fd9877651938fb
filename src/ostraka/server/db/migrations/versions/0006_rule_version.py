"""Store the options of a game, and with them the version of the rules that it is played by.

Games that started before have none: they go on by the first version.
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("game_options", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("tables", "game_options")
