"""What is counted of a game of Boooop: how it was won."""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games.boooop.events import Won
from lapki.games.contract import Event, Seat


def tally(events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
    """By a row of cats, or by all eight on the bed."""
    for event in events:
        if isinstance(event, Won):
            yield event.seat, "win/eight" if event.eight else "win/row"
