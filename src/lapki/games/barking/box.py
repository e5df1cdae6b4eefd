"""What lies in the box: cards, cat tokens and items, from the data files.

A card is written as in the notation: a dog by its rank `1` to `10`, a wonder dog `W`, a cat `C`. On
the table a wonder dog carries its breed: `W9`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

WONDER = "W"
CAT = "C"


def _data(name: str) -> dict[str, Any]:
    file = files("lapki.games.barking") / "data" / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


_DOGS = _data("dogs")

RANKS = tuple(str(rank) for rank in range(1, len(_DOGS["breed"]) + 1))
"""The breeds by rank, the best first."""
BREEDS: dict[str, str] = {
    rank: breed["name"] for rank, breed in zip(RANKS, _DOGS["breed"], strict=True)
}
"""Their names."""
CARDS: dict[str, int] = {
    **{rank: breed["cards"] for rank, breed in zip(RANKS, _DOGS["breed"], strict=True)},
    WONDER: _DOGS["wonder"]["cards"],
    CAT: _DOGS["cat"]["cards"],
}
"""How many there are of each card, in the order in which cards are sorted."""
TOKENS: int = _DOGS["cat"]["tokens"]
ITEMS: dict[str, int] = {item["name"]: item["cards"] for item in _data("items")["item"]}
"""How many there are of each item."""

BREED = {**{rank: rank for rank in RANKS}, **{WONDER + rank: rank for rank in RANKS}}
"""Of each dog on the table, its breed."""

_ORDER = {card: place for place, card in enumerate(CARDS)}
_TABLE_ORDER = {
    dog: place for place, dog in enumerate(d for rank in RANKS for d in (rank, WONDER + rank))
}


def sort_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in hand, in the deck or thrown away: 1 to 10, W, C."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def sort_dogs(dogs: Iterable[str]) -> tuple[str, ...]:
    """Dogs on the table: by rank, wonder dogs after their breed."""
    return tuple(sorted(dogs, key=_TABLE_ORDER.__getitem__))


def in_hand(dog: str) -> str:
    """The card that a dog on the table is, once it is picked up again."""
    return WONDER if dog[0] == WONDER else dog
