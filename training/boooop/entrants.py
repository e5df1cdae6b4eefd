"""Who plays at the gate: the best level with the new network, and with the one of before, if any.

Their files stand in the environment: the arena plays in processes of its own.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import numpy as np

from lapki.bots.boooop import LEVELS, thinking
from lapki.bots.boooop.net import NONE, packed
from lapki.bots.contract import Bot, Budget, Sight
from lapki.games.boooop.state import BoooopMove

BEST = max(LEVELS)


@cache
def learnt(file: str, ghosts: str) -> Any:
    """The network in a file, for tables with ghosts or without; no file: `worth` alone."""
    if not file:
        return NONE
    with np.load(Path(file)) as kept:
        return packed(kept[f"{ghosts}_rows"], kept[f"{ghosts}_counts"])


class Before(Bot):
    """Looks with what there was before."""

    levels = (BEST,)
    draw_after = 300
    eye: ClassVar[str] = "BOOOOP_EYE_BEFORE"

    def __init__(self) -> None:
        self.kept: thinking.Kept = {}

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> BoooopMove:
        net = learnt(os.environ[self.eye], sight.options.ghosts)
        return thinking.choose(sight, LEVELS[level], budget, rng, self.kept, net)


class Now(Before):
    """Looks with what was fitted."""

    eye = "BOOOOP_EYE"
