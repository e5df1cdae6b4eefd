"""In which of the four languages somebody speaks: by pieces of words, and by the table's own."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from math import log

from lapki.bots.dixit.clues import LANGUAGES, written

PRIOR = 12.0
"""How much more likely the table's language is, as a logarithm: a word that two languages share is
the table's."""
_SIZE = 4
_LEAST = 0.2
"""What a piece that was never seen counts as."""


@lru_cache(maxsize=4_096)
def language_of(text: str, usual: str) -> str:
    """The language of a text, at a table where `usual` is spoken."""

    def likely(language: str) -> float:
        counts, total = _known()[language]
        return sum(
            log((counts[piece] + _LEAST) / (total + _LEAST * 1e5)) for piece in _pieces(text)
        ) + PRIOR * (language == usual)

    return max(LANGUAGES, key=likely)


def _pieces(text: str) -> list[str]:
    plain = " " + " ".join(text.casefold().replace("'", "’").replace("ʼ", "’").split()) + " "
    return [
        plain[at : at + size]
        for size in range(1, _SIZE + 1)
        for at in range(len(plain) - size + 1)
        if any(letter.isalpha() for letter in plain[at : at + size])
    ]


@cache
def _known() -> dict[str, tuple[Counter[str], int]]:
    known = {}
    for language in LANGUAGES:
        counts = Counter(piece for clue in written(language) for piece in _pieces(clue.text))
        known[language] = counts, counts.total()
    return known
