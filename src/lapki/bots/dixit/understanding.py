"""How well each dream fits a clue, whoever said it, in whatever language.

Every word of a clue looks for likely words in all that is written of the cards: the same stem, or
one that has most of its pieces (other vowels, typing errors, a diminutive). A word that leads to
few cards says much, one that leads to many says little.

Bots tell lines of our lists. Who finds such a line there has no merit: only those *recall* it who
would have said it themselves (see `tempers`). Others hear it as they hear people.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache, lru_cache
from math import log
from typing import Any

import numpy as np

from lapki.bots.dixit.clues import LANGUAGES, Clue, key, listed, written
from lapki.bots.dixit.language import language_of
from lapki.bots.dixit.stems import stem, words
from lapki.games.dixit.dreams import dreams
from lapki.games.dixit.state import Card

Array = Any  # NumPy's types would say less than the comments beside them

ALIKE = 0.5
"""Words that have less in common are different words."""
FOREIGN = 0.4
"""What a word counts that is found in another language than the clue's."""
ENOUGH = 1.0
"""So many finds are half of what a word can say of a card."""


def fits(clue: str, language: str) -> dict[Card, float]:
    """How well each dream fits the clue; those that don't are left out."""
    found = heard(clue, language)
    return {card: float(fit) for card, fit in zip(dreams(), found, strict=True) if fit}


@lru_cache(maxsize=16_384)
def heard(clue: str, language: str, *, recall: bool = True) -> Array:
    """The same as an array, a card a place. Who doesn't recall a line of our lists hears it as
    anybody's: by all else that is written."""
    spoken = language_of(clue, language)
    forgotten = [] if recall else _lines().get((spoken, key(clue)), [])
    fit = np.zeros(len(dreams()))
    found = 0
    for word in dict.fromkeys(words(clue)):
        term = stem(word, spoken)
        finds = _library().look_up(term, spoken)
        for at in forgotten:
            finds[at] = max(0.0, finds[at] - 1)
        cards = float(np.minimum(1, finds).sum())
        if cards:
            found += 1
            fit += log(1 + len(dreams()) / (cards + 0.5)) * finds / (finds + ENOUGH)
    return fit / max(found, 1) ** 0.5


class Library:
    """All that is written of the cards, by the pieces of its words."""

    def __init__(self, texts: dict[str, list[Clue]]) -> None:
        places: defaultdict[str, Counter[tuple[int, int]]] = defaultdict(Counter)
        for language, clues in texts.items():
            for clue in clues:
                where = LANGUAGES.index(language), clue.card - 1
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
        for piece, where in self.pieces.items():
            self.weight[where] += self.rare[piece] ** 2
        self.looked_up: dict[tuple[str, str], Array] = {}

    def look_up(self, term: str, language: str) -> Array:
        """How often such a word is written of each card; in other languages it counts less."""
        if (term, language) not in self.looked_up:
            self.looked_up[term, language] = self._look_up(term, language)
        return self.looked_up[term, language].copy()

    def _look_up(self, term: str, language: str) -> Array:
        finds = np.zeros((len(LANGUAGES), len(dreams())))
        for at, alike in self._alike(term):
            where, count = self.places[at]
            np.add.at(finds, tuple(where), alike * count)
        near = np.full(len(LANGUAGES), FOREIGN)
        near[LANGUAGES.index(language)] = 1
        return near @ finds

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


@cache
def _library() -> Library:
    return Library({language: written(language) for language in LANGUAGES})


@cache
def _lines() -> dict[tuple[str, str], list[int]]:
    """The lines of our lists by their words, and the places of their cards."""
    lines: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for language in LANGUAGES:
        for card, clues in listed(language).items():
            for clue in clues:
                lines[language, key(clue.text)].append(card - 1)
    return dict(lines)
