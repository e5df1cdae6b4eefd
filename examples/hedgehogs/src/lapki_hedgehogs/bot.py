"""A hedgehog that plays: it keeps what is worth a place in its heap, and rolls away the rest."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lapki.bots import Bot, Budget, Line, Sight
from lapki.games.contract import Move
from lapki_hedgehogs.rules import ROOM, Keep, Roll, View

USUAL = 1.4
"""What an apple of the basket is worth, more or less."""


class Forager(Bot):
    """Level 1 plays at random; level 2 thinks a little."""

    levels = (1, 2)

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> Move:
        if level == 1:
            return rng.choice(list(sight.legal()))
        lines = self.lines(sight, budget)
        best = [line.move for line in lines if line.chance == lines[0].chance]
        return rng.choice(best)

    def lines(self, sight: Sight, budget: Budget) -> Sequence[Line]:
        """The best first. What it hopes for is a rule of thumb: the luck of one among so many,
        and a little more or less for each point that a place gains or loses."""
        luck = 1 / sight.seats
        worth = {move: self._gain(sight.view, sight.seat, move) for move in sight.legal()}
        lines = [Line(move, min(0.95, max(0.05, luck + gain / 20))) for move, gain in worth.items()]
        return sorted(lines, key=lambda line: -line.chance)

    def _gain(self, view: View, seat: int, move: Keep | Roll) -> float:
        """What this apple is worth more than the usual one, where it would go."""
        more = (view.paws or 0) - USUAL
        if isinstance(move, Keep):
            last = len(view.heaps[seat - 1]) == ROOM - 1
            return more - (1 if last else 0)  # the last place is for a good one
        # A poor apple does most harm where there is most room left for good ones.
        left = ROOM - len(view.heaps[move.to - 1])
        return -more / (len(view.heaps) - 1) * left / ROOM


bot = Forager()
