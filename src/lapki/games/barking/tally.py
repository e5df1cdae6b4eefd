"""What is counted of a game of Barking: how items were won."""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games.barking.events import ItemWon
from lapki.games.contract import Event, Seat


def tally(events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
    """By more dogs, or after a tie by the better breed."""
    for event in events:
        if isinstance(event, ItemWon):
            yield event.seat, "item/dogs" if event.breed is None else "item/breed"
