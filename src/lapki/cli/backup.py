"""`lapki backup` and `lapki restore`: the whole house in one file.

A backup may be made while the house is open: SQLite copies a consistent moment. Restoring needs a
closed house, and keeps what was there before.
"""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from lapki.house.settings import Settings
from lapki.words import Words


def backup(settings: Settings, target: Path, language: str) -> int:
    """Copy the database; answers the exit status."""
    words = Words(language)
    if settings.database_url:
        return _no(words("backup-postgres"))
    source = settings.folder / "lapki.db"
    if not source.exists():
        return _no(words("backup-none", file=str(source)))
    if target.exists():
        return _no(words("backup-exists", file=str(target)))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
    print(words("backup-done", file=str(target)))
    return 0


def restore(settings: Settings, source: Path, language: str) -> int:
    """Put a backup in the database's place; answers the exit status."""
    words = Words(language)
    if settings.database_url:
        return _no(words("backup-postgres"))
    if not _is_house(source):
        return _no(words("restore-not", file=str(source)))
    here = settings.folder / "lapki.db"
    old = here.with_name(f"lapki-{datetime.now(UTC):%Y%m%d-%H%M%S}.db")
    if here.exists():
        if _busy(here):
            return _no(words("restore-busy"))
        here.rename(old)  # the write-ahead log was folded in when we looked whether it is busy
    settings.folder.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(source)) as copy, closing(sqlite3.connect(here)) as new:
        copy.backup(new)
    print(words("restore-done", file=str(source), old=str(old)))
    return 0


def _is_house(file: Path) -> bool:
    """Does it hold a log, and is it whole?"""
    if not file.is_file():
        return False
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            database.execute("SELECT table_id, ply, line FROM log LIMIT 1")
            return bool(database.execute("PRAGMA integrity_check").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False


def _busy(file: Path) -> bool:
    """Whether somebody has the database open: only when nobody has can its mode be changed."""
    with closing(sqlite3.connect(file, timeout=1)) as database:
        try:
            database.execute("PRAGMA locking_mode = EXCLUSIVE")
            mode = database.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
        except sqlite3.OperationalError:
            return True
        return bool(mode != "delete")


def _no(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
