"""Wings: several processes may open one house, and each table stands in one of them."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "a006"
down_revision = "a005"


def upgrade() -> None:
    """No table stands anywhere yet."""
    op.add_column("tables", sa.Column("holder", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    ticking = sa.Column("ticking", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", ticking)
    op.create_index("tables_ticking", "tables", ["ticking", "holder"])
    op.create_table(
        "wings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
    )
    tables = sa.table("tables", *map(sa.column, ("id", "about", "phase", "ticking")))
    db = op.get_bind()
    playing = sa.select(tables.c.id, tables.c.about).where(tables.c.phase == "playing")
    for row in list(db.execute(playing)):
        if json.loads(row.about).get("clock", {}).get("kind", "none") != "none":
            db.execute(sa.update(tables).where(tables.c.id == row.id).values(ticking=True))


def downgrade() -> None:
    """As it was."""
    op.drop_table("wings")
    op.drop_index("tables_ticking", "tables")
    for name in ("ticking", "epoch", "holder"):
        op.drop_column("tables", name)
