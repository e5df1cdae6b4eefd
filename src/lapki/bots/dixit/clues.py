"""What each card could be told by: of our own deck `clues/LANGUAGE.tsv`, and what `dreams.toml`
says of it; of others see `imported`.

A line of a list has the card, what kind of clue it is, how plain it is (1 for what lies near the
picture, 3 for what lies far) and the clue itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from lapki.bots.dixit.stems import words
from lapki.games.dixit.dreams import dreams
from lapki.games.dixit.state import Card

LANGUAGES = ("uk", "pl", "ru", "en")
KINDS = ("word", "phrase", "title", "tale", "feeling", "joke", "proverb", "sound")
SEEN = "seen"
"""What is to be seen in a picture, which is never told but by beginners."""


class Clue(NamedTuple):
    """Something that could be said of a card."""

    card: Card
    kind: str
    plain: int
    text: str


class Lore:
    """What is known of the pictures of one deck, 1 to `cards`."""

    def __init__(
        self,
        cards: int,
        listed: Callable[[str], Mapping[Card, tuple[Clue, ...]]],
        written: Callable[[str], list[Clue]],
        shown: Callable[[str], list[Clue]],
    ) -> None:
        self.cards = cards
        self.listed = cache(listed)
        """What can be told in a language."""
        self.written = written
        """All that is known in a language, told or not."""
        self.shown = shown
        """What is in the pictures: what beginners say."""
        self._kinds = cache(self._by_key)

    def kind_of(self, clue: str, language: str) -> str | None:
        """What kind of clue it is, if it is one that we could tell."""
        return self._kinds(language).get(key(clue))

    def _by_key(self, language: str) -> dict[str, str]:
        listed = self.listed(language).values()
        return {key(clue.text): clue.kind for clues in listed for clue in clues}


@cache
def ours() -> Lore:
    """What is known of the dreams."""
    return Lore(len(dreams()), listed, written, shown)


@cache
def listed(language: str) -> dict[Card, tuple[Clue, ...]]:
    """The clues for dreams in a language, by their cards; they can be told."""
    found: dict[Card, list[Clue]] = {card: [] for card in dreams()}
    text = (files(__package__) / "clues" / f"{language}.tsv").read_text(encoding="utf-8")
    for line in text.splitlines():
        card, kind, plain, clue = line.split("\t")
        found[int(card)].append(Clue(int(card), kind, int(plain), clue))
    return {card: tuple(clues) for card, clues in found.items()}


@lru_cache(maxsize=16_384)
def key(clue: str) -> str:
    """The same for clues that sound the same."""
    return " ".join(words(clue))


def shown(language: str) -> list[Clue]:
    """What is in each dream."""
    return [
        Clue(card, SEEN, 1, text)
        for card, scene in dreams().items()
        for text in scene.said(language).shows
    ]


def written(language: str) -> list[Clue]:
    """All that is known of the dreams in a language, told or not."""
    known = [clue for clues in listed(language).values() for clue in clues]
    for card, scene in dreams().items():
        said = scene.said(language)
        texts = (*said.shows, said.about, said.title, *said.moods, *said.ideas)
        known += (Clue(card, SEEN, 1, text) for text in texts)
    return known
