"""The garden drawn with letters, for a terminal and for the page: narrow enough for a phone."""

from __future__ import annotations

from collections.abc import Sequence

from lapki.games.contract import Event, Eye
from lapki.words import Words
from lapki_hedgehogs.rules import ROOM, WORM, Options, Put, Seen, View

NAME = 14
"""Longer names are cut short here; elsewhere they are whole."""


def draw(view: View, words: Words, eye: Eye, options: Options, events: Sequence[Event] = ()) -> str:
    """A line a heap; the apple that was put there last stands in brackets."""
    last = next((event.to_seat for event in reversed(events) if isinstance(event, Put)), None)
    lines = [words("hedgehogs-draw-basket", count=view.left), ""]
    for seat, heap in enumerate(view.heaps, 1):
        mark = "▶" if view.turn == seat else " "
        name = words.seat(seat, "hedgehogs")
        name = name if len(name) <= NAME else name[: NAME - 1] + "…"
        places = [_apple(apple) for apple in heap] + ["·"] * (ROOM - len(heap))
        if seat == last and heap:
            places[len(heap) - 1] = f"[{places[len(heap) - 1]}]"
        score = f"  = {view.scores[seat - 1]}" if view.scores else ""
        lines.append(f"{mark} {name:<{NAME}} {''.join(f'{place:^4}' for place in places)}{score}")
    if view.paws is not None:
        lines += ["", words("hedgehogs-draw-paws", worth=view.paws, worm=view.paws == WORM)]
    return "\n".join(lines)


def _apple(apple: Seen) -> str:
    return "?" if apple.worth is None else "~" if apple.worth == WORM else str(apple.worth)
