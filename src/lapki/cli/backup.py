"""`lapki backup` and `lapki restore`: the whole house in one file.

A backup is a tar archive of what lies in the data folder: `lapki.db`, `decks/`, and `secret`, which
cookies are signed with. It may be made while the house is open: SQLite copies a consistent
moment. Restoring needs a closed house, and keeps what was there before. Backups of before were the
database alone; they can still be restored. `sealing.py` encrypts one, if asked.
"""

from __future__ import annotations

import io
import shutil
import sqlite3
import sys
import tarfile
import tempfile
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from lapki.cli.sealing import NoKey, for_whom, new_key, seal, sealed, unseal
from lapki.house.folder import CannotOpen, Folder, Occupied, sync, written_whole
from lapki.house.settings import Settings
from lapki.words import Words

DATABASE, KEY, DECKS = "lapki.db", "secret", "decks"


class NotWhole(Exception):
    """What should be a house isn't one."""


def backup(settings: Settings, target: str, language: str, whom: str | None = None) -> int:
    """Keep the house in a file, or send it to standard output for `-`, sealed for `whom` if that
    is said; answers the exit status."""
    words, folder = Words(language), settings.folder
    if not settings.database_url and not (folder / DATABASE).exists():
        return _no(words("backup-none", file=str(folder / DATABASE)))
    if target != "-" and Path(target).exists():
        return _no(words("backup-exists", file=target))
    try:
        if target == "-":
            _keep(settings, sys.stdout.buffer, folder, whom)
        else:
            with written_whole(Path(target).absolute()) as file:
                _keep(settings, file, Path(target).absolute().parent, whom)
    except NoKey as problem:
        return _no(words(str(problem)))
    except NotWhole:
        return _no(words("backup-damaged"))
    except CannotOpen as problem:
        return _no(str(problem))
    except (OSError, sqlite3.Error) as problem:
        return _no(words("backup-failed", file=target, problem=_why(problem)))
    if settings.database_url:
        print(words("backup-postgres"), file=sys.stderr)
    if target != "-":
        print(words("backup-done", file=target))
    return 0


def _keep(settings: Settings, file: BinaryIO, room: Path, whom: str | None) -> None:
    if whom is None:
        _pack(settings, file, room)
        return
    for_whom(whom)  # a word that is no key should be refused at once
    with tempfile.TemporaryFile(dir=room) as plain:  # it has no name, and is gone with us
        _pack(settings, plain, room)
        plain.seek(0)
        seal(plain, file, whom)


def _pack(settings: Settings, file: BinaryIO, room: Path) -> None:
    """The key comes last: who cuts something off cuts that off."""
    key = settings.key(make=False)
    with tarfile.open(fileobj=file, mode="w|") as archive:
        if not settings.database_url:
            with tempfile.TemporaryDirectory(dir=room, prefix=".backup-") as near:
                copy = Path(near) / DATABASE
                _copy(settings.folder / DATABASE, "mode=rw", copy)
                archive.add(copy, DATABASE, filter=_plain)
        if (settings.folder / DECKS).is_dir():
            archive.add(settings.folder / DECKS, DECKS, filter=_plain)
        secret = tarfile.TarInfo(KEY)
        secret.size, secret.mode = len(key), 0o600
        archive.addfile(secret, io.BytesIO(key))


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    """Files and folders, and nothing of who owned them."""
    if not (member.isfile() or member.isdir()):
        return None
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = 0o700 if member.isdir() else 0o600
    return member


def make_key(file: Path, language: str) -> int:
    """A key for backups that are encrypted; answers the exit status."""
    words = Words(language)
    if file.exists():
        return _no(words("backup-exists", file=str(file)))
    try:
        whom = new_key(file)
    except OSError as problem:
        return _no(words("backup-failed", file=str(file), problem=_why(problem)))
    print(whom)
    print(words("backup-key", file=str(file)), file=sys.stderr)
    return 0


