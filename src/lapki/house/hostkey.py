"""How the host's terminal finds a house that is open: an address and a key in the data folder.

Each start makes another key. A house that is gone leaves one behind that opens nothing.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from lapki.house.folder import written_whole

PATH = "/api/v1/admin"
FILE = "host.json"


class Key(msgspec.Struct, frozen=True):
    """How the host's terminal finds a house that is open."""

    url: str
    key: str


def leave_key(folder: Path, key: Key) -> Path:
    """Put it where only the owner of the data folder can read it; whole or not at all."""
    file = folder / FILE
    with written_whole(file) as out:
        out.write(msgspec.json.encode(key))
    return file


def find_key(folder: Path) -> Key | None:
    """The key of the house that was opened last, if it lies there."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Key)
    except (OSError, msgspec.MsgspecError):
        return None
