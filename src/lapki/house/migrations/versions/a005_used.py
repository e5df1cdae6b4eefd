"""Whose a table is, and when it was last used: what nobody comes back to is closed."""

from __future__ import annotations

import json
from time import time

import sqlalchemy as sa
from alembic import op

revision = "a005"
down_revision = "a004"


def upgrade() -> None:
    """Tables of before count as used now."""
    owner = sa.Column("owner", sa.String(32), nullable=False, server_default="")
    used = sa.Column("used", sa.Float, nullable=False, server_default="0")
    op.add_column("tables", owner)
    op.add_column("tables", used)
    op.create_index("tables_by_owner", "tables", ["owner", "phase"])
    tables = sa.table("tables", *map(sa.column, ("id", "about", "owner", "used")))
    db = op.get_bind()
    db.execute(sa.update(tables).values(used=time()))
    for row in list(db.execute(sa.select(tables.c.id, tables.c.about))):
        whose = json.loads(row.about)["owner"]
        db.execute(sa.update(tables).where(tables.c.id == row.id).values(owner=whose))


def downgrade() -> None:
    """As it was."""
    op.drop_index("tables_by_owner", "tables")
    op.drop_column("tables", "used")
    op.drop_column("tables", "owner")
