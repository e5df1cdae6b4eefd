"""How the database came to look as it does. `upgrade` runs at every start."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "a009"
"""The newest of `versions/`. A database that is there already needs no Alembic to be opened."""


def upgrade(connection: Connection) -> None:
    """Bring the database up to date."""
    move(connection, HEAD)


def move(connection: Connection, to: str) -> None:
    """Bring the database to this version, forth or back; each is named after the one before it."""
    now = version(connection)
    if now == to:
        return
    if now and now > HEAD:
        raise ValueError(
            f"a newer Lapki made it ({now}, and this one knows {HEAD}); take that one, and go back "
            f"with its `lapki migrate --to {HEAD}` if you want this one"
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    (command.downgrade if now and now > to else command.upgrade)(config, to)


def known() -> list[str]:
    """All versions, the oldest first."""
    return sorted(file.name[:4] for file in (Path(__file__).parent / "versions").glob("a*.py"))


def version(connection: Connection) -> str | None:
    """Which version the database is; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
