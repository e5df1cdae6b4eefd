"""What is counted of a game of Spots: how turns ended, and which tricks were chosen."""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games.contract import Event, Seat
from lapki.games.spots.events import Busted, SupplyEmpty, TrickDone


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
