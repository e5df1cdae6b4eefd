"""The bot of Boooop. What it thinks with takes seconds to load, and comes with its first move.

A level is a row of `LEVELS`: how many turns it looks ahead (placing, haunting and graduating
together are one turn of one seat), how many nodes it may look at, and how softly it chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from lapki.bots.contract import Bot, Budget, Line, Sight, Weighed
from lapki.games.boooop.state import BoooopMove

if TYPE_CHECKING:
    from lapki.bots.boooop.thinking import Kept


class Level(NamedTuple):
    """How far a level thinks; a budget may stop it earlier."""

    turns: int
    nodes: int
    softness: int = 0
    """A move that is worse by so much (in hundredths of log-odds) is played e times less often."""
    tireless: bool = False
    """Has it all there is: may a budget let it think longer, too, and does it have the network?"""


LEVELS = {
    1: Level(turns=1, nodes=10_000, softness=155),
    2: Level(turns=1, nodes=10_000, softness=105),
    3: Level(turns=1, nodes=10_000, softness=72),
    4: Level(turns=1, nodes=10_000, softness=54),
    5: Level(turns=1, nodes=10_000, softness=41),
    6: Level(turns=2, nodes=10_000, softness=50),
    7: Level(turns=2, nodes=10_000, softness=40),
    8: Level(turns=2, nodes=10_000, softness=32),
    9: Level(turns=60, nodes=1_000_000, tireless=True),
}

LOOK_BACK = 150_000
"""Nodes for each decision of a game that is looked back at; and as many again for what was played,
if that wasn't the best."""


class Boooop(Bot):
    """Plays with and without ghosts."""

    levels = tuple(LEVELS)
    draw_after = 300

    def __init__(self) -> None:
        self._kept: Kept = {}

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> BoooopMove:
        # It brings Numba along: whoever asks for levels can't wait for that.
        from lapki.bots.boooop import thinking

        return thinking.choose(sight, LEVELS[level], budget, rng, self._kept)

    def lines(self, sight: Sight, budget: Budget) -> Sequence[Line]:
        from lapki.bots.boooop import thinking

        return thinking.lines(sight, budget)

    def weigh(self, sight: Sight, move: BoooopMove, budget: Budget) -> Weighed:
        from lapki.bots.boooop import thinking

        nodes = LOOK_BACK if budget.nodes is None else budget.nodes
        return thinking.weigh(sight, move, Budget(nodes=nodes))


bot = Boooop()
