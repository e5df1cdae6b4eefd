"""What lies on the disk: the data folder and who may read it, room, backups, pages."""

from __future__ import annotations

import os
import shutil
import stat
import sys
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path

from lapki.cli.doctor.finding import Finding, ill, note, well
from lapki.cli.sealing import sealed
from lapki.house import pages
from lapki.house.folder import OURS, CannotOpen
from lapki.house.hostkey import FILE
from lapki.house.settings import SHORTEST_KEY, Settings

MB = 1024 * 1024
LITTLE, LOW = 200 * MB, 1024 * MB
"""Bytes that are free: soon nothing can be written; not for long any more."""
OLD = 2 * 86_400
"""Seconds: a backup that is made daily is never older, however late the timer was."""


# --- the data folder ----------------------------------------------------------------------------


def look_at_files(settings: Settings) -> Iterator[Finding]:
    """Is the folder there, ours, and for nobody else?"""
    folder = settings.folder
    if not folder.is_dir():
        near = next(parent for parent in folder.parents if parent.is_dir())
        made = os.access(near, os.W_OK)
        yield well("folder-new", folder=str(folder)) if made else ill("closed", folder=str(near))
        return
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        yield ill("closed", folder=str(folder))
        return
    there = [file for name in (*OURS, FILE) if (file := folder / name).exists()]
    found = [*_rights(there), *_key(settings)]
    if sys.platform != "win32" and folder.stat().st_uid == 0:
        found.append(note("root", folder=str(folder)))
    yield from found or [well("files", folder=str(folder))]


def _rights(files: list[Path]) -> Iterator[Finding]:
    """All of it belongs to one user, and to nobody else."""
    owner = files[0].stat().st_uid
    for file in files:
        about = file.stat()
        if about.st_uid != owner:
            yield ill("foreign", file=str(file), folder=str(files[0]))
        if about.st_mode & 0o077 and not about.st_mode & stat.S_ISVTX:
            yield ill("readable", file=str(file))


def _key(settings: Settings) -> Iterator[Finding]:
    """Without its key a house knows nobody any more."""
    lost = not settings.secret and not (settings.folder / "secret").exists()
    if lost and (settings.folder / "lapki.db").exists():
        yield ill("key-lost", file=str(settings.folder / "secret"))
    if lost:
        return
    try:
        settings.key(make=False)
    except CannotOpen:
        where = "LAPKI_SECRET" if settings.secret else str(settings.folder / "secret")
        yield ill("key-short", where=where, least=SHORTEST_KEY)


# --- room ---------------------------------------------------------------------------------------


def look_at_disk(folder: Path) -> Iterator[Finding]:
    """Is there room for what will be written?"""
    near = next(place for place in (folder, *folder.parents) if place.is_dir())
    free = shutil.disk_usage(near).free
    facts = {"folder": str(near), "megabytes": free // MB}
    if free < LITTLE:
        yield ill("disk-full", **facts)
    else:
        yield note("disk-low", **facts) if free < LOW else well("disk", **facts)


# --- backups ------------------------------------------------------------------------------------


def look_at_backups(data: Path, folder: Path | None) -> Iterator[Finding]:
    """The newest one: how old, whole, for whose eyes, and where."""
    usual = data.with_name(f"{data.name}-backups")  # as docs/hosting.md has it
    folder = folder or (usual if usual.is_dir() else None)
    if folder is None:
        yield note("backups-unknown")
        return
    kept = [file for end in ("*.tar", "*.tar.age") for file in folder.glob(end)]
    if not kept:
        yield ill("backups-none", folder=str(folder))
        return
    newest = max(kept, key=lambda file: file.stat().st_mtime)
    yield from _backup(newest, data)


def _backup(file: Path, data: Path) -> Iterator[Finding]:
    about, shut = file.stat(), sealed(file)
    hours = max(0, time.time() - about.st_mtime) / 3600
    found = []
    if not (shut or tarfile.is_tarfile(file)):
        found.append(ill("backups-broken", file=str(file)))
    if hours * 3600 > OLD:
        found.append(ill("backups-old", file=str(file), days=int(hours / 24)))
    if about.st_mode & 0o077 and not shut:
        found.append(ill("readable", file=str(file)))
    if data.is_dir() and about.st_dev == data.stat().st_dev:
        found.append(note("backups-here", file=str(file)))
    yield from found or [well("backups", file=str(file), hours=int(hours))]


# --- pages --------------------------------------------------------------------------------------


def look_at_pages() -> Iterator[Finding]:
    """A house without pages is played from the terminal alone."""
    built = any((place / "index.html").is_file() for place in pages.PLACES)
    yield well("pages") if built else note("pages-none")
