"""Small ends of games, solved exactly by the rules themselves: the bot's best level agrees on all.

The rival has but to score in order to win. Whoever is on turn thus wins in this turn or not at
all, and the chance of that can be worked out by dynamic programming: every roll, every answer.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import Any

import pytest

from lapki.bots import Budget, bot_for
from lapki.bots.contract import sight
from lapki.games.spots import legal, rules
from lapki.games.spots.box import SETS
from lapki.games.spots.state import Roll, State, Top
from spots.park import GAME, Park, lay, seat

BOT = bot_for("spots")
BEST = max(BOT.levels)
SCORED = "bristles eloise ursula mayor jolene"
ABOUT_TO_WIN = seat("bongo:13", scored="wilbur zipper momo gumbo rogue", yard="4")


@cache
def chance(state: State) -> float:
    """The chance of seat 1 to win in this turn, if it answers as well as can be."""
    if state.winner is not None:
        return float(state.winner == 1)
    if state.turn != 1 or state.dogs_move:
        return 0.0 if rival_wins(state) else 0.5
    if state.due == "roll":
        return sum(p * chance(rules.play(state, Roll(r))[0]) for r, p in rolls(state.hand))
    if state.due == "top":
        return sum(chance(rules.play(state, Top(dog))[0]) for dog in state.deck) / len(state.deck)
    return max(after(state, move) for move in legal.legal(state))


def after(state: State, move: Any) -> float:
    return chance(rules.play(state, move)[0])


def rival_wins(state: State) -> bool:
    """Seat 2 has but to score, unless its dice were taken from it."""
    return any(dog.filled == (1, 3) for dog in state.players[1].dogs)


@cache
def rolls(dice: int) -> list[tuple[tuple[int, ...], float]]:
    return [
        (roll, factorial(dice) / prod(factorial(roll.count(n)) for n in range(1, 7)) / 6**dice)
        for roll in combinations_with_replacement(range(1, 7), dice)
    ]


ENDS = {
    "one space": seat("goliath:12", scored=SCORED, yard="4"),
    "one space, a treat": seat("goliath:12", scored=SCORED, yard="6", treats=1),
    "two spaces": seat("goliath:2", scored=SCORED, yard="13"),
    "two spaces, a treat": seat("cabbage:4", scored=SCORED, yard="3", treats=1),
    "two treats": seat("raya:23", scored=SCORED, yard="25", treats=2),
    "an empty yard": seat("lief", scored=SCORED),
}


def end(name: str, tricks: str, **laid: str) -> Park:
    return lay(
        ENDS[name], ABOUT_TO_WIN, tricks=tricks, top="handsome", deck="xerxes louise", **laid
    )


@pytest.mark.parametrize("tricks", SETS)
@pytest.mark.parametrize("name", ENDS)
def test_the_best_level_plays_ends_exactly(name: str, tricks: str) -> None:
    park = end(name, tricks)
    rng = Random(3)
    while park.state.winner is None and park.state.turn == 1 and not park.match.over:
        state = park.state
        if state.due:
            park.match.chance(rng.randrange)
            continue
        move = BOT.choose(sight(park.match, 1), BEST, Budget(), rng)
        assert after(state, move) == pytest.approx(chance(state), abs=1e-9), GAME.write(move)
        park.match.play(1, move)


@pytest.mark.parametrize("tricks", SETS)
def test_it_says_the_chances_of_ends(tricks: str) -> None:
    """Where a handful is rolled again and again it looks ahead over a few of them."""
    park = end("two spaces, a treat", tricks)
    for line in BOT.lines(sight(park.match, 1), Budget()):
        assert line.chance == pytest.approx(after(park.state, line.move), abs=1e-3), line.move
