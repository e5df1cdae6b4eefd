"""What a screen is told in order to build a move; `test_screens.py` looks at each kind."""

from __future__ import annotations

from random import Random

import pytest

from lapki.games.contract import Chance, Decide
from lapki.games.spots.box import SETS
from lapki.games.spots.offers import Offer
from lapki.games.spots.state import SpotsOptions, State
from rulebook import rule
from spots.park import GAME, doing, seat

OTHER = seat("missy")


@pytest.mark.parametrize("tricks", SETS)
def test_every_question_says_its_phase_and_what_is_buried(tricks: str) -> None:
    rng = Random(3)
    state: State = GAME.start(2, SpotsOptions(tricks=tricks))
    asked: set[str] = set()
    for _ in range(1_500):
        due = GAME.due(state)
        if isinstance(due, Chance):
            move = GAME.fall(state, due.shape.draw(rng.randrange))
            state, _ = GAME.play(state, "*", move)
        elif isinstance(due, Decide):
            (mine,) = due.seats
            offer = GAME.offer(state, mine)
            assert (offer.phase, offer.yard) == (state.phase, sum(state.me.yard))
            assert GAME.offer(state, 3 - mine) == Offer()
            asked.add(state.phase)
            state, _ = GAME.play(state, mine, rng.choice(list(GAME.legal(state, mine))))
    assert asked >= {"choose", "settle"}


@pytest.mark.parametrize("trick", ["retrieve", "bolt", "guard", "trot", "dogpile"])
def test_a_question_inside_a_trick_says_what_is_buried_too(trick: str) -> None:
    park = doing(trick, seat("bongo:1", yard="2"), OTHER)
    offer = GAME.offer(park.state, 1)
    assert (offer.phase, offer.yard) == (park.phase, 2)


def test_an_answer_to_another_question_is_told_which_one_is_open() -> None:
    park = doing("trot", seat("bongo:1"), OTHER)
    park.refused("1 more", None, "wrong-phase", phase="trot")


@rule("SPO-29")
def test_whoever_sets_too_many_dice_aside_is_told_how_many_may_be() -> None:
    park = doing("bolt", seat("bongo:1", yard="2"), OTHER)
    park.refused("1 bolt 2", "SPO-29", "bolt-dice", least=3, most=12)
