"""What people type, made harmless: no text may reach out of its own line."""

from __future__ import annotations

import unicodedata

NAME, SAYING, MOVE = 24, 500, 400
"""How long a name, a line of chat and a move may be."""

_JOINERS = "\u200c\u200d"  # some scripts and many emoji need them


def cleaned(text: str, longest: int) -> str:
    """The text without control, override and isolate marks, on one line, not too long."""
    kept = (" " if unicodedata.category(c) in ("Zl", "Zp", "Cc") else c for c in text)
    whole = "".join(c for c in kept if c in _JOINERS or unicodedata.category(c) not in _UNSAFE)
    return " ".join(unicodedata.normalize("NFC", whole).split())[:longest].strip()


_UNSAFE = ("Cf", "Cs", "Co")
"""Format marks (those that turn the writing direction among them), halves, private letters."""
