"""The bot of Spots. What it thinks with takes seconds to load, and comes with its first move.

`eye` judges a table when a turn is over: the chance of each seat to win, by weights that it
learned from games. `turn` thinks a turn through to there, over all rolls. `mind` says what each
answer is worth by both; stopping, treats, settling and the choice of a trick thus never contradict
each other. A level is how softly it chooses, and how far it thinks. `odds` is for people.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from lapki.bots.contract import Bot, Budget, Line, Sight, Weighed
from lapki.bots.spots.odds import odds, settle
from lapki.games.spots import notation
from lapki.games.spots.scoring import SAFE
from lapki.games.spots.state import YARD, Retrieve, Settle, SpotsMove, State

if TYPE_CHECKING:
    from lapki.bots.spots.mind import Mind, Option

__all__ = ["Advice", "Nose", "bot", "settle"]

WON = 0.9999
LINES = 5


class Skill(NamedTuple):
    """What a level can do."""

    soft: float
    """Answers are drawn by exp(chance to win / this): a difference of so much is hardly seen."""
    nodes: int
    """How many positions are looked at for each trick."""
    ahead: int
    tries: int
    """See `mind.Depth`."""
    whim: float = 0.0
    """So often it plays anything that is allowed."""


SKILLS = {
    1: Skill(soft=3.0, nodes=2_000, ahead=4, tries=1, whim=0.4),
    2: Skill(soft=3.0, nodes=2_000, ahead=4, tries=1),
    3: Skill(soft=1.1, nodes=2_000, ahead=4, tries=1),
    4: Skill(soft=0.22, nodes=2_000, ahead=4, tries=1),
    5: Skill(soft=0.11, nodes=5_000, ahead=8, tries=1),
    6: Skill(soft=0.058, nodes=5_000, ahead=12, tries=1),
    7: Skill(soft=0.028, nodes=10_000, ahead=12, tries=2),
    8: Skill(soft=0.0, nodes=100_000, ahead=24, tries=3),
}
CAREFUL = 3
"""From this level on, no treat is kept while dice on dogs are lost, and nothing silly is done."""
SILLY = 4
"""Answers worse than the best by so many times the softness."""


class Advice(msgspec.Struct, frozen=True):
    """What a person who is asked may want to know."""

    fit: str | None
    """How the bot would settle the roll, or retrieve; it thinks of no treat here."""
    bust: dict[str, float]
    """For each move I could make now: the chance that I bust by it or by the next roll that it
    brings, if I settle that roll (and answer the question before it, if there is one) so as not to
    bust whenever that can be. Later rolls and later treats don't count. 0: no such roll comes. Left
    out: ways to settle, and moves after which the roll depends on more than one question or one
    unseen dog."""


class Nose(Bot):
    """Sniffs at what would come of a move."""

    levels = tuple(SKILLS)
    Advice = Advice

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> SpotsMove:
        moves: list[SpotsMove] = list(islice(sight.legal(), 2_000))
        skill = SKILLS[level]
        if len(moves) == 1 or rng.random() < skill.whim:
            return moves[rng.randrange(len(moves))]
        options = _options(sight, skill, budget)
        best = max(chance for _, chance in options)
        if best < WON and level >= CAREFUL:
            options = _careful(sight, options)
            best = max(chance for _, chance in options)
        if not skill.soft or best >= WON:
            return next(move for move, chance in options if chance == best)
        least = best - SILLY * skill.soft if level >= CAREFUL else 0
        weights = [exp((c - best) / skill.soft) * (c >= least) for _, c in options]
        return rng.choices(options, weights)[0][0]

    def lines(self, sight: Sight, budget: Budget) -> Sequence[Line]:
        if not any(True for _ in sight.legal()):
            return ()
        options = _careful(sight, _options(sight, SKILLS[max(SKILLS)], budget))
        options.sort(key=lambda option: -option[1])
        return [Line(move, min(1.0, chance)) for move, chance in options[:LINES]]

    def weigh(self, sight: Sight, move: SpotsMove, budget: Budget) -> Weighed | None:
        mind = _mind(sight, SKILLS[max(SKILLS)], Budget(nodes=budget.nodes))
        options = mind.options()
        played = mind.worth(move, options)
        if played is None:
            return None
        best, hope = max(_careful(sight, options), key=lambda option: option[1])
        had = max(0.0, min(played, 1.0))
        line = Line(best, max(had, min(1.0, hope)))
        risk = odds(sight.whole(), sight.seat, move)
        return Weighed(line, had, mind.shares(had), risk)

    def advise(self, sight: Sight) -> Any | None:
        moves: list[SpotsMove] = list(islice(sight.legal(), 2_000))
        if not moves:
            return None
        state: State = sight.whole()
        told = [(m, odds(state, sight.seat, m)) for m in moves if not isinstance(m, Settle)]
        return Advice(
            _fit(sight, state),
            {notation.write(m): chance for m, chance in told if chance is not None},
        )


bot = Nose()


def _options(sight: Sight, skill: Skill, budget: Budget) -> list[Option]:
    """All answers that are worth a thought, with their chances to win."""
    return _mind(sight, skill, budget).options()


def _mind(sight: Sight, skill: Skill, budget: Budget) -> Mind:
    from lapki.bots.spots import mind  # brings Numba along: whoever asks for levels can't wait

    nodes = min(skill.nodes, budget.nodes or skill.nodes)
    depth = mind.Depth(skill.ahead, skill.tries, nodes)
    return mind.Mind(sight.whole(), sight.seat, depth, seconds=budget.seconds)


def _careful(sight: Sight, options: list[Option]) -> list[Option]:
    """Don't bust with dice on dogs while a treat can save them."""
    me = sight.whole().players[sight.seat - 1]
    if not me.treats or not any(dog.filled for dog in me.dogs):
        return options
    return [option for option in options if not _busts(sum(me.yard), option[0])] or options


def _busts(yard: int, move: SpotsMove) -> bool:
    dice = move.dice if isinstance(move, Settle) else ()
    return yard + sum(die for die, target in dice if target == YARD) > SAFE


def _fit(sight: Sight, state: State) -> str | None:
    """How the best level would settle the roll, or retrieve, if that is the question."""
    if state.phase not in ("settle", "retrieve"):
        return None
    options = _options(sight, SKILLS[max(SKILLS)], Budget())
    fits = [option for option in options if isinstance(option[0], Settle | Retrieve)]
    return notation.write(max(fits, key=lambda option: option[1])[0])
