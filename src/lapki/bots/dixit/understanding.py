"""How well each picture fits a clue, whoever said it, in whatever language.

Every word of a clue looks for likely words in all that is written of the cards: the same stem, or
one that has most of its pieces (other vowels, typing errors, a diminutive). A word that leads to
few cards says much, one that leads to many says little.

There are several ways to hear a clue. Bots tell lines of our lists, and who finds such a line there
has no merit: only those *recall* it who would have said it themselves (see `tempers`). Others hear
it *afresh*, by all else that is written, as they hear people. People who look at the *pictures* are
thought to know what is in them, and none of our lists.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache
from math import log
from typing import Any, Literal

import numpy as np

from lapki.bots.dixit.clues import LANGUAGES, SEEN, Lore, key
from lapki.bots.dixit.language import language_of
from lapki.bots.dixit.stems import stem, words
from lapki.games.dixit.state import Card

Array = Any  # NumPy's types would say less than the comments beside them

ALIKE = 0.4
"""Words that have less in common are different words."""
ENOUGH = 0.5
"""So many finds are half of what a word can say of a card."""
RECALLED = 1.0
"""How much better a card fits if one knows the very line."""

Way = Literal["pictures", "afresh", "recall"]
"""How somebody hears a clue."""


def fits(clue: str, language: str, lore: Lore) -> dict[Card, float]:
    """How well each picture fits the clue, to the best of our knowledge; others are left out."""
    found = heard(clue, language, lore)
    return {card: float(fit) for card, fit in enumerate(found, start=1) if fit}


@lru_cache(maxsize=32_768)
def heard(clue: str, language: str, lore: Lore, way: Way = "recall") -> Array:
    """How well each picture fits the clue, as it is heard at a table of that language."""
    line = _lines(lore).get((language, key(clue)))
    spoken = language if line else language_of(clue, language)
    line = line or _lines(lore).get((spoken, key(clue)), [])
    fit, found = np.zeros(lore.cards), 0
    for word in dict.fromkeys(words(clue)):
        seen, listed = _library(lore).look_up(stem(word, spoken))
        finds = seen.copy() if way == "pictures" else seen + listed
        if way == "afresh":
            finds[line] = np.maximum(0, finds[line] - 1)
        cards = float(np.minimum(1, finds).sum())
        if cards:
            found += 1
            fit += _rare(cards, lore) * finds / (finds + ENOUGH)
    fit /= max(found, 1) ** 0.5
    if way == "recall":
        fit[line] += RECALLED
    return fit


def _rare(cards: float, lore: Lore) -> float:
    """How much a word says that leads to so many cards: nothing, if it leads to all of them."""
    return log((lore.cards + 1) / (cards + 0.5))


class Library:
    """All that is written of the cards, by the pieces of its words."""

    def __init__(self, lore: Lore) -> None:
        self.cards = lore.cards
        places: defaultdict[str, Counter[tuple[int, int]]] = defaultdict(Counter)
        for language in LANGUAGES:
            for clue in lore.written(language):
                where = int(clue.kind != SEEN), clue.card - 1
                for term in {stem(word, language) for word in words(clue.text)}:
                    places[term][where] += 1
        self.terms = {term: at for at, term in enumerate(places)}
        self.places = [
            (np.array(list(where)).T, np.array(list(where.values()), float))
            for where in places.values()
        ]
        pieces: defaultdict[str, list[int]] = defaultdict(list)
        for term, at in self.terms.items():
            for piece in _pieces(term):
                pieces[piece].append(at)
        self.rare = {piece: log(1 + len(self.terms) / len(at)) for piece, at in pieces.items()}
        self.pieces = {piece: np.array(at) for piece, at in pieces.items()}
        self.weight: Array = np.zeros(len(self.terms))
        for piece, terms in self.pieces.items():
            self.weight[terms] += self.rare[piece] ** 2
        self.looked_up: dict[str, Array] = {}

    def look_up(self, term: str) -> Array:
        """How often such a word is written of each card: with the picture, and in lists."""
        if term not in self.looked_up:
            finds = np.zeros((2, self.cards))
            for at, alike in self._alike(term):
                where, count = self.places[at]
                np.add.at(finds, tuple(where), alike * count)
            self.looked_up[term] = finds
        return self.looked_up[term]

    def _alike(self, term: str) -> list[tuple[int, float]]:
        """Terms that may be the same word, and how much they are alike."""
        common, mine = np.zeros(len(self.terms)), 0.0
        for piece in _pieces(term):
            rare = self.rare.get(piece, log(1 + len(self.terms)))
            mine += rare**2
            if piece in self.pieces:
                common[self.pieces[piece]] += rare**2
        alike = common / np.sqrt(self.weight * mine)
        near = np.flatnonzero(alike >= ALIKE)
        return [(int(at), _sure(float(alike[at]))) for at in near]


def _sure(alike: float) -> float:
    """The same word counts fully, another one less and less."""
    return min(1.0, 0.05 + (alike - ALIKE) / (1 - ALIKE))


def _pieces(term: str) -> set[str]:
    """Two to four letters in a row, and the beginning."""
    marked = f"^{term}$"
    return {marked[at : at + size] for size in (2, 3, 4) for at in range(len(marked) - size + 1)}


_library = lru_cache(maxsize=4)(Library)


@lru_cache(maxsize=4)
def _lines(lore: Lore) -> dict[tuple[str, str], list[int]]:
    """The lines that can be told by their words, and the places of their cards."""
    lines: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for language in LANGUAGES:
        for card, clues in lore.listed(language).items():
            for clue in clues:
                lines[language, key(clue.text)].append(card - 1)
    return dict(lines)
