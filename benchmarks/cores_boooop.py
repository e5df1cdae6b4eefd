"""What several cores are worth to Boooop's best level: entrants for `lapki arena`.

    lapki arena boooop benchmarks/cores_boooop.py:Four benchmarks/cores_boooop.py:One \
        --seconds 0.05 --opening 4 --games 240 --processes 4

Each has a table of its own: nobody borrows another's thoughts. On fewer than four cores a process
the match says nothing.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar

from lapki.bots import Bot, Budget, Sight
from lapki.bots.boooop import LEVELS, thinking
from lapki.games.boooop.state import BoooopMove

BEST = max(LEVELS)


class One(Bot):
    """The best level, alone."""

    levels = (BEST,)
    draw_after = 300
    cores: ClassVar[int] = 1

    def __init__(self) -> None:
        self.kept: thinking.Kept = {}

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> BoooopMove:
        together = Budget(budget.seconds, cores=self.cores)
        return thinking.choose(sight, LEVELS[level], together, rng, self.kept)


class Four(One):
    """The same with three others beside it."""

    cores = 4
