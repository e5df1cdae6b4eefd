"""What bots find by looking back at a game is kept with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a009"
down_revision = "a008"


def upgrade() -> None:
    """Nobody has looked back yet."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "lookbacks",
        sa.Column("table_id", sa.String(32), table, primary_key=True),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """It can be found again."""
    op.drop_table("lookbacks")
