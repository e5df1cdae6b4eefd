"""Which decks a table can choose: our own, and those that were imported into a house; and what is
known of the pictures of such a deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from lapki.games.contract import Event, Seat
from lapki.games.dixit.dreams import DECK
from lapki.games.dixit.events import Told
from lapki.games.dixit.state import Card, DixitOptions

FILES = "decks/*/*deck*.json*"
"""Where imported decks lie in a data folder, each in a folder of its own name: `deck.json`, and
what was said of its cards in `.deck-said.jsonl`."""


class Pictured(msgspec.Struct, frozen=True, gc=False):
    """What somebody said of a card when they imported it: keywords by language."""

    card: Card
    words: dict[str, tuple[str, ...]] = {}

    def __hash__(self) -> int:
        return hash((self.card, tuple(self.words.items())))


class Remark(msgspec.Struct, frozen=True, gc=False):
    """What somebody said of a card at a table; nobody's name."""

    card: Card
    language: str
    clue: str


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
        if path.split("/")[-2:] == [deck.name, "deck.json"]:
            yield choice


def pictures(deck: str, files: Mapping[str, bytes]) -> tuple[Pictured, ...]:
    """The cards of an imported deck; none if it isn't there, or torn."""
    try:
        found = msgspec.json.decode(files.get(f"decks/{deck}/deck.json", b""), type=_Deck)
        cards = [msgspec.json.decode(card, type=Pictured) for card in found.cards]
    except ValueError:
        return ()
    return tuple(cards) if [card.card for card in cards] == [*range(1, len(cards) + 1)] else ()


def said(
    options: DixitOptions, events: Iterable[Event], language: str
) -> Iterator[tuple[Seat, str, bytes]]:
    """Every clue of a game with its card, for the deck's file; of our own deck we know enough."""
    if options.deck == DECK:
        return
    for event in events:
        if isinstance(event, Told) and event.card is not None:
            remark = Remark(event.card, language, event.clue)
            yield event.seat, _said_in(options.deck), msgspec.json.encode(remark)


def remarks(deck: str, files: Mapping[str, bytes]) -> tuple[Remark, ...]:
    """What people said of the cards of a deck; lines that are torn are left out."""
    found = []
    for line in files.get(_said_in(deck), b"").splitlines():
        try:
            found.append(msgspec.json.decode(line, type=Remark))
        except ValueError:
            continue
    return tuple(found)


def _said_in(deck: str) -> str:
    return f"decks/{deck}/.deck-said.jsonl"
