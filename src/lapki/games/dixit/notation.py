"""Dixit as text: `tell 17 the clue`, `give 23 41`, `vote 4`, `deal 2 5 9`, `table 23 17`."""

from __future__ import annotations

import re

from lapki.games.contract import Unreadable, tokens, whole
from lapki.games.dixit.state import Cards, Deal, DixitMove, Give, LayOut, Tell, Vote

_TELL = re.compile(r"tell[ \t]+([^ \t]+)[ \t]+(.+)", re.DOTALL)
_HALF_A_PAIR = re.compile(r"[\ud800-\udfff]")


def read(text: str) -> DixitMove:
    """A move from its notation; gifts and deals may come in any order, a clue is trimmed."""
    if found := _TELL.fullmatch(text.strip(" \t")):
        card = whole(found[1])
        if card is not None and not _HALF_A_PAIR.search(text):
            return Tell(card, found[2].strip())
        raise Unreadable("move", text=text)
    name, numbers = _numbers(text)
    match name, numbers:
        case "give", (_,) | (_, _):
            return Give(tuple(sorted(numbers)))
        case "vote", (slot,):
            return Vote(slot)
        case "deal", (seat, _, *_):
            return Deal(seat, tuple(sorted(numbers[1:])))
        case "table", (_, *_):
            return LayOut(numbers)
    raise Unreadable("move", text=text)


def write(move: DixitMove) -> str:
    """A move in its canonical notation."""
    match move:
        case Tell():  # to take it apart here would cost three times as much
            return f"tell {move.card} {move.clue}"
        case Give():
            return _line("give", move.cards)
        case Vote():
            return f"vote {move.slot}"
        case Deal():
            return _line("deal", (move.seat, *move.cards))
        case LayOut():
            return _line("table", move.cards)


def _numbers(text: str) -> tuple[str, tuple[int, ...]]:
    name, *rest = tokens(text) or [""]
    numbers = tuple([number for word in rest if (number := whole(word)) is not None])
    if len(numbers) < len(rest):
        raise Unreadable("move", text=text)
    return name, numbers


def _line(name: str, numbers: Cards) -> str:
    return " ".join((name, *map(str, numbers)))
