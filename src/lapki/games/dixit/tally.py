"""What is counted of a game of Dixit: who found whose clue."""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games.contract import Count, Deeds, Event, Seat
from lapki.games.dixit.events import Gained, Shown


def tally(events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
    """By whom a storyteller's card was found (DIX-8), and who found it."""
    for event in events:
        if isinstance(event, Shown):
            yield event.storyteller, f"clue/{event.verdict}"
            for seat in range(1, len(event.votes) + 1):
                if seat != event.storyteller:
                    yield seat, "guess/found" if seat in event.found else "guess/missed"


def figures(told: Deeds) -> Iterable[Count]:
    """Who found whose clue, and how many votes one's own cards lured."""
    for _, events in told:
        for event in events:
            match event:
                case Shown(storyteller=teller, found=found, verdict=verdict):
                    yield Count(teller, "told")
                    if verdict == "some":
                        yield Count(teller, "told-well")
                    for seat in found:
                        yield Count(seat, "found", of=teller)
                case Gained(seat=seat, lured=lured) if lured:
                    yield Count(seat, "lured", many=lured)
