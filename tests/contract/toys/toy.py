"""What the toys share: they print their states as they are, and begin at the beginning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from lapki.games.contract import Actor, Broken, Game, Illegal, Move, Seat


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Toys have nothing to choose."""


class Toy(Game[Any, Any, Any, Any, Any, Any]):
    version = 1
    Options = NoOptions

    def printed(self, state: Any) -> Any:
        return state

    def position(self, page: object, seats: int, options: Any) -> Any:
        raise Broken("position-shape")

    def offer(self, state: Any, seat: Seat) -> Any:
        return [self.write(move) for move in self.legal(state, seat)]

    def check(self, state: Any, actor: Actor, move: Move) -> None:
        """A toy can list its moves, so whatever isn't listed is illegal."""
        allowed: Iterable[Move] = (
            self.outcomes(state) if move.by_chance else self.legal(state, int(actor))
        )
        if move not in allowed:
            raise Illegal("TOY-1", "not-now")

    def outcomes(self, state: Any) -> Iterable[Move]:
        due = self.due(state)
        shape = getattr(due, "shape", None)
        return [self.fall(state, outcome) for outcome in shape.outcomes()] if shape else []
