"""What is counted of a game of Barking: how items were won."""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games.barking.events import CatPlayed, ItemWon, Passed, Played
from lapki.games.contract import Count, Deeds, Event, Seat


def tally(events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
    """By more dogs, or after a tie by the better breed."""
    for event in events:
        if isinstance(event, ItemWon):
            yield event.seat, "item/dogs" if event.breed is None else "item/breed"


def figures(told: Deeds) -> Iterable[Count]:
    """Items and how they were won, dogs that barked, cats, and who held out to the end."""
    for _, events in told:
        for event in events:
            match event:
                case ItemWon(seat=seat, breed=breed):
                    yield Count(seat, "by-dogs" if breed is None else "by-breed")
                case Played(seat=seat, cards=cards):
                    yield Count(seat, "dogs", many=len(cards))
                case CatPlayed(seat=seat):
                    yield Count(seat, "cats")
                case Passed(seat=seat, empty=True):
                    yield Count(seat, "ran-dry")
