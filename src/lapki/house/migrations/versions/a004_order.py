"""Somebody who keeps order."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a004"
down_revision = "a003"

ADDED = ("message", "context", "state", "answer", "answered_by", "answered_at")


def upgrade() -> None:
    """Admins, what they did, whom they banned, who is let in; reports with context and answer."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "admins",
        sa.Column("person", sa.String(32), person, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "penalties",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("about", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "doors",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("state", sa.String(16), nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("id", number, primary_key=True),
        sa.Column("code", sa.String(64), nullable=False, unique=True),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", number, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("why", sa.Text, nullable=False),
    )
    for column in (
        sa.Column("message", sa.Text),
        sa.Column("context", sa.Text, nullable=False, server_default="[]"),
        sa.Column("state", sa.String(16), nullable=False, server_default="open"),
        sa.Column("answer", sa.Text),
        sa.Column("answered_by", sa.String(32)),
        sa.Column("answered_at", sa.Float),
    ):
        op.add_column("reports", column)


def downgrade() -> None:
    """Nobody keeps order any more; reports stay as they were told."""
    for name in ADDED:
        op.drop_column("reports", name)
    for table in ("audit", "invitations", "doors", "penalties", "admins"):
        op.drop_table(table)
