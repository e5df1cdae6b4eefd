"""What a seat remembers of a game, and which cards it hasn't seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lapki.bots.contract import Sight
from lapki.games.contract import Event, Seat
from lapki.games.dixit.dreams import DECK, dreams
from lapki.games.dixit.events import LaidOut, Shown, Told
from lapki.games.dixit.state import Card, Cards, Slot


class Round(NamedTuple):
    """A round that is over."""

    teller: Seat
    clue: str
    table: Cards
    owners: tuple[Seat, ...]
    votes: tuple[Slot | None, ...]

    @property
    def told(self) -> Card:
        return self.table[self.owners.index(self.teller)]


def rounds(past: Iterable[Event]) -> list[Round]:
    """All rounds that are over, the oldest first."""
    over: list[Round] = []
    clue = ""
    table: Cards = ()
    for event in past:
        if isinstance(event, Told):
            clue = event.clue
        elif isinstance(event, LaidOut):
            table = event.cards
        elif isinstance(event, Shown):
            over.append(Round(event.storyteller, clue, table, event.owners, event.votes))
    return over


def unseen(sight: Sight) -> list[Card]:
    """Cards that may lie in others' hands, as far as this seat knows."""
    view = sight.view
    hand = view.players[sight.seat - 1].hand
    seen = {*hand, *view.discard, *view.table}
    return [card for card in dreams() if card not in seen]


def known(sight: Sight) -> bool:
    """Does it know the pictures? Of other decks it has only numbers."""
    return bool(sight.options.deck == DECK)
