"""A player of Dixit that has read much, and has a temper.

It knows of each dream what is in it, and many things that could be said of it in each of four
languages (`clues`). It understands all four (`understanding`) and speaks the table's. It tells what
some will find and others won't (`telling`), gives what lures and votes for what fits (`answering`),
in a way of its own (`tempers`). Of pictures it doesn't know (another deck) it can only dream.

A level is how keenly it chooses, at how many tables it tries a clue before it says it, and whether
it minds who found what.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from lapki.bots.contract import Bot, Budget, Line, Sight, Weighed
from lapki.bots.dixit import answering, telling, weighing
from lapki.bots.dixit.clues import Lore
from lapki.bots.dixit.table import hand_of, known
from lapki.games.contract import Move
from lapki.games.dixit import rules
from lapki.games.dixit.state import Give, Tell, Vote


class Level(NamedTuple):
    """How well it plays."""

    keen: float
    """0: any card will do; 1: as likely as it seems right; more: mostly the best."""
    tables: int
    """At so many imagined tables each clue is tried; without any it says what it sees."""
    among: int
    """One of so many of the best clues is told."""
    learns: bool


LEVELS = {
    1: Level(0.0, 0, 0, learns=False),
    2: Level(0.06, 0, 0, learns=False),
    3: Level(0.15, 0, 0, learns=False),
    4: Level(0.25, 1, 24, learns=False),
    5: Level(0.38, 2, 18, learns=False),
    6: Level(0.55, 5, 13, learns=False),
    7: Level(0.85, 12, 8, learns=True),
    8: Level(5.0, 32, 4, learns=True),
}
_LINES = 5
"""So many of the best moves are told."""


class Dreamer(Bot):
    """Levels 1 to 8."""

    levels = tuple(LEVELS)
    hopes = "deed"

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> Move:
        how, lore = LEVELS[level], known(sight)
        if sight.view.phase == "tell":
            return self._tell(sight, lore, how, budget, rng)
        if not lore or not how.keen:
            move: Move = rng.choice(list(sight.legal()))
            return move
        if sight.view.phase == "give":
            pull = answering.lures(sight, hand_of(sight), lore)
            gifts = rules.gift_size(sight.seats)
            return Give(tuple(sorted(answering.softly(pull, 2 * how.keen, gifts, rng))))
        (slot,) = answering.softly(_chances(sight, lore), how.keen, 1, rng)
        return Vote(slot)

    def lines(self, sight: Sight, budget: Budget) -> list[Line]:
        lore = known(sight)
        if not lore:
            return []
        if sight.view.phase == "tell":
            tables = LEVELS[max(LEVELS)].tables
            found = telling.ideas(
                sight, lore, budget, Random(1), tables, learns=True, all_there_is=True
            )
            return [Line(idea.move, idea.some) for idea in found[:_LINES]]
        if sight.view.phase == "give":
            pull = answering.lures(sight, hand_of(sight), lore)
            gifts = rules.gift_size(sight.seats)
            ranked = sorted(pull, key=lambda card: -pull[card])
            pairs = (
                [(ranked[0], card) for card in ranked[1:]] if gifts == 2 else [(c,) for c in ranked]
            )
            return [Line(Give(tuple(sorted(pair))), pull[pair[-1]]) for pair in pairs[:_LINES]]
        chances = _chances(sight, lore)
        ranked = sorted(chances, key=lambda slot: -chances[slot])
        return [Line(Vote(slot), chances[slot]) for slot in ranked[:_LINES]]

    def weigh(self, sight: Sight, move: Any, budget: Budget) -> Weighed:
        return weighing.weigh(sight, move)

    def _tell(
        self, sight: Sight, lore: Lore | None, how: Level, budget: Budget, rng: Random
    ) -> Tell:
        hand = hand_of(sight)
        if not lore:
            return telling.blindly(sight, hand, rng)
        if not how.tables:
            return telling.plainly(sight, hand, rng, lore)
        found = telling.ideas(sight, lore, budget, rng, how.tables, learns=how.learns)
        return rng.choice(found[: how.among]).move if found else telling.blindly(sight, hand, rng)


bot = Dreamer()


def _chances(sight: Sight, lore: Lore) -> dict[int, float]:
    return answering.chances(sight, [move.slot for move in sight.legal()], lore)
