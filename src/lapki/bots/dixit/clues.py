"""What each card could be told by: `clues/LANGUAGE.tsv`, and what `dreams.toml` says of it.

A line of a list has the card, what kind of clue it is, how plain it is (1 for what lies near the
picture, 3 for what lies far) and the clue itself.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from lapki.bots.dixit.stems import words
from lapki.games.dixit.dreams import dreams
from lapki.games.dixit.state import Card

LANGUAGES = ("uk", "pl", "ru", "en")
KINDS = ("word", "phrase", "title", "tale", "feeling", "joke", "proverb", "sound")
SEEN = "seen"
"""What `dreams.toml` says of a card, which is never told but by beginners."""


class Clue(NamedTuple):
    """Something that could be said of a card."""

    card: Card
    kind: str
    plain: int
    text: str


@cache
def listed(language: str) -> dict[Card, tuple[Clue, ...]]:
    """The clues of a language by their cards; they can be told."""
    found: dict[Card, list[Clue]] = {card: [] for card in dreams()}
    text = (files(__package__) / "clues" / f"{language}.tsv").read_text(encoding="utf-8")
    for line in text.splitlines():
        card, kind, plain, clue = line.split("\t")
        found[int(card)].append(Clue(int(card), kind, int(plain), clue))
    return {card: tuple(clues) for card, clues in found.items()}


@cache
def kinds(language: str) -> dict[str, str]:
    """The kind of each clue of a language, by its words."""
    return {key(clue.text): clue.kind for clues in listed(language).values() for clue in clues}


def kind_of(clue: str, language: str) -> str | None:
    """What kind of clue it is, if it is one of ours."""
    return kinds(language).get(key(clue))


@lru_cache(maxsize=16_384)
def key(clue: str) -> str:
    """The same for clues that sound the same."""
    return " ".join(words(clue))


def written(language: str) -> list[Clue]:
    """All that is known of the cards in a language, told or not."""
    known = [clue for clues in listed(language).values() for clue in clues]
    for card, scene in dreams().items():
        said = scene.said(language)
        texts = (*said.shows, said.about, said.title, *said.moods, *said.ideas)
        known += (Clue(card, SEEN, 1, text) for text in texts)
    return known
