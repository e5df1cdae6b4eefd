"""What is kept. The log is the truth about every game; the rest says who and where.

`tables.about` holds what is never searched for; `tables.revision` counts how often it was saved, so
that of two who change the same table one is told to read it anew. Passkeys can join later as a
table of their own that names a person; nothing here would change.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("avatar", String(32), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("device", String(64), nullable=False),
)
"""Where somebody is at home: a browser a row. The id is a hash of what the cookie says; `seen` is
written once a day at most."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("about", Text, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("owner", String(32), nullable=False, server_default=""),
    Column("used", Float, nullable=False, server_default="0"),
    Column("holder", String(32), nullable=False, server_default=""),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("ticking", Boolean, nullable=False, server_default=false()),
    Index("tables_by_phase", "phase", "listed"),
    Index("tables_by_owner", "owner", "phase"),
    Index("tables_ticking", "ticking", "holder"),
)
"""`used`: when anybody last had to do with it, give or take half an hour. `holder`: in which wing
it stands, if a house has several; `epoch` counts how often it was taken up, and whoever has an old
one writes nothing. `ticking`: a clock runs even if nobody looks."""

wings = Table(
    "wings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
    Column("rules", Text, nullable=False),
    Column("key", String(64), nullable=False),
)
"""The processes of a house that has several: until when each holds its tables, which rules it
knows, and a hash of the key by which it signs. All must agree in both."""

places = Table(
    "places",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("at", Float, nullable=False, server_default="0"),
    Column("game", String(32), nullable=False, server_default=""),
    Column("outcome", String(8), nullable=False, server_default=""),
    Column("mu", Float),
    Column("sigma", Float),
    Index("places_listed", "person", "away", "over", "at"),
    Index("places_in_order", "person", "at"),
    Index("places_by_table", "table_id"),
)
"""Who has sat where: a person's games. `away`: put away, and left out of their list. `over`: no
move will be made there any more; `at`: when it ended, or else when the table was made. `outcome`:
how it ended for them, if it did; `mu`, `sigma`: how good they were thought to be after that game,
if it counted."""

tallies = Table(
    "tallies",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("times", Integer, nullable=False),
)
"""What is counted of somebody's finished games (`past.py` names the keys)."""

together = Table(
    "together",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "other",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""Who has played with whom: how often, how often the one won and the other didn't, and the other
way round; and when they last did."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""How good somebody is thought to be at a game, and how sure that is (`rating.py`)."""

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("clock", Text),
    Column("asked", Integer),
)
"""Append-only. Its key keeps two writers from ever both succeeding. `asked`: the seats of which a
move is asked after this line, and that no bot plays, a bit each; the last line says who is asked
now. (Lines of before don't say.)"""

lookbacks = Table(
    "lookbacks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("lines", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("found", Text, nullable=False),
)
"""What bots found by looking back at a finished game, which had so many lines then, in the way of
that version; as JSON, without names. It goes with the table."""

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("person", String(32), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

links = Table(
    "links",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("until", Float, nullable=False),
)
"""One-time codes that carry an identity to another device; only their hashes."""

reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("message", Text),
    Column("context", Text, nullable=False, server_default="[]"),
    Column("state", String(16), nullable=False, server_default="open"),
    Column("answer", Text),
    Column("answered_by", String(32)),
    Column("answered_at", Float),
)
"""`message`: the line of chat that it is about; `context`: what was said around it, as JSON, for
chat may be deleted. Names aren't kept here: who is forgotten leaves an id."""

# --- keeping order ------------------------------------------------------------------------------

admins = Table(
    "admins",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)

penalties = Table(
    "penalties",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("about", String(64), primary_key=True),
    Column("until", Float),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""`kind`: `ban` or `mute`, of a person; `network`, a ban of addresses. No `until`: for good."""

doors = Table(
    "doors",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("state", String(16), nullable=False),
)
"""One row, once somebody has changed them: `open`, `invited` or `locked`."""

invitations = Table(
    "invitations",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("uses", Integer, nullable=False),
    Column("until", Float),
    Column("at", Float, nullable=False),
)
"""Codes that let a stranger in, so many times still; only their hashes."""

audit = Table(
    "audit",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(32), nullable=False),
    Column("what", String(16), nullable=False),
    Column("about", String(64), nullable=False),
    Column("until", Float),
    Column("why", Text, nullable=False),
)
"""Everything that was done to keep order: only ever added to, and by ids alone."""
