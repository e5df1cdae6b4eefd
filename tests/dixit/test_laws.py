"""What holds in every game of Dixit, whoever plays it and however badly."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from dixit.evening import every_card
from lapki.checking.suite import random_match
from lapki.games.dixit import game
from lapki.games.dixit.events import Reshuffled, Shown
from lapki.games.dixit.state import DixitOptions
from lapki.match.match import Match
from rulebook import rule

GAMES = [(seats, goal, cards) for seats in range(3, 9) for goal, cards in ((30, 84), (70, 90))]


@pytest.fixture(scope="module", params=GAMES, ids=str)
def match(request: pytest.FixtureRequest) -> Match:
    seats, goal, cards = request.param
    return random_match(game, seats, DixitOptions(goal=goal, cards=cards), Random(seats))


@rule("DIX-4", "DIX-11", "DIX-12")
def test_every_card_is_in_exactly_one_place_at_every_ply(match: Match) -> None:
    everything = list(range(1, match.options.cards + 1))
    for state in match.states:
        assert every_card(state) == everything
        for heap in (*state.hands, state.deck, state.discard):
            assert list(heap) == sorted(heap)


@rule("DIX-7", "DIX-8", "DIX-9")
def test_scores_are_the_sum_of_what_each_round_brought(match: Match) -> None:
    for before, events, after in zip(match.states, match.told, match.states[1:], strict=False):
        if any(isinstance(event, Shown) for event in events):
            assert after.last is not None
            gains = zip(before.scores, after.last.gains, strict=True)
            assert after.scores == tuple(a + b for a, b in gains)
            assert sum(after.last.gains) <= 3 * len(after.scores) + len(after.scores)
        else:
            assert (after.scores, after.last) == (before.scores, before.last)


@rule("DIX-13")
def test_storytellers_follow_each_other_round_the_table(match: Match) -> None:
    tellers = [a.storyteller for a in match.states if a.phase == "table"]
    for one, next_one in pairwise(tellers):
        assert one is not None
        assert next_one == one % match.seats + 1


@rule("DIX-10")
def test_the_game_ends_with_the_first_round_that_reaches_the_goal(match: Match) -> None:
    goal = match.options.goal
    assert max(match.state.scores) >= goal
    assert all(max(state.scores) < goal for state in match.states[:-1])


@rule("DIX-12")
def test_long_games_reshuffle_and_go_on() -> None:
    match = random_match(game, 8, DixitOptions(goal=70), Random(1))
    told = [event for events in match.told for event in events]
    assert any(isinstance(event, Reshuffled) for event in told)
