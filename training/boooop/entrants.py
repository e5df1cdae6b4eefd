"""Who plays at the gate: the best level with the network that `BOOOOP_EYE` names, and without."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from lapki.bots.boooop import LEVELS, thinking
from lapki.bots.boooop.net import NONE, packed
from lapki.bots.contract import Bot, Budget, Sight
from lapki.games.boooop.state import BoooopMove

BEST = max(LEVELS)


@cache
def learnt(file: str, ghosts: str) -> Any:
    """The network in a file, for tables with ghosts or without."""
    with np.load(Path(file)) as kept:
        return packed(kept[f"{ghosts}_rows"], kept[f"{ghosts}_counts"])


class Without(Bot):
    """Knows `worth` alone."""

    levels = (BEST,)
    draw_after = 300

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> BoooopMove:
        return thinking.choose(sight, LEVELS[level], budget, rng, NONE)


class With(Without):
    """Has the network, too."""

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> BoooopMove:
        net = learnt(os.environ["BOOOOP_EYE"], sight.options.ghosts)
        return thinking.choose(sight, LEVELS[level], budget, rng, net)
