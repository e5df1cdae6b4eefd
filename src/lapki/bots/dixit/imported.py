"""What is known of a deck that somebody imported: its keywords, and what people said of its cards.

Both lie with the deck (`lapki.games.dixit.decks`). Keywords are told in the frames of
`dixit-bot-KIND-N`, so that a bot with a temper has something of its own to say. What people said is
understood; a bot says it only if it was said of that card at two tables, since one table may say
anything.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import count

from lapki.bots.dixit.clues import KINDS, LANGUAGES, SEEN, Clue, Lore, key
from lapki.games.dixit.decks import Pictured, Remark, pictures, remarks
from lapki.games.dixit.state import CLUE_LIMIT, Card
from lapki.words import Words

OF_TWO = "proverb"
"""The kind of clue that brings two keywords together."""
TABLES = 2
"""At so many tables people have to say the same of a card before a bot says it."""


def imported(deck: str, stock: Mapping[str, bytes]) -> Lore | None:
    """What is known of that deck; None if that is nothing."""
    return _imported(pictures(deck, stock), remarks(deck, stock))


@lru_cache(maxsize=4)
def _imported(cards: tuple[Pictured, ...], said: tuple[Remark, ...]) -> Lore | None:
    if not said and not any(card.words for card in cards):
        return None
    words = {card.card: card.words for card in cards}

    def shown(language: str) -> list[Clue]:
        return [
            Clue(card, SEEN, 1, word) for card in words for word in _words(words[card], language)[1]
        ]

    def written(language: str) -> list[Clue]:
        seen = [
            Clue(card, SEEN, 1, word) for card in words for word in words[card].get(language, ())
        ]
        heard = (remark for remark in said if remark.language == language)
        return seen + [Clue(remark.card, "phrase", 2, remark.clue) for remark in heard]

    def listed(language: str) -> dict[Card, tuple[Clue, ...]]:
        known: defaultdict[Card, list[Clue]] = defaultdict(list)
        for card in words:
            known[card] += _framed(card, *_words(words[card], language))
        for card, clue in _agreed(said, language):
            known[card].append(Clue(card, "phrase", 2, clue))
        return {card: tuple(clues) for card, clues in known.items()}

    return Lore(len(cards), listed, written, shown)


def _words(words: dict[str, tuple[str, ...]], language: str) -> tuple[str, tuple[str, ...]]:
    """A card's keywords in a language, or in another one if it has none in that."""
    for spoken in (language, *LANGUAGES):
        if words.get(spoken):
            return spoken, words[spoken]
    return language, ()


def _framed(card: Card, language: str, words: tuple[str, ...]) -> Iterator[Clue]:
    """Each keyword as it is, and one after another in what can be said of any word."""
    yield from (Clue(card, "word", 1, word) for word in words)
    if not words:
        return
    frames = [(kind, frame) for kind in KINDS for frame in _frames(language, kind)]
    for at, (kind, frame) in enumerate(frames):
        word, other = words[at % len(words)], words[(at + 1) % len(words)]
        clue = Words(language)(frame, word=word, other=other)
        if (word != other or kind != OF_TWO) and len(clue) <= CLUE_LIMIT:
            yield Clue(card, kind, 2, clue)


def _frames(language: str, kind: str) -> Iterator[str]:
    for number in count(1):
        if (frame := f"dixit-bot-{kind}-{number}") not in Words(language):
            return
        yield frame


def _agreed(said: tuple[Remark, ...], language: str) -> Iterator[tuple[Card, str]]:
    """What was said of a card at several tables."""
    spoken = [remark for remark in said if remark.language == language]
    times = Counter((remark.card, key(remark.clue)) for remark in spoken)
    clues = {(remark.card, key(remark.clue)): remark.clue for remark in spoken}
    yield from ((card, clues[card, same]) for (card, same), many in times.items() if many >= TABLES)
