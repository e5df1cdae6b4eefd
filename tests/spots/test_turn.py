"""The compiled turn, held to the rules: the same chances, to the last digit that counts."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
import pytest

from lapki.bots.spots import eye
from lapki.bots.spots.mind import Depth, Mind, net
from lapki.games.spots import legal, rules
from lapki.games.spots.box import SETS, SPACES, TRICKS
from lapki.games.spots.scoring import SAFE
from lapki.games.spots.state import YARD, DoTrick, Roll, Settle, State, Top
from spots.park import lay, seat

DEEP = Depth(ahead=100, tries=3, nodes=3_000_000)
HANDFULS = ("run", "chase", "sprint", "dogpile", "bolt")
"""Where one may roll again and again: too much for the rules; `test_oracle` has them."""


def judged(state: State) -> float:
    """The chance of seat 1, by the eye alone."""
    strengths = []
    for number, player in enumerate(state.players, 1):
        wait = (number - (state.turn or 0)) % len(state.players)
        x = eye.own_numbers(player) + eye.turn_numbers(state.tiles, wait)
        strengths.append(np.exp(x @ net().seat))
    return float(strengths[0] / sum(strengths))


@cache
def chance(state: State) -> float:
    """The same as `turn.chance`, straight by the rules; there is a treat on the tile."""
    if state.turn != 1:
        return judged(state)
    if state.due == "roll":
        return sum(p * chance(rules.play(state, Roll(r))[0]) for r, p in rolls(state.hand))
    if state.due == "top":  # nobody draws it in this turn
        return chance(rules.play(state, Top(state.deck[0]))[0])
    moves = [move for move in legal.legal(state) if pays(state, move)]
    return max(chance(rules.play(state, move)[0]) for move in moves)


def pays(state: State, move: object) -> bool:
    """Nobody buries what fits, unless the trick pays for it; nor digs for others."""
    if not isinstance(move, Settle) or (state.trick and state.trick.name == "play-dead"):
        return getattr(move, "seat", 1) == 1
    left = list(state.me.dogs)
    filled = {dog.name: {*dog.filled} for dog in left}
    for die, target in move.dice:
        if target != YARD:
            filled[target].add(die)
    buried = {die for die, target in move.dice if target == YARD}
    return not any(buried & ({*SPACES[name]} - dice) for name, dice in filled.items())


@cache
def rolls(dice: int) -> list[tuple[tuple[int, ...], float]]:
    return [
        (roll, factorial(dice) / prod(factorial(roll.count(n)) for n in range(1, 7)) / 6**dice)
        for roll in combinations_with_replacement(range(1, 7), dice)
    ]


SEATS = {
    "a full yard": seat("lief:1", "zipper", "rogue:4", yard="15"),
    "a small one": seat("momo:3", "gretchen", "nutmeg:2", "cabbage", yard="112"),
}


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("trick", [name for name in TRICKS if name not in HANDFULS])
def test_the_turn_is_that_of_the_rules(trick: str, name: str) -> None:
    tricks = next((name for name, four in SETS.items() if trick in four), "new-family")
    park = lay(SEATS[name], seat("missy", "raya:2"), tricks=tricks, top="lil-beth", on={trick: 1})
    told = dict(Mind(park.state, 1, DEEP).options())
    after, _ = rules.play(park.state, DoTrick(trick))
    assert told[DoTrick(trick)] == pytest.approx(chance(after), abs=1e-5)


def test_a_yard_is_one_of_44() -> None:
    assert len(eye.YARDS) == 44
    assert all(sum(yard) <= SAFE for yard in eye.YARDS)
    assert eye.BURY[eye.YARD_AT[2, 5], 1] == eye.BUST
    assert eye.YARDS[eye.BURY[eye.YARD_AT[2, 4], 1]] == (1, 2, 4)
