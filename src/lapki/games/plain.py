"""An offer that any page understands: what a game without a page of its own lays out for a seat.

The page makes buttons and fields of it. A move is shown by its words: `hide 3` as the message
`X-move-hide`, in which `$a` is 3, `$b` would be the word after it, and so on; without such a
message as it is written.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import msgspec

from lapki.games.contract import AnyGame, Illegal, Move, Seat

MOST = 500
"""Whoever has more moves than that writes them."""


class Offer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat may do, in the game's notation."""

    moves: tuple[str, ...]
    """Each legal move. Where a player writes freely, `<clue>` stands for the text."""
    no: dict[str, str] = {}
    """What somebody might try, and the number of the rule that forbids it."""


def offer(game: AnyGame, state: object, seat: Seat, tries: Iterable[Move] = ()) -> Offer:
    """All that is legal; and of what a player could think of, what isn't, and why."""
    moves = tuple(map(game.write, islice(game.legal(state, seat), MOST)))
    no = {}
    for move in tries:
        try:
            game.check(state, seat, move)
        except Illegal as why:
            no[game.write(move)] = why.rule or ""
    return Offer(moves, no)
