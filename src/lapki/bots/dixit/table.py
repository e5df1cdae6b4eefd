"""What a seat remembers of a game, and which cards it hasn't seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lapki.bots.contract import Sight
from lapki.bots.dixit.clues import Lore, ours
from lapki.bots.dixit.imported import imported
from lapki.games.contract import Event, Seat
from lapki.games.dixit.dreams import DECK
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


def hand_of(sight: Sight) -> Cards:
    """One's own cards."""
    hand = sight.view.players[sight.seat - 1].hand
    assert isinstance(hand, tuple)
    return hand


def unseen(sight: Sight, lore: Lore) -> list[Card]:
    """Cards that may lie in others' hands, as far as this seat knows."""
    view = sight.view
    seen = {*hand_of(sight), *view.discard, *view.table}
    return [card for card in range(1, lore.cards + 1) if card not in seen]


def known(sight: Sight) -> Lore | None:
    """What is known of the pictures at this table; None if that is nothing but numbers."""
    deck: str = sight.options.deck
    lore = ours() if deck == DECK else imported(deck, sight.stock())
    return lore if lore and lore.cards == sight.options.cards else None
