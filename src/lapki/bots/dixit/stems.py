"""Words as they can be compared: letters without marks, and words without their endings.

The stemmers are light: they take one ending off, the longest that leaves three letters. What
escapes them (a vowel that changes, a typing error) is left to pieces of words: see `understanding`.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

_SHORTEST = 3
"""A stem has so many letters at least."""

_UNMARKED = str.maketrans("łґєёыэ'ʼ`´‘", "lгееие’’’’’")
"""Letters that people leave unmarked, or confuse between Ukrainian and Russian."""


def words(text: str) -> list[str]:
    """The words of a text, in order."""
    return re.findall(r"[^\W\d_]+(?:’[^\W\d_]+)*|\d+", _folded(text))


@lru_cache(maxsize=65_536)
def stem(word: str, language: str) -> str:
    """A word without its ending; Cyrillic words are Cyrillic in any language."""
    cyrillic = "а" <= word[0] <= "ї"
    alphabet = "cyrillic" if cyrillic else "english" if language == "en" else "polish"
    word = word if alphabet == "english" else word.replace("’", "")
    longest = len(word) - _SHORTEST
    for ending in _endings()[alphabet]:
        if len(ending) <= longest and word.endswith(ending):
            return word[: -len(ending)]
    return word


def _folded(text: str) -> str:
    """The same letters without case and marks."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_UNMARKED))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@cache
def _endings() -> dict[str, list[str]]:
    """The endings of each alphabet, the longest first."""
    text = (files(__package__) / "endings.toml").read_text(encoding="utf-8")
    return {
        alphabet: sorted(set(_folded(endings).split()), key=len, reverse=True)
        for alphabet, endings in tomllib.loads(text).items()
    }
