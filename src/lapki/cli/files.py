"""Records come from files and pipes, and not always whole."""

from __future__ import annotations

import sys
from pathlib import Path


def read(file: str | Path) -> str:
    """The text of a file, or of standard input for `-`; raises OSError."""
    return decode(sys.stdin.buffer.read() if str(file) == "-" else Path(file).read_bytes())


def decode(text: bytes) -> str:
    """Bytes as text. What isn't UTF-8 becomes lone surrogates, which no notation knows, so that
    the reader of the record says what is wrong, and where."""
    return text.decode("utf-8", "surrogateescape")
