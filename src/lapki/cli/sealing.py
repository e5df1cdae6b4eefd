"""Backups that only one key opens, in the format of `age`, which opens them as well.

A key has two parts: `age1…`, for whoever makes backups, and a file, for whoever puts them back.
So the machine that makes them can't read them.
"""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

import pyrage

from lapki.house.folder import written_whole

MARK = b"age-encryption.org/v1"
"""A sealed file begins so."""


class NoKey(Exception):
    """What should be a key isn't one, or isn't the right one. Its text is the key of a message."""


def new_key(file: Path) -> str:
    """Put a fresh key into a file, for its owner alone; answers the part that seals."""
    made = pyrage.x25519.Identity.generate()
    whom = str(made.to_public())
    with written_whole(file.absolute()) as out:
        out.write(f"# seals: {whom}\n{made}\n".encode())
    return whom


def sealed(file: Path) -> bool:
    """Does it need a key?"""
    if not file.is_file():
        return False
    with file.open("rb") as begun:
        return begun.read(len(MARK)) == MARK


def seal(plain: BinaryIO, out: BinaryIO, whom: str) -> None:
    """For whoever has the other part of the key."""
    pyrage.encrypt_io(plain, out, [for_whom(whom)])


def for_whom(whom: str) -> pyrage.x25519.Recipient:
    """The part of a key that seals; raises `NoKey`."""
    try:
        return pyrage.x25519.Recipient.from_str(whom)
    except pyrage.RecipientError:
        raise NoKey("sealing-whom") from None


def unseal(file: BinaryIO, out: BinaryIO, key: Path | None) -> None:
    """By the part of the key that opens; raises `NoKey`."""
    if key is None:
        raise NoKey("sealing-needed")
    try:
        words = key.read_text().split("\n")
        own = [pyrage.x25519.Identity.from_str(line) for line in words if line.startswith("AGE-")]
    except (OSError, UnicodeDecodeError, pyrage.IdentityError):
        raise NoKey("sealing-key") from None
    if not own:
        raise NoKey("sealing-key")
    try:
        pyrage.decrypt_io(file, out, own)
    except (pyrage.DecryptError, OSError) as problem:
        if getattr(problem, "errno", None):  # of the disk; what was cut off has no number
            raise
        raise NoKey("sealing-other") from None
