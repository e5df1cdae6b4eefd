"""The bot that counts cards: whole games at any table, and sense in plain situations."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from barking.kennel import at, table
from lapki.bots import Budget, bot_for
from lapki.bots.arena import play_out, step
from lapki.bots.barking import _at_least, _buried
from lapki.bots.contract import sight
from lapki.games.barking import game
from lapki.games.barking.state import BarkingOptions, State
from lapki.games.contract import Over, seen
from lapki.match.match import Match

BOT = bot_for("barking")


def choice(state: State, seat: int = 1, level: int = 3) -> str:
    match = Match(game, len(state.hands), BarkingOptions(), state)
    return game.write(BOT.choose(sight(match, seat), level, Budget(), Random(1)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("cats", ["on", "from-2"])
def test_it_plays_whole_games_and_beats_chance(seats: int, cats: Any) -> None:
    points = 0.0
    for seed in range(3):
        match = Match(game, seats, BarkingOptions(cats))
        players = {s: (BOT, 3 if s == 1 else 1) for s in range(1, seats + 1)}
        over = play_out(match, players, Random(seed)).due
        assert isinstance(over, Over)
        assert over.scores
        points += over.scores[0] - sum(over.scores[1:]) / (seats - 1)
    assert points > 0


def test_it_answers_the_same_to_the_same_question() -> None:
    lines = []
    for _ in range(2):
        match = Match(game, 3, BarkingOptions())
        players = dict.fromkeys(range(1, 4), (BOT, 3))
        lines.append(play_out(match, players, Random(4)).lines)
    assert lines[0] == lines[1]


def test_it_takes_what_nobody_can_take_back() -> None:
    """The last round, everybody else has passed: the cheapest dog of better rank is enough."""
    state = table(["3 8 10", "1"], [at("van", "2: 9")], round=5, passes=[2])
    assert choice(state) == "play 1 8"


def test_it_spends_no_more_than_it_must() -> None:
    state = table(["10 10 10", "1"], [at("van")], round=5, passes=[2])
    assert choice(state) == "play 1 10"


def test_it_passes_if_nothing_can_be_won() -> None:
    state = table(["9 10", "1"], [at("van", "2: 3 3 3 3")])
    assert choice(state) == "pass"


def test_it_would_rather_have_a_new_kind_of_item() -> None:
    row = [at("van"), at("bin")]
    state = table(["3", "1"], row, won=["van van", ""], round=5)
    assert choice(state) == "play 2 3"


def test_it_changes_cats_for_cards_and_a_lonely_wonder_dog_too() -> None:
    row = [at("van")]
    assert choice(table(["9 C", "1"], row, ["1"])) == "cat"
    assert choice(table(["W", "1"], row, ["1"])) == "swap"


def test_it_throws_away_what_is_worth_least() -> None:
    state = table(["1 1 2 2 3 3 W W C 8 10", "1"], [at("van")], phase="discard", turn=None)
    assert choice(state) == "discard 10"


def test_a_cat_goes_where_it_helps() -> None:
    """Two dogs more would overtake, and only a cat lets them join."""
    row = [at("bin", "2: 1 1 1"), at("van", "1: 9", "2: 3")]
    state = table(["7 8", "10"], row, phase="token", passes=[2], round=5)
    assert choice(state) == "token 2"


def test_it_knows_what_lies_untouched_under_the_deck() -> None:
    """All heaps below the top one, and the top one until the first card of it is drawn."""
    rng = Random(2)
    match = Match(game, 3, BarkingOptions())
    sizes = set()
    while not match.over:
        step(match, dict.fromkeys(range(1, 4), (BOT, 1)), Budget(), rng)
        past = [event for events in match.told for event in seen(events, 1)]
        below = Counter(_buried(game.view(match.state, 1), past))
        heaps = [Counter(heap) for heap in match.state.deck]
        assert below in (sum(heaps[1:], Counter()), sum(heaps, Counter()))
        sizes.add(below.total())
    assert max(sizes) > 0


def test_chances_are_counted_exactly() -> None:
    assert _at_least(0, 3, 0, 10) == 1
    assert _at_least(1, 3, 0, 10) == 0
    assert _at_least(1, 1, 1, 4) == pytest.approx(1 / 4)
    assert _at_least(2, 2, 2, 4) == pytest.approx(1 / 6)
    assert _at_least(1, 2, 2, 4) == pytest.approx(5 / 6)
    assert _at_least(1, 9, 2, 4) == 1
