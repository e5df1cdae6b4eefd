"""Moves as text: `keep`, `roll 2`; chance says `find 3`, or `find -2` for one with a worm."""

from __future__ import annotations

from lapki.games.contract import Unreadable, tokens, whole
from lapki_hedgehogs.rules import BASKETS, Find, Keep, Roll

APPLES = {str(apple): apple for basket in BASKETS.values() for apple in basket}


def read(text: str) -> Find | Keep | Roll:
    """A move from its notation."""
    match tokens(text):
        case ["keep"]:
            return Keep()
        case ["roll", to] if whole(to):
            return Roll(int(to))
        case ["find", apple] if apple in APPLES:
            return Find(APPLES[apple])
    raise Unreadable("move")


def write(move: Find | Keep | Roll) -> str:
    """A move in its notation."""
    if isinstance(move, Keep):
        return "keep"
    return f"find {move.apple}" if isinstance(move, Find) else f"roll {move.to}"
