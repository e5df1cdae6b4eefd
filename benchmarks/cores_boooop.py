"""What several cores are worth to Boooop's best level: entrants for `lapki arena`.

    lapki arena boooop benchmarks/cores_boooop.py:Four benchmarks/cores_boooop.py:One \
        --seconds 0.05 --opening 4 --games 240 --processes 4

Each has a table of its own: nobody borrows another's thoughts. On fewer than four cores a process
the match says nothing.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from lapki.bots import Bot, Budget, Sight
from lapki.bots.boooop import LEVELS, net, thinking
from lapki.games.boooop.state import BoooopMove

BEST = max(LEVELS)


class One(Bot):
    """The best level, alone."""

    levels = (BEST,)
    draw_after = 300
    cores: ClassVar[int] = 1
    eyes: ClassVar[dict[tuple[int, bool], Any]] = {}

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> BoooopMove:
        haunted = sight.options.ghosts == "on"
        if (self.cores, haunted) not in self.eyes:
            self.eyes[self.cores, haunted] = net.learnt(haunted).copy()
        eye, together = self.eyes[self.cores, haunted], Budget(budget.seconds, cores=self.cores)
        return thinking.choose(sight, LEVELS[level], together, rng, eye)


class Four(One):
    """The same with three others beside it."""

    cores = 4