def restore(settings: Settings, source: Path, language: str, key: Path | None = None) -> int:
    """Put a backup in the house's place, opened by a key if it is sealed; answers the status."""
    words = Words(language)
    try:
        folder = Folder(settings.folder)
    except Occupied:
        return _no(words("restore-busy"))
    except CannotOpen as problem:
        return _no(str(problem))
    try:
        with tempfile.TemporaryDirectory(dir=settings.folder, prefix=".restore-") as near:
            plain = _opened(source, Path(near) / "plain", key)
            _unpack(plain, made := Path(near) / "house", database=not settings.database_url)
            old = _exchange(settings.folder, made)
    except NoKey as problem:
        return _no(words(str(problem)))
    except (NotWhole, tarfile.TarError):
        return _no(words("restore-not", file=str(source)))
    except (OSError, sqlite3.Error) as problem:
        return _no(words("restore-failed", file=str(source), problem=_why(problem)))
    finally:
        folder.let_go()
    print(words("restore-done", file=str(source)))
    if old:
        print(words("restore-kept", old=str(old)))
    if settings.database_url:
        print(words("backup-postgres"), file=sys.stderr)
    return 0


def _opened(source: Path, plain: Path, key: Path | None) -> Path:
    """The backup itself, or what was sealed in it."""
    if not sealed(source):
        return source
    plain.touch(0o600)
    with source.open("rb") as file, plain.open("wb") as out:
        unseal(file, out, key)
    return plain


def _unpack(source: Path, near: Path, *, database: bool) -> None:
    """What the backup holds, in a folder of its own; raises `NotWhole` if that is no house."""
    near.mkdir(mode=0o700)
    if not source.is_file():
        raise NotWhole
    if not tarfile.is_tarfile(source):
        if not database:
            raise NotWhole
        _copy(source, "immutable=1", near / DATABASE)
        return
    with tarfile.open(source) as archive:
        for member in archive:
            place = PurePosixPath(member.name).parts
            packed = archive.extractfile(member) if member.isfile() else None
            if packed and place[0] in (DATABASE, KEY, DECKS) and ".." not in place:
                target = near.joinpath(*place)
                target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                target.touch(0o600)
                with target.open("wb") as file:
                    shutil.copyfileobj(packed, file)
    if not (near / KEY).is_file():
        raise NotWhole
    if not database:
        (near / DATABASE).unlink(missing_ok=True)
    elif not _is_house(near / DATABASE):
        raise NotWhole


def _exchange(folder: Path, near: Path) -> Path | None:
    """Put each thing in its place; answers where what was there is now, a house of its own."""
    with suppress(OSError):
        (folder / DECKS).rmdir()  # it is empty, and not worth keeping
    new = [thing.name for thing in near.iterdir()]
    old = folder / f"before-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    beside = [f"{DATABASE}-wal", f"{DATABASE}-shm"] if DATABASE in new else []
    there = [name for name in (*new, *beside) if (folder / name).exists()]
    if there:
        old.mkdir(mode=0o700)
    for name in there:
        (folder / name).rename(old / name)
    for name in new:
        (near / name).rename(folder / name)
    sync(folder)
    return old if there else None


def _copy(source: Path, how: str, target: Path) -> None:
    """A database as it is at this moment; raises `NotWhole` if it is none of a house."""
    target.touch(0o600)
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?{how}", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
    except sqlite3.DatabaseError as problem:
        if isinstance(problem, sqlite3.OperationalError):
            raise
        raise NotWhole from problem
    if not _is_house(target):
        raise NotWhole


def _is_house(file: Path) -> bool:
    """Does it hold a log, and is it whole?"""
    if not file.is_file():
        return False
    try:
        with closing(sqlite3.connect(file)) as database:
            database.execute("SELECT table_id, ply, line FROM log LIMIT 1")
            return bool(database.execute("PRAGMA integrity_check").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False


def _why(problem: Exception) -> str:
    return str(getattr(problem, "strerror", None) or problem).rstrip(".")


def _no(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
