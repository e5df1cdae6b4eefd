"""The shapes of chance: whole weights, honest draws, and steps that add up."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lapki.games.chance import LISTED, Dice, Draw, Outcome, Pick, Shape, one_of, order

dice = st.builds(Dice, st.integers(1, 4), st.booleans(), st.sampled_from([2, 6]))
heaps = st.dictionaries(st.sampled_from("abcd"), st.integers(1, 3), min_size=1)


@st.composite
def draws(draw: st.DrawFn) -> Draw:
    heap = draw(heaps)
    return Draw.of(heap, draw(st.integers(1, sum(heap.values()))), ordered=draw(st.booleans()))


shapes = dice | draws()


@given(shapes)
def test_weights_add_up(shape: Shape) -> None:
    if shape.count() <= LISTED:
        outcomes = shape.outcomes()
        assert len(set(outcomes)) == len(outcomes) == shape.count()
        assert sum(map(shape.weight, outcomes)) == shape.total


@given(shapes, st.integers())
def test_what_is_drawn_can_happen(shape: Shape, seed: int) -> None:
    assert shape.weight(shape.draw(Random(seed).randrange)) > 0


@given(shapes)
def test_single_steps_lead_to_the_same_odds(shape: Shape) -> None:
    if shape.total > 20_000:
        return
    odds: dict[Outcome, Fraction] = defaultdict(Fraction)
    for things, chance in _walk(shape, (), Fraction(1)):
        odds[shape.settle(things)] += chance
    assert odds == {o: Fraction(shape.weight(o), shape.total) for o in odds}
    assert sum(odds.values()) == 1


Way = tuple[Outcome, Fraction]


def _walk(left: Shape | None, so_far: Outcome, odds: Fraction) -> Iterator[Way]:
    """Every way through the single steps, with its odds."""
    if left is None:
        yield so_far, odds
        return
    faces = left.faces()
    total = sum(weight for _, weight in faces)
    for thing, weight in faces:
        yield from _walk(left.after(thing), (*so_far, thing), odds * Fraction(weight, total))


def test_every_number_of_the_source_is_a_case_of_its_own() -> None:
    """Three cards, two of them alike: six ways to draw two, and each is drawn once."""
    shape = Draw.of({"cat": 2, "dog": 1}, 2)
    drawn = Counter(
        shape.draw(_numbers(first, second)) for first, second in product(range(3), range(2))
    )
    assert drawn == {("cat", "cat"): 2, ("cat", "dog"): 4}
    assert [shape.weight(outcome) for outcome in drawn] == [1, 2]


def _numbers(*numbers: int) -> Pick:
    source = iter(numbers)
    return lambda below: next(source) % below


@pytest.mark.parametrize(
    ("shape", "outcome"),
    [
        (Dice(2), (4, 3)),  # not in rising order
        (Dice(2), (3,)),
        (Dice(2), (0, 3)),
        (Dice(1), ("3",)),
        (Dice(2, ordered=True), (7, 1)),
        (Draw.of([1, 2, 3], 2), (2, 1)),
        (Draw.of([1, 2, 3], 2), (1, 1)),
        (Draw.of([1, 2, 3], 2), (1, 4)),
        (Draw.of([1, 2, 3], 2), (1, 2, 3)),
        (order("abc"), ("a", "b", "b")),
        (one_of("ab"), ("c",)),
    ],
)
def test_what_cannot_happen_weighs_nothing(shape: Shape, outcome: Outcome) -> None:
    assert shape.weight(outcome) == 0


def test_an_order_is_any_of_its_permutations() -> None:
    assert set(order("abc").outcomes()) == set(permutations("abc"))


def test_too_many_outcomes_are_not_listed() -> None:
    hand = Draw.of(range(84), 6)
    assert hand.count() == hand.total == 406_481_544
    with pytest.raises(ValueError, match="too many to list"):
        hand.outcomes()
    with pytest.raises(ValueError, match="too many to list"):
        Dice(5, ordered=True).outcomes()
