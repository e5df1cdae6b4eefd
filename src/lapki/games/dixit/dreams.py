"""What the cards of the house's own deck show: `data/dreams.toml`, read once.

The rules never look here: to them a card is a number. Bots, screens and the painter do.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from lapki.games.dixit.state import Card

DECK = "dreams"
"""The name of this deck among the options."""

Tone = Literal["tender", "eerie", "funny", "grand", "lonely"]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card in one language."""

    title: str
    shows: tuple[str, ...]
    """What is in the picture."""
    moods: tuple[str, ...]
    ideas: tuple[str, ...]
    """What it may mean."""
    about: str
    """A neutral description, for those who listen instead of looking."""


class Dream(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scene."""

    card: Card
    motif: str
    """What leads the eye."""
    tone: Tone
    things: tuple[str, ...]
    """Its objects, by their names in the Fluent Emoji collection."""
    strange: str
    """The one strange idea."""
    ground: str
    light: str
    stage: str
    """Where things stand."""
    uk: Said
    pl: Said
    ru: Said
    en: Said

    def said(self, language: str) -> Said:
        """This card in a language of the house."""
        said: Said = getattr(self, language)
        return said


@cache
def dreams() -> dict[Card, Dream]:
    """The scenes by their cards."""
    text = (files(__package__) / "data" / "dreams.toml").read_text(encoding="utf-8")
    scenes = msgspec.convert(tomllib.loads(text)["dream"], tuple[Dream, ...])
    return {dream.card: dream for dream in scenes}


def dream(card: Card, deck: str = DECK) -> Dream | None:
    """What a card shows; None for a card of another deck, of which only the number is known."""
    return dreams().get(card) if deck == DECK else None
