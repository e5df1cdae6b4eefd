"""How the database came to look as it does. `upgrade` runs at every start."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "a004"
"""The newest of `versions/`. A database that is there already needs no Alembic to be opened."""


def upgrade(connection: Connection) -> None:
    """Bring the database up to date."""
    if _version(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
