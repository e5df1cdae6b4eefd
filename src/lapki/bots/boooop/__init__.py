"""The bot of Boooop. What it thinks with takes seconds to load, and comes with its first move.

Level 1 plays at random but takes a win that lies before it. Level 3 looks at its own turn and the
answer to it. Level 5 looks as far ahead as its budget allows. Depth is counted in turns: placing,
haunting and graduating together are one turn of one seat.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from lapki.bots.contract import Bot, Budget, Sight
from lapki.games.boooop.state import BoooopMove


class Thought(NamedTuple):
    """How far a level thinks; a budget may take the place of the nodes."""

    turns: int
    nodes: int


THOUGHTS = {3: Thought(turns=2, nodes=1_000_000), 5: Thought(turns=20, nodes=5_000_000)}


class Boooop(Bot):
    """Plays with and without ghosts."""

    levels = (1, *THOUGHTS)
    draw_after = 300

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> BoooopMove:
        from lapki.bots.boooop import (
            search,
        )  # brings Numba along: whoever asks for levels can't wait

        return search.choose(sight, THOUGHTS.get(level), budget, rng)


bot = Boooop()
