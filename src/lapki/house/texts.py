"""What people type, made harmless: no text may reach out of its own line, and none may hide."""

from __future__ import annotations

import unicodedata

NAME, SAYING, MOVE = 24, 500, 400
"""How long a name, a line of chat and a move may be."""

STACK = 3
"""So many marks may stand on one letter: no script that people write here needs more."""


def cleaned(text: str, longest: int) -> str:
    """The text without control, override and isolate marks and without letters that nobody can
    see, on one line, not too long."""
    if text.isascii() and text.isprintable():  # as nearly all moves: there is nothing to take out
        return " ".join(text.split())[:longest].strip()
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind in ("Zl", "Zp", "Cc"):
            letter = kind = " "
        elif letter in _JOINERS:
            if not kept or unicodedata.category(kept[-1]) not in _JOINED:
                continue
        elif kind in _UNSAFE or letter in _UNSEEN:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= STACK:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip().rstrip(_JOINERS)


_JOINERS = "\u200c\u200d\ufe0e\ufe0f"
"""Emoji and some scripts need these between two signs, or behind one."""

_JOINED = ("So", "Sk", "Mn", "Mc", "Lo")
"""Behind these. Between letters of ours they would only hide."""

_UNSAFE = ("Cf", "Cs", "Co")
"""Format marks (those that turn the writing direction among them), halves, private letters."""

_UNSEEN = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0",
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE0E)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Fillers and selectors: letters by their kind, and nothing to see."""


def alike(one: str, other: str) -> bool:
    """Would people take one name for the other?"""
    return _looks(one) == _looks(other)


def _looks(name: str) -> str:
    """What is left of a name for a hurried eye: no marks, no case, no spaces, one alphabet."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(c for c in plain if c.isalnum()).translate(_ALIKE)
    return letters or plain


_ALIKE = str.maketrans(
    "авекмнорстухіјѕԁһӏзьαβεικνορτυχ01i|",
    "abekmhopctyxljsdhl3babelkvoptyxolll",
)
"""Cyrillic and Greek letters and numerals that look like Latin ones, in small or in capitals."""
