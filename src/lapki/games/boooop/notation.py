"""Boooop as text: `k c3`, `ghost b6c6`, `hold`, `grad a1 b2 c3`."""

from __future__ import annotations

from lapki.games.boooop.bed import CELL, STOPS
from lapki.games.boooop.state import BoooopMove, Enter, Graduate, Hold, Place
from lapki.games.contract import Unreadable, tokens

_STOPS = frozenset(STOPS)
_HOLD = Hold()
_PLACES = {f"{kind} {cell}": Place(kind, cell) for kind in ("k", "c") for cell in CELL}
"""Nearly all that is ever said: made once."""


def read(text: str) -> BoooopMove:
    """A move from its notation; cells of a stop or of a three may come in any order."""
    if place := _PLACES.get(text):
        return place
    match tokens(text):
        case ["k" | "c" as piece, cell] if cell in CELL:
            return Place(piece, cell)
        case ["hold"]:
            return _HOLD
        case ["ghost", stop] if (known := _stop(stop)) is not None:
            return Enter(known)
        case ["grad", *cells] if len(cells) in (1, 3) and all(c in CELL for c in cells):
            return Graduate(tuple(sorted(cells)))
    raise Unreadable("move", text=text)


def write(move: BoooopMove) -> str:
    """A move in its canonical notation."""
    match move:
        case Place():  # to take it apart here would cost three times as much
            return f"{move.piece} {move.cell}"
        case Enter():
            return f"ghost {move.stop}"
        case Hold():
            return "hold"
        case Graduate(cells):
            return " ".join(("grad", *cells))


def _stop(text: str) -> str | None:
    for stop in (text, text[2:] + text[:2]):
        if stop in _STOPS:
            return stop
    return None
