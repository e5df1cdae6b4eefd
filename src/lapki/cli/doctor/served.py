"""What a house leans on: its database, its bus, the clock. All is read, nothing written."""

from __future__ import annotations

import ctypes
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from lapki.cli.doctor.finding import Finding, ill, note, well
from lapki.house.bus import bus_of
from lapki.house.folder import CannotOpen
from lapki.house.migrations import HEAD
from lapki.house.settings import Settings
from lapki.house.store import driver_url

PATIENCE = 5.0
"""Seconds that a database may take for an answer."""
APART = 2.0
"""Seconds that two clocks may differ."""
UNKEPT = 5
"""What Linux answers of a clock that no time server keeps."""
VERSION = "SELECT version_num FROM alembic_version"


# --- the database -------------------------------------------------------------------------------


async def look_at_database(settings: Settings) -> AsyncIterator[Finding]:
    """Is it there, whole, and of a version that this Lapki knows?"""
    try:
        if settings.database_url:
            version = (await _ask(settings, VERSION))[0]
        else:
            version = _read(settings.folder / "lapki.db")
    except ValueError:  # what was read may be a part of the password, so it isn't quoted
        yield ill("database-odd")
        return
    except (OSError, sqlite3.OperationalError, asyncpg.PostgresError) as problem:
        yield ill("database-away", problem=_why(problem))
        return
    except sqlite3.DatabaseError:
        yield ill("database-damaged", file=str(settings.folder / "lapki.db"))
        return
    if version is None:
        yield well("database-none")
    elif version > HEAD:
        yield ill("database-newer", version=version, known=HEAD)
    elif version < HEAD:
        yield note("database-older", version=version, known=HEAD)
    else:
        yield well("database", version=version)


def _read(file: Path) -> str | None:
    """The version of a database that is whole; None where there is none yet."""
    if not file.exists():
        return None
    # A house that is closed leaves no log beside its database; without one, SQLite needs to be told
    # that nobody writes, or it would make the log in order to read.
    how = "mode=ro" if file.with_name(f"{file.name}-wal").exists() else "immutable=1"
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True)) as database:
        (said,) = database.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            raise sqlite3.DatabaseError(said)
        return str(database.execute(VERSION).fetchone()[0])


async def _ask(settings: Settings, *questions: str) -> list[Any]:
    """What PostgreSQL answers to each; None where it knows nothing of a house yet."""
    connection = await asyncpg.connect(driver_url(settings.database), timeout=PATIENCE)
    try:
        return [await _answer(connection, question) for question in questions]
    finally:
        await connection.close()


async def _answer(connection: Any, question: str) -> Any:
    try:
        return await connection.fetchval(question)
    except asyncpg.UndefinedTableError:
        return None


# --- the bus ------------------------------------------------------------------------------------


async def look_at_bus(settings: Settings) -> AsyncIterator[Finding]:
    """Does it answer, with the user and password that we have?"""
    if not settings.bus:
        return
    try:
        bus = bus_of(settings, "doctor")
        await bus.connect()
        await bus.close()
    except CannotOpen as problem:
        yield ill("bus-away", problem=_why(problem.__cause__ or problem))
    else:
        yield well("bus")


# --- the clock ----------------------------------------------------------------------------------


async def look_at_clock(settings: Settings) -> AsyncIterator[Finding]:
    """Is it the same as others', as far as can be seen from here?"""
    found = [*_from_the_future(settings.folder)]
    if settings.database_url:
        found += await _beside_the_database(settings)
    if not found and not _kept():
        found.append(note("clock-loose"))
    for finding in found or [well("clock")]:
        yield finding


def _from_the_future(folder: Path) -> list[Finding]:
    """A file that will only be written later tells of a clock that has gone back."""
    for name in ("lapki.db", "lapki.db-wal", "secret"):
        file = folder / name
        ahead = file.stat().st_mtime - time.time() if file.exists() else 0
        if ahead > 60:
            return [ill("clock-future", file=str(file), minutes=int(ahead / 60))]
    return []


async def _beside_the_database(settings: Settings) -> list[Finding]:
    before = time.time()
    try:
        (there,) = await _ask(settings, "SELECT extract(epoch FROM clock_timestamp())::float8")
    except (OSError, ValueError, asyncpg.PostgresError):
        return []  # the database's own look has said so
    seconds = max(before - there, there - time.time(), 0.0)
    return [ill("clock-apart", seconds=round(seconds, 1))] if seconds > APART else []


def _kept() -> bool:
    """Does a time server keep this machine's clock? Where nobody can say, we don't complain."""
    if not sys.platform.startswith("linux"):
        return True
    try:
        asked = ctypes.create_string_buffer(512)  # `struct timex`, which is smaller; it only asks
        return bool(ctypes.CDLL(None, use_errno=True).adjtimex(asked) != UNKEPT)
    except (OSError, AttributeError):
        return True


def _why(problem: BaseException) -> str:
    said = str(problem).strip() or type(problem).__name__
    return said.splitlines()[0].removeprefix("nats: ").strip("'.")
