"""Sessions that can be ended, and tables that two houses can't both change."""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "a003"
down_revision = "a002"


def upgrade() -> None:
    """Cookies of before name a person alone: each becomes a session, and goes on to be valid."""
    sessions = op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "person",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
    )
    people = sa.table("people", sa.column("id", sa.String), sa.column("created", sa.Float))
    rows = [
        {"id": _of_before(id), "person": id, "created": at, "seen": at, "device": ""}
        for id, at in op.get_bind().execute(sa.select(people.c.id, people.c.created)).all()
    ]
    op.bulk_insert(sessions, rows)
    revision = sa.Column("revision", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", revision)


def downgrade() -> None:
    """Cookies that name a session are nobody's there; those of before are what they were."""
    op.drop_column("tables", "revision")
    op.drop_table("sessions")


def _of_before(person: str) -> str:
    return sha256(f"lapki session {person}".encode()).hexdigest()[:32]
