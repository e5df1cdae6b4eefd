"""Who is asked is written down with each line, and a person's games are found in their order."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "a007"
down_revision = "a006"


def upgrade() -> None:
    """Lines of before don't say who was asked: there a game is looked into until its next line."""
    op.add_column("log", sa.Column("asked", sa.Integer))
    op.add_column(
        "places", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("places", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    places = sa.table("places", *map(sa.column, ("table_id", "over", "at")))
    tables = sa.table("tables", *map(sa.column, ("id", "about", "phase", "created")))
    op.create_index("places_by_table", "places", ["table_id"])
    db = op.get_bind()
    for row in list(db.execute(sa.select(tables))):
        over = row.phase in ("finished", "stopped")
        at = (json.loads(row.about).get("ended") if over else None) or row.created
        here = sa.update(places).where(places.c.table_id == row.id)
        db.execute(here.values(over=over, at=at))
    op.create_index("places_listed", "places", ["person", "away", "over", "at"])


def downgrade() -> None:
    """As it was: who is asked is found out by looking into each game."""
    op.drop_index("places_listed", "places")
    op.drop_index("places_by_table", "places")
    for name in ("over", "at"):
        op.drop_column("places", name)
    op.drop_column("log", "asked")
