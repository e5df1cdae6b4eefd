"""The bot: whole games at any table, sense in plain situations, and no peeping."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import numpy as np
import pytest

from barking.kennel import at, table
from lapki.bots import Budget, Chancer, bot_for
from lapki.bots.arena import play_out, step
from lapki.bots.barking import COMPANY, LEVELS, search
from lapki.bots.contract import sight
from lapki.games.barking import game
from lapki.games.barking.state import BarkingOptions, Play, State
from lapki.games.contract import Decide, Over
from lapki.match.match import Match

BOT = bot_for("barking")
LITTLE = Budget(nodes=200)
SENSIBLE = pytest.mark.parametrize("level", [level for level in LEVELS if level > 1])
THINKERS = pytest.mark.parametrize("level", [level for level in LEVELS if LEVELS[level].playouts])


def choice(state: State, seat: int = 1, level: int = 8, budget: Budget = LITTLE) -> str:
    match = Match(game, len(state.hands), BarkingOptions(), state)
    return game.write(BOT.choose(sight(match, seat), level, budget, Random(1)))


def test_there_are_eight_levels() -> None:
    assert BOT.levels == (1, 2, 3, 4, 5, 6, 7, 8)
    assert tuple(COMPANY) == BOT.levels


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("cats", ["on", "from-2"])
def test_whole_games_are_legal_at_every_level(seats: int, cats: Any) -> None:
    """`Match.play` judges every move; the levels take turns at the seats."""
    for first in BOT.levels[:: max(1, seats - 1)]:
        match = Match(game, seats, BarkingOptions(cats))
        levels = {s: (BOT, (first + s - 2) % 8 + 1) for s in range(1, seats + 1)}
        assert play_out(match, levels, Random(first), Budget(nodes=60)).over


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_chance(seats: int) -> None:
    points = 0.0
    for seed in range(3):
        match = Match(game, seats, BarkingOptions())
        players = {s: (BOT, 8) if s == 1 else (Chancer(), 1) for s in range(1, seats + 1)}
        over = play_out(match, players, Random(seed), LITTLE).due
        assert isinstance(over, Over)
        assert over.scores
        points += over.scores[0] - max(over.scores[1:])
    assert points > 20


@pytest.mark.parametrize("level", BOT.levels)
def test_it_answers_the_same_to_the_same_question(level: int) -> None:
    lines = []
    for _ in range(2):
        match = Match(game, 3, BarkingOptions())
        players = dict.fromkeys(range(1, 4), (BOT, level))
        lines.append(play_out(match, players, Random(4), LITTLE, plies=60).lines)
    assert lines[0] == lines[1]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_it_cannot_see_changes_nothing(seats: int) -> None:
    """Two worlds that look the same to a seat get the same answer."""
    rng = Random(seats)
    match = Match(game, seats, BarkingOptions())
    asked = 0
    while not match.over:
        if isinstance(match.due, Decide) and rng.random() < 0.2:
            seat = rng.choice(match.due.seats)
            other = another_world(match, seat, rng)
            answers = [
                BOT.choose(sight(m, seat), level, LITTLE, Random(asked))
                for level in (4, 8)
                for m in (match, other)
            ]
            assert answers[0] == answers[1]
            assert answers[2] == answers[3]
            asked += 1
        step(match, dict.fromkeys(range(1, seats + 1), (BOT, 3)), LITTLE, rng)
    assert asked > 5


def another_world(match: Match, seat: int, rng: Random) -> Match:
    world = game.sample(match.history, seat, rng.randrange)
    other = Match(game, match.seats, match.options, world.start)
    for line in world.lines:
        other.play(line.actor, line.move)
    return other


@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_it_keeps_its_time(seconds: float) -> None:
    """The least of five, so that a busy machine isn't the bot's fault."""
    rng = Random(3)
    match = Match(game, 4, BarkingOptions())
    while match.state.round < 5 or not isinstance(match.due, Decide):
        step(match, dict.fromkeys(range(1, 5), (BOT, 3)), LITTLE, rng)
    took = []
    for _ in range(5):
        began = monotonic()
        BOT.choose(sight(match, match.due.seats[0]), 8, Budget(seconds=seconds), rng)
        took.append(monotonic() - began)
    assert min(took) <= 1.1 * seconds


def test_it_tells_its_best_moves_with_chances() -> None:
    state = table(["3 8 10", "1"], [at("van", "2: 9")], round=5, passes=[2])
    match = Match(game, 2, BarkingOptions(), state)
    lines = BOT.lines(sight(match, 1), LITTLE)
    assert game.write(lines[0].move) in ("play 1 3", "play 1 8")  # type: ignore[arg-type]
    assert lines[0].chance == 1
    assert [line.chance for line in lines] == sorted((x.chance for x in lines), reverse=True)


@pytest.mark.parametrize("hand", ["1 2 3 4 5 6 7 8 9 10 10", "5"], ids=["to discard", "one card"])
def test_a_single_move_has_a_chance_of_its_own(hand: str) -> None:
    """A hint said nought per cent wherever there was nothing to choose."""
    many = {"phase": "discard", "turn": None} if " " in hand else {}
    state = table([hand, "1 9"], [at("van")], ["2 3 4 5"], round=2, **many)
    (line, *_) = BOT.lines(sight(Match(game, 2, BarkingOptions(), state), 1), LITTLE)
    assert 0.01 < line.chance <= 1


def test_whoever_has_no_time_left_still_meets_some_worlds() -> None:
    """Otherwise all moves look alike: the first one is played."""
    state = table(["3 8 10", "1"], [at("van", "2: 9")], round=5, passes=[2])
    seen = sight(Match(game, 2, BarkingOptions(), state), 1)
    assert search.think(seen, Budget(seconds=1e-9), 20_000, Random(1))[0].chance > 0.9


def test_a_hand_of_wonder_dogs_leaves_something_to_think_of() -> None:
    """Forty-eight lavish packs were all that was looked at, and none of them was to be thought of:
    an empty item, and a dog for it, are always left."""
    row = [at(item) for item in ("van", "bin", "boxes", "mailbox", "hydrant", "balloon")]
    state = table(["1 1 6 9 9 9 W W W W", "2 3 4 5 6 7 8"], row, round=4)
    assert choice(state).startswith("play")


# --- sense --------------------------------------------------------------------------------------


@SENSIBLE
def test_it_takes_what_nobody_can_take_back(level: int) -> None:
    """The last round, everybody else has passed: a dog of better rank is enough."""
    state = table(["3 8 10", "1"], [at("van", "2: 9")], round=5, passes=[2])
    assert choice(state, level=level) in ("play 1 3", "play 1 8")


@SENSIBLE
def test_it_passes_if_nothing_can_be_won(level: int) -> None:
    state = table(["9 10", "1"], [at("van", "2: 3 3 3 3")])
    assert choice(state, level=level) == "pass"


@SENSIBLE
@pytest.mark.parametrize(("hand", "passes"), [("", []), ("4 5", [2])], ids=["no cards", "passed"])
def test_it_takes_what_lies_there_for_nothing(hand: str, passes: list[int], level: int) -> None:
    """Nobody else can play any more, and a bin has no dog yet: whoever looks on would take it."""
    row = [at("van", "2: 1 1"), at("bin"), at("boxes", "1: 2")]
    state = table(["9", hand], row, ["3 4 6 6 7 8 8"], round=3, passes=passes)
    assert choice(state, level=level) == "play 2 9"


@THINKERS
def test_in_the_last_round_it_plays_on_where_all_is_lost(level: int) -> None:
    """A game out of reach: every move looks alike, and a pass was drawn."""
    row = [at("van", "2: 9 9"), at("bin", "2: 5")]
    won = ["", "bin boxes mailbox hydrant balloon lamppost bicycle"]
    state = table(["3 6 7 7", "1 2"], row, ["4 8"], won=won, round=5)
    assert choice(state, level=level).startswith("play")


@SENSIBLE
def test_it_would_rather_have_a_new_kind_of_item(level: int) -> None:
    row = [at("van"), at("bin")]
    state = table(["3", "1"], row, won=["van van", ""], round=5, passes=[2])
    assert choice(state, level=level) == "play 2 3"


@THINKERS
def test_it_spends_no_more_than_it_must(level: int) -> None:
    """Three of a breed, nobody left who could answer: what is kept is good for the next round."""
    state = table(["10 10 10", "1"], [at("van")], ["1 2 3 4 5 6 7"], round=3, passes=[2])
    assert choice(state, level=level) in ("play 1 10", "pass")


def test_it_fights_for_no_item_beside_empty_ones() -> None:
    """Six items, one of them with a pack of two: there is better to do than to beat it."""
    row = [at("van", "2: 9 9"), *map(at, ("bin", "boxes", "mailbox", "hydrant", "balloon"))]
    state = table(["8 8 8 7 6 5", "10 10 9 3"], row, ["1 2 3 4 5 6"], round=4)
    assert not choice(state, budget=Budget(nodes=4_000)).startswith("play 1")


def test_it_thinks_of_no_war_and_no_crowd_beside_empty_items() -> None:
    """As only three cards can be kept, `10 10 W10` and `3 3` cost little; both were played."""
    row = [at("van", "2: 9"), *map(at, ("bicycle", "hydrant", "bin", "boxes"))]
    assert most_dogs(row) == {1: 1, 2: 2, 3: 2, 4: 2, 5: 2}
    assert most_dogs(row[:3]) == {1: 3, 2: 3, 3: 3}


def most_dogs(row: list[dict[str, Any]]) -> dict[int, int]:
    """How many at each place at most, among what is worth a thought."""
    state = table(["3 3 10 10 W", "4 8 9"], row, ["1 4 5 6 7 8"], round=4)
    trial = search.Trial(sight(Match(game, 2, BarkingOptions(), state), 1), np.ones(1, np.uint64))
    most: dict[int, int] = {}
    for number in search._moves(trial.world(), 0, trial.taste):
        match search._read(int(number)):
            case Play(place, dogs):
                most[place] = max(most.get(place, 0), len(dogs))
    return most


@THINKERS
def test_a_cat_goes_where_it_helps(level: int) -> None:
    """Two dogs more would overtake, and only a cat lets them join."""
    row = [at("bin", "2: 1 1 1"), at("van", "1: 9", "2: 3")]
    state = table(["7 8", "10"], row, phase="token", passes=[2], round=5)
    assert choice(state, level=level) == "token 2"


def test_a_lonely_wonder_dog_is_changed_for_a_card() -> None:
    row = [at("van")]
    assert choice(table(["W", "1"], row, ["1 2 3 4"], round=5, passes=[2])) == "swap"


@SENSIBLE
def test_it_throws_away_what_is_worth_least(level: int) -> None:
    state = table(["1 1 2 2 3 3 3 W W W 10", "1"], [at("van")], phase="discard", turn=None)
    assert choice(state, level=level) == "discard 10"
