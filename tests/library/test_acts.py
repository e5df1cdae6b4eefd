"""Moves as acts: the same number is the same act, and each move can be said in exactly one way."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from lapki import games
from lapki.adapters.acts import Choice, Spelling, spelling_for
from lapki.adapters.steps import Steps
from lapki.games.contract import CHANCE, Chance
from lapki.match import record

TABLES = [(key, seats) for key in games.names() for seats in games.find(key).seats]
TELLING = 50
"""Of what is said freely so many are tried."""


def steps_of(key: str, seats: int, **options: str) -> Steps:
    chosen = record.begin(key, seats, options).options
    return Steps(games.find(key), spelling_for(key, seats, chosen))


def said(choice: Choice) -> Counter[str]:
    """Every move that can be said from here, and in how many ways."""
    found: Counter[str] = Counter()
    acts = choice.open()
    free = [act for act in acts if act in choice.spelling.free]
    for act in [a for a in acts if a not in choice.spelling.free] + free[:TELLING]:
        branch = choice.copy()
        move = branch.take(act)
        if move is None:
            found += said(branch)
        else:
            found[_written(choice.spelling, move)] += 1
    return found


def _written(spelling: Spelling, move: object) -> str:
    return repr(move)


def expected(steps: Steps, seat: int) -> set[str]:
    spelling = steps.spelling
    moves = []
    for move in steps.match.game.legal(steps.match.state, seat):
        ends = [act for act in spelling.spell(move) if isinstance(act, range)]
        free = ends[0][:TELLING] if ends else ()
        moves += [spelling.fill(move, act) for act in free] if ends else [move]
    return {_written(spelling, move) for move in moves}


def walk(steps: Steps, rng: Random, most: int) -> None:
    """Random games, and at each question every path that there is."""
    for _ in range(most):
        seat = steps.turn
        if seat is None:
            return
        if seat == CHANCE:
            steps.draw(rng.randrange)
            continue
        ways = said(steps.choice)
        assert set(ways.values()) == {1}, "a move that can be said in two ways"
        assert set(ways) == expected(steps, seat), "a legal move that can't be said, or another"
        while not steps.act(rng.choice(steps.choice.open())):
            pass


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_legal_move_is_reached_by_exactly_one_path(key: str, seats: int) -> None:
    walk(steps_of(key, seats), Random(seats), 90)


@pytest.mark.parametrize("tricks", ["dog-park", "obstacle-course", "kennel-club", "free-range"])
def test_so_is_every_answer_that_a_trick_asks_for(tricks: str) -> None:
    walk(steps_of("spots", 3, tricks=tricks), Random(1), 300)


@pytest.mark.slow(seconds=60)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_in_long_games_too(key: str, seats: int) -> None:
    for seed in range(5):
        walk(steps_of(key, seats), Random(seed), 3_000)


@pytest.mark.parametrize("key", games.names())
def test_the_table_of_acts_is_the_same_at_every_table(key: str) -> None:
    game = games.find(key)
    tables = {spelling_for(key, seats, game.Options()).acts for seats in game.seats}
    assert len(tables) == 1


def test_a_larger_deck_only_adds_acts() -> None:
    usual = steps_of("dixit", 4).spelling.acts
    larger = steps_of("dixit", 4, cards="120").spelling.acts
    assert larger[: len(usual)] == usual
    assert len(larger) == len(usual) + 36


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_acts_of_a_move_say_that_move(key: str, seats: int) -> None:
    """And chance, thing by thing, has the weights of the whole."""
    rng, steps = Random(seats), steps_of(key, seats)
    for _ in range(120):
        if steps.turn is None:
            return
        if steps.turn != CHANCE:
            move = rng.choice(list(games.find(key).legal(steps.match.state, steps.turn)))
            free = [act for act in steps.spelling.spell(move) if isinstance(act, range)]
            move = steps.spelling.fill(move, rng.choice(free[0])) if free else move
            for act in steps.choice.path(move):
                assert act in steps.choice.open()
                whole = steps.act(act)
            assert whole
            assert steps.match.lines[-1].move == move
            continue
        likely = Fraction(1)
        due, plies = steps.match.due, steps.match.plies
        things = []
        while steps.turn == CHANCE and steps.match.plies == plies:
            chances = dict(steps.chances())
            assert sum(chances.values()) == 1
            thing = rng.choice(sorted(chances))
            likely *= chances[thing]
            things.append(steps.spelling.things[thing] if isinstance(due, Chance) else thing)
            steps.fall(thing)
        if isinstance(due, Chance):
            outcome = due.shape.settle(things)
            assert likely <= Fraction(due.shape.weight(outcome), due.shape.total)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_observation_tells_nothing_that_the_seat_does_not_know(key: str, seats: int) -> None:
    """It is the same in another world that the seat can't tell from this one."""
    rng, steps = Random(seats), steps_of(key, seats)
    game = games.find(key)
    while steps.turn is not None and steps.match.plies < 40:
        if steps.turn == CHANCE:
            steps.draw(rng.randrange)
        else:
            steps.act(rng.choice(steps.choice.open()))
    sizes = set()
    for seat in range(1, seats + 1):
        other = steps_of(key, seats)
        for actor, move in game.sample(steps.match.history, seat, rng.randrange).lines:
            other.match.play(actor, move)
        mine = steps.spelling.observe(game.view(steps.match.state, seat), seat)
        assert mine == steps.spelling.observe(game.view(other.match.state, seat), seat)
        assert all(0 <= number <= 1 for number in mine)
        sizes.add(len(mine))
    assert len(sizes) == 1


def test_an_act_that_is_not_open_is_refused_and_changes_nothing() -> None:
    steps = steps_of("boooop", 2)
    with pytest.raises(ValueError, match=r"act 92 \(hold\) isn't open now; open: 0 \(k a1\)"):
        steps.act(steps.spelling.ids["hold"])
    assert steps.match.plies == 0
    assert steps.choice.taken == ()


def test_a_game_without_a_table_of_acts_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "part", lambda *_: None)
    with pytest.raises(LookupError, match="boooop has no table of acts"):
        steps_of("boooop", 2)
