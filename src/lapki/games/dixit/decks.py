"""Which decks a table can choose: our own, and those that were imported into a house."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from lapki.games.dixit.state import DixitOptions

FILES = "decks/*/deck.json"
"""Where imported decks lie in a data folder, each in a folder of its own name."""


class _Deck(msgspec.Struct):
    """As much of a `deck.json` as a choice needs."""

    name: str
    cards: list[msgspec.Raw]


def choices(files: Mapping[str, bytes]) -> Iterator[DixitOptions]:
    """Each deck with the number of its cards; one that is torn or misplaced can't be chosen."""
    yield DixitOptions()
    for path, text in sorted(files.items()):
        try:
            deck = msgspec.json.decode(text, type=_Deck)
            options = {"deck": deck.name, "cards": len(deck.cards)}
            choice = msgspec.convert(options, DixitOptions)
        except ValueError:
            continue  # being made, broken, or too small
        if path.split("/")[-2:-1] == [deck.name]:
            yield choice
