"""A bot for Barking that plays hands it can't see.

It follows which cards lie where (`belief`), deals out those that it doesn't see as they may be, and
plays each move that is worth a thought to the end of the round in many such worlds (`search`), with
a quick way of playing for everybody (`quick`). What a round leaves behind is judged by what
such hands and items usually come to (`values.toml`).

A level is how many playouts it has, and how softly it chooses: moves are drawn in proportion to how
good they look. The first ones don't think ahead at all: they play as playouts do, softly.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from lapki.bots.contract import Bot, Budget, Line, Sight, Weighed
from lapki.games.barking.state import ROUNDS, BarkingMove, View

if TYPE_CHECKING:
    from lapki.bots.barking.search import Choice


class Level(NamedTuple):
    """How well it plays."""

    playouts: int
    """Without any it takes what quick play likes, in points; otherwise in chances of winning."""
    softness: float
    """A move that looks worse than the best by so much is taken 1 / e times as often."""


LEVELS = {
    1: Level(0, 6.0),
    2: Level(0, 1.8),
    3: Level(0, 0.87),
    4: Level(0, 0.35),
    5: Level(0, 0.0),
    6: Level(40, 0.065),
    7: Level(60, 0.02),
    8: Level(20_000, 0.0),
}
"""At two seats."""
COMPANY = {
    1: Level(0, 6.0),
    2: Level(0, 1.5),
    3: Level(0, 0.5),
    4: Level(0, 0.0),
    5: Level(40, 0.15),
    6: Level(40, 0.05),
    7: Level(150, 0.01),
    8: Level(20_000, 0.0),
}
"""At more: several others undo more of what somebody plans at once, so less lies between those who
play so, and thinking ahead pays sooner."""
LOOK_BACK = 5_000
"""Playouts for each decision of a game that is looked back at, and half as many again to compare
and to look at the others."""
_LINES = 5
"""So many of the best moves are told."""
_CUT = 3.0
"""What looks worse by so many softnesses is never played, but by the first level."""


class Barker(Bot):
    """Plays softly and at once (the first levels) or thinks ahead."""

    levels = tuple(LEVELS)

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> BarkingMove:
        from lapki.bots.barking import search  # its kernel is compiled where somebody thinks

        how = (LEVELS if sight.seats == 2 else COMPANY)[level]
        if how.playouts:
            choices = search.think(sight, budget, how.playouts, rng)
        else:
            choices = search.glance(sight, rng)
        softness = 0.0 if level > 1 and _at_leisure(sight.view) else how.softness
        return _softly(choices, softness, rng, cut=level > 1)

    def lines(self, sight: Sight, budget: Budget) -> list[Line]:
        from lapki.bots.barking import search

        best = search.think(sight, budget, LEVELS[max(LEVELS)].playouts, Random(1))[:_LINES]
        return [Line(choice.move, min(1.0, max(0.0, choice.chance))) for choice in best]

    def weigh(self, sight: Sight, move: BarkingMove, budget: Budget) -> Weighed:
        from lapki.bots.barking import search

        return search.weigh(sight, move, budget.nodes or LOOK_BACK)


bot = Barker()


def _at_leisure(view: View) -> bool:
    """Everybody else is out of the last round: what can be won now is won."""
    return view.round == ROUNDS and len(view.passes) == len(view.players) - 1


def _softly(choices: list[Choice], softness: float, rng: Random, *, cut: bool) -> BarkingMove:
    """One of these, in proportion to how good it looks."""
    best = choices[0]
    if not softness:
        return best.move
    behind = [(best.chance - choice.chance) / softness for choice in choices]
    weights = [0.0 if cut and far > _CUT else exp(-max(-20.0, far)) for far in behind]
    return rng.choices(choices, weights)[0].move
