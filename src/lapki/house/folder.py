"""The data folder: for its owner alone, one house at a time, files whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

OURS = ("", "lapki.db", "lapki.db-wal", "lapki.db-shm", "secret", "lock")
"""What nobody but the owner may read: the folder, and these in it."""


class CannotOpen(Exception):
    """The house can't be opened: one sentence says why, and what to do."""


class Occupied(CannotOpen):
    """Another house is open there."""

    def __init__(self, where: str) -> None:
        super().__init__(
            f"Another house is open on {where}. Close that one first, "
            "or choose another place with LAPKI_DATA or LAPKI_DATABASE_URL."
        )


class Folder:
    """A data folder that is ours until it is let go. Raises `CannotOpen`.

    The system lets go of the lock when the process ends, however it ends.
    """

    def __init__(self, path: Path) -> None:
        with in_a_sentence(path):
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            (path / "decks").mkdir(mode=0o700, exist_ok=True)
            for name in OURS:
                _tighten(path / name)
            self._lock = os.open(path / "lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                free = _locked(self._lock)
            except OSError:
                self.let_go()
                raise
        if not free:
            self.let_go()
            raise Occupied(f"the folder {path}")

    def let_go(self) -> None:
        """Another house may open here."""
        os.close(self._lock)


@contextmanager
def in_a_sentence(path: Path) -> Iterator[None]:
    """What the system refuses, as a sentence."""
    try:
        yield
    except OSError as problem:
        raise CannotOpen(
            f"{problem.filename or path} can't be used: {problem.strerror}. Check who may write "
            "there and how much room the disk has, or choose another folder with LAPKI_DATA."
        ) from problem


def stocked(folder: Path, pattern: str | None) -> dict[str, bytes]:
    """The files of a game's `stock`, by their paths."""
    found = {}
    for file in folder.glob(pattern) if pattern else ():
        with suppress(OSError):  # it has just been taken away
            found[file.relative_to(folder).as_posix()] = file.read_bytes()
    return found


@contextmanager
def written_whole(target: Path) -> Iterator[BinaryIO]:
    """A file that gets its name when all of it is on the disk, or never; for its owner alone."""
    made, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(made, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
        sync(target.parent)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def sync(folder: Path) -> None:
    """Names are on the disk, too, where a system can be asked for that."""
    if sys.platform != "win32":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _tighten(file: Path) -> None:
    """Take from others what they may do. (A folder may be somebody else's, or read-only.)

    What everybody shares by intent, as /tmp, stays as it is.
    """
    with suppress(OSError):
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & 0o077 and not mode & stat.S_ISVTX:
            file.chmod(mode & 0o700)


def _locked(file: int) -> bool:
    """Take the lock; False if somebody has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
