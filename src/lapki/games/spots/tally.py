"""What is counted of a game of Spots: how turns ended, and which tricks were chosen."""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games.contract import Count, Deeds, Event, Seat
from lapki.games.spots.events import (
    Busted,
    Rolled,
    Scored,
    SupplyEmpty,
    TreatSpent,
    TreatsTaken,
    TrickDone,
)


def tally(events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
    """A turn is lost if its own seat busts in it; when the supply is empty nobody's turn is."""
    turn, safe = 0, True
    for event in events:
        if isinstance(event, TrickDone | SupplyEmpty):
            if turn and safe:
                yield turn, "turn/safe"
            turn, safe = (event.seat, True) if isinstance(event, TrickDone) else (0, True)
        if isinstance(event, TrickDone):
            yield event.seat, f"trick/{event.trick}"
        elif isinstance(event, Busted) and event.seat == turn and safe:
            safe = False
            yield turn, "turn/busted"
    if turn and safe:
        yield turn, "turn/safe"


def figures(told: Deeds) -> Iterable[Count]:
    """Rolls, busts, treats and dogs."""
    for _, events in told:
        for event in events:
            match event:
                case Scored(seat=seat):
                    yield Count(seat, "scored")
                case Rolled(seat=seat):
                    yield Count(seat, "rolls")
                case Busted(seat=seat):
                    yield Count(seat, "busts")
                case TreatsTaken(seat=seat, count=count):
                    yield Count(seat, "treats", many=count)
                case TreatSpent(seat=seat):
                    yield Count(seat, "spent")
