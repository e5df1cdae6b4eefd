"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a001"
down_revision = None


def upgrade() -> None:
    """People, tables, the log, and what is said beside the game."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("avatar", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "listed"])
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "places",
        sa.Column("person", sa.String(32), person, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("clock", sa.Text),
    )
    op.create_table(
        "chat",
        sa.Column("id", number, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), person, primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
    )
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "links",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), person, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", number, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
