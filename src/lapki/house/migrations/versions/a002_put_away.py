"""Tables that somebody has put away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a002"
down_revision = "a001"


def upgrade() -> None:
    """A mark on who sat where: this one I don't want to see in my list."""
    away = sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("places", away)


def downgrade() -> None:
    """Everybody sees all their tables again."""
    op.drop_column("places", "away")
