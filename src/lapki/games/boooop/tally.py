"""What is counted of a game of Boooop: how it was won."""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games.boooop.events import (
    Booped,
    GhostEntered,
    GhostGlided,
    Graduated,
    Spooked,
    Won,
)
from lapki.games.contract import Count, Deeds, Event, Seat


def tally(events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
    """By a row of cats, or by all eight on the bed."""
    for event in events:
        if isinstance(event, Won):
            yield event.seat, "win/eight" if event.eight else "win/row"


def figures(told: Deeds) -> Iterable[Count]:
    """Whom one pushed off the bed, who grew up, and what ghosts did."""
    for actor, events in told:
        by = int(actor)  # nothing here is left to chance
        for event in events:
            match event:
                case GhostEntered(seat=seat) | GhostGlided(seat=seat):
                    by = seat
                    if isinstance(event, GhostEntered):
                        yield Count(seat, "ghosts")
                case Booped(seat=seat, off=off) | Spooked(seat=seat, off=off):
                    if isinstance(event, Spooked):
                        yield Count(by, "spooked")
                    if off:
                        yield Count(by, "off-own" if seat == by else "off")
                case Graduated(seat=seat, kittens=kittens):
                    yield Count(seat, "grown", many=kittens)
