"""What people have played: how each game ended for them, and what is counted of it."""

from __future__ import annotations

import json
from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "a008"
down_revision = "a007"

ADDED = ("game", "outcome", "mu", "sigma")


def upgrade() -> None:
    """Games of before are counted by how they ended; no game is played again for its figures."""
    for name, size in (("game", 32), ("outcome", 8)):
        op.add_column("places", sa.Column(name, sa.String(size), nullable=False, server_default=""))
    for name in ("mu", "sigma"):
        op.add_column("places", sa.Column(name, sa.Float))
    op.create_index("places_in_order", "places", ["person", "at"])
    tallies = op.create_table(
        "tallies",
        _person("person"),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.create_table(
        "together",
        _person("person"),
        _person("other", index=True),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("games", "won", "lost")),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        _person("person"),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    counted = _look_back()
    rows = [
        {"person": person, "game": game, "key": key, "times": times}
        for (person, game, key), times in counted.items()
    ]
    if rows:
        op.bulk_insert(tallies, rows)


def downgrade() -> None:
    """What was counted is gone."""
    for name in ("ratings", "together", "tallies"):
        op.drop_table(name)
    op.drop_index("places_in_order", "places")
    for name in ADDED:
        op.drop_column("places", name)


def _person(name: str, *, index: bool = False) -> sa.Column[str]:
    here = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), here, primary_key=True, index=index)


def _look_back() -> Counter[tuple[str, str, str]]:
    """How each game of before ended for those who are still here."""
    db, counted = op.get_bind(), Counter[tuple[str, str, str]]()
    places = sa.table("places", *map(sa.column, ("person", "table_id", "game", "outcome")))
    tables = sa.table("tables", *map(sa.column, ("id", "about", "game")))
    found = sa.select(places.c.person, tables).join(places, places.c.table_id == tables.c.id)
    for person, table_id, text, game in list(db.execute(found)):
        about = json.loads(text)
        chairs = [chair.get("person") for chair in about["places"]]
        outcome = _outcome(about, chairs.index(person) + 1 if person in chairs else 0)
        here = (places.c.person == person) & (places.c.table_id == table_id)
        db.execute(sa.update(places).where(here).values(game=game, outcome=outcome))
        if outcome:
            kind = "people" if all(chairs) else "bots"
            counted[person, game, f"{kind}:{len(chairs)}/{outcome}"] += 1
    return counted


def _outcome(about: dict[str, object], seat: int) -> str:
    result = about.get("result")
    if not isinstance(result, dict) or not seat:
        return ""
    winners = result["winners"]
    if not winners:
        return "lost" if about["seats"] == 1 else "nobody"
    return "lost" if seat not in winners else "shared" if len(winners) > 1 else "won"
